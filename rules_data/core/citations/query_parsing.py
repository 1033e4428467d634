"""What a person types or says to name rules: game, document, edition and number in any order and dress.

The numbers themselves are read by the grammars that read running text, and where a person's own punctuation
("383-4c", "603.7 (d)") is none of theirs, by the number scheme's tolerant reading.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache

from rules_data.core.tree import NotARuleNumber, RuleNumber

from .extraction import find
from .grammar import CitedGame, Grammar
from .model import Citation

LONGEST = 200

_DASHES = re.compile(r"\s?[‐‑‒–—―−﹘﹣－]\s?")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff\x00-\x08\x0e-\x1f\x7f]")
# https://rules.example.org/ | rules.example.org/riftbound/
_HOST = re.compile(r"\A\s*(?:https?://[^\s/]+|(?:[\w-]+\.)+[a-z]{2,}(?=/))/", re.IGNORECASE)
# @v1.2 | v1.2/ | edition v2.10.1 | (version v1.2) | @2026-02, where an edition is called by its month
_EDITION = re.compile(
    r"(?:\b(?:edition|version|in|of)\s+)*@?(?<![\w.-])(v\d{1,2}(?:\.\d{1,3}){0,2}|\d{4}-(?:0[1-9]|1[0-2])(?!-?\d))"
    r"(?![\w.]\w)/?",
    re.IGNORECASE,
)
# 2024-06-07 | as of 2024-06-07 | @2024-06-07/
_DAY = re.compile(
    r"(?:\b(?:as\s+of|on|in|of|edition|effective)\s+)*@?(?<![\w.-])(\d{4})-(\d\d)-(\d\d)(?![\w-])/?", re.IGNORECASE
)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"(?P<month>{'|'.join(_MONTHS)})[a-z]*\.?"
# August 9, 2011 | 9 August 2011 | as of Aug 9th 2011
_WORDED_DAY = re.compile(
    r"(?:\b(?:as\s+of|on|in|of|effective)\s+)*"
    rf"(?:\b{_MONTH}\s+(?P<day>\d{{1,2}})(?:st|nd|rd|th)?,?\s+|\b(?P<first>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?"
    rf"{_MONTH.replace('month', 'after')},?\s+)(?P<year>\d{{4}})\b",
    re.IGNORECASE,
)
# One to three digits in a row, as all rulebooks count: 2026 is a year.
_NUMBER_LIKE = re.compile(r"\A(?!.*\d{4}).*\d")
# Appendix B: policy documents count these by letters.
_APPENDIX = re.compile(r"appendix\s[a-z]", re.IGNORECASE)
# What stands around a number and says nothing of its own.
_AROUND = " \t\r\n/\\,;:!?\"'“”‘’«»<>|`*_~#@-"
_SMALL = re.compile(
    r"\A(?:(?:please|see(?:\s+also)?|what\s+(?:does|is|says?)|whats|what's|show|find|the|per|cf\.?|in|of)\s+)+"
    r"|\s+(?:says?|mean|means|in|of|from|the|please)(?=\s*\Z)|\b(?:of|in)\s+the\s*(?=\Z)",
    re.IGNORECASE,
)
# What may stand between the references that a text consists of.
_JOINTS = re.compile(r"(?:\b(?:rules?|sections?|see|and|or|also|per)\b|[\s.,;:/+&()\[\]§-])*", re.IGNORECASE)
_COMMON_DOCUMENTS = (
    # Documents that no number of a rulebook stands in: to be told apart, not to be looked up in another.
    ("mtr", re.compile(r"\b(?:mtr|magic\s+tournament\s+rules)(?=\d|\b)", re.I)),
    ("ipg", re.compile(r"\b(?:ipg|infraction\s+procedure\s+guide)(?=\d|\b)", re.I)),
    ("ppg", re.compile(r"\b(?:ppg|(?:procedures?\s+and\s+)?penalty\s+guide)(?=\d|\b)", re.I)),
    ("tr", re.compile(r"\b(?:trp|tr|tournament\s+rules?(?:\s+and\s+polic(?:y|ies))?)(?=\d|\b)", re.I)),
    (
        "cr",
        re.compile(
            r"\b(?:c\.\s?r\.|cr|core\s+rules?|comp(?:rehensive)?\.?\s*rules?(?:\s+document)?)(?=[\d\s]|\b)", re.I
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class NumbersRead:
    """The rules that a text names when it is read as one game's.

    `citations` are in the order of the text, their places counted in it no longer. `exact` tells whether the text
    writes the number as the game's own documents do. `document` is set where it counts in a way of its own.
    """

    game: str
    citations: tuple[Citation, ...]
    exact: bool
    document: str = ""

    @property
    def number(self) -> RuleNumber:
        return self.citations[0].number

    @property
    def last(self) -> RuleNumber | None:
        return self.citations[0].last

    @property
    def is_one(self) -> bool:
        """Whether a single number is named: no range, no list."""
        return len(self.citations) == 1 and self.last is None


@dataclass(frozen=True, slots=True)
class CitationQuery:
    """A text that may name rules.

    `number` is what is left of it without the words that name `game` ("magic"), `document` ("cr") and the edition:
    its label ("v1.2"), or a `day` on which it was in force. `readings` has one entry for each game whose numbers
    look so, and is empty when the text is no reference and nothing but that. `own` are readings as one of the
    documents that count in a way of their own, and is empty unless the text names it ("MTR 2.10").
    """

    text: str
    number: str = ""
    game: str | None = None
    document: str | None = None
    edition: str | None = None
    day: date | None = None
    readings: tuple[NumbersRead, ...] = ()
    own: tuple[NumbersRead, ...] = ()

    @property
    def names_rules(self) -> bool:
        return bool(self.readings or self.own)

    @property
    def pin(self) -> str:
        """The edition as the text names it: its label or its day; empty when it names none."""
        return self.edition or (self.day.isoformat() if self.day else "")

    def reading(self, game: str) -> NumbersRead | None:
        return next((one for one in self.readings if one.game == game), None)

    def reading_in(self, game: str, document: str, counts_its_own_way: bool = False) -> NumbersRead | None:
        """How the text is read in one document; None where it names another, or is no number of such a document."""
        if counts_its_own_way:
            return next((one for one in self.own if (one.game, one.document) == (game, document)), None)
        return self.reading(game) if self.document in (None, document) else None


@lru_cache(maxsize=2_000)
def parse_query(text: str, games: tuple[CitedGame, ...]) -> CitationQuery:
    """Read what a person writes to name rules of one of these games; never raises.

    >>> from rules_data.core.games import GAMES
    >>> known = GAMES.cited
    >>> asked = parse_query("Riftbound CR v1.2, rule 376.3.A.", known)
    >>> asked.game, asked.document, asked.edition, str(asked.reading("riftbound").number)
    ('riftbound', 'cr', 'v1.2', '376.3.a')
    >>> [str(one.last) for one in parse_query("603.7d–f", known).readings]
    ['603.7f']
    """
    plain = _plain(text)
    edition, plain = _taken_edition(plain)
    day, plain = _taken_day(plain)
    game, plain = _taken_game(plain, games)
    document, plain = _taken_document(plain)
    number = _bared(plain)
    named = [one for one in games if game in (None, one.slug)]
    readings = tuple(read for one in named if (read := _read(number, one.slug, one.grammar)) is not None)
    own = tuple(replace(read, document=slug) for slug, read in _read_as_own(number, document, named))
    return CitationQuery(text, number, game, document, edition, day, readings, own)


def _plain(text: str) -> str:
    """One line in plain letters and dashes."""
    folded = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text[:LONGEST]))
    return " ".join(_DASHES.sub("-", _HOST.sub("", folded)).split())


def _taken_edition(text: str) -> tuple[str | None, str]:
    match = _EDITION.search(text)
    return (match[1].lower(), _without(text, match)) if match else (None, text)


def _taken_day(text: str) -> tuple[date | None, str]:
    match = _DAY.search(text)
    if match is not None:
        day = _day(int(match[1]), int(match[2]), int(match[3]))
        return (day, _without(text, match)) if day else (None, text)
    match = _WORDED_DAY.search(text)
    if match is not None:
        month = _MONTHS.index((match["month"] or match["after"]).lower()) + 1
        day = _day(int(match["year"]), month, int(match["day"] or match["first"]))
        return (day, _without(text, match)) if day else (None, text)
    return None, text


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _taken_game(text: str, games: tuple[CitedGame, ...]) -> tuple[str | None, str]:
    for game in games:
        match = game.named_in(text)
        if match is not None:
            return game.slug, _without(text, match)
    return None, text


def _taken_document(text: str) -> tuple[str | None, str]:
    for slug, form in _COMMON_DOCUMENTS:
        match = form.search(text)
        if match is not None:
            return slug, _without(text, match)
    return None, text


def _without(text: str, match: re.Match[str]) -> str:
    return f"{text[: match.start()]} {text[match.end() :]}".strip(_AROUND)


def _bared(text: str) -> str:
    """The text without what stands around its numbers: small words, brackets, marks."""
    before = None
    while before != text:
        before = text
        text = _unbracketed(_SMALL.sub("", text.replace("( )", " ").replace("()", " ")).strip(_AROUND))
    return " ".join(text.split())


def _unbracketed(text: str) -> str:
    for opening, closing in ("()", "[]", "{}"):
        if text.startswith(opening) and closing not in text[:-1]:
            text = text[1:].removesuffix(closing)
        elif text.endswith(closing) and opening not in text:
            text = text[:-1]
    return text.strip(_AROUND)


def _read(number: str, game: str, grammar: Grammar) -> NumbersRead | None:
    if _NUMBER_LIKE.search(number) is None and _APPENDIX.fullmatch(number) is None:
        return None
    lowered = number.lower()
    found = _found_in(lowered, grammar)
    if not found:
        try:
            loose = RuleNumber.parse_loosely(lowered, grammar.scheme)
        except NotARuleNumber:
            return None
        found = (Citation(0, len(number), number, loose),)
    return NumbersRead(game, found, _is_exact(lowered, found))


def _read_as_own(number: str, named: str | None, games: Iterable[CitedGame]) -> Iterator[tuple[str, NumbersRead]]:
    """The readings as a document that is named and counts in a way of its own, each with its slug."""
    for game in games:
        for document in game.documents:
            read = _read(number, game.slug, document.grammar) if document.is_called(named) else None
            if read is not None:
                yield document.slug, read


def _found_in(number: str, grammar: Grammar) -> tuple[Citation, ...]:
    """The references that a text consists of; none where it is more or other than that."""
    # An introduction makes a reference of any number; a plural one, of any list.
    for text in (number, f"rules {number}", f"section {number}"):
        found = find(text, grammar)
        if found and not _left_over(text, found):
            return found
    return ()


def _left_over(text: str, found: Iterable[Citation]) -> bool:
    position, pieces = 0, []
    for one in found:
        pieces.append(text[position : one.start])
        position = one.end
    return any(_JOINTS.fullmatch(piece) is None for piece in [*pieces, text[position:]])


def _is_exact(number: str, found: tuple[Citation, ...]) -> bool:
    return any(f"{one.number}" in number for one in found[:1])
