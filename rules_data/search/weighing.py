"""By which words an entry is found, and how much each of them says about it.

An entry is found by its own words and, at less weight, by those of its surroundings: the headings it inherits, the
rules it stands under and over, its document's examples, and the defined words that lead to it. Each word's weight
is the pseudo-frequency of BM25F (Robertson and Zaragoza, 2009): its occurrences in every field, each field divided by
how much longer than usual it is and multiplied by what the field is worth. So a backend has one number for each word
and entry, and a search reads one list for each word.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules_data.queries import SearchableEntry

from .words import stems_in

MOST_LEVELS = 6
ITS_NUMBER = 8.0
ABOVE_IT = 2.0
_LETTERS = re.compile(r"(?<=\d)[a-z]+\Z")


@dataclass(frozen=True, slots=True)
class Field:
    """What a field is worth, and how far its length counts against it: 0 not at all, 1 in full."""

    weight: float
    length: float


FIELDS = {
    "title": Field(2.0, 0.3),
    "body": Field(1.0, 0.6),
    "examples": Field(0.25, 0.6),
    "place": Field(0.6, 0.3),
    "above": Field(0.15, 0.7),
    "below": Field(0.15, 0.8),
    "terms": Field(0.25, 0.6),
}


@dataclass(frozen=True, slots=True)
class Weighed:
    """An entry with the weight of each of its words; `stems` are those of title and text, in order."""

    entry: SearchableEntry
    weights: dict[str, float]
    stems: str


def weigh(entries: Sequence[SearchableEntry]) -> Iterator[Weighed]:
    """Every entry with its words' weights, in the order given."""
    return Weighing(entries).weighed()


class Weighing:
    """Entries about to be weighed: the words of each field read, and how long each field usually is."""

    def __init__(self, entries: Sequence[SearchableEntry]) -> None:
        surroundings = _Surroundings(entries)
        self._entries = entries
        self._texts = texts = [surroundings.fields(entry) for entry in entries]
        self.averages: Mapping[str, float] = {
            name: sum(len(one[name]) for one in texts) / (sum(1 for one in texts if one[name]) or 1) or 1.0
            for name in FIELDS
        }

    def weighed(self, averages: Mapping[str, float] | None = None) -> Iterator[Weighed]:
        """Every entry in the order given, by these averages or else by its own."""
        usual = self.averages if averages is None else averages
        for entry, fields in zip(self._entries, self._texts, strict=True):
            weights = _weights(fields, usual) | _numbers(entry.number)
            yield Weighed(entry, weights, phrase_text(fields["title"], fields["own"]))


def phrase_text(*texts: Sequence[str]) -> str:
    """Words so written that a phrase is found as a part of a string, and never across two texts."""
    return f" {' | '.join(' '.join(words) for words in texts)} "


def _weights(fields: dict[str, list[str]], averages: Mapping[str, float]) -> dict[str, float]:
    weights: dict[str, float] = {}
    for name, field in FIELDS.items():
        words = fields[name]
        usual = 1 - field.length + field.length * len(words) / averages[name]
        for word, count in Counter(words).items():
            weights[word] = weights.get(word, 0.0) + field.weight * count / usual
    return weights


def _numbers(number: str) -> dict[str, float]:
    """A rule is found by its number, and by those it stands under: 603.7d by 603.7d, 603.7 and 603."""
    parts = number.lower().split(".")
    # In their order, and not a set's: written again by another process, an entry is the same to the letter.
    above = [*(".".join(parts[:length]) for length in range(1, len(parts))), _LETTERS.sub("", number.lower())]
    return {**dict.fromkeys(above, ABOVE_IT), number.lower(): ITS_NUMBER} if number else {}


class _Surroundings:
    """What stands around each entry."""

    def __init__(self, entries: Sequence[SearchableEntry]) -> None:
        self.known = {entry.key: entry for entry in entries}
        self.body = {entry.key: stems_in(entry.body) for entry in entries}
        self.title = {entry.key: stems_in(entry.title) for entry in entries}
        self.below: dict[str, list[str]] = {}
        self.terms: dict[str, list[str]] = {}
        for entry in entries:
            if entry.parent in self.known and entry.parent != entry.key:
                self.below.setdefault(entry.parent, []).extend(self.body[entry.key])
            if entry.kind == "term":
                for key in entry.leads_to:
                    self.terms.setdefault(key, []).extend([*self.title[entry.key], *self.body[entry.key]])

    def fields(self, entry: SearchableEntry) -> dict[str, list[str]]:
        examples = stems_in(entry.examples)
        return {
            "title": self.title[entry.key],
            "body": self.body[entry.key],
            "examples": examples,
            "place": stems_in(entry.place),
            "above": self._above(entry),
            "below": self.below.get(entry.key, []),
            "terms": self.terms.get(entry.key, []),
            "own": [*self.body[entry.key], "|", *examples],
        }

    def _above(self, entry: SearchableEntry) -> list[str]:
        """The words of the rules it stands under, as far as they have no title: titles are in its place."""
        words: list[str] = []
        seen = {entry.key}
        above = self.known.get(entry.parent)
        while above is not None and above.key not in seen and len(seen) <= MOST_LEVELS:
            seen.add(above.key)
            words += [] if above.title else self.body[above.key]
            above = self.known.get(above.parent)
        return words
