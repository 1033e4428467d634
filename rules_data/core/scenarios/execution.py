"""One run: the steps taken with given answers, and what is seen compared with what is expected."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_data.core.evaluator import (
    ConflictOfRows,
    Deadline,
    Evaluation,
    Hearing,
    IllegalAnswer,
    IllegalStep,
    OutOfBounds,
    OutOfTime,
    PolicyTable,
    Setup,
    TraceStep,
    UnableToRun,
    resolve_newest,
)

from .answering import ScriptedAnswers
from .model import Outcome, Scenario, Step
from .moments import Alongside, Joined, Moment, Moments
from .seeing import Checked, check
from .verdicts import Run, Stopped, Verdict


@dataclass(frozen=True, slots=True)
class Under:
    """What a run is made under: an edition, and the time that is left for the answer.

    `hearing` takes in what the run asks of the rules; `is_read` says whether anyone reads its trace. `keeps`: where it
    leaves its moments; `begins`: those of a run that it may begin with.
    """

    edition: str
    deadline: Deadline = field(default_factory=Deadline)
    hearing: Hearing | None = None
    is_read: bool = True
    keeps: Moments | None = None
    begins: Moments | None = None


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
    expected = outcome if outcome is not None else scenario.outcome(under.edition)
    rules = PolicyTable(under.edition, game.rows, game.points, game.procedures, without)
    playing = Playing(scenario, rules, ScriptedAnswers(()), expected, under.deadline)
    playing.lenient = path is not None
    playing.telling = not without and path is None
    playing.is_read, playing.keeps = under.is_read, under.keeps
    if under.begins is not None:
        may_join = outcome is None and path is None
        playing.beside = Alongside(under.begins, rules, even_over=outcome is None, may_join=may_join)
    run = _played(playing, under.edition, path, forgiving)
    if under.keeps is not None:
        under.keeps.end(run, rules)
    if under.hearing is not None:
        if under.keeps is not None:
            under.hearing.add_all(under.keeps.heard())
        if playing.beside is not None:
            under.hearing.add_all(playing.beside.left_out())
        rules.note_what_was_asked(under.hearing)
    return run, playing.answers


def _played(playing: Playing, edition: str, path: list[int] | None, forgiving: bool) -> Run:
    """The run; of one beside another's moments only that is played in which it goes another way than the other.

    Where it comes back to that one and never parts from it again, it comes out like it.
    """
    while True:
        moment = playing.moment = playing.beside.begins_at if playing.beside is not None else None
        refused = bool(playing.expected.illegal_answer)
        if moment is not None:
            playing.answers = moment.answers.again(path, forgiving=forgiving, refused=refused)
        else:
            choices, seen = playing.scenario.choices_in(edition), playing.looks_at_order
            playing.answers = ScriptedAnswers(choices, path, forgiving=forgiving, sees_order=seen, refused=refused)
        try:
            playing.play()
        except Joined as joined:
            if joined.to_the_end is not None:
                return joined.to_the_end
        else:
            return playing.run()
        finally:
            playing.let_go()


class Playing:
    """Takes the steps and compares what comes of them.

    What looks on while it plays is a class of its own kind, which overrides `take_steps`, `take_step`, `meet_illegal`,
    `stop` or `look_at_outcome`.
    """

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
        self.keeps: Moments | None = None
        self.moment: Moment | None = None  # where it begins, if not at the beginning
        self.beside: Alongside | None = None  # what it may have in common with another run
        self.at = "before its first step"
        self._course: Evaluation | None = None
        self.asked: list[tuple[str, str]] = []

    @property
    def looks_at_order(self) -> bool:
        """Whether it is expected somewhere in which order something waits or resolves."""
        checks = [step.arguments["outcome"] for step in self.scenario.steps if step.kind == "check"]
        return any(outcome.looks_at_order for outcome in (self.expected, *checks))

    def play(self) -> None:
        setup = self.scenario.setup
        if setup is None:
            self.reason = "The scenario has no situation."
            return
        try:
            self.deadline.look()
            ev = self._begin(setup)
        except (UnableToRun, ConflictOfRows) as stop:
            self.stop(stop)
            return
        self._course, self.trace = ev, ev.journal.steps
        try:
            if self.moment is None:
                ev.game.settle_effects(ev)
            if not self.take_steps(ev):
                return
            self.look_at_outcome(ev)
        except IllegalAnswer as refused:
            self._refused(refused)
            return
        except (UnableToRun, ConflictOfRows) as stop:
            self.stop(stop)
            return
        finally:
            self.asked = sorted((d.player, d.question) for d in ev.choices.decisions)
        self._conclude()

    def let_go(self) -> None:
        """Nobody looks at the table any more, as it is after the last step."""
        if self._course is not None:
            self._course.let_go()
            self._course = None

    def run(self) -> Run:
        """What has come of it."""
        return Run(
            self.scenario.slug,
            self.rules.edition,
            self.verdict,
            self.reason,
            tuple(self.checked),
            tuple(self.trace),
            frozenset(self.rules.used),
            self.illegal,
            self.stopped,
            tuple(self.asked),
            frozenset(self.rules.cited),
        )

    def _begin(self, setup: Setup) -> Evaluation:
        if self.moment is None:
            game = self.scenario.game.table
            return Evaluation(game, self.rules, setup, self.answers, self.deadline, is_read=self.is_read)
        self.checked = list(self.moment.checked)
        ev = self.moment.course.again(self.rules, self.answers, is_read=self.is_read)
        if self.beside is not None and self.beside.has_joined:
            ev.derived.forget_what_rules_say()
        return ev

    def _keep(self, ev: Evaluation, steps: int, *, over: bool = False) -> None:
        """Note the moment, for the runs that are the same until then; see whether it is one of another run."""
        if self.keeps is not None:
            self.keeps.keep(steps, over, ev, self.answers, self.checked)
        if self.beside is not None:
            self.beside.look(steps, over, ev, self.answers, self.checked)

    def stop(self, stop: UnableToRun | ConflictOfRows) -> None:
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
            self.stop(refused)
            return
        ok = wanted in ("true", "yes") or wanted in rules
        seen = ", ".join(rules)
        self.trace.append(TraceStep("illegal", str(refused), rules, False))
        self.checked.append(Checked(f"illegal answer = {wanted}", seen, ok, 0))
        self.illegal = seen
        self._conclude()

    def take_steps(self, ev: Evaluation) -> bool:
        last = len(self.scenario.steps) - 1
        taken = self.moment.steps if self.moment is not None else 0
        for number, step in enumerate(self.scenario.steps[taken:], start=taken):
            self._keep(ev, number)
            self.at = f"in step {number + 1} of {last + 1} (line {step.place.line})"
            before = ev.board.checkpoint()
            try:
                self.take_step(ev, step)
            except IllegalStep as illegal:
                # What is illegal is undone: the state is as it was before the step.
                ev.board.undo(before)
                ev.journal.record("illegal", illegal.reason, illegal.rules, ok=False)
                self.illegal = ", ".join(illegal.rules)
                return self.meet_illegal(illegal, number == last, step)
        if self.expected.illegal:
            reason = f"The last step was expected to be illegal under {self.expected.illegal} and was allowed."
            self.verdict, self.reason = Verdict.CONTRADICTED, reason
            self.checked.append(Checked(f"illegal = {self.expected.illegal}", "allowed", False, 0))
            return False
        self._keep(ev, last + 1)
        return True

    def take_step(self, ev: Evaluation, step: Step) -> None:
        if step.kind == "check":
            outcome = step.arguments["outcome"]
            self.checked += check(ev, outcome.now)
            return
        ev.act(step.kind, step.arguments)

    def meet_illegal(self, illegal: IllegalStep, is_last: bool, step: Step) -> bool:
        wanted = self.expected.illegal
        if not (wanted and is_last):
            self.verdict = Verdict.NOT_EXECUTABLE
            self.reason = f"Line {step.place.line}: {illegal.reason} (rule {', '.join(illegal.rules)})."
            return False
        ok = wanted in ("true", "yes") or wanted in illegal.rules
        self.checked.append(Checked(f"illegal = {wanted}", self.illegal, ok, step.place.line))
        return True

    def look_at_outcome(self, ev: Evaluation) -> None:
        self.at = "as its outcome was looked at"
        if self.moment is None or not self.moment.over:
            self._look(ev)
        if self.expected.resolved is None:
            return
        while ev.state.waiting:
            self._keep(ev, len(self.scenario.steps), over=True)
            resolve_newest(ev)
        self.checked += check(ev, self.expected.resolved)

    def _look(self, ev: Evaluation) -> None:
        """Compare what is expected before anything else resolves."""
        if self.expected.illegal_answer and self.expected.resolved is None:
            seen = "every answer is legal"
            self.checked.append(Checked(f"illegal answer = {self.expected.illegal_answer}", seen, False, 0))
        self.checked += check(ev, self.expected.now)
        if self.telling:
            ev.game.record_situation(ev)

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
        # Whoever takes an illegal step may have said what they would choose for it.
        unused = self.answers.unused_before_the_end if self.illegal else self.answers.unused
        if not unused:
            return ""
        choice = unused[0]
        only = self.answers.only_way(choice)
        asked = f"{choice.player} was never asked {choice.question!r}"
        if only is None:
            return f"Line {choice.place.line}: {asked}; take the answer away."
        # Without the rule: a run is kept for every edition in which the same is asked, whatever its rules' numbers are.
        why = f"{', '.join(only.legal[0]) or 'nothing'} was the only legal answer"
        return f"Line {choice.place.line}: {asked}, since {why}; take the answer away, or expect an `illegal answer`."
