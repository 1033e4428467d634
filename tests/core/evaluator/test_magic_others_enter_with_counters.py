"""Magic: what has each other creature enter with counters does so for those that enter later, not with it (614.12)."""

import json

import pytest

from rules_data.core.abilities.reading import Outcome, ability_text
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
