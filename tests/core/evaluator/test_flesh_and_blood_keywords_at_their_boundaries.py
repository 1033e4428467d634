"""Whose an affliction is, when an aura with suspense goes, and what fragment, piercing and cheers come to."""

from __future__ import annotations

import pytest

from tests.core.evaluator.cases import each
from tests.verdicts import Written, assert_stops

CARDS = """
cards:
  Frost: {types: [action], subtypes: [affliction, aura], cost: 0, abilities: []}
  Mist: {types: [action], subtypes: [aura], cost: 0, abilities: []}
  Fuse: {types: [action], subtypes: [aura], keywords: [suspense]}
  Old Bravo: {types: [hero], life: 20, intellect: 0}
  Old Ira: {types: [hero], life: 20, intellect: 0}
  Lance: {types: [action], subtypes: [attack], cost: 0, power: 4, defense: 3, keywords: [{piercing: 2}]}
  Shard: {types: [action], subtypes: [attack], cost: 0, power: 5, defense: 3, keywords: [fragment]}
  Helm: {types: [equipment], subtypes: [head], defense: 1}
  Boots: {types: [equipment], subtypes: [legs], defense: 2}
  Wall: {types: [action], cost: 0, defense: 2}
  Sheet: {types: [action], cost: 0, defense: 1}
  Slab: {types: [action], cost: 0, defense: 3}
"""
FAB = Written("flesh-and-blood", ("2026-06-10", "2026-02"), CARDS)

# --- afflictions (8.2.11c) -------------------------------------------------------------------------------------------


def afflicts(then, *, players="Ira: {hand: [Frost]}, Bravo: {}, Dash: {}, Kano: {}", answer="", steps=""):
    answers = f"{{player: Ira, question: opponent, answer: {answer}}}" if answer else ""
    return f"""
given: {{turn: {{player: Ira}}, {players}}}
when: [{{play: Frost}}, {{resolve: 1}}{steps}]
choices: [{answers}]
then: {then}
"""


AFFLICTIONS = {
    "the opponent that its player names controls it": afflicts("{Frost: {controller: Kano}}", answer="Kano"),
    "any of them may be named": afflicts("{Frost: {controller: Bravo, zone: permanent}}", answer="Bravo"),
    "of two players the other one controls it, and nobody is asked": afflicts(
        "{Frost: {controller: Bravo}, asked: {opponent: 0}}", players="Ira: {hand: [Frost]}, Bravo: {}"
    ),
    "it goes to its owner's graveyard": afflicts(
        "{Ira: {graveyard: [Frost]}, Kano: {graveyard: []}}", answer="Kano", steps=", {destroy: Frost, by: Bravo}"
    ),
    "an aura that is none is its player's own": afflicts(
        "{Mist: {controller: Ira}, asked: {opponent: 0}}", players="Ira: {hand: [Mist]}, Bravo: {}, Dash: {}"
    ).replace("play: Frost", "play: Mist"),
}  # fmt: skip


@each(AFFLICTIONS)
def test_an_affliction_is_an_opponents_from_the_start(body):
    FAB.confirm(body)


@pytest.mark.parametrize("answer", ["Ira", "Nobody"])
def test_nobody_but_an_opponent_is_named_for_it(answer):
    assert_stops(FAB.run(afflicts("{Frost: {controller: Ira}}", answer=answer)), "may not answer 'opponent'")


# --- suspense (8.3.42) -----------------------------------------------------------------------------------------------

END = "{end turn: true}"


@pytest.mark.parametrize(("ends", "left"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)])
def test_a_counter_goes_at_the_start_of_each_turn_of_its_controller(ends, left):
    steps = ", ".join(["{play: Fuse}", "{resolve: 1}", *[END] * ends])
    there = f"Fuse: {{zone: permanent, counters: {{suspense: {left}}}}}" if left else "Bravo: {graveyard: [Fuse]}"
    FAB.confirm(f"""
given: {{turn: {{player: Bravo}}, Bravo: {{hero: Old Bravo, hand: [Fuse]}}, Ira: {{hero: Old Ira}}}}
when: [{steps}]
then: {{{there}}}
""")


