"""What a run was told by the table of its edition."""

from __future__ import annotations

from dataclasses import dataclass

from .rows import Point, Row, Ruled


@dataclass(frozen=True, slots=True)
class Heard:
    """A question, the rows a table has for it, which of them applied (by their places), and the answer."""

    question: Point
    rows: tuple[Row, ...]
    applied: tuple[int, ...]
    ruled: Ruled


class Hearing:
    """What a run, or several, asked of a table, so that another table can tell whether it would have said the same."""

    def __init__(self) -> None:
        self.said: dict[tuple[Point, int, tuple[int, ...]], Heard] = {}
        self.exist: dict[str, bool] = {}  # questions of which it was only asked whether any row answers them
        self.whole = True  # whether everything asked was answered

    def add_all(self, other: Hearing) -> None:
        """Everything that was heard elsewhere."""
        self.said.update(other.said)
        self.exist.update(other.exist)
        self.whole = self.whole and other.whole

    def add(self, heard: Heard) -> None:
        """One more answer."""
        self.said[heard.question, id(heard.rows), heard.applied] = heard
