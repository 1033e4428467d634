"""What an Equipment has become unattached from is the permanent it was on, wherever it is by now (Magic 701.3d)."""

from __future__ import annotations

import pytest

from rules_data.core.abilities.reading import ability_text
from tests.verdicts import Written

MAGIC = Written(
    "magic",
    ("2024-06-07",),
    """
cards:
  Gear: {types: [artifact], subtypes: [Equipment], abilities: [{when: {event: becomes unattached, object: me}, do: [{sacrifice: {all: {what I am attached to: true}}}]}, {when: {event: becomes attached, object: me}, do: [{tap: {all: {what I am attached to: true}}}]}]}
  Elf: {types: [creature], power: 1, toughness: 1, abilities: []}
  Ox: {types: [creature], power: 1, toughness: 1, abilities: []}
""",  # noqa: E501
)


@pytest.mark.parametrize(
    ("done", "then"),
    [
        ("{attach: Gear, to: Ox, by: Ann}", "Elf: {zone: graveyard}, Ox: {zone: battlefield, tapped: true}"),
        ("{unattach: Gear, by: Ann}", "Elf: {zone: graveyard}, Ox: {zone: battlefield}"),
        ("{destroy: Gear, by: Ann}", "Elf: {zone: graveyard}, Ox: {zone: battlefield}"),
        ("{return: Elf, by: Ann}", "Elf: {zone: hand}, Ox: {zone: battlefield}"),
        ("{destroy: Ox, by: Ann}", "Elf: {zone: battlefield}, Gear: {attached to: Elf}"),
    ],
)
def test_it_is_the_permanent_it_was_on(done: str, then: str) -> None:
    order = "choices: [{player: Ann, question: order triggers, answer: [Gear/1, Gear/2]}]"
    MAGIC.confirm(f"""
        given:
          turn: {{player: Ann}}
          Ann: {{battlefield: [{{card: Gear, attached to: Elf}}, Elf, Ox]}}
          Bob: {{}}
        when: [{done}, {{resolve: all}}]
        {order if done.startswith("{attach") else ""}
        then: {{{then}}}
        """)


@pytest.mark.parametrize(("before", "times"), [("tap", 1), ("sacrifice", 0)])
def test_nothing_is_attached_to_what_has_left_the_battlefield(before: str, times: int) -> None:
    harness = f"""
cards:
  Harness: {{types: [artifact], subtypes: [Equipment], abilities: [{{use: {{}}, do: [{{{before}: {{choose: 1, type: creature, controller: you, target: false, as: it}}}}, {{attach: me, to: {{that: it}}}}]}}]}}
  Elf: {{types: [creature], power: 1, toughness: 1, abilities: []}}
"""  # noqa: E501
    Written("magic", ("2024-06-07",), harness).confirm(f"""
        given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Harness, Elf]}}, Bob: {{}}}}
        when: [{{activate: Harness, by: Ann}}, {{resolve: all}}]
        then: {{events: [{{event: becomes attached, times: {times}}}], Harness: {{zone: battlefield}}}}
        """)


def test_such_text_is_read() -> None:
    (line,) = ability_text("magic").read("Whenever ~ becomes unattached from a permanent, sacrifice that permanent.")
    assert "what I am attached to" in str(line.data)
