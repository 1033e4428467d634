"""Words that a text quotes beside a reference, and how well they are those of a rule."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .model import Citation

FEWEST_WORDS = 6
LONGEST = 900
# Shares of the quoted words, three in a row at a time, that a rule has.
IS_QUOTED = 0.6
IS_NOT_QUOTED = 0.35
IS_ANOTHERS = 0.75
_CLEARLY = 0.15

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
# CR 509.2 (under Declare Blockers) says: “for each ...”
_QUOTED_BEHIND = re.compile(r"[^“\"«\n.;!?]{0,60}[:.]?[*_\s>]{0,6}[“\"«](?P<words>[^”\"»]{20,900})[”\"»]")
# “... the other in time.” (CR 603.4)
_QUOTED_BEFORE = re.compile(
    r"[“\"«](?P<words>[^“”\"»«]{20,900})[”\"»][.,;:]?[*_\s]{0,4}[-–—(\[]{0,3}[^”\"»«“.\n]{0,30}\Z"
)
# 702.26a When ... | > **702.26a** | /// CR 702.26a: | <li>702.26a | Rules text: 702.26a
_LINE_BEGINS = re.compile(r"(?:[^.\n]{0,30}:\s)?(?:[\s*_•+>#/|;\"“`(\[-]|</?\w{1,10}>|\d{1,2}[.)]\s)*")
_REST_OF_LINE = re.compile(r"[*_\])`.:\s–—-]{0,8}(?P<words>[^\n]{20,900})")
# A sentence in front of a reference in brackets: ... ceases to exist [CR 704.5e].
_SENTENCE_BEFORE = re.compile(r"(?:\A|[.!?:”\"]\s|\n)(?P<words>[^.!?\n“”\"]{20,600})[.!?]?\s?[(\[][^()\[\].\n]{0,12}\Z")


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text in small letters; numbers, which change from edition to edition, are none."""
    return tuple(word.replace("’", "'") for word in _WORD.findall(text.lower()))


def words_beside(text: str, citation: Citation) -> tuple[tuple[str, ...], ...]:
    """What a text may be quoting where it cites: each run of words in quotation marks, of a line, of a sentence."""
    behind = text[citation.end : citation.end + LONGEST + 80]
    before = text[max(0, citation.start - LONGEST - 80) : citation.start]
    forms = [_QUOTED_BEHIND.match(behind), _QUOTED_BEFORE.search(before)]
    if _LINE_BEGINS.fullmatch(before[before.rfind("\n") + 1 :]):
        forms.append(_REST_OF_LINE.match(behind))
    if before[-14:].rstrip("CRcrules §").endswith(("(", "[")):
        forms.append(_SENTENCE_BEFORE.search(before))
    found = (words_of(form["words"]) for form in forms if form is not None)
    return tuple(dict.fromkeys(words for words in found if len(words) >= FEWEST_WORDS))


def likeness(words: tuple[str, ...], text: str) -> float:
    """The share of what is quoted that a text has, word for word: 1.0 for all of it, 0.0 for nothing."""
    quoted = set(_triples(words))
    return len(quoted & set(_triples(words_of(text)))) / len(quoted) if quoted else 0.0


def _triples(words: tuple[str, ...]) -> Iterator[int]:
    return (hash(words[place : place + 3]) for place in range(len(words) - 2))


@dataclass(frozen=True)
class WordsOfRules:
    """The words of all rules of an edition, to find out whose some quoted ones are."""

    places: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, texts: Iterable[tuple[str, str]]) -> WordsOfRules:
        """From the numbers and texts of the rules."""
        places: dict[int, tuple[str, ...]] = {}
        for number, text in texts:
            for triple in set(_triples(words_of(text))):
                places[triple] = (*places.get(triple, ()), number)
        return cls(places)

    def whose(self, words: tuple[str, ...]) -> str | None:
        """The number of the one rule whose words these are; None where there is none, or no single one."""
        quoted = set(_triples(words))
        shares = Counter(number for triple in quoted for number in self.places.get(triple, ()))
        best = shares.most_common(2)
        if not best or best[0][1] / len(quoted) < IS_ANOTHERS:
            return None
        alone = len(best) == 1 or (best[0][1] - best[1][1]) / len(quoted) >= _CLEARLY
        return best[0][0] if alone else None
