"""Flesh and Blood: what removes a word, a keyword or an ability takes what is printed, not what was added (6.3.6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules_data.core.scenarios import run_scenario
from tests.verdicts import Written, assert_confirmed

PLAYED = Written("flesh-and-blood", ("2026-06-10", "2026-02"))
# What is printed on the card, what an aura adds and another one takes away, and how both are looked for.
WORDS = {
    "talents": ("supertypes: [Ninja]", "supertype: Ice", "lose supertypes: all", "supertype: Ninja", "supertype: Ice"),
    "subtypes": ("subtypes: [attack, aura]", "subtype: arrow", "lose subtype: aura", "subtype: aura", "subtype: arrow"),
    "the same subtype": ("", "subtype: aura", "lose subtype: aura", "subtype: dagger", "subtype: aura"),
    "keywords": ("keywords: [dominate]", "keyword: go again", "lose keyword: dominate", "keyword: dominate",
                 "keyword: go again"),
    "the same keyword": ("", "keyword: go again", "lose keyword: go again", "keyword: dominate", "keyword: go again"),
}  # fmt: skip


def board(kind: str, added: int, removed: int, stays: int) -> str:
    printed, adds, removes, taken, given = WORDS[kind]
    subtypes = "" if printed.startswith("subtypes") else "subtypes: [attack], "
    also = f", {printed}" if printed else ""
    return f"""
cards:
  Adds: {{types: [action], subtypes: [aura], abilities: [{{passive: {{{adds}}}, affects: {{is: attack}}}}]}}
  Takes: {{types: [action], subtypes: [aura], abilities: [{{passive: {{{removes}}}, affects: {{is: attack}}}}]}}
  Jab: {{types: [action], {subtypes}power: 4{also}}}
  Tally: {{types: [instant], abilities: [{{do: [
    {{gain life: {{count: {{name: Jab, {taken}}}}}}},
    {{gain life: {{times: [10, {{count: {{name: Jab, {given}}}}}]}}}}]}}]}}
given:
  turn: {{player: Ira}}
  Ira: {{life: 1, hand: [Jab, Tally], arena: [{{card: Adds, since: {added}}}, {{card: Takes, since: {removed}}}]}}
  Dorn: {{}}
when: [{{play: Jab}}, {{play: Tally}}, {{resolve: 1}}]
then: {{Ira: {{life: {1 + 10 * stays}}}}}
"""


@pytest.mark.parametrize("edition", PLAYED.editions)
@pytest.mark.parametrize(("added", "removed"), list(permutations((1, 2))))
@pytest.mark.parametrize("kind", WORDS)
def test_what_is_printed_goes_and_what_was_added_stays(kind: str, added: int, removed: int, edition: str) -> None:
    PLAYED.confirm(board(kind, added, removed, 1), edition)


@pytest.mark.parametrize("kind", ["talents", "the same subtype", "the same keyword"])
def test_without_the_rule_a_later_removal_takes_that_too(kind: str) -> None:
    without = frozenset(("removing spares what was added",))
    for added, removed, stays in ((1, 2, 0), (2, 1, 1)):
        scenario = PLAYED.read(board(kind, added, removed, stays))
        assert_confirmed(run_scenario(scenario, "2026-06-10", without=without))
