"""What stands before the first rule: title, date, a site's section line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import Finding, LineUse, Severity, Use
from rules_data.core.tree import RuleNumber
from rules_data.core.tree.schemes import RIFTBOUND

from .pieces import SECTION_LINE, Piece

MOST_LINES = 12

_DATE_LINE = re.compile(r"(?:Last\s+Updated|Updated|Effective(?:\s+Date)?|Date)\b\s*:?\s*(.*)\Z", re.IGNORECASE)
_SITE_SUFFIX = re.compile(r"\s+[—–|-]\s+Riftbound.*\Z")
_MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october"]
_MONTHS += ["november", "december"]


@dataclass
class FrontMatter:
    title: str = ""
    stated_date: date | None = None
    section: RuleNumber | None = None
    section_size: int | None = None
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def read_front_matter(pieces: Sequence[Piece]) -> FrontMatter:
    """Title and date from the lines before the first rule; raises when they are too many for that."""
    if len(pieces) > MOST_LINES:
        raise UnableToReadDocument(
            f"{len(pieces)} lines stand before the first numbered rule, so this is not a rules document.",
            line=pieces[0].line,
            column=1,
            expected='a title, a date, and then rules that start with their number, such as "383.3.e. Text"',
            advice="Check that this is the right file.",
        )
    front = FrontMatter()
    for piece in pieces:
        front.lines.append(_read_line(front, piece))
    return front


def _read_line(front: FrontMatter, piece: Piece) -> LineUse:
    section = SECTION_LINE.match(piece.text)
    if section:
        front.section = RuleNumber.parse(section[1], RIFTBOUND)
        front.section_size = int(section[2])
        return LineUse(piece.line, piece.line, Use.HEADING, front.section, "the site's line over a section")
    dated = _DATE_LINE.match(piece.text)
    if dated and front.stated_date is None:
        front.stated_date = read_date(dated[1])
        if front.stated_date is None:
            front.findings.append(
                Finding(
                    piece.line,
                    dated.start(1) + 1,
                    f"{dated[1]!r} is not a date that can be read.",
                    "Give the date when importing.",
                    Severity.WARNING,
                )
            )
        return LineUse(piece.line, piece.line, Use.DATE)
    if not front.title:
        front.title = _SITE_SUFFIX.sub("", piece.text)
        return LineUse(piece.line, piece.line, Use.TITLE)
    return LineUse(piece.line, piece.line, Use.SKIPPED, reason="stands before the first rule")


def read_date(text: str) -> date | None:
    """A date as these documents state it: 2026-03-30, 7/16/2026 (month first), March 30, 2026."""
    text = text.strip().rstrip(".")
    iso = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text, re.ASCII)
    american = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{4})", text, re.ASCII)
    named = re.fullmatch(r"([A-Za-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})", text, re.ASCII)
    try:
        if iso:
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if american:
            return date(int(american[3]), int(american[1]), int(american[2]))
        if named and named[1].lower() in _MONTHS:
            return date(int(named[3]), _MONTHS.index(named[1].lower()) + 1, int(named[2]))
    except ValueError:
        return None
    return None
