"""Trample over planeswalkers: how much of its damage may go to whoever is behind one (702.19c, e and f)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.magic_boards import Boards

OVER = Boards("""
  Beast: {types: [creature], power: 7, toughness: 7, keywords: [trample over planeswalkers]}
  Boar: {types: [creature], power: 7, toughness: 7, keywords: [trample]}
  Snake: {types: [creature], power: 7, toughness: 7, keywords: [trample over planeswalkers, deathtouch]}
  Sage: {types: [planeswalker], loyalty: 3, abilities: []}
""")
END = "{advance to: end of combat}"


def attack(creature: str, then: str) -> str:
    return f"{{attack: {{{creature}: Sage}}}}, {then}"


@pytest.mark.parametrize(("sage", "bob"), [(3, 4), (5, 2), (7, 0)])
def test_unblocked_it_may_assign_what_is_more_than_the_loyalty_to_the_player(sage: int, bob: int) -> None:
    board = {"ann": "battlefield: [Beast]", "bob": "life: 20, battlefield: [Sage]"}
    amounts = f"Sage: {sage}" + (f", Bob: {bob}" if bob else "")
    then = f"Bob: {{life: {20 - bob}}}, Sage: {{zone: graveyard}}"
    OVER.holds(attack("Beast", END), then, "702.19c", choices=f"Ann assign damage: {{{amounts}}}", **board)


def test_the_planeswalker_is_assigned_its_loyalty_first() -> None:
    board = {"ann": "battlefield: [Beast]", "bob": "life: 20, battlefield: [Sage]"}
    OVER.confirm(
        attack("Beast", END), "illegal answer: true", choices="Ann assign damage: {Sage: 2, Bob: 5}", **board
    )


def test_blockers_come_before_the_planeswalker_and_that_before_the_player() -> None:
    board = {"ann": "battlefield: [Beast]", "bob": "life: 20, battlefield: [Sage, Bear]"}
    blocked = attack("Beast", f"{{block: {{Bear: Beast}}}}, {END}")
    OVER.confirm(blocked, "Bob: {life: 18}", choices="Ann assign damage: {Bear: 2, Sage: 3, Bob: 2}", **board)
    for wrong in ("{Bear: 1, Sage: 3, Bob: 3}", "{Bear: 4, Sage: 2, Bob: 1}", "{Bear: 1, Sage: 6}"):
        OVER.confirm(blocked, "illegal answer: true", choices=f"Ann assign damage: {wrong}", **board)


def test_deathtouch_takes_nothing_off_the_loyalty() -> None:
    board = {"ann": "battlefield: [Snake]", "bob": "life: 20, battlefield: [Sage, Giant]"}
    blocked = attack("Snake", f"{{block: {{Giant: Snake}}}}, {END}")
    OVER.confirm(blocked, "Bob: {life: 17}", choices="Ann assign damage: {Giant: 1, Sage: 3, Bob: 3}", **board)
    few = "Ann assign damage: {Giant: 1, Sage: 1, Bob: 5}"
    OVER.confirm(blocked, "illegal answer: true", choices=few, **board)


def test_what_others_assign_to_the_planeswalker_counts() -> None:
    board = {"ann": "battlefield: [Beast, Bear]", "bob": "life: 20, battlefield: [Sage]"}
    both = f"{{attack: {{Beast: Sage, Bear: Sage}}}}, {END}"
    OVER.confirm(both, "Bob: {life: 14}", choices="Ann assign damage: {Sage: 1, Bob: 6}", **board)


@pytest.mark.parametrize(("creature", "life"), [("Beast", 13), ("Boar", 20)])
def test_once_the_planeswalker_is_gone_all_of_it_goes_to_the_player(creature: str, life: int) -> None:
    board = {"ann": f"battlefield: [{creature}]", "bob": "life: 20, battlefield: [Sage]"}
    OVER.confirm(attack(creature, f"{{destroy: Sage}}, {END}"), f"Bob: {{life: {life}}}", **board)


def test_attacking_a_player_it_is_plain_trample() -> None:
    board = {"ann": "battlefield: [Beast]", "bob": "life: 20, battlefield: [Sage, Bear]"}
    blocked = f"{{attack: {{Beast: Bob}}}}, {{block: {{Bear: Beast}}}}, {END}"
    OVER.confirm(blocked, "Bob: {life: 15}", choices="Ann assign damage: {Bear: 2, Bob: 5}", **board)


def test_it_is_read_as_cards_print_it() -> None:
    [line] = ability_text("magic").read("Trample over planeswalkers", "Sample")
    assert line.data == {"keywords": ["trample over planeswalkers"]}
