"""Words that a text quotes beside a reference, and how well they are those of a rule."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .model import Citation

FEWEST_WORDS = 4
LONGEST = 900
# What quoted words must tell at least: as much as two turns of phrase that a single rule has.
TELLING = 2.0
# Shares of what the quoted words tell, three in a row at a time, that a rule has.
IS_QUOTED = 0.6
IS_NOT_QUOTED = 0.35
IS_ANOTHERS = 0.75
_CLEARLY = 0.15

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_LOOSE = " \t.,;:*_-–—([CRcrulesthispromfndybaUTOME"
_CLOSING_QUOTES = ("”", '"', "»")
# CR 509.2 (under Declare Blockers) says: “for each ...”
_QUOTED_BEHIND = re.compile(r"[^“\"«\n.;!?]{0,60}[:.]?[*_\s>]{0,6}[“\"«](?P<words>[^”\"»]{20,900})[”\"»]")
# “... the other in time.” (CR 603.4)
_QUOTED_BEFORE = re.compile(
    r"[“\"«](?P<words>[^“”\"»«]{20,900})[”\"»][.,;:]?[*_ \t]{0,4}[-–—(\[]{0,3}[ \t]?"
    r"(?:(?:is|this\sis|from|in|per|of|under|by|at|says)\s){0,2}(?:the\s)?"
    r"(?:(?:core|comprehensive)\s)?(?:cr|rules?)?[ \t]?\Z",
    re.IGNORECASE,
)
# 702.26a When ... | > **702.26a** | /// CR 702.26a: | <li>702.26a | Rules text: 702.26a
_LINE_BEGINS = re.compile(r"(?:[^.\n]{0,30}:\s)?(?:[\s*_•+>#/|;\"“`(\[-]|</?\w{1,10}>|\d{1,2}[.)]\s)*")
_REST_OF_LINE = re.compile(r"[*_\])`.:\s–—-]{0,8}(?P<words>[^\n]{20,900})")
# A sentence in front of a reference in brackets: ... ceases to exist [CR 704.5e].
_SENTENCE_BEFORE = re.compile(r"(?:\A|[.!?:”\"]\s|\n)(?P<words>[^.!?\n“”\"]{20,600})[.!?]?\s?[(\[]\Z")


def words_of(text: str) -> list[str]:
    """The words of a text in small letters; numbers, which change from edition to edition, are none."""
    return _WORD.findall(text.lower().replace("’", "'"))


def triples_of(words: list[str]) -> frozenset[int]:
    """Every three words in a row."""
    return frozenset(map(hash, zip(words, words[1:], words[2:], strict=False)))


@dataclass(frozen=True, slots=True)
class Quote:
    """Words that stand beside a reference, as every three of them in a row."""

    triples: frozenset[int]

    def likeness(self, others: frozenset[int], rules: WordsOfRules) -> float:
        """The share of what is quoted that a text has, word for word: 1.0 for all of it, 0.0 for nothing.

        Words that many rules have count little, and a quotation of nothing else is none.
        """
        told = rules.telling(self.triples)
        return rules.telling(self.triples & others) / told if told >= TELLING else 0.0


def quotes_beside(text: str, citation: Citation) -> tuple[Quote, ...]:
    """What a text may be quoting where it cites: each run of words in quotation marks, of a line, of a sentence."""
    behind = text[citation.end : citation.end + LONGEST + 80]
    before = text[max(0, citation.start - LONGEST - 80) : citation.start]
    forms = [_QUOTED_BEHIND.match(behind)]
    if before[-40:].rstrip(_LOOSE)[-1:] in _CLOSING_QUOTES:
        forms.append(_QUOTED_BEFORE.search(before))
    if _LINE_BEGINS.fullmatch(before[before.rfind("\n") + 1 :]):
        forms.append(_REST_OF_LINE.match(behind))
    if before.endswith(("(", "[")):
        forms.append(_SENTENCE_BEFORE.search(before))
    found = (words_of(form["words"]) for form in forms if form is not None)
    triples = dict.fromkeys(triples_of(words) for words in found if len(words) >= FEWEST_WORDS)
    return tuple(Quote(one) for one in triples)


@dataclass(frozen=True)
class WordsOfRules:
    """The words of all rules of an edition, to find out whose some quoted ones are."""

    places: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Iterable[tuple[str, frozenset[int]]]) -> WordsOfRules:
        """From the numbers of the rules and every three words in a row of their texts."""
        places: dict[int, tuple[str, ...]] = {}
        sizes: dict[str, int] = {}
        for number, triples in rules:
            sizes[number] = len(triples)
            for triple in triples:
                places[triple] = (*places.get(triple, ()), number)
        return cls(places, sizes)

    def telling(self, triples: frozenset[int]) -> float:
        """How much some words say about which rule they are of: 1 for every three that a single rule has, or none."""
        return sum(self._rarity(triple) for triple in triples)

    def _rarity(self, triple: int) -> float:
        having = max(1, len(self.places.get(triple, ())))
        return math.log(1 + len(self.sizes) / having) / math.log(1 + len(self.sizes)) if self.sizes else 1.0

    def whose(self, quote: Quote) -> str | None:
        """The number of the one rule whose words these are; None where there is none, or no single one.

        Of rules that repeat one another's words, it is the one that consists of them.
        """
        quoted = quote.triples
        told = self.telling(quoted)
        if told < TELLING:
            return None
        shares: dict[str, float] = {}
        for triple in quoted:
            says = self._rarity(triple) / told
            for number in self.places.get(triple, ()):
                shares[number] = shares.get(number, 0.0) + says
        most = max(shares.values(), default=0.0)
        if most < IS_ANOTHERS:
            return None
        near = [number for number, share in shares.items() if most - share < _CLEARLY]
        having = Counter(number for triple in quoted for number in self.places.get(triple, ()))
        filled = sorted(((having[number] / self.sizes[number], number) for number in near), reverse=True)
        alone = len(filled) == 1 or filled[0][0] - filled[1][0] >= _CLEARLY
        return filled[0][1] if alone else None
