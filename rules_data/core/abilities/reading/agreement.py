"""Whether small words agree with those around them, where the data of a phrase would not tell the difference.

A phrase has "your" and "their" for whoever does what it says, "or" and "and" between nouns, and "each" and "additional"
where they add nothing. In another place such a word says something else, or nothing: "target player discards your
hand", "sacrifice an Orc and Goblin", "each creatures", "unless you {2}". What is printed so is not read, rather than
read as what is meant more often.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from .numbers_agree import length, several_of_one
from .parser import Branch, Leaf, Tree, in_third_person, said, says_who_goes_on
from .phrases import Slot
from .terminals import ORDINALS, is_number, says_several
from .tokens import Text

# What only players have, so that "their" in front of it is that of a player.
_OF_PLAYERS = frozenset(("hand", "graveyard", "library", "deck", "arsenal", "trash", "soul", "life"))
# Words behind which "their" can be that of whoever they mean.
_PLAYERS = frozenset(
    ("player", "player's", "players", "players'", "opponent", "opponent's", "opponents", "opponents'", "hero",
     "hero's", "heroes", "they", "who", "controller", "controllers", "owner", "owners")
)  # fmt: skip
_WHOSE = frozenset(("their", "possessive word"))
_OF_ONE = frozenset(("gets", "gains", "has", "loses", "becomes", "deals"))
# What "additional" can stand behind: it is said of how many there are.
_DOING = (("do",), ("don't",))
_COUNTING = frozenset(
    ("a", "an", "the", "many", "any", "no", "each", "that", "those", "of", "its", "my", "your", "their", "optional")
)  # fmt: skip
# Behind these words a symbol alone is no price: somebody pays it.
_COSTING = ("cost", "costs")  # "these cards cost you {1} less"
_MUST_PAY = frozenset(("may", "you", "they", "player", "opponent", "hero", "controller"))
_EACH, _ONE = frozenset(("each", "every")), frozenset(("a", "an", "another"))
_NOUNS = frozenset(("head", "adjective"))


def out_of_place(text: Text, tree: Tree) -> str:
    """The first words of a text that agree with nothing around them; empty where all do."""
    for place in range(len(text.words)):
        if size := _says_nothing(text.words, place):
            return text.span(place, place + size)
    found = chain(_disagreeing(text.words, tree, 0, by_another=False), several_of_one(text.words, tree))
    return next((text.span(place, place + 1) for place in found), "")


def _says_nothing(words: tuple[str, ...], place: int) -> int:
    """How many words from a place on are about nothing that stands before them."""
    word, following = words[place], words[place + 1] if place + 1 < len(words) else ""
    if word == "each" and place and following in _OF_ONE:
        return 2
    if word == "additional" and place and words[place - 1] not in _COUNTING and not is_number(words[place - 1]):
        return 1
    if word[0] == "{" and place and words[place - 1] in _MUST_PAY and words[place - 2] not in _COSTING:
        return 1
    if word in ("they", "their") or words[place : place + 3] == ("his", "or", "her"):
        return _of_no_player(words, place)
    return 0


def _you_may(words: tuple[str, ...]) -> bool:
    """Whether the last that somebody may do, of what these words say, is what you may do."""
    may = next((place for place in range(len(words) - 1, 0, -1) if words[place] == "may"), 0)
    return words[may - 1 : may] == ("you",)


def _of_no_player(words: tuple[str, ...], place: int) -> int:
    """How many words say what some player does or has."""
    if words[place : place + 2] in (("they", "do"), ("they", "don't")) and _you_may(words[:place]):
        return 2
    if words[place] == "their" and words[place - 2 : place - 1] == ("you",) and words[place + 1] in ORDINALS:
        return 1
    if _PLAYERS.intersection(words[:place]):
        return 0
    if words[place] == "they":
        return 2 if place and words[place - 1] == "if" and words[place + 1 : place + 2] in _DOING else 0
    size = 1 if words[place] == "their" else 3
    size += words[place + size : place + size + 1] == ("hero's",)
    return size + 1 if _OF_PLAYERS.intersection(words[place + size : place + size + 1]) else 0


def _disagreeing(words: tuple[str, ...], tree: Tree, place: int, *, by_another: bool) -> Iterator[int]:
    """Where "your" is said of what another player does, and "and" of one thing, though they are read as another word.

    `place`: where the phrase begins. `by_another`: another player does what it says.
    """
    if isinstance(tree, Leaf):
        return
    spelling, doer = tree.phrase.spellings[tree.spelling], by_another
    if by_another and "your" in spelling and (tree.phrase.kind in _WHOSE or _can_be_without(tree, "your")):
        yield place + _before(tree, "your")
    if tree.phrase.kind in _NOUNS and "and" in spelling and _can_be_without(tree, "and"):
        yield from () if _are_several(words, place, place + length(tree)) else (place + _before(tree, "and"),)
    parts = iter(tree.parts)
    before: object = None
    for piece in spelling:
        if not isinstance(piece, Slot):
            doer, before = piece == "they" or (doer and piece != "you"), piece
            place += 1
            continue
        part = next(parts)
        if piece.kind == "who":
            before = said(part)
            doer = before != "you"
        if before == "you" and in_third_person(part):
            yield place
        goes_on = len(spelling) == 1 and says_who_goes_on(tree)
        yield from _disagreeing(words, part, place, by_another=goes_on or (doer if piece.kind == "act" else by_another))
        place += length(part)


def _can_be_without(tree: Branch, word: str) -> bool:
    """Whether a phrase says the same without a word that it is spelled with here."""
    return any(word not in spelling for spelling in tree.phrase.spellings)


def _before(tree: Branch, word: str) -> int:
    """How many words of a reading stand before one that its phrase spells out."""
    before = tree.phrase.spellings[tree.spelling][: tree.phrase.spellings[tree.spelling].index(word)]
    slots = sum(isinstance(piece, Slot) for piece in before)
    return len(before) - slots + sum(map(length, tree.parts[:slots]))


def _are_several(words: tuple[str, ...], first: int, behind: int) -> bool:
    """Whether several things are meant, or each of one kind and of another."""
    for word in reversed(words[max(0, first - 3) : first]):
        if word in _ONE or word in _EACH:
            return word in _EACH
        if not word[0].isalpha():
            break
    return says_several(one for one in words[first : behind + 1] if "'" not in one)
