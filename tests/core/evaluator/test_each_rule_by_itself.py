"""Rules side by side: without one, what it is about comes out otherwise, and what the other is about does not."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import run_scenario
from tests.verdicts import Written, assert_confirmed

RIFTBOUND = Written("riftbound", ("v1.3",))
SCORING = """
cards:
  Warden: {{types: [unit], might: 2, abilities: [{{when: {{event: holds, object: me}}, do: [{{gain xp: 1}}]}},
    {{when: {{event: conquers, object: me}}, do: [{{gain xp: 10}}]}}]}}
given:
  turn: {{player: Jinx}}
  battlefields: [{{card: Mill, controller: Ahri}}, Gate]
  Ahri: {{at Mill: [{{card: Warden, as: holds}}], base: [{{card: Warden, as: rests}}, {{card: Warden, as: goes}}]}}
  Jinx: {{}}
when: [{{advance to: main}}, {{resolve: all}}, {{move: [goes], to: Gate}}, {{close showdown: true}}, {{resolve: all}}]
choices: [{asked}]
then: {{turn: Ahri, Gate: {{controller: Ahri}}, Ahri: {{xp: {xp}}}}}
"""
ORDER = "{player: Ahri, question: order triggers, answer: [rests, goes, holds]}"


@pytest.mark.parametrize(
    ("without", "xp"),
    [
        ((), 11),  # one holds, one conquers
        (("units-present-hold",), 13),  # all three hold, one conquers
        (("units-present-conquer",), 31),  # one holds, all three conquer
        (("units-present-hold", "units-present-conquer"), 33),
    ],
)
def test_who_holds_and_who_conquers(without: tuple[str, ...], xp: int) -> None:
    scenario = RIFTBOUND.read(SCORING.format(xp=xp, asked=", ".join([ORDER] * len(without))))
    assert_confirmed(run_scenario(scenario, "v1.3", without=frozenset(without)))


OATHS = """
cards:
  Oath: {types: [enchantment], abilities: [
    {passive: {cannot: lose the game}, affects: {all: {type: player}}},
    {passive: {cannot: win the game}, affects: {all: {type: player}}}]}
given: {turn: {player: Ann}, Ann: {battlefield: [Oath]}, Bob: {}}
when: [{concede: Bob}]
"""


@pytest.mark.parametrize(
    ("without", "winner"),
    [((), "Ann"), (("conceding",), "none"), (("last-player-wins-anyway",), "none")],
)
def test_conceding_and_being_the_last_one_left(without: tuple[str, ...], winner: str) -> None:
    """Nothing keeps a player from conceding, by one rule, and nothing the last one from winning, by another."""
    scenario = Written("magic", ("2024-06-07",)).read(f"{OATHS}then: {{winner: {winner}}}\n")
    run = assert_confirmed(run_scenario(scenario, "2024-06-07", without=frozenset(without)))
    left = [step.text for step in run.trace if step.text == "Bob loses the game"]
    assert bool(left) == ("conceding" not in without)
