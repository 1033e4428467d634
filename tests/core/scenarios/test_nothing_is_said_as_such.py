"""An empty list or mapping where something is to be done or changed has no effect: it is refused in its place."""

from __future__ import annotations

import pytest

from rules_data.core.scenarios import UnableToReadScenario, Verdict, run_scenario
from tests.verdicts import Written

GAMES = {
    "magic": ("2024-06-07", "battlefield", "{types: [creature], power: 1, toughness: 1%s}", "power"),
    "flesh-and-blood": ("2026-06-10", "arena", "{types: [action], subtypes: [ally], life: 1%s}", "power"),
    "riftbound": ("v1.3", "base", "{types: [unit], might: 1%s}", "might"),
}
AN_INSTRUCTION = "expected an instruction, found an empty list. What does nothing is written as `nothing: true`."
A_CHANGE = "expected a change, found an empty %s. Say what changes, and to what."


def _read(game, ability="", step=""):
    edition, zone, card, _ = GAMES[game]
    abilities = f", abilities: [{ability}]" if ability else ""
    return Written(game, (edition,), f"cards:\n  Thing: {card % abilities}\n").read(
        f"given: {{turn: {{player: Ana}}, Ana: {{{zone}: [Thing]}}, Ben: {{}}}}\nwhen: [{step}]\n"
        f"then: {{Thing: {{zone: {zone}}}}}\n"
    )


def _refusal(game, **written):
    with pytest.raises(UnableToReadScenario) as refused:
        _read(game, **written)
    return str(refused.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "ability",
    [
        "{do: []}",
        "{use: {}, do: []}",
        "{when: {event: draws, player: you}, do: []}",
        "{do: [{draw: 1}, {if: {done: true}, do: []}]}",
        "{do: [{you may: []}]}",
        "{do: [{at once: []}]}",
    ],
)
def test_instructions_without_any_are_refused_where_they_stand(game, ability):
    said = _refusal(game, ability=ability)
    card = GAMES[game][2]
    column = len(f"  Thing: {card.partition('%s')[0]}, abilities: [{ability}") - len(ability) + ability.index("[]") + 1
    assert f"line 7, column {column}: {AN_INSTRUCTION}" in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("empty", "kind"), [("{}", "mapping"), ("[]", "list"), ("[{}]", "mapping")])
def test_changes_without_any_are_refused(game, empty, kind):
    assert A_CHANGE % kind in _refusal(game, ability=f"{{passive: {empty}}}")
    assert A_CHANGE % kind in _refusal(game, step=f"{{give: {empty}, to: Thing, for: this turn, by: Ana}}")


@pytest.mark.parametrize("game", GAMES)
def test_a_step_in_which_nothing_happens_at_once_is_refused(game):
    assert AN_INSTRUCTION in _refusal(game, step="{at once: [], by: Ana}")


@pytest.mark.parametrize("game", GAMES)
def test_what_says_something_by_being_empty_is_read(game):
    """Replaced by nothing, for no cost, without abilities: each of these is one of several that can be said."""
    for ability in ("{replace: {event: draws, player: you}, with: []}", "{use: {}, do: [{nothing: true}]}", ""):
        scenario = _read(game, ability=ability)
        assert run_scenario(scenario, scenario.editions[0]).verdict is Verdict.CONFIRMED
