"""Combat and main phases that effects add: where they come, and what happens in them (500.8, 505.1a)."""

import pytest

from tests.verdicts import Written

CARDS = """
cards:
  Sally: {types: [instant], abilities: [{do: [{untap: {all: {type: creature, controller: you}}}, {extra combat phase: 1}]}]}
  Campaign: {types: [instant], abilities: [{do: [{extra combat phase: 1, followed by a main phase: true}]}]}
  Long War: {types: [instant], abilities: [{do: [{extra combat phase: 2}]}]}
  Truce: {types: [instant], abilities: [{do: [{extra combat phase: {count: {zone: exile}}}]}]}
  Rage: {types: [instant], abilities: [{do: [{give: {power: 1}, to: {choose: 1, type: creature}, for: this combat}]}]}
  Drum: {types: [artifact], abilities: [{when: {event: beginning of, phase: combat, player: any}, do: [{gain life: 1}]}]}
  Gong: {types: [artifact], abilities: [{when: {event: beginning of, phase: postcombat main, player: you}, do: [{gain life: 10}]}]}
  Bear: {types: [creature], power: 2, toughness: 2, abilities: []}
"""  # noqa: E501
confirm = Written("magic", ("2024-06-07",), CARDS).confirm
SALLY = "{cast: Sally, by: Ann}, resolve: 1"


def table(when, then, choices="[]"):
    return f"""
given:
  turn: {{player: Ann}}
  Ann: {{life: 20, battlefield: [Drum, Gong, Bear], hand: [Sally, Campaign, Long War, Truce, Rage]}}
  Bob: {{life: 20}}
when: [{when}]
choices: {choices}
then: {then}
"""


def test_what_was_untapped_attacks_in_the_added_combat_as_well():
    attack, again = "attack: {Bear: Bob}", f"{SALLY}, advance to: combat, resolve: all"
    steps = f"{attack}, advance to: end of combat, {again}, {attack}"
    confirm(table(f"{steps}, advance to: end", "{Bob: {life: 16}, Ann: {life: 32}, turn: Ann}"))


def test_what_is_tapped_does_not():
    first = "attack: {Bear: Bob}, advance to: end of combat, {cast: Campaign, by: Ann}, resolve: 1, advance to: combat"
    confirm(table(f"{first}, attack: {{Bear: Bob}}", '{illegal: "508.1"}'))


@pytest.mark.parametrize(
    ("spell", "life"),
    [("Sally", 32), ("Campaign", 42), ("Long War", 33), ("Truce", 31)],
    ids=["a combat phase", "one with a main phase behind it", "two of them", "none"],
)
def test_the_turn_goes_on_after_the_added_phases(spell, life):
    confirm(table(f"{{cast: {spell}, by: Ann}}, resolve: 1, advance to: end", f"{{Ann: {{life: {life}}}, turn: Ann}}"))


def test_a_phase_added_in_an_added_phase_comes_before_what_was_to_follow():
    steps = f"{{cast: Campaign, by: Ann}}, resolve: 1, advance to: combat, {SALLY}, advance to: postcombat main"
    confirm(table(steps, "{Ann: {life: 22}}"))


def test_a_phase_added_in_the_ending_phase_comes_before_the_next_turn():
    confirm(table(f"advance to: end, {SALLY}, advance to: combat", "{turn: Ann, after resolving: {Ann: {life: 32}}}"))


def test_what_lasts_for_a_combat_is_over_in_the_next_one():
    raged = "advance to: combat, {cast: Rage, by: Ann}, resolve: all, attack: {Bear: Bob}, advance to: end of combat"
    steps = f"{raged}, {SALLY}, advance to: combat, resolve: all, attack: {{Bear: Bob}}, advance to: end"
    confirm(table(steps, "{Bob: {life: 15}}"))


def test_the_next_turn_has_its_own_phases_alone():
    confirm(table(f"{SALLY}, end turn: true, advance to: end", "{turn: Bob, Ann: {life: 33}}"))
