"""A replacement effect applies to all that happens at a time, also where its source goes with it (Magic 614.4, 616)."""

from __future__ import annotations

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Seraph: {types: [creature], power: 4, toughness: 4, abilities: [{replace: {event: dies, object: {type: creature, controller: you}}, with: [{exile: it}]}]}
  Warden: {types: [creature], power: 4, toughness: 4, abilities: [{replace: {event: dies, object: {type: creature, controller: you, other: true}}, with: [{exile: it}]}]}
  Martyr: {types: [creature], power: 1, toughness: 9, abilities: [{replace: {event: is destroyed, object: {type: creature, controller: you, other: true}}, with: [{sacrifice: me}]}]}
  Journey: {types: [sorcery], abilities: [{do: [{extra turn: 1, player: {choose: 1}}]}]}
""")  # noqa: E501
WRATH = "{cast: Wrath, by: Ann}, {resolve: all}"


@pytest.mark.parametrize("board", ["Seraph, Bear, Wolf", "Bear, Seraph, Wolf", "Bear, Wolf, Seraph"])
def test_what_replaces_its_own_leaving_replaces_that_of_others_at_that_time(board: str) -> None:
    then = "Seraph: {zone: exile}, Bear: {zone: exile}, Wolf: {zone: exile}, Ogre: {zone: graveyard}"
    BOARDS.confirm(WRATH, then, ann=f"hand: [Wrath], battlefield: [{board}]", bob="battlefield: [Ogre]")


def test_what_spares_others_alone_leaves_as_it_is() -> None:
    then = "Warden: {zone: graveyard}, Bear: {zone: exile}, Wolf: {zone: exile}"
    BOARDS.confirm(WRATH, then, ann="hand: [Wrath], battlefield: [Warden, Bear, Wolf]")


def test_once_it_has_left_nothing_that_happens_later_is_replaced() -> None:
    when = "{cast: Murder, by: Ann}, {resolve: all}, " + WRATH
    ann = "hand: [Murder, Wrath], battlefield: [Seraph, Bear]"
    BOARDS.confirm(when, "Seraph: {zone: exile}, Bear: {zone: graveyard}", ann=ann, choices="Ann targets: Seraph")


def test_what_gives_itself_up_saves_one_of_several() -> None:
    ann = "hand: [Wrath], battlefield: [Martyr, Bear, Wolf]"
    then = "Martyr: {zone: graveyard}, Bear: {zone: battlefield}, Wolf: {zone: graveyard}"
    BOARDS.confirm(WRATH, then, ann=ann, choices="Ann which event: Bear")


@pytest.mark.parametrize(("player", "order"), [("Bob", "Bob Bob Cid"), ("Cid", "Cid Bob Cid"), ("Ann", "Ann Bob Cid")])
def test_after_an_extra_turn_the_turns_go_on_where_they_were(player: str, order: str) -> None:
    """Whoever takes it, the next turn is of the player after the one who took the last turn in order (500.7)."""
    decks = {"ann": "hand: [Journey], library: 9", "bob": "library: 9", "cid": "library: 9"}
    when = "{cast: Journey, by: Ann}, {resolve: all}"
    for turns in order.split():
        when += ", {end turn: true}"
        BOARDS.confirm(when, f"turn: {turns}", **decks, choices=f"Ann targets: {player}")
