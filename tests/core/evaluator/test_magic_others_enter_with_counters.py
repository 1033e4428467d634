"""Magic: what has each other creature enter with counters does so for those that enter later, not with it (614.12)."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
from tests.core.evaluator.cases import each
from tests.verdicts import Written

MAGIC = ability_text("magic")
CARDS = """
  Rise: {types: [sorcery], abilities: [{do: [{return: {all: {type: creature, zone: graveyard, owner: you}}, to: battlefield}]}]}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
"""  # noqa: E501


def confirm(many, scenario):
    text = f"Each other creature you control enters the battlefield with {many} on it."
    [found] = MAGIC.read(text, "Drill Master")
    assert found.outcome is Outcome.READ
    said = json.dumps(found.data["abilities"])
    cards = f"cards:\n  Drill Master: {{types: [creature], power: 2, toughness: 2, abilities: {said}}}\n{CARDS}"
    Written("magic", ("2024-06-07",), cards).confirm(scenario)


@pytest.mark.parametrize(("many", "power"), [("an additional +1/+1 counter", 2), ("two additional +1/+1 counters", 3)])
def test_another_creature_of_that_player_enters_with_so_many(many, power):
    confirm(
        many,
        f"""
given:
  turn: {{player: Ann}}
  Ann: {{battlefield: [Drill Master], hand: [Elf]}}
  Bob: {{hand: [{{card: Elf, as: theirs}}]}}
when: [{{cast: Elf, by: Ann}}, resolve: all, {{put: theirs, to: battlefield, by: Bob}}]
then: {{Elf: {{power: {power}}}, theirs: {{power: 1}}, Drill Master: {{power: 2}}}}
""",
    )


def test_what_enters_along_with_it_enters_without_a_counter():
    confirm(
        "an additional +1/+1 counter",
        """
given: {turn: {player: Ann}, Ann: {hand: [Rise], graveyard: [Drill Master, Elf]}, Bob: {}}
when: [{cast: Rise, by: Ann}, resolve: all]
then: {Elf: {zone: battlefield, power: 1}, Drill Master: {power: 2}}
""",
    )


WELCOME = """cards:
  Welcome:
    types: [enchantment]
    abilities:
      - replace: {event: enters, object: {type: creature, controller: you}}
        keeps: true
        afterwards: true
        with: [{put counter: "+1/+1", on: it}]
  Omen: {types: [sorcery], abilities: [{do: [{manifest: {top: 1}}]}]}
  Rise: {types: [sorcery], abilities: [{do: [
    {put: {choose: 1, type: creature, zone: graveyard, target: false}, to: battlefield, under: you}]}]}
  March: {types: [enchantment], abilities: [{passive: {type: creature, base power: 1, base toughness: 1},
    affects: {all: {type: artifact}}}]}
  Lore: {types: [sorcery], abilities: []}
  Lamp: {types: [artifact], abilities: []}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
"""
THERE = {
    "a manifested sorcery card is a creature that enters": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Welcome], hand: [Omen], library: [Lore]}, Bob: {}}
        when: [{cast: Omen}, {resolve: all}]
        then: {Lore: {power: 3}}
        twin: {change: {given.Ann.battlefield: []}, then: {Lore: {power: 2}}}
        """,
    "a card manifested by another player enters under theirs": """
        given: {turn: {player: Bob}, Ann: {battlefield: [Welcome]}, Bob: {hand: [Omen], library: [Lore]}}
        when: [{cast: Omen, by: Bob}, {resolve: all}]
        then: {Lore: {power: 2}}
        """,
    "what an effect makes a creature as soon as it is there enters as one": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Welcome, March], hand: [Lamp]}, Bob: {}}
        when: [{cast: Lamp}, {resolve: all}]
        then: {Lamp: {power: 2, counters: {"+1/+1": 1}}}
        twin: {change: {given.Ann.battlefield: [Welcome]}, then: {Lamp: {counters: {"+1/+1": 0}}}}
        """,
    "a creature of another player's that comes under mine is one of mine": """
        given: {turn: {player: Ann}, Ann: {battlefield: [Welcome], hand: [Rise]}, Bob: {graveyard: [Elf]}}
        when: [{cast: Rise}, {resolve: all}]
        then: {Elf: {power: 2, controller: Ann}}
        twin: {change: {given.Ann.battlefield: [], given.Bob.battlefield: [Welcome]}, then: {Elf: {power: 1}}}
        """,
}


@each(THERE)
def test_what_enters_is_looked_at_as_it_will_be_there(body):
    Written("magic", ("2024-06-07",), WELCOME).confirm(body)
