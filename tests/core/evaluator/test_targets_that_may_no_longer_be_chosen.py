"""What was chosen as a target, and cannot be one any more as what chose it resolves, is left alone in every game."""

from __future__ import annotations

import pytest

from tests.verdicts import Written

CLOAK = "abilities: [{do: [{give: {cannot: be targeted}, to: {all: %s}, for: %s}]}]"
GAMES = {
    "riftbound": Written("riftbound", ("v1.3",), f"""
cards:
  Brute: {{types: [unit], might: 5}}
  Cloak: {{types: [spell], keywords: [reaction], {CLOAK % ("{type: unit}", "this turn")}}}
  Rebuff: {{types: [spell], abilities: [{{do: [{{return: {{choose: 1, type: unit}}}}]}}]}}
"""),
    "magic": Written("magic", ("2024-06-07",), f"""
cards:
  Brute: {{types: [creature], power: 2, toughness: 2}}
  Cloak: {{types: [instant], {CLOAK % ("{type: creature}", "until end of turn")}}}
  Rebuff: {{types: [instant], abilities: [{{do: [{{return: {{choose: 1, type: creature}}}}]}}]}}
"""),
    "flesh-and-blood": Written("flesh-and-blood", ("2026-06-10",), f"""
cards:
  Brute: {{types: [action], subtypes: [item]}}
  Cloak: {{types: [instant], cost: 0, {CLOAK % ("{subtype: item}", "this turn")}}}
  Rebuff: {{types: [instant], cost: 0, abilities: [{{do: [{{return: {{choose: 1, subtype: item}}}}]}}]}}
"""),
}
PLAYED = {"riftbound": ("play", "base"), "magic": ("cast", "battlefield"), "flesh-and-blood": ("play", "arena")}
WHERE = {"riftbound": "base", "magic": "battlefield", "flesh-and-blood": "permanent"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_target_that_has_become_untargetable_is_left_alone(game: str) -> None:
    """Without the answer that cloaks it, it is returned to its owner's hand."""
    play, zone = PLAYED[game]
    GAMES[game].confirm(f"""
        given: {{Ahri: {{hand: [Rebuff]}}, Jinx: {{{zone}: [Brute], hand: [Cloak]}}}}
        when: [{{{play}: Rebuff, by: Ahri}}, {{pass: Ahri}}, {{{play}: Cloak, by: Jinx}}, {{resolve: all}}]
        then: {{Brute: {{zone: {WHERE[game]}}}}}
        twin: {{change: {{when: [{{{play}: Rebuff, by: Ahri}}, {{resolve: all}}]}},
          then: {{Jinx: {{hand: {{count: 2}}}}}}}}
        """)
