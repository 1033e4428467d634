"""An ability that an effect gives knows only what was chosen for an ability given with it (Magic 607.5, 607.5a)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MAGIC = Written("magic", ("2024-06-07",))
SITUATION = """
cards:
  Seer: {types: [creature], power: 1, toughness: 1, abilities: [{replace: {event: enters, object: me}, keeps: true, with: [{choose color: true}]}]}
  Goblin: {types: [creature], colors: [red], power: 1, toughness: 1, abilities: []}
  CARD: GIVES
given:
  turn: {player: Ann}
  Ann: {battlefield: [Goblin], hand: [Seer, CARD]}
  Bob: {}
when: [{cast: Seer, by: Ann}, {resolve: all}, {cast: CARD, by: Ann}, {resolve: all}STEPS]
choices: [{player: Ann, question: color, answer: red}CHOICES]
then: {THEN}
"""  # noqa: E501
OF_CHOSEN = "{type: creature, of chosen color: true}"
GIVES = {
    "Lesson": "{types: [sorcery], abilities: [{do: [{give: {GIVEN}, to: {choose: 1, type: creature}}]}]}",
    "Banner": "{types: [enchantment], abilities: [{passive: {GIVEN}, affects: {name: Seer}}]}",
}
GIVEN = {
    "a trigger": (
        f"ability: {{when: {{event: attacks, object: {OF_CHOSEN}}}, do: [{{gain life: 1}}]}}",
        ", {attack: {Goblin: Bob}}, {resolve: all}",
        "Ann: {life: 20}",
    ),
    "a replacement": (
        f"ability: {{replace: {{event: dies, object: {OF_CHOSEN}}}, with: [{{exile: it}}]}}",
        ", {destroy: Goblin, by: Bob}",
        "Goblin: {zone: graveyard}",
    ),
    "mana": (
        "ability: {use: {tap: me}, do: [{add chosen color: 1}]}",
        ", {end turn: true}, {end turn: true}, {activate: Seer, by: Ann}",
        "Ann: {red: 0}",
    ),
    "a keyword": ("keyword: protection from the chosen color", "", "Seer: {keywords: []}"),
}


def held(card: str, given: str, steps: str, then: str, choices: str = "") -> None:
    asked = ", {player: Ann, question: targets, answer: Seer}" if card == "Lesson" else ""
    written = SITUATION.replace("GIVES", GIVES[card]).replace("GIVEN", given).replace("CARD", card)
    MAGIC.confirm(written.replace("STEPS", steps).replace("CHOICES", asked + choices).replace("THEN", then))


@pytest.mark.parametrize("kind", ["a trigger", "a replacement", "a keyword"])
@pytest.mark.parametrize("card", ["Lesson", "Banner"])
def test_what_is_given_by_itself_knows_of_no_choice(card: str, kind: str) -> None:
    held(card, *GIVEN[kind])


def test_mana_of_the_chosen_color_is_none_where_nothing_was_chosen_for_it() -> None:
    held("Banner", *GIVEN["mana"])


def test_two_that_are_given_together_are_linked_with_one_another_alone() -> None:
    """The Seer chose red for itself; what is given lets it choose again, and its other half knows that color."""
    chooses = "{when: {event: attacks, object: me}, do: [{choose color: true}]}"
    helps = f"{{passive: {{power: 2}}, affects: {OF_CHOSEN}}}"
    steps = ", {end turn: true}, {end turn: true}, {attack: {Seer: Bob}}, {resolve: all}"
    given = f"ability: {chooses}}}, affects: {{name: Seer}}}}, {{passive: {{ability: {helps}"
    held("Banner", given, "", "Goblin: {power: 1}")
    for color, power in (("red", 3), ("green", 1)):
        chosen = f", {{player: Ann, question: color, answer: {color}}}"
        held("Banner", given, steps, f"Goblin: {{power: {power}}}", chosen)
