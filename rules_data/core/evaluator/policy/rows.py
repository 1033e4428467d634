"""Points at which games go different ways, the questions of their rules, and the rows that answer them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


class ConflictOfRows(RuntimeError):
    """Two rows answer one question differently and neither is an exception to the other."""


@dataclass(frozen=True, slots=True, eq=False)
class Point:
    """A point at which the kernel can go on in several ways, and rules decide which.

    `answers` are the ways it knows. `without_rule` is the way it goes where no row answers.
    """

    name: str
    answers: tuple[str, ...] = ("yes", "no")
    without_rule: str = "no"

    def __post_init__(self) -> None:
        if self.without_rule not in self.answers:
            raise ValueError(f"{self.name!r} is answered by one of: {', '.join(self.answers)}.")

    def goes(self, way: str) -> Point:
        """The same point in a game whose rules describe this way without deciding it: no row of it is ever off."""
        return Point(self.name, self.answers, way)

    def question(self, asks: str, because: str, without_rule: str = "no") -> Question:
        """The question of a game whose rules decide this point."""
        return Question(self.name, self.answers, without_rule, asks, because)


@dataclass(frozen=True, slots=True, eq=False)
class Question(Point):
    """A point as the rules ask it.

    `without_rule` is what would be so if the rule that decides it were not there, and so what a row is compared
    with when it is switched off; `because` says in one sentence why it would be so.
    """

    asks: str = ""
    because: str = ""

    def differently(self, without_rule: str, because: str) -> Question:
        """The same question in a game that would do something else without the rule."""
        return Question(self.name, self.answers, without_rule, self.asks, because)


def yes_no(name: str, asks: str, because: str, without_rule: str = "no") -> Question:
    """A question that is answered with yes or no."""
    return Question(name, ("yes", "no"), without_rule, asks, because)


def points_in(module: Mapping[str, object]) -> tuple[Point, ...]:
    """The points and questions among the names of a module, in the order in which they stand there."""
    return tuple(value for value in module.values() if isinstance(value, Point))


@dataclass(frozen=True, slots=True)
class Row:
    """One row: how a game answers a question, and the rules that say so in each edition.

    `cites` maps an edition to its rule numbers; an edition that is missing has no such rule, and the row does
    not exist there. `when` limits the row to some subjects of the question.
    """

    name: str
    question: Question
    answer: str
    cites: Mapping[str, tuple[str, ...]]
    summary: str
    exception_to: str = ""
    when: Callable[[Any], bool] | None = None

    def __post_init__(self) -> None:
        if self.answer not in self.question.answers:
            known = ", ".join(self.question.answers)
            raise ValueError(f"Row {self.name!r} answers {self.question.name!r} with {self.answer!r}; known: {known}.")

    def says_what(self, other: Row) -> bool:
        """Whether it says what another row does, be it by rules of another number or edition."""
        return self is other or (
            self.name == other.name
            and self.question == other.question
            and self.answer == other.answer
            and self.exception_to == other.exception_to
            and self.when is other.when
        )


@dataclass(frozen=True, slots=True)
class Ruled:
    """An answer, the rules it rests on and the row that gave it ('' when no row did)."""

    answer: str
    rules: tuple[str, ...]
    row: str = ""

    def __bool__(self) -> bool:
        return self.answer == "yes"
