"""How titles, names and what is typed are compared: without case, accents and marks between words."""

from __future__ import annotations

import re
import unicodedata

_WORDS = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def folded(text: str) -> str:
    """Small letters without accents, words apart by one space."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " ".join(word.replace("’", "'") for word in _WORDS.findall(plain))
