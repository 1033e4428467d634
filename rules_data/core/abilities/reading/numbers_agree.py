"""Whether one thing is called one and several are called several, where a phrase is spelled alike for both.

"Each creature" and "two target creatures" are such; "each creatures" and "two target creature" say something that
nobody prints, and most likely something else than what is meant: a word of it was lost or put in.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from .parser import Leaf, Tree
from .phrases import Slot
from .terminals import is_number, is_plural

_PAIRS = frozenset(("arms", "legs"))  # a pair that is worn is one thing
# What only things have, so that "their" in front of it is that of several things.
_OF_THINGS = frozenset(("cost", "energy", "mana", "owner's", "owners'", "name", "names"))
_JOINING = frozenset(("and", "both", "those", "them", "any", "all", "cards"))
_BEFORE_OTHER = frozenset(("each", "every", "any", "no", "the", "your", "their", "its", "target", "that", "of", "an"))
_OF_ONE = frozenset(("a", "an", "another", "each", "every"))


def several_of_one(words: tuple[str, ...], tree: Tree) -> Iterator[int]:
    """The places of words that speak of several things where one is meant, or of one where several are."""
    heads = list(_heads(words, tree, 0, 0))
    yield from (last for noun, last in heads if _disagrees(words, noun, last))
    several = next((last for _noun, last in heads if is_plural(words[last], alike=True)), len(words))
    for place, (word, following) in enumerate(pairwise(words)):
        if (word, following) == ("its", "owners'") or (word in _OF_ONE and following == "cards"):
            yield place + 1
        if following == "card" and _counts_several(word) and words[place + 2 : place + 3] in ((".",), (",",), ("and",)):
            yield place + 1
        if word == "their" and following in _OF_THINGS and place < several and not _JOINING.intersection(words[:place]):
            yield place


def _heads(words: tuple[str, ...], tree: Tree, place: int, noun: int) -> Iterator[tuple[int, int]]:
    """Where each noun begins, and the place of the word for what it is about.

    `place`: where the phrase begins; `noun`: where the noun does in which it stands.
    """
    if isinstance(tree, Leaf):
        return
    if tree.phrase.kind == "head":
        last = place + length(tree) - 1
        yield noun, last + (words[last + 1 : last + 2] in (("card",), ("cards",)))
        return
    parts, done = iter(tree.parts), False  # whether the noun of this phrase was met
    for piece in tree.phrase.spellings[tree.spelling]:
        if not isinstance(piece, Slot):
            place += 1
            continue
        part = next(parts)
        inside = tree.phrase.kind in ("noun", "core") and piece.kind in ("core", "head") and not done
        yield from _heads(words, part, place, noun if inside else place)
        done = done or inside
        place += length(part)


def _disagrees(words: tuple[str, ...], noun: int, last: int) -> bool:
    """Whether the word for what a noun is about is of several things, and the word before the noun of one, or so."""
    before, further = words[noun - 1] if noun else "", words[noun - 2] if noun > 1 else ""
    if before in _OF_ONE:
        return words[last] not in _PAIRS and is_plural(words[last])
    if words[noun] == "other" and before not in _BEFORE_OTHER and not is_number(before):
        return not is_plural(words[last], alike=True)
    if before == "target" and (further == "one" or further in _OF_ONE):
        return is_plural(words[last])
    if before == "target" and _counts_several(further):
        return not is_plural(words[last], alike=True)
    return before == "target" and further not in ("of", "x", "other") and is_plural(words[last])


def _counts_several(word: str) -> bool:
    return is_number(word) and word not in ("one", "1", "x", "zero", "0")


def length(tree: Tree) -> int:
    """How many words a reading has."""
    if isinstance(tree, Leaf):
        return 1
    spelled = sum(not isinstance(piece, Slot) for piece in tree.phrase.spellings[tree.spelling])
    return spelled + sum(map(length, tree.parts))
