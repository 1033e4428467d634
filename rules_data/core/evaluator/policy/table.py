"""Policy: the points at which games go different ways, the rows that decide them, and which row wins.

A row stands beside the rules it implements. An exception names the row it is an exception to and wins over it
where it applies. With a row switched off the next more general one answers, and at last the
question's `without_rule`, which is what would be true if no rule said anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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

    def asked(self, asks: str, because: str, without_rule: str = "no") -> Question:
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


@dataclass(frozen=True, slots=True)
class Ruled:
    """An answer, the rules it rests on and the row that gave it ('' when no row did)."""

    answer: str
    rules: tuple[str, ...]
    row: str = ""

    def __bool__(self) -> bool:
        return self.answer == "yes"


Rows = Mapping[str, Sequence[Row]]


@dataclass(frozen=True, slots=True)
class _Answers:
    """The rows of a table by the question they answer, and the answers that have been worked out so far."""

    rows: Rows
    conditional: frozenset[str]
    settled: dict[str, Ruled] = field(default_factory=dict)
    decided: dict[tuple[str, tuple[int, ...]], Ruled] = field(default_factory=dict)


# Every run of a game asks the same table: what it comes to in an edition is worked out once.
_WHOLE_TABLES: dict[tuple[int, str], tuple[Iterable[Row], _Answers]] = {}


def _answers(rows: Iterable[Row], edition: str, without: frozenset[str], shared: bool) -> _Answers:
    """The rows that exist in an edition and are not switched off, with what has been worked out for the whole table."""
    key = (id(rows), edition)
    known = _WHOLE_TABLES.get(key)
    if shared and known is not None and known[0] is rows:
        return known[1]
    by_question: dict[str, list[Row]] = {}
    for row in rows:
        if row.cites.get(edition) and row.name not in without:
            by_question.setdefault(row.question.name, []).append(row)
    conditional = frozenset(name for name, of_it in by_question.items() if any(row.when is not None for row in of_it))
    found = _Answers(by_question, conditional)
    if shared:
        _WHOLE_TABLES[key] = (rows, found)
    return found


class PolicyTable:
    """The rows of one game in one edition, some of them perhaps switched off.

    `points` are those its rules have something to say of, by name: its questions, and what they only describe.    """

    def __init__(
        self,
        edition: str,
        rows: Iterable[Row],
        points: Mapping[str, Point],
        procedures: Mapping[str, Mapping[str, tuple[str, ...]]],
        without: frozenset[str] = frozenset(),
    ) -> None:
        self.edition = edition
        self.used: set[str] = set()
        self.cited: set[str] = set()  # the steps of the procedure that have been named
        self._points = points
        self._procedures = procedures
        shared = isinstance(rows, tuple) and not without
        self._answers = _answers(rows, edition, without, shared)

    def ask(self, question: Point, subject: Any = None) -> Ruled:
        """The answer to `question` about `subject`, with its rules."""
        known = self._answers
        settled = known.settled.get(question.name)
        if settled is None:
            settled = self._decide(question, subject)
            if question.name not in known.conditional:
                known.settled[question.name] = settled
        if settled.row:
            self.used.add(settled.row)
        else:
            self.cited.add(question.name)
        return settled

    def rules_on(self, question: Point) -> bool:
        """Whether any row answers the question, so that it can be answered otherwise than without a rule."""
        return question.name in self._answers.rows

    def _decide(self, question: Point, subject: Any) -> Ruled:
        known = self._answers
        rows = known.rows.get(question.name, ())
        applying = tuple(number for number, row in enumerate(rows) if row.when is None or row.when(subject))
        found = known.decided.get((question.name, applying))
        if found is None:
            found = self._winner(question, [rows[number] for number in applying])
            known.decided[question.name, applying] = found
        return found

    def _winner(self, question: Point, rows: list[Row]) -> Ruled:
        """The answer of the rows that apply, exceptions before what they are exceptions to."""
        general = {row.exception_to for row in rows}
        winners = [row for row in rows if row.name not in general]
        if len({row.answer for row in winners}) > 1:
            names = " and ".join(f"{row.name!r}" for row in winners)
            raise ConflictOfRows(f"{names} answer {question.name!r} differently; make one an exception to the other.")
        if not winners:
            own = self._points.get(question.name)
            return Ruled(question.without_rule, ()) if own is None else Ruled(own.without_rule, self.cite(own.name))
        rules = tuple(dict.fromkeys(number for row in winners for number in row.cites[self.edition]))
        return Ruled(winners[0].answer, rules, winners[0].name)

    def cite(self, procedure: str, *general: str) -> tuple[str, ...]:
        """The rules a step of the game's procedure (or a question in general) rests on.

        `general` are steps whose rules speak where a game has none for this one by itself, the most particular first.
        """
        known = next((one for one in (procedure, *general) if one in self._procedures), procedure)
        self.cited.add(known)
        return self._procedures[known][self.edition]

    def cite_for(self, procedure: str, kind: str) -> tuple[str, ...]:
        """The rules a step rests on for this kind of thing; those of the step in general where no others are named."""
        own = f"{procedure} of a {kind}"
        return self.cite(own if own in self._procedures else procedure)
