"""One run: the steps taken with given answers, and what is seen compared with what is expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules_data.core.evaluator import (
    ConflictOfRows,
    Deadline,
    Decision,
    Evaluation,
    Hearing,
    IllegalAnswer,
    IllegalStep,
    OutOfBounds,
    OutOfTime,
    PolicyTable,
    TraceStep,
    UnableToRun,
    UnansweredChoice,
    resolve_newest,
)

from .model import Choice, Outcome, Scenario, Step
from .seeing import Checked, check


class Verdict(StrEnum):
    """What a run says about the documented outcome."""

    CONFIRMED = "confirmed"
    CONTRADICTED = "contradicted"
    NOT_EXECUTABLE = "not executable"


class Stopped(StrEnum):
    """What ended a run before it had come to its end."""

    TIME = "time"
    BOUNDS = "bounds"
    NOTHING = ""


@dataclass(frozen=True, slots=True)
class Run:
    """One run. `reason` is empty when it confirms.

    `stopped` says what ended it early: the time for the answer, or its own length. Only the second, `endless`, is
    something that the rules decide.
    """

    scenario: str
    edition: str
    verdict: Verdict
    reason: str
    expectations: tuple[Checked, ...]
    trace: tuple[TraceStep, ...]
    rows_used: frozenset[str]
    illegal: str = ""
    stopped: Stopped = Stopped.NOTHING
    asked: tuple[tuple[str, str], ...] = ()
    steps_used: frozenset[str] = frozenset()  # of the game's procedure

    @property
    def endless(self) -> bool:
        """Whether it repeats itself, or is longer than any example has reason to be."""
        return self.stopped is Stopped.BOUNDS

    @property
    def out_of_time(self) -> bool:
        return self.stopped is Stopped.TIME

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "scenario": self.scenario,
            "edition": self.edition,
            "verdict": self.verdict.value,
            "reason": self.reason,
            "expectations": [each.to_json() for each in self.expectations],
            "trace": [step.to_json() for step in self.trace],
            "rows_used": sorted(self.rows_used),
            "stopped": self.stopped.value,
        }


@dataclass(frozen=True, slots=True)
class Under:
    """What a run is made under: an edition, and the time that is left for the answer.

    `hearing` takes in what the run asks of the rules; `is_read` says whether anyone reads its trace.
    """

    edition: str
    deadline: Deadline = field(default_factory=Deadline)
    hearing: Hearing | None = None
    is_read: bool = True


class ScriptedAnswers:
    """Answers from the scenario's list: each question takes the first answer that is meant for it.

    `rest` answers what the list does not: an exploration's path, or nothing.
    """

    def __init__(self, choices: tuple[Choice, ...], rest: list[int] | None = None, *, forgiving: bool = False) -> None:
        self._left = list(choices)
        self._path = rest
        self._forced: list[Decision] = []
        self._forgiving = forgiving
        self.taken: list[tuple[int, int]] = []

    def answer(self, decision: Decision) -> tuple[str, ...]:
        for index, choice in enumerate(self._left):
            if not _is_for(choice, decision):
                continue
            if self._forgiving and decision.accepts(choice.answer) is None:
                continue
            del self._left[index]
            return choice.answer
        if decision.otherwise is not None:
            return decision.otherwise
        if self._path is None:
            raise UnansweredChoice(decision)
        position = len(self.taken)
        index = self._path[position] if position < len(self._path) else 0
        self.taken.append((index, len(decision.legal)))
        return decision.legal[index]

    def forced(self, decision: Decision) -> None:
        """A question with one legal answer is not asked; an answer that says the same is no mistake."""
        self._forced.append(decision)

    @property
    def unused(self) -> tuple[Choice, ...]:
        """The answers that nothing asked for."""
        return tuple(c for c in self._left if not any(_answers(c, d) for d in self._forced))


def _is_for(choice: Choice, decision: Decision) -> bool:
    same = choice.player == decision.player and choice.question == decision.question
    return same and choice.subject in ("", decision.subject)


def _answers(choice: Choice, decision: Decision) -> bool:
    return _is_for(choice, decision) and decision.accepts(choice.answer) is not None


def run_once(
    scenario: Scenario,
    under: Under,
    *,
    without: frozenset[str] = frozenset(),
    path: list[int] | None = None,
    forgiving: bool = False,
    outcome: Outcome | None = None,
) -> tuple[Run, ScriptedAnswers]:
    """One run with the given answers, and how they were used.

    `forgiving`: an answer that is not legal is passed over instead of ending the run.
    """
    game = scenario.game.table
    choices = tuple(c for c in scenario.choices if not c.editions or under.edition in c.editions)
    answers = ScriptedAnswers(choices, path, forgiving=forgiving)
    expected = outcome if outcome is not None else scenario.outcome(under.edition)
    rules = PolicyTable(under.edition, game.rows, game.points, game.procedures, without)
    playing = _Playing(scenario, rules, answers, expected, under.deadline)
    playing.lenient = path is not None
    playing.telling = not without and path is None
    playing.is_read = under.is_read
    playing.play()
    if under.hearing is not None:
        rules.note_what_was_asked(under.hearing)
    run = Run(
        scenario.slug,
        under.edition,
        playing.verdict,
        playing.reason,
        tuple(playing.checked),
        tuple(playing.trace),
        frozenset(rules.used),
        playing.illegal,
        playing.stopped,
        tuple(playing.asked),
        frozenset(rules.cited),
    )
    return run, answers


class _Playing:
    """Takes the steps and compares what comes of them."""

    def __init__(
        self,
        scenario: Scenario,
        rules: PolicyTable,
        answers: ScriptedAnswers,
        expected: Outcome,
        deadline: Deadline | None = None,
    ) -> None:
        self.scenario, self.rules, self.answers, self.expected = scenario, rules, answers, expected
        self.deadline = deadline if deadline is not None else Deadline()
        self.checked: list[Checked] = []
        self.trace: list[TraceStep] = []
        self.verdict, self.reason, self.illegal = Verdict.NOT_EXECUTABLE, "", ""
        self.lenient, self.telling, self.stopped = False, True, Stopped.NOTHING
        self.is_read = True
        self.at = "before its first step"
        self.asked: list[tuple[str, str]] = []

    def play(self) -> None:
        setup = self.scenario.setup
        if setup is None:
            self.reason = "The scenario has no situation."
            return
        try:
            self.deadline.look()
            game = self.scenario.game.table
            ev = Evaluation(game, self.rules, setup, self.answers, self.deadline, is_read=self.is_read)
        except (UnableToRun, ConflictOfRows) as stop:
            self._stop(stop)
            return
        self.trace = ev.journal.steps
        try:
            ev.game.settle_effects(ev)
            if not self._steps(ev):
                return
            self._outcome(ev)
        except IllegalAnswer as refused:
            self._refused(refused)
            return
        except (UnableToRun, ConflictOfRows) as stop:
            self._stop(stop)
            return
        finally:
            self.asked = sorted((d.player, d.question) for d in ev.choices.asked)
        self._conclude()

    def _stop(self, stop: UnableToRun | ConflictOfRows) -> None:
        self.verdict, self.reason = Verdict.NOT_EXECUTABLE, str(stop)
        if isinstance(stop, OutOfBounds):
            self.stopped = Stopped.BOUNDS
        elif isinstance(stop, OutOfTime):
            self.stopped = Stopped.TIME
            self.reason = f"{stop}. This run was stopped {self.at}; its trace says what had happened by then."

    def _refused(self, refused: IllegalAnswer) -> None:
        """An answer that the rules do not allow: what was expected, or why the run cannot go on."""
        wanted, rules = self.expected.illegal_answer, refused.decision.rules
        if not wanted:
            self._stop(refused)
            return
        ok = wanted in ("true", "yes") or wanted in rules
        seen = ", ".join(rules)
        self.trace.append(TraceStep("illegal", str(refused), rules, False))
        self.checked.append(Checked(f"illegal answer = {wanted}", seen, ok, 0))
        self.illegal = seen
        self._conclude()

    def _steps(self, ev: Evaluation) -> bool:
        last = len(self.scenario.steps) - 1
        for number, step in enumerate(self.scenario.steps):
            self.at = f"in step {number + 1} of {last + 1} (line {step.place.line})"
            before = ev.board.checkpoint()
            try:
                self._step(ev, step)
            except IllegalStep as illegal:
                # What is illegal is undone: the state is as it was before the step.
                ev.board.undo(before)
                ev.journal.record("illegal", illegal.reason, illegal.rules, ok=False)
                self.illegal = ", ".join(illegal.rules)
                return self._illegal(illegal, number == last, step)
        if self.expected.illegal:
            reason = f"The last step was expected to be illegal under {self.expected.illegal} and was allowed."
            self.verdict, self.reason = Verdict.CONTRADICTED, reason
            self.checked.append(Checked(f"illegal = {self.expected.illegal}", "allowed", False, 0))
            return False
        return True

    def _step(self, ev: Evaluation, step: Step) -> None:
        if step.kind == "check":
            outcome = step.arguments["outcome"]
            self.checked += check(ev, outcome.now)
            return
        ev.act(step.kind, step.arguments)

    def _illegal(self, illegal: IllegalStep, is_last: bool, step: Step) -> bool:
        wanted = self.expected.illegal
        if not (wanted and is_last):
            self.verdict = Verdict.NOT_EXECUTABLE
            self.reason = f"Line {step.place.line}: {illegal.reason} (rule {', '.join(illegal.rules)})."
            return False
        ok = wanted in ("true", "yes") or wanted in illegal.rules
        self.checked.append(Checked(f"illegal = {wanted}", self.illegal, ok, step.place.line))
        return True

    def _outcome(self, ev: Evaluation) -> None:
        if self.expected.illegal_answer and self.expected.resolved is None:
            seen = "every answer is legal"
            self.checked.append(Checked(f"illegal answer = {self.expected.illegal_answer}", seen, False, 0))
        self.at = "as its outcome was looked at"
        self.checked += check(ev, self.expected.now)
        if self.telling:
            ev.game.record_situation(ev)
        if self.expected.resolved is None:
            return
        while ev.state.waiting:
            resolve_newest(ev)
        self.checked += check(ev, self.expected.resolved)

    def _conclude(self) -> None:
        failed = [each for each in self.checked if not each.ok]
        unused = "" if self.lenient else self._unused()
        if failed:
            first = failed[0]
            where = f" (line {first.line})" if first.line else ""
            self.verdict = Verdict.CONTRADICTED
            self.reason = f"Expected {first.expected}; seen {first.seen}{where}.{f' {unused}' if unused else ''}"
        elif unused:
            self.verdict, self.reason = Verdict.NOT_EXECUTABLE, unused
        elif not self.checked:
            self.reason = f"Nothing is expected under {self.rules.edition}."
        else:
            self.verdict = Verdict.CONFIRMED

    def _unused(self) -> str:
        """The first answer that nothing asked for, in words."""
        if not self.answers.unused:
            return ""
        choice = self.answers.unused[0]
        asked = f"{choice.player} was never asked {choice.question!r}"
        return f"Line {choice.place.line}: {asked}; take the answer away."
