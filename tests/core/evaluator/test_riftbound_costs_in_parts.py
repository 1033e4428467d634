"""Riftbound: discounts in any order, discounts on options, and Might that goes no lower than a minimum."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Lens: {types: [gear], abilities: [{passive: {cost: {energy: -2}}, affects: {type: spell, controller: you}}]}
  Pupil: {types: [unit], might: 2, abilities: [
    {passive: {cost: {energy: -1}, minimum: 2}, affects: {type: spell, controller: you}}]}
  Novice: {types: [unit], might: 2, abilities: [
    {passive: {cost: {energy: -1}, minimum: 1}, affects: {type: spell, controller: you}}]}
  Prodigy: {types: [unit], might: 2, abilities: [
    {passive: {optional additional costs: {energy: -1}}, affects: {controller: you}}]}
  Ray: {types: [spell], cost: {energy: 3}, abilities: [
    {passive: {additional cost: {energy: 2}, optional: true}, affects: me}, {do: [{draw: 1}]}]}
  Plain: {types: [spell], cost: {energy: 3}, abilities: [{do: [{draw: 1}]}]}
  Wither: {types: [spell], abilities: [
    {do: [{give: {might: -3}, to: {all: {type: unit, controller: opponent}}, for: this turn, minimum: 1}]}]}
  Pup: {types: [unit], might: 2, abilities: []}
  Ox: {types: [unit], might: 5, abilities: []}
  Mite: {types: [unit], might: 0, abilities: []}
"""
EARLIER, V13 = Written("riftbound", ("v1.3", "v1.2"), CARDS), Written("riftbound", ("v1.3",), CARDS)


@pytest.mark.parametrize(
    ("base", "left"),
    [("Pupil, Novice", 4), ("Novice, Pupil", 4), ("Lens, Novice", 5), ("Novice, Lens", 5), ("Lens, Pupil", 5)],
)
def test_discounts_come_to_the_least_that_some_order_makes_of_them(base: str, left: int) -> None:
    """3 energy: 2 and 1 with a minimum each, then 1; 3 to 2 and then to nothing."""
    EARLIER.confirm(f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [{base}], hand: [Plain], energy: 5}}, Jinx: {{}}}}
        when: [{{play: Plain, by: Ahri}}]
        then: {{Ahri: {{energy: {left}}}}}
        """)


@pytest.mark.parametrize(("card", "answer", "left"), [("Ray", "yes", 1), ("Ray", "no", 2), ("Plain", "", 2)])
def test_an_option_is_cheaper_and_the_card_is_not(card: str, answer: str, left: int) -> None:
    asked = f"choices: [{{player: Ahri, question: pay optional cost, answer: {answer}}}]" if answer else ""
    V13.confirm(f"""
        given: {{turn: {{player: Ahri}}, Ahri: {{base: [Prodigy], hand: [{card}], energy: 5}}, Jinx: {{}}}}
        when: [{{play: {card}, by: Ahri}}]
        {asked}
        then: {{Ahri: {{energy: {left}}}}}
        """)


def test_each_unit_is_lowered_to_the_minimum_by_itself() -> None:
    EARLIER.confirm("""
        given: {turn: {player: Ahri}, Ahri: {hand: [Wither]}, Jinx: {base: [Pup, Ox, Mite]}}
        when: [{play: Wither, by: Ahri}, {resolve: all}]
        then: {Pup: {might: 1}, Ox: {might: 2}, Mite: {might: 0}}
        """)


def test_a_minimum_needs_something_that_is_lowered() -> None:
    with pytest.raises(UnableToReadScenario, match="for the minimum to limit"):
        V13.read("""
            given: {turn: {player: Ahri}, Ahri: {base: [Pup]}, Jinx: {}}
            when: [{give: {might: 3}, to: Pup, for: this turn, minimum: 1, by: Ahri}]
            then: {Pup: {might: 5}}
            """)


def test_a_spell_that_has_left_the_chain_executes_nothing_more_from_v1_3_on() -> None:
    cards = CARDS + "  Bow: {types: [spell], abilities: [{do: [{return: me}, {draw: 1}]}]}\n"
    body = """
        given: {turn: {player: Ahri}, Ahri: {hand: [Bow]}, Jinx: {}}
        when: [{play: Bow, by: Ahri}, {resolve: all}]
        then: {Ahri: {hand: HAND}}
        """
    Written("riftbound", ("v1.3",), cards).confirm(body.replace("HAND", "1"))
    Written("riftbound", ("v1.2",), cards).confirm(body.replace("HAND", "2"))
    assert_stops(Written("riftbound", ("v1.3",), cards).run(body.replace("HAND", "2")), "hand")


POWER = """
cards:
  Toll: {types: [gear], abilities: [{passive: {cost: {power: -1}}, affects: {type: unit, controller: you}}]}
  Minder: {types: [unit], might: 2, cost: {mind: 1}, abilities: []}
  Both: {types: [unit], might: 2, cost: {power: 1, mind: 1}, abilities: []}
  Pair: {types: [unit], might: 2, cost: {body: 1, mind: 1}, abilities: []}
  Sleepy: {types: [unit], might: 2, cost: {energy: 1}, abilities: []}
"""
OF_POWER = {
    "power of a domain": ("Minder", "", "{mind: 0}"),
    "power of any domain before that of one": ("Both", ", mind: 1", "{mind: 0}"),
    "energy is not taken off": ("Sleepy", ", energy: 1", "{energy: 0}"),
}


@pytest.mark.parametrize(("card", "pool", "left"), OF_POWER.values(), ids=OF_POWER)
def test_a_discount_of_power_takes_off_power_of_any_domain(card, pool, left):
    """356.4.f, v1.2 353.4.d: what a discount of any power is taken off."""
    Written("riftbound", ("v1.3", "v1.2"), POWER).confirm(
        f"""
        given: {{turn: {{player: Ahri}}, Jinx: {{}}, Ahri: {{base: [Toll], hand: [{card}]{pool}}}}}
        when: [{{play: {card}}}]
        then: {{{card}: {{zone: base}}, Ahri: {left}}}
        """
    )


def test_off_which_of_two_domains_it_is_taken_nobody_says():
    run = Written("riftbound", ("v1.3",), POWER).run(
        """
        given: {turn: {player: Ahri}, Jinx: {}, Ahri: {base: [Toll], hand: [Pair], mind: 1}}
        when: [{play: Pair}]
        then: {Pair: {zone: base}}
        """
    )
    assert_stops(run, "The rules do not say off which of body, mind a discount of power is taken")


def test_two_discounts_leave_nothing_of_two_domains():
    twice = POWER + "  Tax: {types: [gear], abilities: [{passive: {cost: {power: -2}}, affects: {type: unit}}]}\n"
    Written("riftbound", ("v1.3",), twice).confirm(
        """
        given: {turn: {player: Ahri}, Jinx: {}, Ahri: {base: [Tax], hand: [Pair]}}
        when: [{play: Pair}]
        then: {Pair: {zone: base}}
        """
    )
