"""One pattern for thousands of words, in which those that begin alike share their beginning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

_NOTHING = r"(?!)"


def pattern_of(words: Iterable[str]) -> re.Pattern[str]:
    """Finds any of these words in a text, whole and the longest at each place.

    A word may be several with something between them; each begins and ends with a letter, a digit or an underscore.
    """
    known = sorted(set(words))
    return re.compile(rf"\b{_endings(known)}" if known else _NOTHING)


def _endings(words: Sequence[str]) -> str:
    """What may follow here, in order and each once. A word that ends here is tried last, after all that go on."""
    ends_here = not words[0]
    branches = []
    for _, alike in groupby(words[ends_here:], key=itemgetter(0)):
        same = list(alike)
        # They are in order: what the first and the last begin with, all between them do.
        shared = _beginning_of_both(same[0], same[-1])
        branches.append(re.escape(shared) + _endings([word[len(shared) :] for word in same]))
    if ends_here:
        branches.append(r"\b")
    return branches[0] if len(branches) == 1 else f"(?:{'|'.join(branches)})"


def _beginning_of_both(one: str, other: str) -> str:
    return one[: next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))]
