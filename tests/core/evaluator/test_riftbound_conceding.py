"""A player of a game of Riftbound concedes (Core Rules 649-652): who goes on, and with what."""

import pytest

from tests.verdicts import Written, assert_stops

SCENARIO = Written(
    "riftbound",
    ("v1.3", "v1.2"),
    """
cards:
  Altar: {types: [battlefield], abilities: []}
  Guard: {types: [unit], might: 3, abilities: []}
  Study: {types: [spell], cost: {energy: 0}, keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
""",
)
GIVEN = """
given:
  turn: {player: Ahri}
  players: [Ahri, Jinx, Teemo]
  battlefields: [{card: Altar, controller: Jinx}]
  Ahri: {base: [{card: Guard, as: hers}], hand: [{card: Study, as: s1}], deck: 5}
  Jinx: {at Altar: [{card: Guard, as: theirs}], hand: [{card: Study, as: s2}], deck: 5}
  Teemo: {hand: [{card: Study, as: s3}], deck: 5}
"""


def test_the_turn_of_whoever_leaves_goes_to_the_next_player() -> None:
    steps = "when:\n  - {concede: Ahri}\nthen: {turn: Jinx, phase: main, hers: {zone: nowhere}, winner: none}\n"
    SCENARIO.confirm(GIVEN + steps)


def test_priority_goes_to_the_next_player() -> None:
    steps = """
when:
  - {play: s1, by: Ahri}
  - {pass: Ahri}
  - {check: {priority: Jinx}}
  - {concede: Jinx}
then: {chain: [s1], priority: Teemo}
"""
    SCENARIO.confirm(GIVEN + steps)


def test_whoever_has_priority_keeps_it_when_another_player_leaves() -> None:
    steps = """
when:
  - {play: s1, by: Ahri}
  - {pass: Ahri}
  - {concede: Teemo}
  - {check: {priority: Jinx, chain: [s1]}}
  - {pass: Jinx}
then: {chain: [], Ahri: {hand: 1}}
"""
    SCENARIO.confirm(GIVEN + steps)


def test_what_waits_resolves_once_all_who_are_left_have_passed() -> None:
    steps = """
when:
  - {play: s1, by: Ahri}
  - {pass: Ahri}
  - {pass: Jinx}
  - {concede: Teemo}
then: {chain: [], Ahri: {hand: 1}}
"""
    SCENARIO.confirm(GIVEN + steps)


def test_focus_goes_to_the_next_player_and_two_passes_close_the_showdown() -> None:
    steps = """
when:
  - {move: [hers], to: Altar}
  - {check: {priority: Ahri, showdown: Altar}}
  - {pass: Ahri}
  - {pass: Jinx}
  - {check: {priority: Teemo}}
  - {concede: Teemo}
then: {showdown: none, hers: {zone: trash}, theirs: {zone: trash}}
"""
    SCENARIO.confirm(GIVEN + steps)


def test_a_showdown_without_whoever_had_focus_goes_on() -> None:
    steps = """
when:
  - {move: [hers], to: Altar}
  - {pass: Ahri}
  - {check: {priority: Jinx}}
  - {concede: Jinx}
then: {priority: Teemo, showdown: Altar}
"""
    SCENARIO.confirm(GIVEN + steps)


@pytest.mark.parametrize("step", ["{play: s3, by: Teemo}", "{concede: Teemo}", "{pass: Teemo}"])
def test_whoever_has_left_does_nothing_any_more(step: str) -> None:
    steps = f"when:\n  - {{concede: Teemo}}\n  - {step}\nthen: {{winner: none}}\n"
    assert_stops(SCENARIO.run(GIVEN + steps), "Teemo has left the game")
