"""A question with somebody's answer, and where it comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date

_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class UnreadableRulings(ValueError):
    """A file that has no rulings in a form that is read; the message names the line and what was expected."""


@dataclass(frozen=True)
class Origin:
    """Whose an answer is: what is not known is empty. `date` is YYYY-MM-DD, `edition` a label such as v1.2."""

    title: str = ""
    author: str = ""
    licence: str = ""
    date: str = ""
    url: str = ""
    edition: str = ""

    def over(self, other: Origin) -> Origin:
        """This, and from the other what is empty here."""
        names = ("title", "author", "licence", "date", "url", "edition")
        return Origin(**{name: getattr(self, name) or getattr(other, name) for name in names})


def day_in(text: str) -> str:
    """The first day of the calendar that a text names as YYYY-MM-DD; empty where it names none."""
    return next((one for one in _DAY.findall(text) if _is_day(one)), "")


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Ruling:
    """A question and its answer in Markdown. `rules` are the numbers it names beside those in its text."""

    asked: str
    answer: str
    origin: Origin
    line: int
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = field(default=())
