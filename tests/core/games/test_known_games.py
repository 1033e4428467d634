"""The games there are: found by any of their words, never two by one, and one more for a while."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_data.core.games import GAMES, Game, GameIsTaken, Games, UnknownGame

MAGIC, RIFTBOUND = GAMES["magic"], GAMES["riftbound"]


def another(slug: str = "cairns", *aliases: str) -> Game:
    return replace(RIFTBOUND, slug=slug, name=slug.title(), aliases=aliases)


class TestFindingOne:
    def test_a_slug_that_is_none_is_told_with_those_there_are(self) -> None:
        with pytest.raises(UnknownGame) as found:
            GAMES["chess"]
        assert str(found.value) == "No game 'chess'; there are flesh-and-blood, magic, riftbound."

    def test_they_stand_in_alphabetical_order_however_they_were_given(self) -> None:
        assert list(Games((RIFTBOUND, MAGIC))) == ["magic", "riftbound"]
        assert len(GAMES) == 3
        assert ("magic" in GAMES, "chess" in GAMES, 7 in GAMES) == (True, False, False)

    @pytest.mark.parametrize(
        ("word", "slug"),
        [("magic", "magic"), ("MAGIC", "magic"), ("mtg", "magic"), ("Fab", "flesh-and-blood"), ("FLESH-AND-BLOOD",
         "flesh-and-blood"), ("chess", None), ("", None), ("magi", None)],
    )  # fmt: skip
    def test_a_game_is_called_by_its_slug_or_alias_in_any_case(self, word: str, slug: str | None) -> None:
        found = GAMES.called(word)
        assert (found.slug if found else None) == slug

    @pytest.mark.parametrize("slug", sorted(GAMES))
    def test_its_first_publication_is_its_rulebook_and_its_sample_names_a_rule_of_it(self, slug: str) -> None:
        game = GAMES[slug]
        assert game.rulebook == "cr"
        word, number = game.sample_citation.split()
        assert game.is_called(word)
        assert number == game.publications["cr"].scheme.example


class TestOneMoreForAWhile:
    def test_it_is_there_within_and_gone_after(self) -> None:
        games = Games((MAGIC,))
        with games.including(another("cairns", "cn")) as added:
            assert games["cairns"] is added
            assert games.called("CN") is added
            assert set(games.played) == {"magic", "cairns"}
            assert [one.slug for one in games.cited] == ["cairns", "magic"]
        assert list(games) == ["magic"]
        assert (set(games.played), [one.slug for one in games.cited]) == ({"magic"}, ["magic"])

    def test_it_is_gone_after_a_fault_as_well(self) -> None:
        games = Games((MAGIC,))
        with pytest.raises(RuntimeError, match="mine"), games.including(another()):
            raise RuntimeError("mine")
        assert list(games) == ["magic"]

    @pytest.mark.parametrize(
        "taken", [another("magic"), another("mtg"), another("cairns", "magic"), another("x", "mtg")]
    )
    def test_a_word_that_leads_to_another_game_is_refused_and_nothing_is_added(self, taken: Game) -> None:
        games = Games((MAGIC,))
        with pytest.raises(GameIsTaken, match=rf"would be both {MAGIC.name} and {taken.name}"), games.including(taken):
            pytest.fail("it was added")
        assert list(games) == ["magic"]

    def test_two_games_of_one_word_are_refused_from_the_start(self) -> None:
        with pytest.raises(GameIsTaken, match="'cn' would be both Cairns and Cliffs"):
            Games((another("cairns", "cn"), another("cliffs", "cn")))

    def test_a_game_that_nothing_plays_is_known_and_not_played(self) -> None:
        games = Games((replace(another(), table=None),))
        assert list(games) == ["cairns"]
        assert games.played == {}
        assert games["cairns"].played is None
