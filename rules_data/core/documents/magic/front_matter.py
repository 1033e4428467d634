"""What stands before the rules: the title, the day the edition takes effect, the introduction."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date

from rules_data.core.documents.parsed import Finding, LineUse, Severity, Use

from .record_starts import is_title
from .source_paragraphs import Paragraph

_MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october"]
_MONTHS += ["november", "december"]
# "These rules are effective as of June 7, 2024."
_EFFECTIVE = re.compile(r"\beffective\b.{0,20}?\b(?:as\s+of|on|from|date)\b\s*:?\s*(?P<date>[^.]*)", re.IGNORECASE)
# "June 7, 2024", "7 June 2024", "2024-06-07"
_NAMED = re.compile(r"([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b", re.ASCII)
_DAY_FIRST = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})\b", re.ASCII)
_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})\b", re.ASCII)


@dataclass
class FrontMatter:
    title: str = ""
    stated_date: date | None = None
    lines: list[LineUse] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


def read_front_matter(front: Sequence[Paragraph], *, whole: bool) -> FrontMatter:
    """Title and date from the paragraphs before the contents, or before the first rule of a part."""
    matter = FrontMatter()
    for paragraph in front:
        effective = _EFFECTIVE.search(paragraph.text) if matter.stated_date is None else None
        if effective is not None:
            matter.stated_date = read_date(effective["date"])
            matter.lines.append(_line(paragraph, Use.DATE))
            if matter.stated_date is None:
                matter.findings.append(_unreadable_date(paragraph, effective))
        elif not matter.title and is_title(paragraph.text):
            matter.title = paragraph.text
            matter.lines.append(_line(paragraph, Use.TITLE))
        else:
            matter.lines.append(_line(paragraph, Use.SKIPPED, "introduction before the rules"))
            if not whole:
                matter.findings.append(_before_the_first_rule(paragraph))
    if whole and matter.stated_date is None and not matter.findings:
        matter.findings.append(_no_date())
    return matter


def check_stated_again(paragraphs: Sequence[Paragraph], stated: date | None) -> Iterator[Finding]:
    """The credits state the date once more: report it when it is another one."""
    for paragraph in paragraphs:
        effective = _EFFECTIVE.search(paragraph.text)
        again = read_date(effective["date"]) if effective else None
        if again is not None and again != stated:
            yield Finding(
                paragraph.line,
                paragraph.column,
                f"The credits give {again} as the effective date, the beginning {stated or 'none'}.",
                "Check which one holds.",
                Severity.WARNING,
            )


def read_date(text: str) -> date | None:
    """A day as these documents and pages about them write it; None where there is none or no such day."""
    named, day_first, iso = _NAMED.search(text), _DAY_FIRST.search(text), _ISO.search(text)
    try:
        if iso:
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if named and _month(named[1]):
            return date(int(named[3]), _month(named[1]), int(named[2]))
        if day_first and _month(day_first[2]):
            return date(int(day_first[3]), _month(day_first[2]), int(day_first[1]))
    except ValueError:
        return None
    return None


def _month(name: str) -> int:
    """1 to 12 by a month's name or its beginning; 0 for another word."""
    matches = (at for at, month in enumerate(_MONTHS, start=1) if month.startswith(name.casefold()))
    return next(matches, 0)


def _line(paragraph: Paragraph, use: Use, reason: str = "") -> LineUse:
    return LineUse(paragraph.line, paragraph.line, use, reason=reason)


def _unreadable_date(paragraph: Paragraph, effective: re.Match[str]) -> Finding:
    return Finding(
        paragraph.line,
        paragraph.column + effective.start("date"),
        f"{effective['date']!r} is not a date that can be read.",
        "Give the date when importing.",
        Severity.WARNING,
    )


def _before_the_first_rule(paragraph: Paragraph) -> Finding:
    return Finding(
        paragraph.line,
        paragraph.column,
        "This text stands before the first rule and belongs to none.",
        "Check that nothing is missing before it.",
        Severity.WARNING,
    )


def _no_date() -> Finding:
    return Finding(1, 1, "The document does not say when it takes effect.", "Give the date.", Severity.WARNING)
