"""The tokens that may come to be in an example, which can be spoken of in what is expected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules_data.core.abilities import CardFacts, Effect, TokenKind
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import CopyWaiting, CreateCard, CreateCopy
from rules_data.core.evaluator import Vocabulary, parts_of

from .fields import Reading

_OF_ONE_NAME = 12


def name_tokens_to_come(reading: Reading, known: Iterable[CardFacts]) -> None:
    """Let tokens be named that cards describe, copy, or make by a keyword or another instruction."""
    cards = {id(card): card for card in known}.values()
    parts = list(parts_of(cards))
    names = {part.name for part in parts if isinstance(part, TokenKind | CreateCard)}
    names |= {token for part in parts for word in _words_of(part) for token in reading.words.tokens_of.get(word, ())}
    if any(_copies(reading.words, part) for part in parts):
        names |= {face.name for card in cards for face in (card, card.other_face) if face is not None}
    handles = reading.handles if reading.handles is not None else set()
    for name in names:
        handles.add(name)
        handles.update(f"{name} {number}" for number in range(2, _OF_ONE_NAME))
    reading.handles = handles


def _words_of(part: Any) -> Iterator[str]:
    """The keywords that something has or gives, and the word of an instruction."""
    if isinstance(part, CardFacts | TokenKind):
        yield from (word for word, _ in part.keywords)
    elif isinstance(part, GainKeyword):
        yield part.keyword
    elif isinstance(part, Effect):
        yield part.verb


def _copies(words: Vocabulary, part: Any) -> bool:
    """Whether something makes copies, which are called like what they copy."""
    if isinstance(part, CardFacts):
        return any(word in words.copying_keywords for word, _ in part.keywords)
    return isinstance(part, CreateCopy | CopyWaiting)
