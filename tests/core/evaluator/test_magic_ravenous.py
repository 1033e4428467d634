"""Magic: ravenous, with as many counters as was announced for X, and a card from five of them on (702.156)."""

import pytest

from tests.magic_boards import Boards

BOARDS = Boards("""
  Swarm: {types: [creature], mana cost: "{X}{G}", power: 1, toughness: 1, keywords: [ravenous]}
  Tame: {types: [creature], mana cost: "{X}{G}", power: 1, toughness: 1}
  Recall: {types: [instant], abilities: [{do: [{return: {choose: 1, type: creature, zone: graveyard}, to: battlefield}]}]}
""")  # noqa: E501
confirm = BOARDS.confirm
CAST = "{cast: Swarm, by: Ann}, {resolve: all}"


@pytest.mark.parametrize(("x", "cards"), [(0, 0), (4, 0), (5, 1), (7, 1)])
def test_the_counters_are_x_and_a_card_is_drawn_from_five_on(x, cards):
    confirm(
        CAST,
        f"Swarm: {{power: {x + 1}}}, Bear: {{power: 2}}, Ann: {{hand: {cards}, green: {7 - x}}}, Bob: {{hand: 0}}",
        ann="battlefield: [Bear], hand: [Swarm], library: 3, green: 8",
        bob="library: 3",
        choices=f"Ann value of X: {x}",
    )


def test_a_creature_without_it_has_nothing_of_its_x():
    confirm(
        "{cast: Tame, by: Ann}, {resolve: all}",
        "Tame: {power: 1, toughness: 1}, Ann: {hand: 0}",
        ann="hand: [Tame], library: 3, green: 6",
        choices="Ann value of X: 5",
    )


def test_what_was_not_cast_has_no_x():
    confirm(
        "{cast: Recall, by: Ann}, {resolve: all}",
        "Swarm: {zone: battlefield, power: 1}, Ann: {hand: 0}",
        ann="hand: [Recall], graveyard: [Swarm], library: 3",
    )
