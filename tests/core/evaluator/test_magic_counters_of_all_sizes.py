"""Counters that change power and toughness, whatever numbers they have (Magic 122.1a)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from rules_data.core.scenarios import UnableToReadScenario
from tests.magic_boards import Boards


@pytest.mark.parametrize(
    ("counter", "power", "toughness"),
    [("+1/+0", 4, 3), ("+0/+1", 3, 4), ("+2/+2", 5, 5), ("-0/-1", 3, 2), ("-1/-0", 2, 3), ("-2/-1", 1, 2)],
)
def test_a_counter_adds_its_numbers(counter: str, power: int, toughness: int) -> None:
    """As it is put by a text, and as it is there from the start."""
    (line,) = ability_text("magic").read(f"Put a {counter} counter on target creature.", "Brush")
    brush = f"  Brush: {{types: [instant], abilities: {line.data['abilities']}}}\n"  # type: ignore[index, call-overload]
    then = f"Ogre: {{power: {power}, toughness: {toughness}}}"
    board = {"ann": "hand: [Brush], battlefield: [Ogre]", "choices": "Ann targets: Ogre"}
    Boards(brush).confirm("{cast: Brush, by: Ann}, {resolve: all}", then, **board)
    there = f"battlefield: [{{card: Ogre, counters: {{\"{counter}\": 1}}}}, Rock]"
    Boards().confirm("{tap: Rock, by: Ann}", then, ann=there)


def test_several_of_them_add_up() -> None:
    there = 'battlefield: [{card: Ogre, counters: {"+1/+0": 2, "-0/-1": 1, "+1/+1": 1}}, Rock]'
    Boards().confirm("{tap: Rock, by: Ann}", "Ogre: {power: 6, toughness: 3}", ann=there)


def test_a_creature_without_toughness_left_dies() -> None:
    there = 'battlefield: [{card: Ogre, counters: {"-0/-1": 2}}, Rock]'
    when = '{put counter: "-0/-1", on: Ogre, with: Rock, by: Ann}'
    Boards().confirm(when, "Ogre: {zone: graveyard}", ann=there)


@pytest.mark.parametrize(("counter", "size"), [("+25/+25", 28), ("+400/+400", 403)])
def test_no_counter_is_too_large_to_count(counter: str, size: int) -> None:
    there = f'battlefield: [{{card: Ogre, counters: {{"{counter}": 1}}}}, Rock]'
    Boards().confirm("{tap: Rock, by: Ann}", f"Ogre: {{power: {size}, toughness: {size}}}", ann=there)


@pytest.mark.parametrize("counter", ["+1/-1", "+01/+1", "+1", "hone", "rad", "hexproof from blue"])
@pytest.mark.parametrize(
    "when", ["put counter: {0}, on: Ogre", "remove counter: {0}, on: Ogre", "tap: {{choose: 1, counters: {{{0}: 1}}}}"]
)
def test_a_counter_that_would_do_nothing_is_refused_wherever_it_is_named(counter: str, when: str) -> None:
    with pytest.raises(UnableToReadScenario, match="a counter that acts by the rules"):
        Boards().run("{" + when.format(f'"{counter}"') + ", by: Ann}", ann="battlefield: [Ogre]")
    there = f'battlefield: [Rock, {{card: Ogre, counters: {{"{counter}": 1}}}}]'
    with pytest.raises(UnableToReadScenario, match="a counter that acts by the rules"):
        Boards().run("{tap: Rock, by: Ann}", ann=there)
