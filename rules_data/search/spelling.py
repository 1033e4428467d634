"""Did you mean: the words nothing has, replaced by the nearest ones that something has."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import nsmallest
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


def could_be_near(word: str) -> tuple[int, int]:
    """How short and how long a word near this one can be."""
    return len(word) - farthest(word), len(word) + farthest(word)


def nearest(word: str, written: Iterable[tuple[str, int]], most: int, limit: int) -> list[str]:
    """Of words with how often they are written, those at most so many slips away: nearest first, then commonest."""
    near = ((distance(word, other, most), -uses, other) for other, uses in written if other != word)
    return [other for slips, _, other in nsmallest(limit, near) if slips <= most]


def distance(one: str, other: str, most: int) -> int:
    """How many slips lead from one word to the other: a letter wrong, missing, too much, or two exchanged.

    Anything farther than `most` is `most` plus one. (Optimal string alignment, row by row, left as soon as a whole
    row is too far.)
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one):
        above, row = row, [place + 1]
        for across, against in enumerate(other):
            slips = min(above[across] + (letter != against), above[across + 1] + 1, row[across] + 1)
            if place and across and letter == other[across - 1] and one[place - 1] == against:
                slips = min(slips, before[across - 1] + 1)
            row.append(slips)
        if min(row) > most:
            return most + 1
        before = above
    return min(row[-1], most + 1)


def better_spelled(typed: Sequence[str], lexicon: Lexicon, said: Collection[str] = ()) -> dict[str, str]:
    """For each typed word that nothing has, the nearest that something has, or that players say (`said`)."""
    unknown = [word for word in dict.fromkeys(typed) if _is_unknown(word, lexicon, said)][:MOST_WORDS]
    near = ((word, _nearest_of(word, lexicon, said)) for word in unknown)
    return {word: found for word, found in near if found}


def _nearest_of(word: str, lexicon: Lexicon, said: Collection[str]) -> str:
    """What players say is preferred to what is only written, where both are as near."""
    most = farthest(word)
    shortest, longest = could_be_near(word)
    spoken = nearest(word, ((one, 1) for one in said if shortest <= len(one) <= longest), most, 1)
    found = [*spoken, *lexicon.words_near(word, 1)]
    return min(found, key=lambda other: distance(word, other, most), default="")


def _is_unknown(word: str, lexicon: Lexicon, said: Collection[str]) -> bool:
    if not SHORTEST <= len(word) <= LONGEST or not word.isalpha() or word in said:
        return False
    return not lexicon.has_word(word) and not lexicon.has_stem(stem(word))
