"""What stands before the rules: title, preface and, where there is one, a date."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, Use

from .pieces import Kind, Piece

MOST_LINES = 12

_MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october"]
_MONTHS += ["november", "december"]
_DATE_LINE = re.compile(
    r"(?:last\s+updated|updated|effective|valid\s+from|version|date)\b[^\n]{0,60}?(?P<date>"
    rf"\d{{4}}-\d{{1,2}}-\d{{1,2}}|(?:{'|'.join(_MONTHS)})\s+\d{{1,2}}(?:st|nd|rd|th)?,?\s+\d{{4}}"
    rf"|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{'|'.join(_MONTHS)}),?\s+\d{{4}})\b",
    re.IGNORECASE | re.ASCII,
)


@dataclass
class FrontMatter:
    title: str = ""
    stated_date: date | None = None
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def read_front_matter(front: Sequence[Piece], preface: Sequence[Piece]) -> FrontMatter:
    """Title and date. The publisher's text has neither: its version is told on the site alone.

    Raises UnableToReadDocument when too much unnumbered text stands before the first chapter.
    """
    if len(front) > MOST_LINES:
        raise UnableToReadDocument(
            f"{len(front)} lines stand before the first number, so this is not a rules document.",
            line=front[0].line,
            column=1,
            expected='a chapter such as "1 Game Concepts" and rules such as "1.0.1 Text"',
            advice="Check that this is the right file.",
        )
    matter = FrontMatter()
    for piece in front:
        matter.lines.append(_read_line(matter, piece))
    for piece in preface:
        dated = _dated(matter, piece)
        use = Use.DATE if dated else Use.SKIPPED
        matter.lines.append(LineUse(piece.line, piece.last_line, use, reason="" if dated else "preface"))
    return matter


def _read_line(matter: FrontMatter, piece: Piece) -> LineUse:
    if _dated(matter, piece):
        return LineUse(piece.line, piece.last_line, Use.DATE)
    if not matter.title and piece.kind is not Kind.STRAY:
        matter.title = piece.text
        return LineUse(piece.line, piece.last_line, Use.TITLE)
    return LineUse(piece.line, piece.last_line, Use.SKIPPED, reason="stands before the first chapter")


def _dated(matter: FrontMatter, piece: Piece) -> bool:
    match = _DATE_LINE.search(piece.text)
    if match is None or matter.stated_date is not None:
        return False
    matter.stated_date = read_date(match["date"])
    return matter.stated_date is not None


def read_date(text: str) -> date | None:
    """A date as it is written out: 2026-06-10, June 10, 2026, 10 June 2026. None when there is no such day."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    month = next((at for at, name in enumerate(_MONTHS, start=1) if name in text.lower()), None)
    try:
        if month is None:
            return date(numbers[0], numbers[1], numbers[2])
        return date(numbers[1], month, numbers[0])
    except ValueError:
        return None
