"""A choice of modes that a player may take or leave: what was chosen is done, and nobody is asked twice."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

MODES = "modes: [{name: draw, do: [{draw: 1}]}, {name: life, do: [{gain life: 2}]}], you may: true"


@pytest.mark.parametrize(
    ("mode", "takes", "hand", "life"), [("draw", "yes", 1, 10), ("life", "yes", 0, 12), ("life", "no", 0, 10)]
)
def test_what_was_chosen_is_done_if_it_is_wanted(mode: str, takes: str, hand: int, life: int) -> None:
    """The mode is chosen as the triggered-layer is put on the stack, whether one takes it as that resolves (5.1.4a)."""
    Written("flesh-and-blood", ("2026-06-10",)).confirm(f"""
cards:
  Jab: {{types: [action], subtypes: [attack], cost: 0, power: 1, abilities: [
    {{when: {{event: attacks, object: me}}, do: [{{{MODES}}}]}}]}}
given: {{turn: {{player: Ira}}, Ira: {{hand: [Jab], deck: 3, life: 10}}, Dorn: {{}}}}
when: [{{play: Jab}}, {{resolve: 1}}, {{resolve: 1}}]
choices: [{{player: Ira, question: mode, answer: {mode}}}, {{player: Ira, question: may, answer: "{takes}"}}]
then: {{asked: {{mode: 1, may: 1}}, Ira: {{hand: {hand}, life: {life}}}}}
""")
