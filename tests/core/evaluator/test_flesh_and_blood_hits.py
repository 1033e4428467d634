"""What keeps effects from triggering on a hit keeps them from it under each of its words (7.5.5c)."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

WORDS = ("hits", "deals damage", "is hit", "takes damage")
CARDS = """
cards:
  Hush: {types: [action], subtypes: [aura], abilities: [{passive: {prevents triggers: {event: SAID}}}]}
  Sting: {types: [action], subtypes: [attack], power: 4, abilities: [{when: WAITS, do: [{draw: 1}]}]}
  Spark: {types: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: hero}, type: physical}]}]}
"""


def confirm(said: str, waits: str, times: int, then: str = "{play: Sting}, {resolve: 1}, {advance to: damage}") -> None:
    about = "object: me" if waits in ("hits", "deals damage") else "by: me"
    cards = CARDS.replace("SAID", said).replace("WAITS", f"{{event: {waits}, {about}}}")
    Written("flesh-and-blood", ("2026-06-10",), cards).confirm(
        f"""
        given: {{turn: {{player: Rhinar}}, Rhinar: {{hand: [Sting], deck: 5}}, Ira: {{arena: [Hush]}}}}
        when: [{then}]
        then: {{triggers: {{Sting: {times}}}}}
        """
    )


@pytest.mark.parametrize("said", WORDS)
@pytest.mark.parametrize("waits", WORDS)
def test_nothing_triggers_on_a_hit_under_another_word(said: str, waits: str) -> None:
    confirm(said, waits, 0)


@pytest.mark.parametrize("waits", WORDS)
def test_what_is_prevented_on_something_else_leaves_hits_alone(waits: str) -> None:
    confirm("draws", waits, 1)


WATCH = "  Watch: {types: [action], subtypes: [aura], abilities: [{when: {event: takes damage}, do: [{draw: 1}]}]}\n"


def test_damage_that_is_no_hit_is_not_prevented_on_hits() -> None:
    cards = CARDS.replace("SAID", "hits").replace("WAITS", "{event: attacks, object: me}") + WATCH
    Written("flesh-and-blood", ("2026-06-10",), cards).confirm(
        """
        given: {turn: {player: Rhinar}, Rhinar: {hand: [Spark], arena: [Watch], deck: 5}, Ira: {arena: [Hush]}}
        when: [{play: Spark}, {resolve: 1}]
        choices: [{player: Rhinar, question: targets, answer: "Ira's hero"}]
        then: {triggers: {Watch: 1}}
        """
    )


def test_the_player_of_damage_that_is_taken_is_whoever_it_is_dealt_to() -> None:
    """And of damage that is dealt, and of a hit, whoever controls the source; in a text as well."""
    fab = Written(
        "flesh-and-blood",
        ("2026-06-10", "2026-02"),
        """
cards:
  Jab: {types: [action], subtypes: [attack], power: 4, cost: 0}
  Sting: {types: [instant], cost: 0, abilities: [{do: [{deal: 1, to: {choose: 1, type: hero, controller: opponent},
    type: arcane}]}]}
  Pain: {types: [action], subtypes: [aura], abilities: [{when: {event: takes damage, player: you},
    do: [{gain life: 1}]}]}
  Joy: {types: [action], subtypes: [aura], abilities: [{when: {event: deals damage, player: you},
    do: [{gain life: 1}]}]}
""",
    )
    for card in ("Jab", "Sting"):
        fab.confirm(f"""
given: {{turn: {{player: Ira}}, Ira: {{hand: [{card}], arena: [{{card: Pain, as: ours}}, {{card: Joy, as: our joy}}]}},
  Bravo: {{arena: [{{card: Pain, as: theirs}}, {{card: Joy, as: their joy}}]}}}}
when: [{{play: {card}}}, {{resolve: 1}}{", {advance to: damage}" if card == "Jab" else ""}]
choices: [{{player: Ira, question: first player, answer: Ira}}]
then: {{triggers: {{ours: 0, our joy: 1, theirs: 1, their joy: 0}}}}
""")
