"""What is said of a text while it is written: how it would look, what it cites, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.scenarios import Run, UnableToReadScenario


@dataclass(frozen=True)
class Fault:
    """What is wrong, and where: line and column from 1, 0 where it has no place. A fault that is `grave` stops it."""

    message: str
    line: int = 0
    column: int = 0
    grave: bool = True


@dataclass(frozen=True)
class CitedRule:
    """A rule that a text cites, as it was found: its number now, its first words, or that there is none."""

    raw: str
    number: str
    opening: str
    found: bool


@dataclass(frozen=True)
class TextPreview:
    """How a text would look and what is to be said about it."""

    title: str
    html: str = ""
    lines: tuple[str, ...] = ()
    cited: tuple[CitedRule, ...] = ()
    runs: tuple[tuple[str, Run], ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def may_be_published(self) -> bool:
        return not any(fault.grave for fault in self.faults)


def says_nothing(source: str) -> bool:
    """Whether a file in YAML is empty but for blanks and comments."""
    return all(line.lstrip()[:1] in ("", "#") for line in source.splitlines())


def problems_of(fault: UnableToReadScenario) -> tuple[Fault, ...]:
    """The faults of a file in YAML, each in its place."""
    return tuple(
        Fault(f"{_said(one.expected, one.found)} {one.advice}", one.line, one.column) for one in fault.problems
    )


def _said(expected: str, found: str) -> str:
    # What cannot be read as YAML at all comes in the words of its parser, which are a sentence of their own.
    if expected == "YAML":
        return f"This cannot be read: {found}."
    return f"Expected {expected}, found {found or 'nothing'}."
