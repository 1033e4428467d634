"""The query language: words, "phrases", -left out, beginnings*, OR, and filters such as type:faq.

Read leniently and printed strictly: whatever is typed is understood as far as it goes, and what is not is kept as
a fault with its place. Whoosh's own query language is never offered: a few characters of it can keep a server busy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rules_data.core.games import GAMES

from .asking import LONGEST, Asked, AskedTerm
from .words import SMALL_WORDS, stem, words_in

MOST_TERMS = 60
MOST_FILTERS = 12
SHORTEST_BEGINNING = 3

# Each filter with what may be written for it and what it keeps, as the help says it.
FILTERS: dict[str, tuple[str, str]] = {
    "game": (f"game:{next(iter(GAMES))}", "one game; several with commas"),
    "type": ("type:faq", "rule, faq, card, example or term; several with commas"),
    "rule": ("rule:603.*", "a rule and everything under it; 601..603 for a range"),
    "card": ('card:"Sona, Harmonious"', "involves a card; twice: what two cards have in common"),
    "cites": ("cites:603.7", "what refers to a rule"),
    "cited-by": ("cited-by:603.3a", "what a rule refers to"),
    "changed": ("changed:v1.2..v1.3", "changed since"),
    "in": ("in:v1.2", "another edition, by its name"),
    "asof": ("asof:2026-02-01", "the editions in force on a day"),
    "status": (
        "status:rules-changed",
        "examples that are verified, rules-changed, conflict, cannot-be-tested, not-tested-yet or unproved: under the "
        "rules in force, or with in: under another edition",
    ),
}
ALIASES = {"kind": "type", "citedby": "cited-by", "as-of": "asof", "edition": "in", "number": "rule"}
# One for one, so that places stay what they are.
_PLAIN = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "−": "-", "–": "-", "：": ":"})
_PIECE = re.compile(
    r'(?P<minus>(?<!\S)-(?![\dXx*]+/))?(?:(?:(?<=[\s(-])|\A)(?P<name>[A-Za-z][A-Za-z-]*):(?P<value>"[^"]*"?|[^\s"]*)'
    r'|"(?P<phrase>[^"]*)(?P<closed>"?)|(?P<word>[^\s"]+))'
)
_USUAL_MARKS = re.compile(r"[-&/+.,;:!?()\[\]…'’—#§=<>]*\Z")


@dataclass(frozen=True, slots=True)
class Fault:
    """A part of the query that was not understood: its place in the text, and what to write instead."""

    start: int
    end: int
    message: str


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter as typed: `name` is one of FILTERS, `value` without quotation marks."""

    name: str
    value: str
    excluded: bool = False
    start: int = 0
    end: int = 0

    def __str__(self) -> str:
        quoted = f'"{self.value}"' if re.search(r"\s", self.value) else self.value
        return f"{'-' if self.excluded else ''}{self.name}:{quoted}"

    @property
    def values(self) -> tuple[str, ...]:
        """The values between commas, in small letters."""
        return tuple(dict.fromkeys(one.strip().lower() for one in self.value.split(",") if one.strip()))


class Term(NamedTuple):
    """A word, a phrase or a beginning, in small letters as typed; `group` joins those with OR between them."""

    kind: str
    words: tuple[str, ...]
    excluded: bool = False
    group: int = 0
    start: int = 0
    end: int = 0

    def __str__(self) -> str:
        text = " ".join(self.words)
        shown = {"phrase": f'"{text}"', "beginning": f"{text}*"}.get(self.kind, text)
        return f"-{shown}" if self.excluded else shown

    def stemmed(self) -> AskedTerm:
        """As the index knows it: stems, but beginnings as they are."""
        words = self.words if self.kind == "beginning" else tuple(stem(word) for word in self.words)
        return AskedTerm(self.kind, words)


