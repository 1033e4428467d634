"""A run once more without some rows of its table, and whether that comes out differently.

What counts as a change. The run without the rows must come to an end and show something else, or be stopped
because a step the example takes has become illegal, or because another question is asked than before: who
may do what and who is asked what are part of an outcome. So is coming to an end: a rule against endless
repetition is shown by an example that never ends without it. A run that the evaluator cannot carry out (no
table, an unsupported instruction, no time left) shows nothing. Questions that are only asked without the rows are
answered in every legal way, and the outcome, or what the players are asked, must be different in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from rules_data.core.evaluator import Deadline, Hearing, Row, rows

from .execution import Under
from .explore import every_course
from .model import Scenario
from .moments import Moments
from .run import run_scenario
from .tries import Found, Situation, Tries, Try
from .verdicts import Run, Verdict

MOST_COURSES = 24
THE_SAME = "the same outcome"
NOT_EXECUTABLE = "not executable"


class Without:
    """A scenario's run under an edition beside what comes of it without rows; nothing is run twice.

    `usual` is the run where it has been made. `tries` may be those of its other editions: what is run alike in two
    editions is run once.
    """

    def __init__(
        self,
        scenario: Scenario,
        edition: str,
        deadline: Deadline,
        tries: Tries | None = None,
        usual: Run | None = None,
    ) -> None:
        hearing = Hearing()
        self.scenario, self.edition, self.deadline = scenario, edition, deadline
        self._moments = Moments()
        self.usual = usual or run_scenario(scenario, edition, deadline=deadline, hearing=hearing, keeps=self._moments)
        self._tries = tries if tries is not None else Tries()
        self._situation = Situation(scenario, edition, self.usual)
        self._known: dict[frozenset[str], Found] = {}
        heard = usual is None and not scenario.explore and self._is_played
        if heard and self.usual.verdict is Verdict.CONFIRMED:
            self._tries.add(Try(self._situation, frozenset(), hearing, (False, THE_SAME), False))

    @property
    def _is_played(self) -> bool:
        """Whether it is played under a table of the evaluator, and not a text to be recognised."""
        return self.scenario.recognition is None and bool(self.rows)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows there are in the edition."""
        known = self.edition in self.scenario.game.table.vocabulary.editions
        return rows(self.scenario.game.table, self.edition) if known else ()

    def comes_out_otherwise(self, off: frozenset[str]) -> Found:
        """Whether the run comes out differently with these rows off, and how. Raises OutOfTime."""
        known = self._known.get(off)
        if known is None:
            known = self._tries.find(self._situation, off) if self._is_played else None
            self._known[off] = known = known if known is not None else self._try(off)
        return known

    def _try(self, off: frozenset[str]) -> Found:
        hearing, runs = Hearing(), list[Run]()
        for run in self._runs(off, hearing):
            runs.append(run)
            found = _decided(self.usual, runs)
            if found is not None:
                break
        else:
            found = _every_course_differs(runs[1:])
        self.deadline.look()
        if self._is_played:
            told = any(run.illegal for run in runs) or found[1].startswith(NOT_EXECUTABLE)
            lacks = frozenset(row.question.name for row in self.rows if row.name in off)
            self._tries.add(Try(self._situation, off, hearing, found, told, lacks))
        return found

    def _runs(self, off: frozenset[str], hearing: Hearing) -> Iterator[Run]:
        """The run without the rows; after it, if that is not enough, every course of what is asked only then."""
        scenario, edition, deadline = self.scenario, self.edition, self.deadline
        under = Under(edition, deadline, hearing, is_read=False, begins=self._moments)
        yield run_scenario(
            scenario, edition, without=off, deadline=deadline, hearing=hearing, is_read=False, begins=self._moments
        )
        yield from every_course(scenario, under, off, MOST_COURSES)


def _decided(usual: Run, runs: list[Run]) -> Found | None:
    """What the runs say so far; None where it takes the next one to say anything."""
    run = runs[-1]
    if len(runs) > 1:
        return _in_one_course(usual, run)
    if usual.verdict is not Verdict.CONFIRMED:
        return _another_end(usual, run)
    if run.verdict is Verdict.CONFIRMED:
        return False, THE_SAME
    if run.verdict is Verdict.CONTRADICTED:
        return True, run.reason
    if run.illegal or run.endless:
        return True, f"{'a step is illegal' if run.illegal else 'it never ends'}: {run.reason}"
    return None


def _in_one_course(usual: Run, run: Run) -> Found | None:
    if run.verdict is Verdict.CONFIRMED and run.asked == usual.asked:
        return False, f"{THE_SAME} in one course of the choices"
    if run.verdict is Verdict.NOT_EXECUTABLE and not (run.illegal or run.endless):
        return False, f"{NOT_EXECUTABLE}: {run.reason}"
    return None


def _another_end(usual: Run, run: Run) -> Found:
    """Whether a run that was not as expected, or illegal, is otherwise without the rows, as far as that was decided."""
    if run.illegal or usual.illegal:
        return run.illegal != usual.illegal, run.reason or "the step is legal"
    if run.verdict is Verdict.NOT_EXECUTABLE:
        return False, f"{NOT_EXECUTABLE}: {run.reason}"
    differing = [new for old, new in zip(usual.expectations, run.expectations, strict=False) if old.seen != new.seen]
    if not differing:
        return False, THE_SAME
    return True, f"{differing[0].expected}: seen {differing[0].seen} (line {differing[0].line})."


def _every_course_differs(courses: list[Run]) -> Found:
    if not courses:
        return False, "nothing was run"
    asked = ", ".join(f"{player}: {question}" for player, question in courses[-1].asked) or "nothing"
    return True, courses[-1].reason or f"the players are asked something else ({asked})"