@pytest.mark.parametrize(("removed", "left"), [(1, 1), (2, None)])
def test_it_goes_with_its_last_counter_however_that_is_removed(removed, left):
    there = f"Fuse: {{counters: {{suspense: {left}}}}}" if left else "Bravo: {graveyard: [Fuse]}"
    FAB.confirm(f"""
given: {{turn: {{player: Bravo}}, Bravo: {{hero: Old Bravo, hand: [Fuse]}}, Ira: {{hero: Old Ira}}}}
when: [{{play: Fuse}}, {{resolve: 1}}, {{remove counter: suspense, from: Fuse, count: {removed}}}, {{resolve: all}}]
then: {{{there}}}
""")


# --- attacks that are defended (8.3.21, 8.3.49) ----------------------------------------------------------------------


def attacks(card, defending, power, *, worn="", hand=""):
    return f"""
given:
  turn: {{player: Ira}}
  Ira: {{hero: Old Ira, hand: [{card}]}}
  Bravo: {{hero: Old Bravo, equipment: [{worn}], hand: [{hand}]}}
when: [{{play: {card}}}, {{resolve: 1}}, {{advance to: defend}}, {{defend: [{defending}]}}, {{resolve: all}}]
then: {{{card}: {{power: {power}}}}}
"""


ATTACKS = {
    "piercing, and equipment defends": attacks("Lance", "Helm", 6, worn="Helm"),
    "piercing, and two pieces of equipment defend": attacks("Lance", "Helm, Boots", 6, worn="Helm, Boots"),
    "piercing, and a card from hand defends": attacks("Lance", "Wall", 4, hand="Wall"),
    "piercing, and both defend": attacks("Lance", "Wall, Helm", 6, hand="Wall", worn="Helm"),
    "piercing, and nothing defends": attacks("Lance", "", 4, worn="Helm"),
}


@each(ATTACKS)
def test_what_defends_decides_how_strong_the_attack_is(body):
    FAB.confirm(body)


# --- fragment (8.3.43) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "worn", "power"),
    [
        ("", "", 5),
        ("Sheet", "", 5),
        ("Wall", "", 3),
        ("Slab", "", 3),
        ("", "Helm", 5),
        ("", "Boots", 3),
        ("Sheet", "Boots", 3),
        ("Wall, Slab", "", 1),
        ("Wall, Slab, Sheet", "Boots, Helm", 0),
    ],
)
def test_each_card_of_at_least_two_defense_that_defends_takes_two_power(hand, worn, power):
    """Not below nothing; in February 2026 no rule knew the word."""
    body = attacks("Shard", ", ".join(filter(None, (hand, worn))), power, worn=worn, hand=hand)
    FAB.confirm(body, "2026-06-10")
    FAB.confirm(body.replace(f"power: {power}", "power: 5"), "2026-02")


# --- nothing defends (7.3.2) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["", ", by: Bravo"])
def test_whoever_is_attacked_declares_that_nothing_defends_also_where_nobody_is_named(by):
    body = attacks("Lance", "", 4).replace("{defend: []}", f"{{defend: []{by}}}")
    FAB.confirm(body)
    again = body.replace("{resolve: all}]", "{defend: []}]").replace("Lance: {power: 4}", "illegal: true")
    FAB.confirm(again)


def test_before_anything_attacks_nobody_declares_that_nothing_defends():
    body = attacks("Lance", "", 4).replace("[{play: Lance}, {resolve: 1}, {advance to: defend}, ", "[")
    illegal = body.replace(", {resolve: all}]", "]").replace("Lance: {power: 4}", "illegal: true")
    FAB.confirm(illegal)
