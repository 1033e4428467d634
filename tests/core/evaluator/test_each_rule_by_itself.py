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
