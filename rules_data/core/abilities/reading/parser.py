"""Reading a text by a grammar: which phrases it is made of.

Each kind of phrase is looked for at each place once at most, and of several ways to read the same words as the same
kind of phrase the first is kept, words spelled out going before kinds of phrases and longer phrases before shorter. So
the work is bounded by the length of the text times the size of the grammar, whatever the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .grammar import Grammar, Node
from .phrases import Data, Phrase, Slot
from .terminals import says_several
from .tokens import Text

PLURAL = "plural"  # a kind of phrase for several things: what stands for one alone does not count


@dataclass(frozen=True, slots=True)
class Leaf:
    """A word read by its form: what it says, and how it is written."""

    kind: str
    data: Data


@dataclass(frozen=True, slots=True)
class Branch:
    """A phrase that was read, in which of its spellings, with the phrases in its places in the order of the text."""

    phrase: Phrase
    spelling: int
    parts: tuple[Leaf | Branch, ...]


Tree = Leaf | Branch


class Parser:
    """The reading of one text by one grammar."""

    def __init__(self, grammar: Grammar, text: Text, enough: Callable[[], bool] | None = None) -> None:
        self._grammar = grammar
        self._text = text
        self._words = text.words
        self._meant = grammar.meant
        self._length = len(text.words)
        self._known: dict[tuple[str, int], dict[int, Tree]] = {}
        self._begins: dict[tuple[str, int], bool] = {}
        self.furthest = 0

    def whole(self, kind: str, first: int = 0, behind: int | None = None) -> Tree | None:
        """The reading of all words from one place to another as one phrase of a kind."""
        return self.at(kind, first).get(self._length if behind is None else behind)

    def at(self, kind: str, place: int) -> dict[int, Tree]:
        """The readings as a phrase of a kind that begin at a place, by the place behind each."""
        key = (kind, place)
        known = self._known.get(key)
        if known is not None:
            return known
        found: dict[int, Tree] = {}
        self._known[key] = found
        form = self._grammar.forms.get(kind)
        if form is not None and place < self._length:
            said = form.read(self._text, place)
            if said is not None:
                found[place + 1] = Leaf(kind, said)
        tree = self._grammar.trees.get(kind)
        if tree is not None:
            self._walk(tree, place, (), found)
        if kind == PLURAL:
            for end in [end for end in found if not says_several(self._words[place:end])]:
                del found[end]
        return found

    def _walk(self, node: Node, place: int, parts: tuple[Tree, ...], found: dict[int, Tree]) -> None:
        if node.ends and place not in found:
            phrase, spelling = node.ends[0]
            found[place] = Branch(phrase, spelling, parts)
        self.furthest = max(self.furthest, place)
        if place >= self._length:
            return
        for word in (self._words[place], self._meant.get(self._words[place], "")):
            after = node.words.get(word)
            if after is not None:
                self._walk(after, place + 1, parts, found)
        for kind, behind in node.slots.items():
            if self._can_begin(kind, place):
                for end, tree in sorted(self.at(kind, place).items(), key=_end, reverse=True):
                    self._walk(behind, end, (*parts, tree), found)

    def _can_begin(self, kind: str, place: int) -> bool:
        key = (kind, place)
        known = self._begins.get(key)
        if known is None:
            grammar = self._grammar
            if kind in grammar.forms:
                known = grammar.forms[kind].read(self._text, place) is not None
                if not known and kind not in grammar.trees:
                    self._begins[key] = False
                    return False
            if not known and kind in grammar.trees:
                known = (
                    self._words[place] in grammar.openings[kind]
                    or self._meant.get(self._words[place]) in grammar.openings[kind]
                    or any(
                        grammar.forms[form].read(self._text, place) is not None for form in grammar.opening_forms[kind]
                    )
                )
            self._begins[key] = bool(known)
        return bool(known)


def _end(found: tuple[int, Tree]) -> int:
    return found[0]


class ContradictoryPhrases(ValueError):
    """Two phrases of one text say the same key; the message names it."""


def said(tree: Tree) -> Data:
    """The data that a reading says. Raises ContradictoryPhrases where two of its phrases give one key."""
    if isinstance(tree, Leaf):
        return tree.data
    names = (piece.name for piece in tree.phrase.spellings[tree.spelling] if isinstance(piece, Slot))
    data = _filled(tree.phrase.data, dict(zip(names, map(said, tree.parts), strict=True)))
    return {**data, SAME_PLAYER: True} if isinstance(data, dict) and says_who_goes_on(tree) else data


# "Each player discards a card, then draws a card": the verb says that it is about whoever was spoken of before.
SAME_PLAYER = "same player"
_DONE, _SAID_OF = "act", "effect"


def says_who_goes_on(tree: Branch) -> bool:
    """Whether it is something done by nobody who is named, in the third person."""
    alone = tree.phrase.kind == _SAID_OF and len(tree.phrase.spellings[tree.spelling]) == 1
    return alone and in_third_person(tree.parts[0])


def in_third_person(act: Tree) -> bool:
    """Whether a reading of what is done has its verb as it is of another: discards, and not discard."""
    if not isinstance(act, Branch) or act.phrase.kind != _DONE:
        return False
    verb = act.phrase.spellings[act.spelling][0]
    verbs = {each[0] for each in act.phrase.spellings if isinstance(each[0], str)}
    if not isinstance(verb, str):
        return False
    return any(verb in (f"{one}s", f"{one}es") or f"{one[:-1]}ies" == verb for one in verbs)


def _filled(template: Data, parts: dict[str, Data]) -> Data:
    if isinstance(template, dict):
        found: dict[str, Data] = {}
        for key, value in template.items():
            if key[0] == "+":
                inner = _filled(value, parts)
                if not isinstance(inner, dict):
                    raise ContradictoryPhrases(f"{value} has no keys of its own")
                more = inner
            else:
                name = " ".join(str(parts[one[1:]]) if one[0] == "$" else one for one in key.split(" "))
                more = {name: _filled(value, parts)}
            for one, data in more.items():
                if one in found:
                    raise ContradictoryPhrases(one)
                found[one] = data
        return found
    if isinstance(template, list):
        return [each for one in template for each in _entries(one, parts)]
    if isinstance(template, str) and "$" in template:
        if " " in template:  # words with parts in them: up to $number
            return " ".join(str(parts[one[1:]]) if one[0] == "$" else one for one in template.split(" "))
        return parts[template[1:]]
    return template


def _entries(template: Data, parts: dict[str, Data]) -> list[Data]:
    if isinstance(template, str) and template.startswith("+$"):
        inner = parts[template[2:]]
        return inner if isinstance(inner, list) else [inner]
    return [_filled(template, parts)]
