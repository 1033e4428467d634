"""Texts of which a part in square brackets is left out once a cost was paid: Magic's cleave (702.148a).

Such a line is read twice, with those words and without them. What it says is one of the two, by whether it was paid.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from .lines import Line
from .phrases import Data

_BRACKETS, _SPACES = re.compile(r"\[([^\[\]]*)\]"), re.compile(r"\s+(?=[.,]|$)|(?<=\s)\s+")


def left_out_by(lines: tuple[Line, ...], words: Mapping[str, str]) -> str:
    """The cost by which words in brackets are left out of a text that has the keyword for that; '' without it."""
    first = (line.text.split(" ", 1)[0].lower() for line in lines)
    return next((words[word] for word in first if word in words), "")


def both_ways(line: Line) -> tuple[Line, Line] | None:
    """The line with its words in brackets, and without them; None where it has none."""
    if not _BRACKETS.search(line.text):
        return None
    return _told(line, r"\1"), _told(line, "")


def _told(line: Line, instead: str) -> Line:
    return replace(line, text=_SPACES.sub("", _BRACKETS.sub(instead, line.text)))


def told_by_payment(cost: str, long: list[Data], brief: list[Data]) -> Data | None:
    """What a spell does, by whether that cost was paid; None where a part is more than instructions."""
    if not long or not brief:
        return None
    return {"abilities": [{"do": [{"if": {"paid": cost}, "do": brief, "otherwise": long}]}]}
