"""Policy: the questions games answer differently, the rows that answer them, and which row wins.

A row stands beside the rules it implements. An exception names the row it is an exception to and wins over it
where it applies. With a row switched off the next more general one answers, and at last the question's
baseline, which is what would be true if no rule said anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


class ConflictOfRulings(RuntimeError):
    """Two rows answer one question differently and neither is an exception to the other."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something every game must answer. `answers` are the ways the kernel knows; `baseline` is one of them."""

    name: str
    asks: str
    answers: tuple[str, ...]
    baseline: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """One row: how a game answers a question, and the rules that say so in each edition.

    `cites` maps an edition to its rule numbers; an edition that is missing has no such rule, and the row does
    not exist there. `when` limits the row to some subjects of the question.
    """

    name: str
    question: str
    answer: str
    cites: Mapping[str, tuple[str, ...]]
    summary: str
    exception_to: str = ""
    when: Callable[[Any], bool] | None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """An answer, the rules it rests on and the row that gave it ('' when it is the baseline)."""

    answer: str
    rules: tuple[str, ...]
    ruling: str = ""

    def __bool__(self) -> bool:
        return self.answer == "yes"


Rows = Mapping[str, Sequence[Ruling]]
# Every run of a game asks the same table: what it comes to in an edition is worked out once.
_WHOLE_TABLES: dict[tuple[int, str], tuple[Iterable[Ruling], Rows]] = {}


def _rows_by_question(rulings: Iterable[Ruling], edition: str, without: frozenset[str]) -> Rows:
    """The rows that exist in an edition and are not switched off, by the question they answer."""
    key = (id(rulings), edition)
    known = _WHOLE_TABLES.get(key)
    if known is not None and known[0] is rulings and not without:
        return known[1]
    found: dict[str, list[Ruling]] = {}
    for row in rulings:
        if row.cites.get(edition) and row.name not in without:
            found.setdefault(row.question, []).append(row)
    if not without and isinstance(rulings, tuple):
        _WHOLE_TABLES[key] = (rulings, found)
    return found


class RulingTable:
    """The rows of one game in one edition, some of them perhaps switched off."""

    def __init__(
        self,
        edition: str,
        rulings: Iterable[Ruling],
        questions: Mapping[str, Question],
        procedures: Mapping[str, Mapping[str, tuple[str, ...]]],
        without: frozenset[str] = frozenset(),
        numbers: Mapping[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.used: set[str] = set()
        self._questions = questions
        self._procedures = procedures
        self._numbers = numbers
        self._rows = _rows_by_question(rulings, edition, without)
        self._conditional = {name for name, rows in self._rows.items() if any(row.when is not None for row in rows)}
        self._settled: dict[str, Ruled] = {}

    def ask(self, question: str, subject: Any = None) -> Ruled:
        """The answer to `question` about `subject`, with its rules."""
        settled = self._settled.get(question)
        if settled is None:
            settled = self._decide(question, subject)
            if question not in self._conditional:
                self._settled[question] = settled
        if settled.ruling:
            self.used.add(settled.ruling)
        return settled

    def rules_on(self, question: str) -> bool:
        """Whether any row answers the question, so that it can be anything but its baseline."""
        return question in self._rows

    def ask_if_known(self, question: str, otherwise: str, subject: Any = None) -> Ruled:
        """The answer, or `otherwise` in a game that has no such question."""
        return self.ask(question, subject) if question in self._questions else Ruled(otherwise, ())

    def _decide(self, question: str, subject: Any) -> Ruled:
        rows = [row for row in self._rows.get(question, ()) if row.when is None or row.when(subject)]
        general = {row.exception_to for row in rows}
        winners = [row for row in rows if row.name not in general]
        if len({row.answer for row in winners}) > 1:
            names = " and ".join(f"{row.name!r}" for row in winners)
            raise ConflictOfRulings(f"{names} answer {question!r} differently; make one an exception to the other.")
        if not winners:
            return Ruled(self._questions[question].baseline, self.cite(question))
        rules = tuple(dict.fromkeys(number for row in winners for number in row.cites[self.edition]))
        return Ruled(winners[0].answer, self.renumbered(rules), winners[0].name)

    def cite(self, procedure: str) -> tuple[str, ...]:
        """The rules a step of the game's procedure (or a question in general) rests on."""
        return self.renumbered(self._procedures[procedure][self.edition])

    def renumbered(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        """The rules under their numbers in the edition being read."""
        if self._numbers is None:
            return rules
        moved = tuple(self._numbers[number] for number in rules if number in self._numbers)
        return moved or rules
