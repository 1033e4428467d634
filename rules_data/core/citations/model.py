"""A reference as it is printed, and what became of it when it was looked up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules_data.core.tree import RuleNumber


@dataclass(frozen=True, slots=True)
class Citation:
    """One reference in a text: `text[start:end] == raw`.

    `last` is the end of a range and `number` then its beginning. `title` is the title printed after the number.
    `document` ("cr", "tr") and `edition` ("v1.2") are there only when the text names them. `number_at` and `last_at`
    are where the printed numbers stand, of a number printed by its last part alone ("f and g") that part.
    """

    start: int
    end: int
    raw: str
    number: RuleNumber
    last: RuleNumber | None = None
    title: str | None = None
    document: str | None = None
    edition: str | None = None
    number_at: tuple[int, int] = (0, 0)
    last_at: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Target:
    """The rule a reference leads to: its number, its title or text, and the document it stands in."""

    number: RuleNumber
    text: str
    document: str | None = None


class Status(StrEnum):
    RESOLVED = "resolved"
    DANGLING = "dangling"


@dataclass(frozen=True, slots=True)
class ResolvedCitation:
    """A reference with the rule it leads to, or without one when there is none by that number.

    `title_disagrees` reports that the printed title is not the target's: a mistake in the text that was read.
    """

    citation: Citation
    status: Status
    target: Target | None = None
    last_target: Target | None = None
    title_disagrees: bool = False
