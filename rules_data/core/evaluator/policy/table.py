"""Policy: the points at which games go different ways, the rows that decide them, and which row wins.

A row stands beside the rules it implements. An exception names the row it is an exception to and wins over it
where it applies. With a row switched off the next more general one answers, and at last the
question's `without_rule`, which is what would be true if no rule said anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Ability, EventPattern

from .hearing import Heard, Hearing
from .rows import ConflictOfRows, Point, Row, Ruled

# More than a game has keywords.
MOST_WORDS = 1_000
_TEXTS = Ability | EventPattern


@dataclass(slots=True)
class _Answered:
    """The rows that answer one question, and what they have come to so far: whatever it was asked about, and by those
    that applied.
    """

    rows: tuple[Row, ...] = ()
    settled: Ruled | None = None
    decided: dict[tuple[int, ...], Ruled] = field(default_factory=dict)
    # Which rows apply: of a word asked about, and of a part of a card's text, by what it is and which it is.
    applying_to: dict[str, tuple[int, ...]] = field(default_factory=dict)
    applying_to_texts: dict[int, tuple[Any, tuple[int, ...]]] = field(default_factory=dict)
    depends: bool = field(init=False)  # whether the answer depends on what the question is asked about

    def __post_init__(self) -> None:
        self.depends = any(row.when is not None for row in self.rows)

    def applying(self, subject: Any) -> tuple[int, ...]:
        """Which rows apply to a subject. A word is asked about again and again, and rows by the dozen may know it.

        So is a part of a card's text, which never changes: it is kept with what was found, so that nothing else takes
        its place in memory.
        """
        if type(subject) is not str:
            return self._applying_to_text(subject) if isinstance(subject, _TEXTS) else self._applying(subject)
        found = self.applying_to.get(subject)
        if found is None:
            if len(self.applying_to) >= MOST_WORDS:
                self.applying_to.clear()
            found = self.applying_to[subject] = self._applying(subject)
        return found

    def _applying_to_text(self, text: Any) -> tuple[int, ...]:
        found = self.applying_to_texts.get(id(text))
        if found is None:
            if len(self.applying_to_texts) >= MOST_WORDS:
                self.applying_to_texts.clear()
            found = self.applying_to_texts[id(text)] = (text, self._applying(text))
        return found[1]

    def _applying(self, subject: Any) -> tuple[int, ...]:
        return tuple(number for number, row in enumerate(self.rows) if row.when is None or row.when(subject))


@dataclass(frozen=True, slots=True)
class _Whole:
    """The rows of an edition by the question they answer, and which question each of them answers."""

    answers: dict[str, _Answered]
    question_of: Mapping[str, str]


# Every run of a game asks the same table: what it comes to in an edition is worked out once.
_WHOLE_TABLES: dict[tuple[int, str], tuple[Iterable[Row], _Whole]] = {}


def _whole_table(rows: Iterable[Row], edition: str) -> _Whole:
    """The rows that exist in an edition, with what has been worked out for them."""
    if not isinstance(rows, tuple):
        return _of_edition(rows, edition)
    key = (id(rows), edition)
    known = _WHOLE_TABLES.get(key)
    if known is None:  # kept with the rows, so that no others take their place in memory
        known = _WHOLE_TABLES[key] = (rows, _of_edition(rows, edition))
    return known[1]


def _of_edition(rows: Iterable[Row], edition: str) -> _Whole:
    there = [row for row in rows if row.cites.get(edition)]
    by_question: dict[str, list[Row]] = {}
    for row in there:
        by_question.setdefault(row.question.name, []).append(row)
    answers = {name: _Answered(tuple(of_it)) for name, of_it in by_question.items()}
    return _Whole(answers, {row.name: row.question.name for row in there})


def _without(whole: _Whole, off: frozenset[str]) -> dict[str, _Answered]:
    """The same table with rows switched off; what it says of other questions is shared with it."""
    if not off:
        return whole.answers
    answers = dict(whole.answers)
    for name in {whole.question_of[row] for row in off if row in whole.question_of}:
        answers[name] = _Answered(tuple(row for row in answers[name].rows if row.name not in off))
    return answers


def _stays_as_it_is(subject: object) -> bool:
    """Whether what a question was asked about can be looked at later: a word, or a part of a card's text."""
    return isinstance(subject, str | _TEXTS)


def _applying(rows: tuple[Row, ...], known: Mapping[str, bool], subject: Any) -> tuple[int, ...]:
    """Which rows apply to a subject, of some of which it is known."""
    return tuple(
        number
        for number, row in enumerate(rows)
        if known.get(row.name, row.name not in known and (row.when is None or row.when(subject)))
    )


