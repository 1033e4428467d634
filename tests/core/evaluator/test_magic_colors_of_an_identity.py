"""Which colors are in a card's color identity: its own, those of its symbols, those of its text (903.4)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules_data.core.evaluator.games.magic.identities import _colors_of
from tests.verdicts import Written

EDITION = "2024-06-07"
EACH = ("white", "blue", "black", "red", "green")


def adding(*colors):
    """One color of these is chosen as it is added."""
    modes = ", ".join(f"{{name: {color}, do: [{{add: {{{color}: 1}}}}]}}" for color in colors)
    return f"{{use: {{tap: me}}, do: [{{modes: [{modes}]}}]}}"


def card(facts):
    body = f"""
cards:
  Chief: {facts}
given: {{turn: {{player: Ann}}, Ann: {{battlefield: [Chief]}}, Bob: {{}}}}
when: [{{tap: Chief}}]
then: {{Chief: {{tapped: true}}}}
"""
    placed = Written("magic", (EDITION,)).read(body).setup.objects
    return next(each.card for each in placed if each.card.name == "Chief")


def identity(facts, ruled=True):
    ev = SimpleNamespace(rules=SimpleNamespace(ask=lambda question: ruled))
    return tuple(color for color in EACH if color in set(_colors_of(ev, card(facts))))


CREATURE = "types: [creature], power: 2, toughness: 2"

CARDS = {
    "no color at all": (f'{{{CREATURE}, mana cost: "{{4}}"}}', ()),
    "the color of its mana cost": (f'{{{CREATURE}, mana cost: "{{2}}{{R}}"}}', ("red",)),
    "each color of its mana cost": (f'{{{CREATURE}, mana cost: "{{U}}{{B}}{{U}}"}}', ("blue", "black")),
    "both halves of a hybrid symbol": (f'{{{CREATURE}, mana cost: "{{W/B}}"}}', ("white", "black")),
    "the color of a symbol that life may pay for": (f'{{{CREATURE}, mana cost: "{{G/P}}"}}', ("green",)),
    "its own color, without a mana cost": (f"{{{CREATURE}, colors: [green]}}", ("green",)),
    "its own color, and another in its cost": (
        f'{{{CREATURE}, colors: [green], mana cost: "{{R}}"}}', ("red", "green"),
    ),
}  # fmt: skip
OF_THE_TEXT = {
    "a symbol in the cost of an ability": (
        f'{{{CREATURE}, abilities: [{{use: "{{1}}{{U}}", do: [{{draw: 1}}]}}]}}', ("blue",),
    ),
    "a symbol that an ability adds": (f"{{types: [land], abilities: [{adding('red', 'green')}]}}", ("red", "green")),
    "all colors but one that an ability adds": (f"{{types: [land], abilities: [{adding(*EACH[1:])}]}}", EACH[1:]),
    "a mana that an ability adds": (
        "{types: [land], abilities: [{use: {tap: me}, do: [{add: {black: 1}}]}]}", ("black",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CARDS | OF_THE_TEXT)
def test_every_color_of_its_symbols_is_in_its_identity(case):
    facts, colors = (CARDS | OF_THE_TEXT)[case]
    assert identity(facts) == colors


@pytest.mark.parametrize("case", CARDS)
def test_what_stands_in_its_corner_counts_also_without_the_rule_on_its_text(case):
    facts, colors = CARDS[case]
    assert identity(facts, ruled=False) == colors


@pytest.mark.parametrize("case", OF_THE_TEXT)
def test_the_text_counts_by_that_rule(case):
    assert identity(OF_THE_TEXT[case][0], ruled=False) == ()


def test_any_color_is_said_without_a_symbol_and_adds_none():
    assert identity(f"{{types: [land], abilities: [{adding(*EACH)}]}}") == ()
    both = f'{adding(*EACH)}, {{use: "{{W}}", do: [{{draw: 1}}]}}'
    assert identity(f"{{types: [land], abilities: [{both}]}}") == ("white",)
