"""Did you mean: the words nothing has, replaced by the nearest ones that something has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .words import stem

SHORTEST = 4
LONGEST = 24
# So many words are looked up at most: each costs a few milliseconds.
MOST_WORDS = 4


class Lexicon(Protocol):
    """The words that are written somewhere."""

    def has_word(self, word: str) -> bool: ...

    def has_stem(self, stem: str) -> bool: ...

    def words_near(self, word: str, limit: int) -> Sequence[str]: ...


def farthest(word: str) -> int:
    """How many letters may be wrong: one in a short word, two in a longer one."""
    return 1 if len(word) < 6 else 2


def better_spelled(typed: Sequence[str], lexicon: Lexicon) -> dict[str, str]:
    """For each typed word that nothing has, the nearest that something has."""
    unknown = [word for word in dict.fromkeys(typed) if _is_unknown(word, lexicon)][:MOST_WORDS]
    near = ((word, lexicon.words_near(word, 1)) for word in unknown)
    return {word: found[0] for word, found in near if found}


def _is_unknown(word: str, lexicon: Lexicon) -> bool:
    if not SHORTEST <= len(word) <= LONGEST or not word.isalpha():
        return False
    return not lexicon.has_word(word) and not lexicon.has_stem(stem(word))
