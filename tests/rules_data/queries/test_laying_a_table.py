"""Laying the table of the laboratory: cards, marks, numbers and turns set in a scenario, and what is left as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.core.games import GAMES
from rules_data.core.scenarios import values_of
from rules_data.queries.lab.setup import (
    MOST_COPIES,
    MOST_PASTED,
    UnableToLay,
    lab_words,
    laid_cards,
    players_of,
    with_card,
    with_mark,
    with_number,
    with_pasted,
    with_turn,
    without_object,
)
from tests.campaigns import campaign

TABLE = """\
example: from-the-lab
game: magic
title: New table
editions: ["2024-06-07"]
cards:
  Bear: {types: [creature], power: 2, toughness: 2}
  Wall: {types: [creature], power: 0, toughness: 4}
given:
  turn: {player: Ann}
  Ann: {battlefield: [Bear], library: 7, life: 12}
  Bob: {battlefield: {card: Bear, as: theirs, tapped: true}}
when: []
"""
FIELDS = """\
example: from-the-lab
game: riftbound
title: New table
editions: [v1.3]
cards: {Scout: {types: [unit], might: 1}}
given:
  turn: {player: Ann}
  battlefields: [Altar]
  Ann: {at Altar: [Scout]}
  Bob: {}
when: []
"""


def situation(text: str) -> dict[str, Any]:
    found: dict[str, Any] = values_of(text)["given"]
    return found


# --- cards ---


def test_a_card_is_laid_behind_those_that_are_there_and_another_players_stay_as_they_are() -> None:
    laid = situation(with_card(TABLE, "Wall", "Ann", "battlefield"))
    assert laid == situation(TABLE) | {"Ann": {"battlefield": ["Bear", "Wall"], "library": 7, "life": 12}}


def test_each_copy_has_a_name_that_no_object_of_any_player_has() -> None:
    text = with_card(with_card(TABLE, "Bear", "Bob", "hand", count=2), "Bear", "Ann", "battlefield")
    handles = [card.handle for card in laid_cards(values_of(text))]
    assert handles == ["Bear", "Bear 4", "theirs", "Bear 2", "Bear 3"]


def test_a_single_card_beside_which_another_is_laid_becomes_a_list() -> None:
    laid = situation(with_card(TABLE, "Wall", "Bob", "battlefield"))
    assert laid["Bob"]["battlefield"] == [{"card": "Bear", "as": "theirs", "tapped": True}, "Wall"]


def test_a_card_is_laid_with_what_is_said_of_it() -> None:
    laid = situation(with_card(TABLE, "Wall", "Ann", "battlefield", {"tapped": True}))
    assert laid["Ann"]["battlefield"][1] == {"card": "Wall", "tapped": True}


@pytest.mark.parametrize(("asked", "laid"), [(0, 1), (-3, 1), (MOST_COPIES, MOST_COPIES), (500, MOST_COPIES)])
def test_at_least_one_copy_is_laid_and_no_more_than_there_is_room_for(asked: int, laid: int) -> None:
    assert len(situation(with_card(TABLE, "Wall", "Ann", "hand", count=asked))["Ann"]["hand"]) == laid


def test_a_shared_place_is_laid_for_everybody_and_named_before_the_players() -> None:
    text = with_card(FIELDS, "Scout", "Ann", "battlefields")
    assert situation(text)["battlefields"] == ["Altar", "Scout"]
    assert list(situation(text)) == ["turn", "battlefields", "Ann", "Bob"]


@pytest.mark.parametrize(
    ("game", "first", "last"),
    [("magic", "untap", "cleanup"), ("riftbound", "awaken", "expiration"), ("flesh-and-blood", "start", "end")],
)
def test_the_phases_to_choose_from_stand_in_the_order_of_a_turn(game: str, first: str, last: str) -> None:
    phases = lab_words(game, {}).phases
    assert (phases[0], phases[-1]) == (first, last)
    vocabulary = GAMES.played[game].table.vocabulary
    assert vocabulary.board.first_phase in phases
    assert set(phases) <= vocabulary.phases - set(vocabulary.board.begins)


def test_cards_are_laid_at_a_shared_place_by_its_name() -> None:
    words = lab_words("riftbound", values_of(FIELDS))
    assert (words.place_word, words.places) == ("battlefields", ("Altar",))
    assert "at Altar" in words.piles
    text = with_card(FIELDS, "Scout", "Bob", "at Altar")
    assert [(one.handle, one.player, one.pile) for one in laid_cards(values_of(text))] == [
        ("Altar", "", "battlefields"),
        ("Scout", "Ann", "at Altar"),
        ("Scout 2", "Bob", "at Altar"),
    ]


@pytest.mark.parametrize(
    ("text", "player", "pile", "said"),
    [
        (TABLE, "Cid", "hand", "no player “Cid”"),
        (TABLE, "Ann", "library", "“library” of Ann is a number"),
        (TABLE.replace("game: magic", "game: chess"), "Ann", "hand", "cannot be read"),
        (TABLE.replace("given:", "given: 3\nwhere:"), "Ann", "hand", "cannot be read"),
    ],
    ids=["for nobody at the table", "on a number", "in no game", "in no situation"],
)
def test_what_cannot_be_laid_is_refused_with_its_reason(text: str, player: str, pile: str, said: str) -> None:
    with pytest.raises(UnableToLay, match=said):
        with_card(text, "Bear", player, pile)


# --- lists ---


@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("Wall", 1),
        ("3 Wall", 3),
        ("3x Wall", 3),
        ("3X Wall", 3),
        ("3× Wall", 3),
        ("2 Wall (LEA) 12", 2),
        ("Wall [promo]", 1),
        ("  4   Wall  ", 4),
        ("2 Wall (C21) 263 *F*", 2),
        ("1 Wall (PLST) BBD-7 *E*", 1),
    ],
)
def test_a_line_of_a_list_is_a_card_so_many_times(line: str, copies: int) -> None:
    held = situation(with_pasted(TABLE, line, "Bob", "hand"))["Bob"]["hand"]
    assert [one if isinstance(one, str) else one["card"] for one in held] == ["Wall"] * copies


def test_remarks_and_empty_lines_of_a_list_are_no_cards() -> None:
    pasted = "# my deck\n\n2 Bear\n// Sideboard\n1 Wall\n"
    assert len(situation(with_pasted(TABLE, pasted, "Bob", "hand"))["Bob"]["hand"]) == 3


def test_a_list_of_too_many_lines_is_refused_whole() -> None:
    with_pasted(TABLE, "Wall\n" * 3 + "# \n" * MOST_PASTED, "Bob", "hand")
    with pytest.raises(UnableToLay, match=f"{MOST_PASTED + 1} lines"):
        with_pasted(TABLE, "Wall\n" * (MOST_PASTED + 1), "Bob", "hand")


# --- marks, numbers, the turn ---


def test_a_mark_is_set_on_one_object_and_taken_off_again() -> None:
    marked = with_mark(TABLE, "Bear", "tapped", True)
    assert situation(marked)["Ann"]["battlefield"] == [{"card": "Bear", "tapped": True}]
    assert situation(with_mark(marked, "Bear", "tapped", False))["Ann"]["battlefield"] == ["Bear"]


def test_an_object_with_a_name_of_its_own_keeps_that_without_its_mark() -> None:
    assert situation(with_mark(TABLE, "theirs", "tapped", None))["Bob"]["battlefield"] == [
        {"card": "Bear", "as": "theirs"}
    ]


def test_marking_or_taking_away_what_is_not_there_changes_nothing() -> None:
    assert situation(with_mark(FIELDS, "Nobody", "exhausted", True)) == situation(FIELDS)
    assert situation(without_object(FIELDS, "Nobody")) == situation(FIELDS)


def test_an_object_is_taken_from_a_shared_place_as_well_and_nothing_else_goes() -> None:
    assert situation(without_object(FIELDS, "Altar")) == situation(FIELDS) | {"battlefields": []}


def test_a_number_is_set_for_one_player_and_left_to_what_is_usual() -> None:
    assert situation(with_number(TABLE, "Bob", "life", 3))["Bob"]["life"] == 3
    usual = situation(with_number(TABLE, "Ann", "life", None))
    assert "life" not in usual["Ann"]
    assert usual["Bob"] == situation(TABLE)["Bob"]


def test_no_life_is_a_number_too() -> None:
    assert situation(with_number(TABLE, "Ann", "life", 0))["Ann"]["life"] == 0


def test_another_turn_leaves_everything_else_where_it_was() -> None:
    turned = situation(with_turn(TABLE, "Bob", "upkeep"))
    assert turned == situation(TABLE) | {"turn": {"player": "Bob", "phase": "upkeep"}}
    assert situation(with_turn(TABLE, "Bob", ""))["turn"] == {"player": "Bob"}


@pytest.mark.parametrize(
    ("text", "players"),
    [
        (TABLE, ("Ann", "Bob")),
        (FIELDS, ("Ann", "Bob")),
        (TABLE.replace("turn: {player: Ann}", "players: [Cid, Ann, Bob]"), ("Cid", "Ann", "Bob")),
        (FIELDS.replace("battlefields:", "victory score: 9\n  battlefields:"), ("Ann", "Bob")),
    ],
    ids=["as they are written", "beside shared places", "as they are listed", "beside a number for all"],
)
def test_who_plays_is_told_from_what_lies_there(text: str, players: tuple[str, ...]) -> None:
    assert players_of(values_of(text)) == players


ACTIONS = st.lists(
    st.one_of(
        st.tuples(st.just("lay"), st.sampled_from(["Bear", "Wall"]), st.sampled_from(["Ann", "Bob"])),
        st.tuples(st.just("mark"), st.sampled_from(["Bear", "theirs", "Wall"]), st.booleans()),
        st.tuples(st.just("take"), st.sampled_from(["Bear", "Bear 2", "theirs", "Wall"]), st.none()),
    ),
    max_size=6,
)


@campaign(25)
@given(ACTIONS)
def test_whatever_is_laid_marked_and_taken_away_is_a_table_that_can_be_played_on(actions: list[Any]) -> None:
    text, names = TABLE, ["Bear", "theirs"]
    for verb, one, more in actions:
        if verb == "lay":
            text = with_card(text, one, more, "battlefield")
        elif verb == "mark":
            text = with_mark(text, one, "tapped", more)
        else:
            text = without_object(text, one)
            names = [name for name in names if name != one]
    handles = [card.handle for card in laid_cards(values_of(text))]
    assert len(set(handles)) == len(handles)
    assert len(handles) == len(names) + sum(verb == "lay" for verb, _, _ in actions) - taken_after_laying(actions)
    GAMES.read_scenario(text + "then: {Ann: {life: 12}}\n")


def taken_after_laying(actions: list[Any]) -> int:
    """How many of the objects laid by these actions are taken away by them again."""
    there, gone = {"Bear", "theirs"}, 0
    laid: set[str] = set()
    for verb, one, _ in actions:
        if verb == "lay":
            handle = next(name for name in (one, *(f"{one} {n}" for n in range(2, 20))) if name not in there | laid)
            laid.add(handle)
        elif verb == "take":
            gone += one in laid
            laid.discard(one)
            there.discard(one)
    return gone
