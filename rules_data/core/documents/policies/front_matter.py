"""What stands before the first section: the title, the date, the contents and an introduction."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from rules_data.core.documents.errors import UnableToReadDocument
from rules_data.core.documents.parsed import LineUse, Use

from .lines import Line

_MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_MONTH = "|".join(_MONTHS)
_DATE_LINE = re.compile(
    r"\b(?:updated|effective|valid\s+from|version|as\s+of)\b[^\n]{0,60}?(?P<date>\d{4}-\d{1,2}-\d{1,2}"
    rf"|(?:{_MONTH})\s+\d{{1,2}}(?:st|nd|rd|th)?,?\s+\d{{4}}|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{_MONTH}),?\s+\d{{4}})\b",
    re.IGNORECASE | re.ASCII,
)
_WORDS = re.compile(r"[^\W\d_]+")
_TITLE_LINES = 12


@dataclass
class FrontMatter:
    title: str = ""
    stated_date: date | None = None
    lines: list[LineUse] = field(default_factory=list)


def read_front_matter(front: Sequence[Line], listed: frozenset[int], called: str) -> FrontMatter:
    """Title and date; `listed` are the lines of the contents, `called` is what the document is called on its cover.

    Raises UnableToReadDocument when the cover calls it something else.
    """
    matter = FrontMatter()
    for at, line in enumerate(front):
        matter.lines.append(_read_line(matter, line, at, line.number in listed, called))
    if not matter.title and front:
        raise UnableToReadDocument(
            f"The document does not call itself {called!r}.",
            line=front[0].number,
            column=1,
            expected=f"a title such as {called!r} before the first section",
            advice="Check that this is the right document of the right game.",
        )
    return matter


def _read_line(matter: FrontMatter, line: Line, at: int, listed: bool, called: str) -> LineUse:
    dated = _DATE_LINE.search(line.text) if matter.stated_date is None else None
    if not matter.title and at < _TITLE_LINES and _names(line.text, called):
        matter.title = line.text
        use = Use.TITLE
    elif dated is not None and (found := read_date(dated["date"])) is not None:
        matter.stated_date = found
        use = Use.DATE
    else:
        use = Use.CONTENTS if listed else Use.SKIPPED
    reason = "stands before the first section" if use is Use.SKIPPED else ""
    return LineUse(line.number, line.last, use, reason=reason)


def _names(text: str, called: str) -> bool:
    words = [word.casefold() for word in _WORDS.findall(text)]
    wanted = [word.casefold() for word in _WORDS.findall(called)]
    return any(words[at : at + len(wanted)] == wanted for at in range(len(words) - len(wanted) + 1))


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
