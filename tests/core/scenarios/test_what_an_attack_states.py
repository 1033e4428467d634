"""What is printed on an attack for its chain link is a statement that holds while it is the attack there."""

import json

import pytest

from rules_data.core.cards import PrintedCard, PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import read_card_text
from tests.verdicts import Written

FAB = Written("flesh-and-blood", ("2026-06-10",))
GAME = GAMES["flesh-and-blood"].played
NOBODY_REACTS = "Defense reaction cards can't be played this chain link."


def described(types, text):
    words = tuple(types.split(" - "))
    card = PrintedCard("Odd", "Odd", (PrintedFace("Odd", types, text),), "", {"types": words})
    return read_card_text(card, GAME, "2026-06-10").description


def test_on_an_attack_it_is_a_static_ability():
    (ability,) = described("Action - Attack", NOBODY_REACTS)["abilities"]
    assert ability["passive"] == {"cannot": "be played"}
    assert ability["while"] == {"this": "me", "is": {"is": ["active attack"]}}


def test_on_a_reaction_it_is_an_instruction_for_the_chain_link():
    (ability,) = described("Attack Reaction", NOBODY_REACTS)["abilities"]
    assert ability["do"][0]["for"] == "this chain link"


def test_an_attack_that_does_something_else_is_not_described():
    assert described("Action - Attack", "Draw a card.") is None


@pytest.mark.parametrize(("said", "outcome"), [("be played", "illegal: true"), ("be targeted", "stack: [Sip]")])
def test_cards_in_a_hand_are_kept_from_being_played_without_a_word_of_where_they_are(said, outcome):
    FAB.confirm(f"""
cards:
  Edict: {{types: [action], subtypes: [aura], abilities: [
    {{passive: {{cannot: {said}}}, affects: {{all: {{type: instant}}}}}}]}}
  Sip: {{types: [instant], cost: 0, abilities: [{{do: [{{gain life: 1}}]}}]}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Sip], arena: [Edict]}}, Dorn: {{}}}}
when: [{{play: Sip}}]
then: {{{outcome}}}
""")


def test_a_weapon_attack_is_called_by_either_of_two_subtypes():
    (ability,) = described("Attack Reaction", "Target club or hammer weapon attack gets +4{p}.")["abilities"]
    assert ability["do"][0]["to"] == {
        "choose": 1, "subtype": ["club", "hammer"], "type": "weapon", "is": ["attack"], "as": "chosen",
    }  # fmt: skip


ON_MY_LINK = "{play: Overrule}, {resolve: 1}, {advance to: reaction}, {pass: Ira}, {play: Duck, by: Dorn}"
ON_THE_NEXT = (
    "{play: Overrule}, {resolve: 1}, {advance to: resolution}, {play: Poke}, {resolve: 1}, {advance to: reaction}, "
    "{pass: Ira}, {play: Duck, by: Dorn}, {resolve: 1}, {advance to: resolution}"
)


@pytest.mark.parametrize(
    ("played", "outcome"), [(ON_MY_LINK, "illegal: true"), (ON_THE_NEXT, "Dorn: {life: 14}")], ids=["here", "there"]
)
def test_what_an_attack_states_is_over_with_its_chain_link(played, outcome):
    (ability,) = described("Action - Attack", NOBODY_REACTS)["abilities"]
    FAB.confirm(f"""
cards:
  Overrule: {{types: [action], subtypes: [attack], cost: 0, power: 6, keywords: [go again], abilities: [{ability}]}}
  Poke: {{types: [action], subtypes: [attack], cost: 0, power: 3}}
  Duck: {{types: [defense reaction], cost: 0, defense: 3}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Overrule, Poke]}}, Dorn: {{hand: [Duck], life: 20}}}}
when: [{played}]
then: {{{outcome}}}
""")


EITHER = "If the discarded card has 6 or more {p}, this gets +2{p}. Otherwise, this gets **go again**."
PAYS = f"As an additional cost to play this, discard a random card.\n{EITHER}"


@pytest.mark.parametrize(("power", "outcome"), [(6, "{power: 6, lacks: [go again]}"), (5, "{keywords: [go again]}")])
def test_what_an_attack_gets_on_a_condition_and_otherwise_are_two_statements(power, outcome):
    said = {key: value for key, value in described("Action - Attack", PAYS).items() if key != "card"}
    FAB.confirm(f"""
cards:
  Odd: {json.dumps({**said, "types": ["action"], "subtypes": ["attack"], "power": 4, "cost": 0})}
  Thrown: {{types: [action], subtypes: [attack], power: {power}, abilities: []}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Odd, Thrown]}}, Dorn: {{}}}}
when: [{{play: Odd}}, {{resolve: 1}}]
then: {{Odd: {outcome}}}
""")
