"""What a reader typed, taken apart: a number, or words, "phrases", -left out and beginnings*.

Whoosh's own query language is never offered: a few characters of it can keep a server busy.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .words import SMALL_WORDS, stem, words_in

LONGEST = 600
MOST_TERMS = 60
SHORTEST_BEGINNING = 3

_PIECE = re.compile(r'(?P<minus>(?<!\S)-)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))')
_EDITION = re.compile(r"@?\bv(\d{1,2}(?:\.\d{1,3}){1,2})\b/?", re.IGNORECASE)
_DOCUMENT = re.compile(r"\b(?:(?P<cr>cr|core\s+rules?)|(?P<tr>tr|tournament\s+rules?))(?=\d|\b)", re.IGNORECASE)
# The look of a number in any scheme, alone or behind the words that introduce one: 383.3, 603.7d, "see rule 6.6.5c".
_LOOKS_LIKE_NUMBER = re.compile(
    r"[\s(\[§#]*(?:(?:see|rules?|subrules?|sections?|chapters?|comp(?:rehensive)?|fab|mtg|magic|riftbound)\b[\s.:,#]*)*"
    r"\d{1,3}(?!\d)(?:[.\-\s]{0,3}(?:\d{1,3}(?!\d)|\(?[a-z]{1,2}\)?(?![a-z])))*[\s.)\],;:§?!]*\Z",
    re.IGNORECASE,
)
_OPENING_DIGITS = re.compile(r"\s*(?:rules?\s+)?(\d{2})\*?\s*\Z|\s*(?:rules?\s+)?(\d{3})\*\s*\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class AskedNumber:
    """A query that may be a rule's number: the text without the document and the edition it names."""

    text: str
    document: str | None
    edition: str | None


@dataclass(frozen=True, slots=True)
class Asked:
    """A query in words, in small letters: `words`, `phrases` and `left_out` stemmed, `typed` the words as typed."""

    words: tuple[str, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    beginnings: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not (self.words or self.phrases or self.beginnings)

    def marks(self, word: str) -> bool:
        """Whether a word of a text is one of those asked for."""
        lower, root = word.lower(), stem(word)
        in_phrase = lower not in SMALL_WORDS and any(root in phrase for phrase in self.phrases)
        asked = root in self.words or in_phrase
        return asked or any(lower.startswith(beginning) for beginning in self.beginnings)


def asked_number(text: str) -> AskedNumber | None:
    """The query as a number, if it has the look of one: "383.3", "rule 376.3.b", "CR v1.2 383.3.e."."""
    text = " ".join(text[:LONGEST].split())
    edition = _EDITION.search(text)
    plain = _EDITION.sub(" ", text, count=1) if edition else text
    document = _DOCUMENT.search(plain)
    named = None if document is None else "cr" if document["cr"] else "tr"
    plain = _DOCUMENT.sub(" ", plain, count=1).strip(" /,?!")
    if not _LOOKS_LIKE_NUMBER.match(plain):
        return None
    return AskedNumber(plain, named, f"v{edition[1]}" if edition else None)


def asked_beginning(text: str) -> str | None:
    """The first digits of numbers: "38", "38*" or "383*"."""
    match = _OPENING_DIGITS.match(text[:LONGEST])
    return (match[1] or match[2]) if match else None


def asked_words(text: str) -> Asked:
    """The query as words; what is too long or too much is left out, and a note says so."""
    pieces, notes = _pieces(text)
    words = [word.lower() for kind, found in pieces if kind in ("words", "beginning") for word in _whole(kind, found)]
    phrases = tuple(tuple(stem(word) for word in found) for kind, found in pieces if kind == "phrase")
    beginnings = tuple(found[-1].lower() for kind, found in pieces if kind == "beginning")
    left_out = tuple(stem(word) for kind, found in pieces if kind == "left out" for word in found)
    telling = _without_small_words(words, bool(phrases or beginnings))
    return Asked(telling, phrases, beginnings, left_out, tuple(words), tuple(notes))


def _whole(kind: str, found: list[str]) -> list[str]:
    return found[:-1] if kind == "beginning" else found


def _pieces(text: str) -> tuple[list[tuple[str, list[str]]], list[str]]:
    """What was typed, piece by piece with its kind, as far as the limits allow; and notes on what they do not."""
    notes = [f"Only the first {LONGEST} characters were searched for."] if len(text) > LONGEST else []
    pieces: list[tuple[str, list[str]]] = []
    count = 0
    for piece in _PIECE.finditer(text[:LONGEST]):
        found = words_in(piece["phrase"] if piece["phrase"] is not None else piece["word"])
        count += len(found)
        if count > MOST_TERMS:
            notes.append(f"Only the first {MOST_TERMS} words were searched for.")
            break
        if found:
            pieces.append((_kind(piece, found), found))
    return pieces, notes


def _kind(piece: re.Match[str], found: list[str]) -> str:
    if piece["minus"]:
        return "left out"
    if piece["phrase"] is not None:
        return "phrase" if len(found) > 1 else "words"
    return "beginning" if piece["word"].endswith("*") and len(found[-1]) >= SHORTEST_BEGINNING else "words"


def _without_small_words(words: list[str], other: bool) -> tuple[str, ...]:
    telling = [word for word in words if word not in SMALL_WORDS]
    return tuple(dict.fromkeys(stem(word) for word in (telling if telling or other else words)))
