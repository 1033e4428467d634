"""The shape of the Whoosh index. Change VERSION with it: an index of another version is built again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from typing import Any

from whoosh.analysis.acore import Token
from whoosh.analysis.tokenizers import Tokenizer
from whoosh.fields import ID, STORED, TEXT, Schema

from rules_data.search.stored_fields import shown
from rules_data.search.weighing import Weighed
from rules_data.search.words import plain_analyzer

VERSION = 7
WORDS = "words"
SPELLING = "spelling"

_tokenizer: Any = Tokenizer
_token: Any = Token


class WeightedWords(_tokenizer):  # type: ignore[misc]  # Whoosh is typed in part only
    """Reads "word^weight word^weight": the weights are computed before, and kept with each posting."""

    def __call__(self, value: str, **options: object) -> Iterator[Any]:
        token: Any = _token(boosts=True)
        token.stopped = False
        for piece in value.split():
            word, _, weight = piece.rpartition("^")
            token.text, token.boost = word, float(weight)
            yield token


def schema() -> Schema:
    return Schema(
        key=ID(unique=True, stored=True),
        words=TEXT(analyzer=WeightedWords(), phrase=False),
        spelling=TEXT(analyzer=plain_analyzer(), phrase=False),
        shown=STORED(),
    )


def document_of(weighed: Weighed) -> dict[str, object]:
    """An entry as the index keeps it."""
    return {
        "key": weighed.entry.key,
        "words": " ".join(f"{word}^{weight:.4g}" for word, weight in weighed.weights.items()),
        "spelling": f"{weighed.entry.title} {weighed.entry.body} {weighed.entry.examples}",
        "shown": astuple(shown(weighed)),
    }
