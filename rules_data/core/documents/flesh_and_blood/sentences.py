"""What tells a whole sentence from a broken one, and both from a title."""

from __future__ import annotations

import re

_ENDED = re.compile(r"[.!?:…][”\"’')\]]*(?:\[[^\]]*\])*\Z|\]\Z")
_GOES_ON = re.compile(r"[a-z,.;:)\]]")
_REFERENCE = re.compile(r"\[\d")
_TITLE_LENGTH = 60
_TITLE_WORDS = 8
# A sentence has one of these; the name of a keyword does not.
_VERBS = frozenset(
    {"is", "are", "was", "were", "be", "can", "can't", "can’t", "cannot", "may", "must", "will", "would", "should"}
    | {"has", "have", "does", "do", "becomes", "gets", "means", "ends", "occurs", "if", "when", "that", "they"}
)


def has_ended(text: str) -> bool:
    """Whether a text ends as a sentence does; references in brackets may stand behind its last mark."""
    return _ENDED.search(text.rstrip()) is not None


def goes_on(text: str) -> bool:
    """Whether a text begins as only the rest of a sentence can: with a small letter or a closing mark."""
    return _GOES_ON.match(text) is not None


def is_title(text: str) -> bool:
    """Whether a text is the name of a keyword ("Gets / Is (non-numerical property)") and no sentence."""
    words = text.split()
    if not words or len(text) > _TITLE_LENGTH or len(words) > _TITLE_WORDS:
        return False
    if (has_ended(text) and not text.endswith("]")) or _REFERENCE.search(text):
        return False
    return text[0] in "([" or (not text[0].islower() and not any(word in _VERBS for word in words))
