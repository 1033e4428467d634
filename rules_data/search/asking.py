"""What a reader asked for: a number, the beginning of one, or words as a search wants them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from rules_data.core.citations import CitationQuery, parse_query
from rules_data.core.games import GAMES

from .words import SMALL_WORDS, stem

LONGEST = 600

_OPENING_DIGITS = re.compile(r"\s*(?:rules?\s+)?(\d{2})\*?\s*\Z|\s*(?:rules?\s+)?(\d{3})\*\s*\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class AskedNumber:
    """A query that is a rule's number: the text without the document and the edition it names, and how it was read."""

    text: str
    document: str | None
    edition: str | None
    asked: CitationQuery

    def number_in(self, game: str, document: str) -> str | None:
        """The number as a document prints it; None where it could be none, or another game writes it just so."""
        own = any(one.slug == document for one in GAMES[game].cited.documents)
        reading = self.asked.reading_in(game, document, own)
        if reading is None or not reading.is_one:
            return None
        if own:
            return str(reading.number)
        elsewhere = any(one.exact for one in self.asked.readings if one.game != game)
        return str(reading.number) if reading.exact or not elsewhere else None


class AskedTerm(NamedTuple):
    """One of several things either of which will do: a stemmed "word", a stemmed "phrase" or a "beginning"."""

    kind: str
    words: tuple[str, ...]


class Asked(NamedTuple):
    """A query in words, in small letters: `words`, `phrases` and `left_out` stemmed, `typed` the words as typed.

    Of each group in `any_of` one term is enough.
    """

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    beginnings: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    any_of: tuple[tuple[AskedTerm, ...], ...] = ()
    left_out_phrases: tuple[tuple[str, ...], ...] = ()

    @property
    def is_empty(self) -> bool:
        return not (self.words or self.phrases or self.beginnings or self.any_of)

    def marks(self, word: str) -> bool:
        """Whether a word of a text is one of those asked for."""
        lower, root = word.lower(), stem(word)
        either = [term for group in self.any_of for term in group]
        phrases = [*self.phrases, *(term.words for term in either if term.kind == "phrase")]
        if root in self.words or any(root in term.words for term in either if term.kind == "word"):
            return True
        if lower not in SMALL_WORDS and any(root in phrase for phrase in phrases):
            return True
        beginnings = [*self.beginnings, *(term.words[0] for term in either if term.kind == "beginning")]
        return lower.startswith(tuple(beginnings))


def asked_number(text: str) -> AskedNumber | None:
    """The query as a number, if it is one and nothing else: "383.3", "rule 376.3.b", "CR v1.2 383.3.e."."""
    asked = parse_query(text, GAMES.cited)
    if not any(reading.is_one for reading in (*asked.readings, *asked.own)):
        return None
    return AskedNumber(asked.number, asked.document, asked.pin or None, asked)


def asked_beginning(text: str) -> str | None:
    """The first digits of numbers: "38", "38*" or "383*"."""
    match = _OPENING_DIGITS.match(text[:LONGEST])
    return (match[1] or match[2]) if match else None
