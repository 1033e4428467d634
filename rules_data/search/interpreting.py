"""From what a reader asked to what is looked for: words with what else says the same, and what each is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .asking import Asked, AskedTerm
from .backends import OpenIndex
from .synonyms import LONGEST, Meanings
from .wanted import Alternative, Unit, Wanted
from .words import SMALL_WORDS, stem, words_in

# What a meaning counts beside the word that was typed.
SYNONYM = 0.4
# What a name that the rules do not know counts beside other words: "Promising" in the name of a card.
NAME = 0.6
MOST_BEGUN = 40
_STARTS_SENTENCE = re.compile(r"(?:\A|[.!?:;\n\"“(])\s*\Z")


@dataclass(frozen=True, slots=True)
class Reading:
    """A query understood: `wanted` for the backend; `stems` of all that was typed, in order; `marked` in snippets."""

    wanted: Wanted
    stems: tuple[str, ...]
    marked: frozenset[str]

    @property
    def telling(self) -> int:
        """How many words say something."""
        return len(self.wanted.units)


def interpret(
    asked: Asked,
    text: str,
    opened: OpenIndex,
    known: Meanings,
    *,
    game: str | None,
    kinds: tuple[str, ...],
    restrict: frozenset[str] | None,
    limit: int,
) -> Reading:
    """Understand a query. `text` is as it was typed, for the capitals in it."""
    stems = tuple(stem(word) for word in asked.typed)
    names = _names(text, opened) if asked.words else frozenset()
    worth = {word: NAME if word in names else 1.0 for word in asked.words}
    others = _meanings(stems, worth, known, game)
    units = tuple(_unit(word, others, opened) for word in asked.words)
    required = tuple(_required(asked, opened))
    _value(required, others, worth)
    left_out = (
        *(Alternative((word,)) for word in asked.left_out),
        *(Alternative(phrase, in_order=True) for phrase in asked.left_out_phrases),
    )
    wanted = Wanted(units, required, left_out, worth, game, kinds, restrict, limit)
    return Reading(wanted, stems, frozenset(worth) - SMALL_WORDS if len(worth) > 1 else frozenset(worth))


def _unit(word: str, others: Mapping[str, list[tuple[str, ...]]], opened: OpenIndex) -> Unit:
    """A word that the texts have must be there itself; for one they lack, what it means will do."""
    means = () if opened.has_stem(word) else others.get(word, ())
    return Unit((Alternative((word,)), *(Alternative(one) for one in means)))


def _value(required: tuple[Unit, ...], others: Mapping[str, list[tuple[str, ...]]], worth: dict[str, float]) -> None:
    """Give what is required, and what words may mean, their worth."""
    for unit in required:
        for alternative in unit.alternatives:
            for one in alternative.stems:
                worth.setdefault(one, 1.0 if one not in SMALL_WORDS else 0.1)
    for means in others.values():
        for meaning in means:
            for one in meaning:
                worth.setdefault(one, SYNONYM / len(meaning) ** 0.5)


def _required(asked: Asked, opened: OpenIndex) -> Iterator[Unit]:
    for phrase in asked.phrases:
        yield Unit((Alternative(phrase, in_order=len(phrase) > 1),))
    for beginning in asked.beginnings:
        yield Unit(tuple(_begun(beginning, opened)))
    for group in asked.any_of:
        yield Unit(tuple(one for term in group for one in _either(term, opened)))


def _either(term: AskedTerm, opened: OpenIndex) -> Iterator[Alternative]:
    if term.kind == "beginning":
        yield from _begun(term.words[0], opened)
    else:
        yield Alternative(term.words, in_order=len(term.words) > 1)


def _begun(beginning: str, opened: OpenIndex) -> Iterator[Alternative]:
    words = [beginning, *opened.words_beginning(beginning, MOST_BEGUN)]
    return (Alternative((one,)) for one in dict.fromkeys(stem(word) for word in words))


def _meanings(
    stems: tuple[str, ...], worth: Mapping[str, float], known: Meanings, game: str | None
) -> dict[str, list[tuple[str, ...]]]:
    """What the words, and several in a row, may mean, for each telling word among them."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for start in range(len(stems)):
        for end in range(start + 1, min(start + LONGEST, len(stems)) + 1):
            for of_game, means in known.get(stems[start:end], ()):
                if of_game is None or game is None or of_game == game:
                    for word in stems[start:end]:
                        if word in worth:
                            found.setdefault(word, []).extend(one for one in means if one != (word,))
    return found


def _names(text: str, opened: OpenIndex) -> frozenset[str]:
    """Stems of words with a capital inside a sentence that are no title of anything: parts of names."""
    words = words_in(text)
    if all(word[:1].isupper() for word in words):
        return frozenset()
    titled = opened.catalogue.titled
    position, found = 0, set()
    for word in words:
        start = text.find(word, position)
        position = start + len(word)
        if word[:1].isupper() and not word.isupper() and not _STARTS_SENTENCE.search(text[:start][-3:]):
            found.add(stem(word))
    return frozenset(one for one in found if (one,) not in titled)
