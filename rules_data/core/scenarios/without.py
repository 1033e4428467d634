"""A run once more without some rows of its table, and whether that comes out differently.

What counts as a change. The run without the rows must come to an end and show something else, or be stopped
because a step the example takes has become illegal, or because another question is asked than before: who
may do what and who is asked what are part of an outcome. So is coming to an end: a rule against endless
repetition is shown by an example that never ends without it. A run that the evaluator cannot carry out (no
table, an unsupported instruction, no time left) shows nothing. Questions that are only asked without the rows are
answered in every legal way, and the outcome, or what the players are asked, must be different in all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_data.core.evaluator import Deadline, Row, rows

from .execution import Run, Under, Verdict
from .explore import every_course
from .model import Scenario
from .run import run_scenario

MOST_COURSES = 24
Outcome = tuple[bool, str]


@dataclass(frozen=True, slots=True)
class Without:
    """A scenario's run under an edition, `usual`, beside what comes of it without rows; nothing is run twice."""

    scenario: Scenario
    edition: str
    usual: Run
    deadline: Deadline
    _known: dict[frozenset[str], Outcome] = field(default_factory=dict)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows there are in the edition."""
        known = self.edition in self.scenario.game.table.vocabulary.editions
        return rows(self.scenario.game.table, self.edition) if known else ()

    def comes_out_otherwise(self, off: frozenset[str]) -> Outcome:
        """Whether the run comes out differently with these rows off, and how. Raises OutOfTime."""
        known = self._known.get(off)
        if known is None:
            known = self._try(off)
            self.deadline.look()
            self._known[off] = known
        return known

    def _try(self, off: frozenset[str]) -> Outcome:
        usual = self.usual
        run = run_scenario(self.scenario, self.edition, without=off, deadline=self.deadline)
        if usual.verdict is not Verdict.CONFIRMED:
            return _another_end(usual, run)
        if run.verdict is Verdict.CONFIRMED:
            return False, "the same outcome"
        if run.verdict is Verdict.CONTRADICTED:
            return True, run.reason
        if run.illegal or run.endless:
            return True, f"{'a step is illegal' if run.illegal else 'it never ends'}: {run.reason}"
        courses = every_course(self.scenario, Under(self.edition, self.deadline), off, MOST_COURSES)
        return _every_course_differs(courses, usual.asked)


def _another_end(usual: Run, run: Run) -> Outcome:
    """Whether a run that was not as expected, or illegal, is otherwise without the rows, as far as that was decided."""
    if run.illegal or usual.illegal:
        return run.illegal != usual.illegal, run.reason or "the step is legal"
    if run.verdict is Verdict.NOT_EXECUTABLE:
        return False, f"not executable: {run.reason}"
    differing = [new for old, new in zip(usual.expectations, run.expectations, strict=False) if old.seen != new.seen]
    if not differing:
        return False, "the same outcome"
    return True, f"{differing[0].expected}: seen {differing[0].seen} (line {differing[0].line})."


def _every_course_differs(courses: list[Run], usual: tuple[tuple[str, str], ...]) -> Outcome:
    how = "nothing was run"
    for run in courses:
        if run.verdict is Verdict.CONFIRMED and run.asked == usual:
            return False, "the same outcome in one course of the choices"
        if run.verdict is Verdict.NOT_EXECUTABLE and not (run.illegal or run.endless):
            return False, f"not executable: {run.reason}"
        questions = ", ".join(f"{player}: {question}" for player, question in run.asked) or "nothing"
        how = run.reason or f"the players are asked something else ({questions})"
    return bool(courses), how
