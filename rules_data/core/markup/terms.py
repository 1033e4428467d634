"""Defined words in a text: the longest one at each place, whole words, in any case, also in a plain plural."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from .word_patterns import pattern_of

_WORD = re.compile(r"\w+")
_BETWEEN_FORMS = re.compile(r",\s|\s/\s")
_ASIDE = re.compile(r"(?<=\S)\s*\([^)]*\)")


# Glossaries define everyday words, too. These are hardly ever meant as defined: a link from them is only in the way.
EVERYDAY = frozenset(
    [
        "become",
        "becomes",
        "clear",
        "double",
        "during",
        "each",
        "gain",
        "gains",
        "general",
        "generic",
        "get",
        "gets",
        "give",
        "gives",
        "heavy",
        "if",
        "ignore",
        "ignores",
        "instead",
        "limited",
        "look",
        "looks",
        "lose",
        "loses",
        "match",
        "matches",
        "may",
        "modified",
        "move",
        "moves",
        "number",
        "option",
        "options",
        "pass",
        "passes",
        "place",
        "placed",
        "places",
        "put",
        "puts",
        "remove",
        "removed",
        "removes",
        "repeat",
        "repeats",
        "status",
        "unless",
        "x",
        "y",
        "you",
        "your",
        "z",
    ]
)
# These are as nouns, and not as verbs: behind a word that only nouns stand behind.
NOUNS = frozenset(["name", "names"])
_BEFORE_NOUNS = re.compile(
    r"(?:\b(?:an?|the|its|their|that|this|same|no|each|of|another|any|different|card|one|two|new|by|and)|[’']s?)\s\Z"
)
# These are, where they are written as names are: a Case, but not "in these cases".
NAMES = frozenset(
    [
        "case",
        "cases",
        "class",
        "classes",
        "role",
        "roles",
        "room",
        "rooms",
        "day",
        "night",
        "level",
        "levels",
        "plane",
        "planes",
        "party",
    ]
)
# Phrases in which a defined word means something else, or is part of a name.
# Looked for in texts without case, and each alternative begins with a letter of its own: that is five times as fast.
_PHRASES = re.compile(
    r"\b(?:in turn\b|damage (?:of )?(?:this |that |the same |a |any )?types?\b"
    r"|types? of (?!(?:an? |the |that |this )?(?:card|object|permanent|spell))"
    r"|following steps?\b|game state actions?\b|spell mastery\b|constructed play\b|limited play\b"
    r"|timing restrictions?\b|creat(?:es?|ing) (?:an? |the )?(?:delayed |reflexive )?(?:triggered|activated)"
    r"|the names? of several\b)"
)
_NAMES_WITH_OF = re.compile(r"(?<![.!?:“\"] )\b[A-Z][a-z]+ of (?:the )?[A-Z][a-z]+")
_SENTENCE_ENDS = frozenset('.!?:\n“"(')


class TermUse(NamedTuple):
    """A defined word where it stands in a text."""

    start: int
    end: int
    slug: str


class TermTable:
    """The defined words of one document, found in texts.

    `terms` maps each slug to the word as the glossary prints it.
    """

    def __init__(self, terms: Mapping[str, str]) -> None:
        self._slugs: dict[str, str] = {}
        for slug, term in terms.items():
            self._add(term, slug)
        forms = [(form, slug) for slug, term in terms.items() for form in _printed_forms(term)]
        # An entry of that very name goes before one that has it beside others, and so does its plural.
        forms.sort(key=lambda one: one[0] != terms[one[1]])
        for form, slug in forms:
            self._add(form, slug)
        for form, slug in forms:
            self._add(_plural(form), slug)
        self._words = pattern_of(self._slugs)
        self._defined_words = pattern_of(self._slugs.keys() - EVERYDAY)

    def __bool__(self) -> bool:
        return bool(self._slugs)

    def _add(self, term: str, slug: str) -> None:
        words = list(_WORD.finditer(form := _folded(term)))
        if words:
            self._slugs.setdefault(form[words[0].start() : words[-1].end()], slug)

    def find(self, text: str, met: Container[str] = ()) -> Iterator[TermUse]:
        """Every use in its defined sense in a text, in order, none overlapping another; words already `met` left out.

        More may be met while the text is read.
        """
        folded = _folded(text)
        phrases: list[tuple[int, int]] | None = None
        for found in self._defined_words.finditer(folded):
            slug = self._slugs[found[0]]
            if slug in met:
                continue
            if phrases is None:
                phrases = [*_phrases_in(text, folded)]
            use = TermUse(found.start(), found.end(), slug)
            if _is_meant(text, use, phrases):
                yield use

    def find_all(self, text: str) -> Iterator[TermUse]:
        """Wherever a term stands in a text, also as an everyday word."""
        for found in self._words.finditer(_folded(text)):
            yield TermUse(found.start(), found.end(), self._slugs[found[0]])

    def slugs_in(self, texts: Iterable[str]) -> set[str]:
        """The words used in any of the texts."""
        return {use.slug for text in texts for use in self.find_all(text)}


def _phrases_in(text: str, folded: str) -> Iterator[tuple[int, int]]:
    """Where phrases stand in which a word means something else."""
    for found in _PHRASES.finditer(folded):
        yield found.span()
    if " of " in text:
        for found in _NAMES_WITH_OF.finditer(text):
            yield found.span()


def _is_meant(text: str, use: TermUse, phrases: Iterable[tuple[int, int]]) -> bool:
    """Whether a word stands there in its defined sense, as far as its form, its place and the text's phrases tell."""
    for begin, end in phrases:
        if begin <= use.start and use.end <= end:
            return False
    word = text[use.start : use.end]
    small = word.lower()
    if small in NOUNS:
        return _BEFORE_NOUNS.search(text[max(0, use.start - 12) : use.start]) is not None
    if small not in NAMES:
        return True
    before = text[: use.start].rstrip(" ")
    return word[0].isupper() and bool(before) and before[-1] not in _SENTENCE_ENDS


def _folded(text: str) -> str:
    """Without case; places in it are places in the text, so what lower case would lengthen stays as it is."""
    folded = text.lower()
    if len(folded) != len(text):
        folded = "".join(small if len(small := one.lower()) == 1 else one for one in text)
    return folded.replace("’", "'")


def _printed_forms(term: str) -> list[str]:
    """An entry such as "Life, Life Total", "X / Y / Z" or "Pairs (with)" stands for several words."""
    bare = _ASIDE.sub("", term)
    return [form for form in (bare, *_BETWEEN_FORMS.split(bare)) if _WORD.search(form)]


def _plural(term: str) -> str:
    if term.endswith(("s", "x", "ch", "sh")):
        return f"{term}es"
    if term.endswith("y") and not term.endswith(("ay", "ey", "oy", "uy")):
        return f"{term[:-1]}ies"
    return f"{term}s"


class TermLinker:
    """Gives the address of each defined word once: one linker for one rule."""

    def __init__(self, table: TermTable, address: Callable[[str], str], known: Iterable[str] = ()) -> None:
        """`known` words are not linked, such as the one being explained."""
        self._table, self._address, self._met = table, address, set(known)

    def links_in(self, text: str) -> Iterator[tuple[TermUse, str]]:
        """The words of a text that have not been met before, with their addresses."""
        for use in self._table.find(text, self._met):
            self._met.add(use.slug)
            yield use, self._address(use.slug)
