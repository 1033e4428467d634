"""What is wrong with a scenario file, and where."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

# As much of what was found as tells a reader which of their words it is; a file may hold a number of a million digits.
LONGEST_FOUND = 120


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Line and column, counted from 1."""

    line: int
    column: int


class Reason(StrEnum):
    """What kind of fault it is, for whoever tells of it in other words."""

    UNLIKE_THE_FORMAT = "something is written otherwise than the format has it"
    NEVER_CARRIED_OUT = "instructions stand on a card that never resolves"
    NO_OTHER_FACE = "a card turns itself over, and nothing says what is on its other face"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault: where, what was expected there, what was found, what to do; and which kind of fault it is."""

    line: int
    column: int
    expected: str
    found: str
    advice: str
    reason: Reason = Reason.UNLIKE_THE_FORMAT

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: expected {self.expected}, found {self.found}. {self.advice}"


class UnableToReadScenario(ValueError):
    """The file is no scenario. `problems` holds every fault found, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))

    @classmethod
    def at(cls, place: Place, expected: str, found: str, advice: str) -> UnableToReadScenario:
        """A single fault."""
        return cls([fault_at(place, expected, found, advice)])

    @property
    def line(self) -> int:
        return self.problems[0].line

    @property
    def column(self) -> int:
        return self.problems[0].column

    @property
    def expected(self) -> str:
        return self.problems[0].expected

    @property
    def found(self) -> str:
        return self.problems[0].found

    @property
    def advice(self) -> str:
        return self.problems[0].advice


def fault_at(
    place: Place, expected: str, found: str, advice: str, reason: Reason = Reason.UNLIKE_THE_FORMAT
) -> Problem:
    """A fault at this place; of something long that was found there, its beginning and its end."""
    if len(found) > LONGEST_FOUND:
        half = LONGEST_FOUND // 2
        found = f"{found[:half]} ... {found[-half:]} ({len(found):,} characters)"
    return Problem(place.line, place.column, expected, found, advice, reason)


def nearest_words(word: str, known: Iterable[str]) -> str:
    """Advice that names the nearest known words, or all of them when none is near."""
    # Nobody means the fillers of a deck by name.
    words = sorted({each for each in known if "'s " not in each or "'" in word})
    near = difflib.get_close_matches(word.lower(), words, n=3, cutoff=0.55)
    if near:
        return f"Did you mean {' or '.join(near)}?"
    if not words:
        return "There is nothing to choose from here."
    shown = ", ".join(words[:40])
    return f"Known: {shown}{', ...' if len(words) > 40 else ''}."
