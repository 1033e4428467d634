"""How two wordings of one rule differ: in a reference, in punctuation, or in what they say; word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from rules_data.core.citations import Grammar, find

# A sign before a number says something; every other mark between words is punctuation.
_SAYING = re.compile(r"(?<!\w)[+\-]\d+|\w+")
_TOKEN = re.compile(r"\w+(?:['’]\w+)*|\s+|[^\w\s]")
_MASK = "¶"


class Difference(StrEnum):
    """What sets two wordings, or two places, of one rule apart."""

    NUMBER = "number"
    REFERENCE = "reference"
    PUNCTUATION = "punctuation"
    WORDS = "words"
    PRESENCE = "presence"


NOISE = frozenset({Difference.NUMBER, Difference.REFERENCE, Difference.PUNCTUATION})


@dataclass(frozen=True, slots=True)
class DiffPiece:
    """A run of words that both wordings have (same), or one of them (ins, del)."""

    kind: str
    text: str


def wording_differences(old: str, new: str, grammar: Grammar) -> frozenset[Difference]:
    """In what two texts of a document differ; empty for equal texts.

    References are found by its game's grammar. Capitals count as punctuation.
    """
    if old == new:
        return frozenset()
    masked_old, masked_new = _masked(old, grammar), _masked(new, grammar)
    if masked_old == masked_new:
        return frozenset({Difference.REFERENCE})
    if _saying(old) == _saying(new):
        return frozenset({Difference.PUNCTUATION})
    if _saying(masked_old) == _saying(masked_new):
        return frozenset({Difference.REFERENCE, Difference.PUNCTUATION})
    return frozenset({Difference.WORDS})


def _masked(text: str, grammar: Grammar) -> str:
    kept, position = [], 0
    for citation in find(text, grammar):
        kept += [text[position : citation.start], _MASK]
        position = max(position, citation.end)
    return "".join([*kept, text[position:]])


def _saying(text: str) -> list[str]:
    # The mask is no word; it has to count as one, or a reference taken out would pass for punctuation.
    plain = text.replace(_MASK, " reference ").replace("’", "'").replace("−", "-")
    return _SAYING.findall(plain.casefold())


def word_diff(old: str, new: str) -> tuple[DiffPiece, ...]:
    """The new text with what was put in and taken out, in whole words."""
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    return tuple(_joined(_pieces(matcher.get_opcodes(), before, after)))


Opcodes = Sequence[tuple[str, int, int, int, int]]


def _pieces(opcodes: Opcodes, before: list[str], after: list[str]) -> Iterator[tuple[str, str]]:
    """Deletions and insertions in turn; a lone blank between two changes belongs to both."""
    last = len(opcodes) - 1
    for place, (kind, a, b, c, d) in enumerate(opcodes):
        same = "".join(after[c:d])
        if kind == "equal" and (same.strip() or place in {0, last}):
            yield "same", same
        elif kind == "equal":
            yield "both", same
        else:
            yield "del", "".join(before[a:b])
            yield "ins", "".join(after[c:d])


def _joined(pieces: Iterator[tuple[str, str]]) -> Iterator[DiffPiece]:
    gone, come = "", ""
    for kind, text in pieces:
        if kind == "same":
            yield from _change(gone, come)
            gone = come = ""
            yield DiffPiece("same", text)
        else:
            gone += text if kind in {"del", "both"} else ""
            come += text if kind in {"ins", "both"} else ""
    yield from _change(gone, come)


def _change(gone: str, come: str) -> Iterator[DiffPiece]:
    if gone:
        yield DiffPiece("del", gone)
    if come:
        yield DiffPiece("ins", come)
