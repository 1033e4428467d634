"""Whole numbers as people write them, in files, answers and card texts."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"-?[0-9]{1,6}")


def whole_number(text: str) -> int | None:
    """The number that stands there in digits, of which there are six at most; None for anything else.

    More digits are no number anybody means, and to work them out takes longer and longer; nor is every character that
    Unicode calls a digit (²) one that a number can be made of.
    """
    return int(text) if _WHOLE.fullmatch(text) else None
