"""What has been done "this way", and by whom: written as it is said, read back as the same, and never of a cost."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from rules_data.core.games import GAMES
from rules_data.core.scenarios import Back, read_back, read_data

GAME = {"m": "magic", "f": "flesh-and-blood", "r": "riftbound"}
CREATURE = {"type": "creature"}
LEAVES = {"event": "is destroyed", "object": CREATURE}


def read(game: str, text: str) -> dict[str, Any]:
    *_, found = ability_text(GAME[game]).read(text, "Paper Lantern")
    assert found.outcome is Outcome.READ, found.reading
    assert isinstance(found.data, dict)
    (ability,) = found.data["abilities"]
    assert isinstance(ability, dict)
    return ability


def problems(game: str, text: str) -> tuple[str, ...]:
    return read_data({"abilities": [read(game, text)]}, GAMES.played[GAME[game]].table.vocabulary)[1]


def written(game: str, *done: object, **beside: object) -> str:
    """The words for an ability of this data, which have to be read back as it."""
    (ability,), unknown = read_data(
        {"abilities": [{**beside, "do": list(done)}]}, GAMES.played[GAME[game]].table.vocabulary
    )
    assert unknown == ()
    back = read_back(ability, GAMES.played[GAME[game]])
    assert back.outcome is Back.SAME, back
    return back.words


def asked(event: object, **beside: object) -> dict[str, object]:
    return {"if": {"happened": event, "in": "this way", **beside}, "do": [{"draw": 1}]}


def won(by: str) -> dict[str, object]:
    return asked({"event": "wins a clash", "player": by})


@pytest.mark.parametrize(
    ("by", "words"),
    [
        ("you", "If you won a clash this way, draw a card."),
        ("opponent", "If an opponent won a clash this way, draw a card."),
        ("any", "If a hero won a clash this way, draw a card."),
        ("attacking player", "If the attacking hero won a clash this way, draw a card."),
        ("defending player", "If the defending hero won a clash this way, draw a card."),
        ("turn player", "If the turn-player won a clash this way, draw a card."),
    ],
)
def test_who_has_won_a_clash_is_told_with_its_own_span(by: str, words: str) -> None:
    assert written("f", {"clash": True}, won(by)) == f"Clash. {words}"


DESTROYED = {"destroy": {"choose": 1, "type": "creature"}}


@pytest.mark.parametrize(
    ("done", "words"),
    [
        (asked(LEAVES), "If a creature was destroyed this way, draw a card."),
        (asked(LEAVES, **{"at least": 2}), "If a creature was destroyed 2 or more times this way, draw a card."),
        (
            {"if": {"not": {"happened": LEAVES, "in": "this way"}}, "do": [{"draw": 1}]},
            "Draw a card unless a creature was destroyed this way.",
        ),
        (
            asked(LEAVES, **{"by one player": True, "at least": 2}),
            "If a creature was destroyed 2 or more times for one and the same player this way, draw a card.",
        ),
        (
            {"gain life": {"latest": {"event": "loses life"}, "in": "this way"}},
            "gain life equal to the amount the last time a player lost life this way.",
        ),
        (
            {"gain life": {"total of": {"event": "loses life"}, "in": "this way", "by one player": True}},
            "gain life equal to the total of the amounts each time a player lost life for one and the same "
            "player this way.",
        ),
    ],
)  # fmt: skip
def test_what_was_done_this_way_is_told_once(done: object, words: str) -> None:
    assert written("m", DESTROYED, done).endswith(words)


@pytest.mark.parametrize("span", ["turn", "last turn", "combat"])
def test_other_spans_keep_their_words(span: str) -> None:
    said = {"turn": "this turn", "last turn": "last turn", "combat": "this combat"}[span]
    done = {"if": {"happened": LEAVES, "in": span}, "do": [{"draw": 1}]}
    assert written("m", done) == f"If a creature was destroyed {said}, draw a card."


# --- who does it ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "player", "words"),
    [
        ("f", "attacking player", "Whenever the attacking hero draws a card, draw a card."),
        ("f", "defending player", "Whenever the defending hero draws a card, draw a card."),
        ("f", "turn player", "Whenever the turn-player draws a card, draw a card."),
        ("m", "defending player", "Whenever defending player draws a card, draw a card."),
        ("m", "turn player", "Whenever the active player draws a card, draw a card."),
        ("r", "turn player", "When the turn player draws a card, draw 1."),
    ],
)
def test_whoever_has_a_part_in_the_turn_or_combat_does_things_themselves(game: str, player: str, words: str) -> None:
    assert written(game, {"draw": 1}, when={"event": "draws", "player": player}) == words


def test_an_attacking_hero_who_plays_or_activates_is_named_both_times() -> None:
    text = "If the attacking hero has played or activated an instant this combat chain, draw two cards."
    (ability,), unknown = read_data({"abilities": [read("f", text)]}, GAMES.played["flesh-and-blood"].table.vocabulary)
    assert unknown == ()
    back = read_back(ability, GAMES.played["flesh-and-blood"])
    assert back.outcome is Back.SAME, back
    assert back.words.count("the attacking hero") == 2
    assert " by the attacking hero" not in back.words


@pytest.mark.parametrize("game", "mfr")
def test_its_controller_is_nobody_where_nothing_was_spoken_of(game: str) -> None:
    """It may be read, but nothing runs it: who that is is not made up."""
    (problem,) = problems(game, "Whenever its controller draws a card, draw a card." if game != "r" else
                          "When its controller draws a card, draw 1.")  # fmt: skip
    assert "its controller" in problem


# --- what only a cost does --------------------------------------------------------------------------------------------

NOTHING_DOES_IT = "this way, which nothing before does"


@pytest.mark.parametrize(
    "text",
    [
        "{1}, Sacrifice a creature: Draw two cards. If a creature died this way, you gain 2 life.",
        "{1}, Sacrifice a creature: Draw two cards. If you sacrificed a creature this way, you gain 2 life.",
        "Discard a card: Draw two cards. If you discarded a land card this way, you gain 2 life.",
        "If a creature died this way, you gain 2 life.",
        "If an opponent lost life this way, draw a card. Each opponent loses 1 life.",
    ],
)
def test_what_nothing_before_does_is_not_run_as_done_this_way(text: str) -> None:
    (problem,) = problems("m", text)
    assert NOTHING_DOES_IT in problem


@pytest.mark.parametrize(
    "text",
    [
        "{1}, Sacrifice a creature: Destroy target creature. If a creature died this way, you gain 2 life.",
        "{1}, Sacrifice a creature: Each player sacrifices a creature. If a creature died this way, draw a card.",
        "{1}, Sacrifice a creature: Each opponent loses 1 life. If an opponent lost life this way, draw a card.",
        "You may discard a card. If you discarded a land card this way, draw a card.",
        "Mill three cards. If a land card was milled this way, draw a card.",
    ],
)
def test_what_an_instruction_before_does_was_done_this_way(text: str) -> None:
    assert problems("m", text) == ()


@pytest.mark.parametrize("verb", ["was", "has been"])
def test_a_cost_of_flesh_and_blood_counts_in_either_tense(verb: str) -> None:
    ability = read(
        "f", f"**Instant** - Destroy an aura you control: If an aura {verb} destroyed this way, draw a card."
    )
    aura = {"subtype": "aura"}
    spent = {"count": {**aura, "zone": "graveyard", "spent to play me": True}}
    done = {"happened": {"event": "is destroyed", "object": aura}, "in": "this way"}
    assert ability["do"] == [{"if": {"any": [spent, done]}, "do": [{"draw": 1}]}]


@pytest.mark.parametrize("verb", ["was", "has been"])
def test_what_was_discarded_by_an_instruction_was_no_cost_in_either_tense(verb: str) -> None:
    done = read("f", f"Draw a card, then discard a random card. If a red card {verb} discarded this way, draw a card.")
    red = {"happened": {"event": "is discarded", "object": {"color": "red"}}, "in": "this way"}
    assert done["do"][-1] == {"if": red, "do": [{"draw": 1}]}


def test_what_a_cost_or_an_instruction_did_is_asked_once() -> None:
    """Its words name both; read again they are two questions, not three."""
    text = (
        "If there is a red card spent to play this in any graveyard or a red card was discarded this way, draw a card."
    )
    (done,) = read("f", text)["do"]
    assert [next(iter(one)) for one in done["if"]["any"]] == ["count", "happened"]


def test_whom_to_clash_with_may_be_whoever_was_hit() -> None:
    text = "When this hits a hero, clash with them. If they win, draw a card."
    (ability,), _ = read_data({"abilities": [read("f", text)]}, GAMES.played["flesh-and-blood"].table.vocabulary)
    back = read_back(ability, GAMES.played["flesh-and-blood"])
    assert back.outcome is Back.SAME, back
