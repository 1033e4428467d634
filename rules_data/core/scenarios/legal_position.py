"""Where a scenario stands once its steps are taken: the state, the question that is open, what used which answer."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import (
    ConflictOfRows,
    Deadline,
    Decision,
    Evaluation,
    GameState,
    PolicyTable,
    TraceStep,
    UnableToRun,
    UnansweredChoice,
)

from .answering import ScriptedAnswers
from .card_files import ability_in_words
from .execution import Playing
from .model import Choice, Outcome, Scenario, Step
from .seeing import Checked
from .verdicts import Stopped
from .watch import Seen, WatchedSteps


@dataclass(frozen=True, slots=True)
class Position:
    """A scenario as far as it goes under an edition.

    `now`: the run at this moment, None where it could not begin. `question`: what a player has to answer before it
    goes on. `refused`: which step of `when` (from 0) the rules forbid, or whose question is open. `reason`: why it
    goes no further; empty where it can. `answers`: for each answer of the scenario the step it was given in, None
    where nobody asked for it. `first_of_step`: how much of the trace there was as each step began.
    """

    scenario: Scenario
    edition: str
    now: Evaluation | None
    begins_in: GameState | None
    seen: tuple[Seen, ...]
    trace: tuple[TraceStep, ...]
    checked: tuple[Checked, ...]
    question: Decision | None
    illegal: str
    refused: int | None
    reason: str
    stopped: Stopped
    answers: tuple[int | None, ...]
    first_of_step: tuple[int, ...]
    rows_used: frozenset[str]

    @property
    def numbered_abilities(self) -> tuple[tuple[str, str], ...]:
        """What the abilities do that the answers to the open question call by a number: by what they are called."""
        asked = self.question.abilities if self.question is not None else ()
        return tuple((called, ability_in_words(ability, self.scenario.game)) for called, ability in asked)

    @property
    def goes_on(self) -> bool:
        """Whether the players can act: every step was taken, and no question is open."""
        return self.now is not None and not self.reason and self.question is None


def position_of(
    scenario: Scenario, edition: str, deadline: Deadline, *, without: frozenset[str] = frozenset()
) -> Position:
    """Take the steps of a scenario and stop where it ends, or where it cannot go on. Never raises for what it holds."""
    game = scenario.game.table
    if scenario.setup is None or edition not in game.vocabulary.editions:
        known = ", ".join(game.vocabulary.editions)
        reason = "This is a text to recognise; nothing is played." if scenario.setup is None else ""
        reason = reason or f"The evaluator does not know edition {edition}; it knows {known}."
        return Position(
            scenario, edition, None, None, (), (), (), None, "", None, reason, Stopped.NOTHING, (), (), frozenset()
        )
    rules = PolicyTable(edition, game.rows, game.points, game.procedures, without)
    playing = _Standing(scenario, rules, edition, deadline)
    playing.play()
    return playing.position()


class _Noting(ScriptedAnswers):
    """Answers as written, with a note of the step in which each was given."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        super().__init__(choices)
        self.step = -1
        self.given: list[tuple[Choice, int]] = []

    def answer(self, decision: Decision) -> tuple[str, ...]:
        before = list(self._left)
        found = super().answer(decision)
        kept = {id(one) for one in self._left}
        self.given += [(one, self.step) for one in before if id(one) not in kept]
        return found


class _Standing(Playing):
    """Plays as a run does, and keeps the moment at which it ends."""

    answers: _Noting

    def __init__(self, scenario: Scenario, rules: PolicyTable, edition: str, deadline: Deadline) -> None:
        super().__init__(scenario, rules, _Noting(scenario.choices_in(edition)), scenario.outcome(edition), deadline)
        self.now: Evaluation | None = None
        self.begins_in: GameState | None = None
        self.seen: list[Seen] = []
        self.question: Decision | None = None
        self.refused: int | None = None
        self.broken = ""
        self.begun: list[int] = []

    def take_steps(self, ev: Evaluation) -> bool:
        self.now, self.begins_in = ev, ev.state
        ev.journal.steps = self.trace = WatchedSteps(ev, self.seen)
        return super().take_steps(ev)

    def take_step(self, ev: Evaluation, step: Step) -> None:
        self.answers.step = len(self.begun)
        self.begun.append(len(ev.journal.steps))
        super().take_step(ev, step)

    def meet_illegal(self, illegal: object, is_last: bool, step: Step) -> bool:
        self.refused = len(self.begun) - 1
        expected = super().meet_illegal(illegal, is_last, step)  # type: ignore[arg-type]
        self.broken = "" if expected else self.reason
        return expected

    def stop(self, stop: UnableToRun | ConflictOfRows) -> None:
        super().stop(stop)
        self.refused = len(self.begun) - 1 if self.begun else None
        if isinstance(stop, UnansweredChoice):
            self.question = stop.decision
        self.broken = self.reason

    def look_at_outcome(self, ev: Evaluation) -> None:
        """What is expected is looked at in a branch: resolving what waits is no step that anybody has taken."""
        if self.expected == Outcome():
            ev.game.record_situation(ev)
            return
        branch = ev.branch(self.answers)
        self.telling = False
        super().look_at_outcome(branch)
        ev.game.record_situation(ev)

    def position(self) -> Position:
        steps = {id(choice): step for choice, step in self.answers.given}
        own = self.scenario.choices
        return Position(
            self.scenario, self.rules.edition, self.now, self.begins_in, tuple(self.seen), tuple(self.trace),
            tuple(self.checked), self.question, self.illegal, self.refused, self.broken, self.stopped,
            tuple(steps.get(id(choice)) for choice in own), tuple(self.begun), frozenset(self.rules.used),
        )  # fmt: skip
