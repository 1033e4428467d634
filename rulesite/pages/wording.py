"""How days and versions are written for readers; programs get ISO dates and labels."""

from __future__ import annotations

import re
from datetime import date, datetime

from rules_data.queries import EditionView

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_MONTH = re.compile(r"(\d{4})-(\d\d)")


def day_text(value: date | None) -> str:
    """A day as players write it: Aug 7, 2026."""
    return f"{MONTHS[value.month - 1]} {value.day}, {value.year}" if value else ""


def version_name(label: str) -> str:
    """A version as it is named: v1.3 stays, 2026-08-07 is Aug 7, 2026, and 2026-02 is Feb 2026."""
    if (found := _DAY.fullmatch(label)) is not None:
        try:
            return day_text(date(int(found[1]), int(found[2]), int(found[3])))
        except ValueError:
            return label
    if (found := _MONTH.fullmatch(label)) is not None and 1 <= int(found[2]) <= 12:
        return f"{MONTHS[int(found[2]) - 1]} {found[1]}"
    return label


def is_dated(edition: EditionView) -> bool:
    """Whether a version is called by its own day, so that the day need not be said twice."""
    return version_name(edition.label) == day_text(edition.effective)


def effect(edition: EditionView) -> str:
    """A version with when it applies, in a phrase: "v1.3, current since Mar 30, 2026"."""
    name, day = version_name(edition.label), day_text(edition.effective)
    if edition.is_future:
        return f"takes effect {day}" if is_dated(edition) else f"{name}, takes effect {day}"
    if edition.is_current:
        return f"{name}, current" if is_dated(edition) else f"{name}, current since {day}"
    return f"{name}, since replaced" if is_dated(edition) else f"{name}, from {day}, since replaced"


def as_day(value: object) -> str:
    """A date or a moment as a day, anything else as it is."""
    if isinstance(value, datetime):
        return day_text(value.date())
    return day_text(value) if isinstance(value, date) else str(value or "")
