"""What a reader asked for: a number, the beginning of one, or words as a search wants them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .words import SMALL_WORDS, stem

LONGEST = 600

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
class AskedTerm:
    """One of several things either of which will do: a stemmed "word", a stemmed "phrase" or a "beginning"."""

    kind: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
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
