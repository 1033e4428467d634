"""How days and versions are written for readers; programs get ISO dates and labels."""

from __future__ import annotations

import re
from datetime import date, datetime

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.queries import EditionView

MONTHS = (
    gettext_lazy("Jan"),
    gettext_lazy("Feb"),
    gettext_lazy("Mar"),
    gettext_lazy("Apr"),
    gettext_lazy("May"),
    gettext_lazy("Jun"),
    gettext_lazy("Jul"),
    gettext_lazy("Aug"),
    gettext_lazy("Sep"),
    gettext_lazy("Oct"),
    gettext_lazy("Nov"),
    gettext_lazy("Dec"),
)
_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_MONTH = re.compile(r"(\d{4})-(\d\d)")


def day_text(value: date | None) -> str:
    """A day as players write it: Aug 7, 2026."""
    if value is None:
        return ""
    return _("%(month)s %(day)s, %(year)s") % {"month": MONTHS[value.month - 1], "day": value.day, "year": value.year}


def version_name(label: str) -> str:
    """A version as it is named: v1.3 stays, 2026-08-07 is Aug 7, 2026, and 2026-02 is Feb 2026."""
    if (found := _DAY.fullmatch(label)) is not None:
        try:
            return day_text(date(int(found[1]), int(found[2]), int(found[3])))
        except ValueError:
            return label
    if (found := _MONTH.fullmatch(label)) is not None and 1 <= int(found[2]) <= 12:
        return _("%(month)s %(year)s") % {"month": MONTHS[int(found[2]) - 1], "year": found[1]}
    return label


def is_dated(edition: EditionView) -> bool:
    """Whether a version is called by its own day, so that the day need not be said twice."""
    return version_name(edition.label) == day_text(edition.effective)


def effect(edition: EditionView) -> str:
    """A version with when it applies, in a phrase: "v1.3, current since Mar 30, 2026"."""
    name, day = version_name(edition.label), day_text(edition.effective)
    if edition.is_future:
        return (
            _("takes effect %(day)s") % {"day": day}
            if is_dated(edition)
            else _("%(name)s, takes effect %(day)s") % {"name": name, "day": day}
        )
    if edition.is_current:
        return (
            _("%(name)s, current") % {"name": name}
            if is_dated(edition)
            else _("%(name)s, current since %(day)s") % {"name": name, "day": day}
        )
    return (
        _("%(name)s, since replaced") % {"name": name}
        if is_dated(edition)
        else _("%(name)s, from %(day)s, since replaced") % {"name": name, "day": day}
    )


def as_day(value: object) -> str:
    """A date or a moment as a day, anything else as it is."""
    if isinstance(value, datetime):
        return day_text(value.date())
    return day_text(value) if isinstance(value, date) else str(value or "")