class PolicyTable:
    """The rows of one game in one edition, some of them perhaps switched off.

    `points` are those its rules have something to say of, by name: its questions, and what they only describe.
    """

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
        self._whole = _whole_table(rows, edition)
        self._answers = _without(self._whole, without)
        # The questions that rows switched off would have answered: of all others this table says what the whole does.
        self.lacks_answers_to = frozenset(filter(None, map(self._whole.question_of.get, without)))
        self._asked: dict[Point, Ruled] = {}  # what was asked here and is so whatever it is asked about
        # Of what depends on the subject: which rows applied, and what it was asked about, by identity.
        self._about: dict[Point, dict[tuple[int, ...], dict[int, Any]]] = {}
        self._looked_for: dict[str, bool] = {}

    def ask(self, question: Point, subject: Any = None) -> Ruled:
        """The answer to `question` about `subject`, with its rules."""
        asked = self._asked.get(question)
        if asked is not None:
            return asked
        known = self._answers.get(question.name)
        if known is None:
            known = self._answers[question.name] = self._whole.answers.setdefault(question.name, _Answered())
        settled = known.settled
        if settled is not None:
            self._asked[question] = settled
        else:
            settled = self._work_out(question, subject, known)
        if settled.row:
            self.used.add(settled.row)
        else:
            self.cited.add(question.name)
        return settled

    def _work_out(self, question: Point, subject: Any, known: _Answered) -> Ruled:
        applying = known.applying(subject)
        self._about.setdefault(question, {}).setdefault(applying, {})[id(subject)] = subject
        found = self._decide(question, known, applying)
        if not known.depends:
            self._asked[question] = known.settled = found
        return found

    def rules_on(self, question: Point) -> bool:
        """Whether any row answers the question, so that it can be answered otherwise than without a rule."""
        found = self._looked_for[question.name] = bool(self._rows_on(question.name))
        return found

    def _rows_on(self, question: str) -> tuple[Row, ...]:
        known = self._answers.get(question)
        return known.rows if known is not None else ()

    def _decide(self, question: Point, known: _Answered, applying: tuple[int, ...]) -> Ruled:
        found = known.decided.get(applying)
        if found is None:
            found = known.decided[applying] = self._winner(question, [known.rows[number] for number in applying])
        return found

    def note_what_was_asked(self, hearing: Hearing) -> None:
        """Add everything this table was asked to what others heard."""
        hearing.exist.update(self._looked_for)
        for question, ruled in self._asked.items():
            rows = self._rows_on(question.name)
            hearing.add(Heard(question, rows, tuple(range(len(rows))), ruled))
        for question, ways in self._about.items():
            known = self._answers[question.name]
            for applied, subjects in ways.items():
                ruled_so = known.decided.get(applied)
                if ruled_so is None:
                    hearing.whole = False
                else:
                    kept = tuple(subjects.values()) if all(map(_stays_as_it_is, subjects.values())) else None
                    hearing.add(Heard(question, known.rows, applied, ruled_so, kept))

    def heard_since(self) -> Hearing:
        """What has been asked since this was last called, or since the beginning."""
        hearing = Hearing()
        self.note_what_was_asked(hearing)
        self._asked, self._about, self._looked_for = {}, {}, {}
        return hearing

    def says_the_same(self, hearing: Hearing, *, by_the_same_rules: bool, of: frozenset[str] | None = None) -> bool:
        """Whether whoever heard this would hear the same answers from this table, in the same edition by the same
        rules where that is asked for.

        A run that is told the same is the same run. Where a row could apply that the other table does not have, or
        rows disagree, the answer is no. `of` names the questions that may be answered otherwise, where it is known of
        all others that they are not.
        """
        if not hearing.whole or any(self.answers(name) != found for name, found in hearing.exist.items()):
            return False
        asked = (heard for heard in hearing.said.values() if of is None or heard.question.name in of)
        return all(self.agrees(heard, by_the_same_rules=by_the_same_rules) for heard in asked)

    def agrees(self, heard: Heard, *, by_the_same_rules: bool) -> bool:
        """Whether one answer that was heard would be the same from this table."""
        rows = self._rows_on(heard.question.name)
        if rows is heard.rows:
            return True
        ours = self._instead(heard)
        return ours is not None and ours.answer == heard.ruled.answer and (not by_the_same_rules or ours == heard.ruled)

    def answers(self, question: str) -> bool:
        """Whether any row answers a question, by its name."""
        return bool(self._rows_on(question))

    def _instead(self, heard: Heard) -> Ruled | None:
        """What our rows answer where those of another table applied; None where that is not certain."""
        ours = self._answers.get(heard.question.name, _Answered())
        theirs = {row.name: row for row in heard.rows}
        applied = {heard.rows[number].name for number in heard.applied}
        alike = (row for row in ours.rows if row.name in theirs and row.says_what(theirs[row.name]))
        known = {row.name: row.name in applied for row in alike}
        subjects = (None,) if all(row.name in known or row.when is None for row in ours.rows) else heard.subjects
        try:
            found = {
                self._decide(heard.question, ours, _applying(ours.rows, known, subject)) for subject in subjects or ()
            }
        except ConflictOfRows:
            return None
        return found.pop() if len(found) == 1 else None

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
        known = procedure
        if general and procedure not in self._procedures:
            known = next((one for one in general if one in self._procedures), procedure)
        self.cited.add(known)
        return self._procedures[known][self.edition]

    def cite_for(self, procedure: str, kind: str) -> tuple[str, ...]:
        """The rules a step rests on for this kind of thing; those of the step in general where no others are named."""
        own = f"{procedure} of a {kind}"
        return self.cite(own if own in self._procedures else procedure)
