"""A long text in parts that can be read one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

_WINDOW = 32_000
# The end of a line that has no number in its last words.
_LINE_OF_WORDS = re.compile(r"[^\d\n]{60}\n(?=[^\d\n]{60})")
_BLANK = re.compile(r"\s")


def windows(text: str) -> Iterator[tuple[int, int]]:
    """A long text in parts, each of whole lines where it has any, so that the time is looked at between them.

    A part ends where no number is near: no reference is torn.
    """
    position = 0
    while len(text) - position > 2 * _WINDOW:
        ends = next(_quiet_ends(text, position + _WINDOW, position + 2 * _WINDOW), position + 2 * _WINDOW)
        yield position, ends
        position = ends
    yield position, len(text)


def _quiet_ends(text: str, first: int, last: int) -> Iterator[int]:
    for match in _LINE_OF_WORDS.finditer(text, first, last):
        yield match.end()
    for match in _BLANK.finditer(text, first, last):
        yield match.start()
