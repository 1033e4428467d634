"""Exploring: every legal answer where the scenario gives none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .execution import Under, run_once
from .model import Outcome, Scenario
from .seeing import Checked
from .verdicts import Run, Stopped, Verdict

MOST_RUNS = 300
# Of all courses together: many short courses are fine, and so is one long one, but not many long ones.
MOST_STEPS = 5_000
MOST_ENDLESS = 2


def explore(scenario: Scenario, under: Under) -> Run:
    """Run every course of the choices left open: `then` in all, `sometimes` in one, `never` in none."""
    first: Run | None = None
    seen_sometimes, seen_never, count, steps = False, False, 0, 0
    for run, path in _courses(scenario, under):
        count += 1
        first = first or run
        steps += len(run.trace)
        if run.verdict is not Verdict.CONFIRMED:
            return _not_all(run, count)
        seen_sometimes = seen_sometimes or _holds(scenario, under, path, scenario.sometimes)
        seen_never = seen_never or _holds(scenario, under, path, scenario.never)
        if under.deadline.is_over():
            # Whether the courses that are left come out the same, or even whether this one was looked at in full.
            over = f"The time is up: {under.deadline.seconds:g} s of processor time for one answer."
            return _not_all(replace(run, verdict=Verdict.NOT_EXECUTABLE, reason=over, stopped=Stopped.TIME), count)
        if count >= MOST_RUNS or steps > MOST_STEPS:
            reason = f"More courses are possible than the {count} tried; answer some of the questions."
            return replace(run, verdict=Verdict.NOT_EXECUTABLE, reason=reason)
    if first is None:
        return Run(scenario.slug, under.edition, Verdict.NOT_EXECUTABLE, "Nothing was run.", (), (), frozenset())
    checked = [*first.expectations, Checked("always", f"in all {count} courses", True, 0)]
    if scenario.sometimes is not None:
        checked.append(Checked("sometimes", "in at least one" if seen_sometimes else "in none", seen_sometimes, 0))
    if scenario.never is not None:
        checked.append(Checked("never", "in at least one" if seen_never else "in none", not seen_never, 0))
    failed = [each for each in checked if not each.ok]
    verdict = Verdict.CONTRADICTED if failed else Verdict.CONFIRMED
    reason = f"Expected {failed[0].expected}; seen {failed[0].seen}." if failed else ""
    return replace(first, verdict=verdict, reason=reason, expectations=tuple(checked))


def _not_all(run: Run, count: int) -> Run:
    """The exploration as it ends in the first course that does not come out as expected, or in which time is up."""
    before = f" The {count - 1} before it came out as expected." if run.out_of_time and count > 1 else ""
    return replace(run, reason=f"In course {count} of the open choices: {run.reason}{before}")


def _holds(scenario: Scenario, under: Under, path: list[int], outcome: Outcome | None) -> bool:
    if outcome is None:
        return False
    run, _ = run_once(scenario, under, path=path, outcome=outcome)
    return run.verdict is Verdict.CONFIRMED


def _courses(
    scenario: Scenario, under: Under, without: frozenset[str] = frozenset()
) -> Iterator[tuple[Run, list[int]]]:
    """The run of every sequence of answers, in order: the next one differs as late as possible."""
    path: list[int] = []
    while True:
        run, answers = run_once(scenario, under, without=without, path=path, forgiving=bool(without))
        yield run, [index for index, _ in answers.taken]
        following = _next(answers.taken)
        if following is None:
            return
        path = following


def _next(taken: list[tuple[int, int]]) -> list[int] | None:
    for position in range(len(taken) - 1, -1, -1):
        index, count = taken[position]
        if index + 1 < count:
            return [each for each, _ in taken[:position]] + [index + 1]
    return None


def every_course(scenario: Scenario, under: Under, without: frozenset[str], most: int) -> Iterator[Run]:
    """The runs of every course of open choices, at most `most`, with rows switched off.

    Courses that never end take long, and where a few do not the next ones hardly will: no more are tried.
    """
    endless = 0
    for count, (run, _) in enumerate(_courses(scenario, under, without), start=1):
        yield run
        endless += run.endless
        if run.out_of_time or count >= most or endless >= MOST_ENDLESS:
            return
