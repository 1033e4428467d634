"""A run looked at while it goes on: the state of the game at each step of its trace."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import Evaluation, GameState, PolicyTable, TraceStep

from .answering import ScriptedAnswers
from .execution import Playing
from .model import Outcome, Scenario


@dataclass(frozen=True, slots=True)
class Seen:
    """A step of a trace, and the state of the game when it was recorded."""

    step: TraceStep
    state: GameState


@dataclass(frozen=True, slots=True)
class Watched:
    """The state a run begins in, and each of its steps with the state then."""

    begins_in: GameState
    seen: tuple[Seen, ...]


def watch(scenario: Scenario, edition: str) -> Watched | None:
    """A run under an edition that the game of the scenario knows, with the state at each step.

    None for what is not played: a text to be recognised, or a scenario whose every course is looked at.
    """
    if scenario.setup is None or scenario.explore or edition not in scenario.game.table.vocabulary.editions:
        return None
    game = scenario.game.table
    rules = PolicyTable(edition, game.rows, game.points, game.procedures)
    playing = _Watching(scenario, rules, ScriptedAnswers(scenario.choices_in(edition)), scenario.outcome(edition))
    playing.play()
    return Watched(playing.begins_in, tuple(playing.seen)) if playing.begins_in is not None else None


class WatchedSteps(list[TraceStep]):
    """A trace that notes the state with each step."""

    def __init__(self, ev: Evaluation, seen: list[Seen]) -> None:
        super().__init__(ev.journal.steps)
        self._ev, self._seen = ev, seen
        self._seen += [Seen(step, ev.state) for step in ev.journal.steps]

    def append(self, step: TraceStep) -> None:
        super().append(step)
        self._seen.append(Seen(step, self._ev.state))


class _Watching(Playing):
    """Plays as a run does, and keeps what the table looked like."""

    def __init__(self, scenario: Scenario, rules: PolicyTable, answers: ScriptedAnswers, expected: Outcome) -> None:
        super().__init__(scenario, rules, answers, expected)
        self.seen: list[Seen] = []
        self.begins_in: GameState | None = None

    def take_steps(self, ev: Evaluation) -> bool:
        self.begins_in = ev.state
        ev.journal.steps = self.trace = WatchedSteps(ev, self.seen)
        return super().take_steps(ev)
