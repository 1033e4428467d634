"""What a run was told by the table of its edition."""

from __future__ import annotations

from dataclasses import dataclass

from .rows import Point, Row, Ruled


@dataclass(frozen=True, slots=True)
class Heard:
    """A question, the rows a table has for it, which of them applied (by their places), and the answer.

    `subjects` are all that it was asked about, where they are kept: then it can be told whether other rows would apply.
    """

    question: Point
    rows: tuple[Row, ...]
    applied: tuple[int, ...]
    ruled: Ruled
    subjects: tuple[object, ...] | None = None


class Hearing:
    """What a run, or several, asked of a table, so that another table can tell whether it would have said the same."""

    def __init__(self) -> None:
        self.said: dict[tuple[Point, int, tuple[int, ...]], Heard] = {}
        self.exist: dict[str, bool] = {}  # questions of which it was only asked whether any row answers them
        self.whole = True  # whether everything asked was answered

    def add_all(self, other: Hearing) -> None:
        """Everything that was heard elsewhere."""
        for heard in other.said.values():
            self.add(heard)
        self.exist.update(other.exist)
        self.whole = self.whole and other.whole

    def add(self, heard: Heard) -> None:
        """One more answer."""
        key = heard.question, id(heard.rows), heard.applied
        before = self.said.get(key)
        self.said[key] = heard if before is None else _together(before, heard)


def _together(one: Heard, other: Heard) -> Heard:
    """The same answer, given about what either was asked about."""
    if one.subjects is None:
        return one
    if other.subjects is None:
        return Heard(one.question, one.rows, one.applied, one.ruled)
    known = {id(subject) for subject in one.subjects}
    more = [subject for subject in other.subjects if id(subject) not in known]
    return Heard(one.question, one.rows, one.applied, one.ruled, (*one.subjects, *more)) if more else one