class Query(NamedTuple):
    """A query taken apart. `str()` prints it in one form, which reads back as the same query."""

    text: str
    terms: tuple[Term, ...] = ()
    filters: tuple[Filter, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def plain(self) -> str:
        """What was typed beside the filters: a number, a citation or words."""
        kept, position = [], 0
        for one in self.filters:
            kept.append(self.text[position : one.start])
            position = one.end
        return " ".join("".join([*kept, self.text[position:LONGEST]]).split())

    def without(self, out: Filter) -> Query:
        """The same query with one filter taken away."""
        return self._replace(filters=tuple(one for one in self.filters if one is not out))

    def __str__(self) -> str:
        printed = [str(one) for one in self.filters]
        for place, term in enumerate(self.terms):
            joined = place and term.group and term.group == self.terms[place - 1].group
            printed += ["OR", str(term)] if joined else [str(term)]
        return " ".join(printed)

    def asked(self) -> Asked:
        """The words alone, as a search wants them."""
        alone = [term for term in self.terms if not term.group and not term.excluded]
        words = [term.words[0] for term in alone if term.kind == "word"]
        phrases = tuple(term.stemmed().words for term in alone if term.kind == "phrase")
        beginnings = tuple(term.words[0] for term in alone if term.kind == "beginning")
        out = [term for term in self.terms if term.excluded]
        any_of = self._alternatives()
        return Asked(
            words=_telling(words, bool(phrases or beginnings or any_of)),
            phrases=phrases,
            beginnings=beginnings,
            left_out=tuple(stem(term.words[0]) for term in out if term.kind == "word"),
            typed=tuple(words),
            notes=tuple(fault.message for fault in self.faults),
            any_of=any_of,
            left_out_phrases=tuple(term.stemmed().words for term in out if term.kind == "phrase"),
        )

    def _alternatives(self) -> tuple[tuple[AskedTerm, ...], ...]:
        groups: dict[int, list[AskedTerm]] = {}
        for term in self.terms:
            if term.group:
                groups.setdefault(term.group, []).append(term.stemmed())
        return tuple(tuple(dict.fromkeys(group)) for group in groups.values())


def parse(text: str) -> Query:
    """Take a query apart. Never raises: what cannot be understood is among the faults, and the rest is there."""
    plain = text[:LONGEST]
    if not plain.isprintable():
        plain = "".join(letter if letter.isprintable() else " " for letter in plain)
    plain = plain.translate(_PLAIN)
    reader = _Reader()
    if len(text) > LONGEST:
        reader.fault(LONGEST, len(text), f"Only the first {LONGEST} characters were searched for.")
    for piece in _PIECE.finditer(plain):
        reader.read(piece)
        if len(reader.terms) > MOST_TERMS:
            reader.cut(len(text))
            break
    reader.close()
    faults = sorted(reader.faults, key=lambda fault: fault.start)
    return Query(text, tuple(reader.terms), tuple(reader.filters), tuple(faults))


def asked_words(text: str) -> Asked:
    """The words of a query, whatever filters it has."""
    return parse(text).asked()


class _Reader:
    """Reads a query piece by piece."""

    def __init__(self) -> None:
        self.terms: list[Term] = []
        self.filters: list[Filter] = []
        self.faults: list[Fault] = []
        self._or: re.Match[str] | None = None
        self._groups = 0
        # Whether the piece just read could stand before an OR.
        self._joinable = False

    def fault(self, start: int, end: int, message: str) -> None:
        self.faults.append(Fault(start, end, message))

    def read(self, piece: re.Match[str]) -> None:
        if piece["word"] in {"OR", "|"}:
            self._note_or(piece)
        elif piece["name"] and self._is_filter(piece):
            self._filter(piece)
        else:
            self._words(piece)

    def cut(self, end: int) -> None:
        """Drop what is too much."""
        start = self.terms[MOST_TERMS].start
        self.fault(start, end, f"Only the first {MOST_TERMS} words were searched for.")
        del self.terms[MOST_TERMS:]
        self._or = None

    def close(self) -> None:
        if self._or is not None:
            self._or_alone(self._or)
        self._ungroup_the_lonely()

    def _note_or(self, piece: re.Match[str]) -> None:
        if self._joinable and self._or is None:
            self._or = piece
        else:
            self._or_alone(piece)

    def _or_alone(self, piece: re.Match[str]) -> None:
        self.fault(piece.start(), piece.end(), "OR stands between two words or phrases, either of which will do.")
        self._or = None

    def _is_filter(self, piece: re.Match[str]) -> bool:
        """Whether this is a filter with a value; says so where it looks like one and is none."""
        typed = piece["name"].lower()
        name, value = ALIASES.get(typed, typed), piece["value"].strip('" ')
        if name in FILTERS and value:
            return True
        if name in FILTERS:
            example = FILTERS[name][0]
            self.fault(piece.start("name"), piece.end(), f"{name}: wants something right after it, such as {example}.")
        elif value and not value.startswith("/"):
            known = ", ".join(f"{one}:" for one in FILTERS)
            message = f"There is no filter “{typed}:”, so its words were searched for. There are {known}."
            self.fault(piece.start("name"), piece.end(), message)
        return False

    def _filter(self, piece: re.Match[str]) -> None:
        name = piece["name"].lower()
        value = " ".join(piece["value"].strip('"').split())
        found = Filter(ALIASES.get(name, name), value, bool(piece["minus"]), piece.start(), piece.end())
        if piece["value"].startswith('"') and not piece["value"].endswith('"', 1):
            self.fault(piece.start("value"), piece.end(), "This quotation mark is not closed.")
        if self._or is not None:
            self.fault(
                self._or.start(), self._or.end(), "OR does not join filters: write type:rule,faq for either of two."
            )
            self._or = None
        if len(self.filters) >= MOST_FILTERS:
            self.fault(piece.start(), piece.end(), f"Only the first {MOST_FILTERS} filters were used.")
        else:
            self.filters.append(found)
        self._joinable = False

    def _words(self, piece: re.Match[str]) -> None:
        new = list(self._terms_of(piece))
        if not new:
            return
        if self._or is not None and new[0].excluded:
            self._or_alone(self._or)
        elif self._or is not None:
            new = self._joined(new)
        self._or = None
        self.terms += new
        self._joinable = not new[-1].excluded

    def _joined(self, new: list[Term]) -> list[Term]:
        """Put the last term and the new one in one group: either will do."""
        before = self.terms[-1]
        if not before.group:
            self._groups += 1
            before = self.terms[-1] = before._replace(group=self._groups)
        words = tuple(word for term in new for word in term.words)
        kind = new[0].kind if len(new) == 1 else "phrase"
        return [Term(kind, words, False, before.group, new[0].start, new[-1].end)]

    def _terms_of(self, piece: re.Match[str]) -> Iterator[Term]:
        place = (bool(piece["minus"]), 0, piece.start(), piece.end())
        if piece["phrase"] is not None:
            if not piece["closed"]:
                self.fault(piece.start(), piece.end(), "This quotation mark is not closed.")
            words = tuple(words_in(piece["phrase"].lower()))
            if words:
                yield Term("phrase" if len(words) > 1 else "word", words, *place)
            return
        typed = piece.group()[bool(piece["minus"]) :].replace('"', " ")
        words = tuple(words_in(typed.lower()))
        begun = self._is_beginning(piece, typed, words)
        if not words and not _USUAL_MARKS.match(typed) and "*" not in typed:
            self.fault(piece.start(), piece.end(), "There is no word in this.")
        for number, word in enumerate(words, 1):
            yield Term("beginning" if begun and number == len(words) else "word", (word,), *place)

    def _is_beginning(self, piece: re.Match[str], typed: str, words: tuple[str, ...]) -> bool:
        if "*" not in typed:
            return False
        if typed.find("*") < len(typed) - 1 or not words:
            message = "A star stands at the end of a word: trigg* finds trigger and triggered."
        elif len(words[-1]) < SHORTEST_BEGINNING:
            message = f"A star wants at least {SHORTEST_BEGINNING} letters before it."
        elif piece["minus"]:
            message = "Only whole words and phrases can be left out, so the star was not looked at."
        else:
            return True
        self.fault(piece.start(), piece.end(), message)
        return False

    def _ungroup_the_lonely(self) -> None:
        """A group that was cut to one term is no group."""
        sizes = [term.group for term in self.terms]
        self.terms = [
            term._replace(group=0) if term.group and sizes.count(term.group) < 2 else term for term in self.terms
        ]


def _telling(words: list[str], other: bool) -> tuple[str, ...]:
    """The stems of the words that say something; all of them where nothing else is asked for."""
    telling = [word for word in words if word not in SMALL_WORDS]
    return tuple(dict.fromkeys(stem(word) for word in (telling if telling or other else words)))
