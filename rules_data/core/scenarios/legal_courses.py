"""All the ways a scenario can go where its questions are left open, as a tree: each answer leads to what follows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules_data.core.evaluator import Deadline, Decision, Evaluation, PolicyTable

from .answering import ScriptedAnswers
from .legal import following
from .legal_position import Position, _Standing, position_of
from .model import Scenario
from .verdicts import Stopped

MOST_COURSES = 120


@dataclass(slots=True)
class Course:
    """One way a scenario goes: the questions that were open with the answers taken, and where that ends."""

    answered: tuple[tuple[Decision, tuple[str, ...]], ...]
    position: Position


@dataclass(slots=True)
class Fork:
    """A question with what each answer leads to: another question, or an end. `ends` counts the ends below it."""

    decision: Decision
    branches: list[tuple[tuple[str, ...], Fork | Course]] = field(default_factory=list)

    @property
    def ends(self) -> int:
        return sum(one.ends if isinstance(one, Fork) else 1 for _, one in self.branches)


@dataclass(frozen=True, slots=True)
class Courses:
    """Every course there was time for. `root` is a single course where nothing is left open; None where there is none.

    `left_out` says why there may be more.
    """

    root: Fork | Course | None
    count: int
    left_out: str = ""


def courses_of(scenario: Scenario, edition: str, deadline: Deadline) -> Courses:
    """Take the steps of a scenario with every legal answer to what it leaves open."""
    if scenario.setup is None or edition not in scenario.game.table.vocabulary.editions:
        return Courses(None, 0, position_of(scenario, edition, deadline).reason)
    found: list[Course] = []
    left_out = ""
    for course in _courses(scenario, edition, deadline):
        if course.position.stopped is Stopped.TIME:
            left_out = "There was no time for all of them: answer some of the questions."
            break
        found.append(course)
        if len(found) >= MOST_COURSES:
            left_out = f"There are more than {MOST_COURSES}: answer some of the questions."
            break
    return Courses(_tree(found, 0) if found else None, len(found), left_out)


class _Open(ScriptedAnswers):
    """Answers as written; what they leave open is answered by a path."""

    def __init__(self, scenario: Scenario, edition: str, path: list[int]) -> None:
        super().__init__(scenario.choices_in(edition), path)
        self.open: list[tuple[Decision, tuple[str, ...]]] = []
        self.step = -1
        self.given: list[tuple[object, int]] = []

    def answer(self, decision: Decision) -> tuple[str, ...]:
        before = len(self.taken)
        found = super().answer(decision)
        if len(self.taken) > before:
            self.open.append((decision, found))
        return found


class _OneCourse(_Standing):
    """Plays with open questions answered by a path; its expectations are left alone."""

    def __init__(self, scenario: Scenario, edition: str, deadline: Deadline, path: list[int]) -> None:
        game = scenario.game.table
        rules = PolicyTable(edition, game.rows, game.points, game.procedures)
        super().__init__(scenario, rules, edition, deadline)
        self.answers = _Open(scenario, edition, path)  # type: ignore[assignment]
        self.lenient = True

    def look_at_outcome(self, ev: Evaluation) -> None:
        """What comes of a course is shown, and not compared."""


def _courses(scenario: Scenario, edition: str, deadline: Deadline) -> Iterator[Course]:
    path: list[int] | None = []
    while path is not None:
        playing = _OneCourse(scenario, edition, deadline, path)
        playing.play()
        answers = playing.answers
        yield Course(tuple(answers.open), playing.position())  # type: ignore[attr-defined]
        path = following(answers.taken)


def _tree(courses: list[Course], depth: int) -> Fork | Course:
    """Courses that begin alike, by their next answer."""
    first = courses[0]
    if len(first.answered) <= depth:
        return first
    fork = Fork(first.answered[depth][0])
    groups: dict[tuple[str, ...], list[Course]] = {}
    for course in courses:
        groups.setdefault(course.answered[depth][1] if len(course.answered) > depth else (), []).append(course)
    fork.branches = [(answer, _tree(group, depth + 1)) for answer, group in groups.items()]
    return fork
