"""From what a reader asked to what is looked for: words with what else says the same, and what each is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .asking import Asked, AskedTerm
from .backends import OpenIndex
from .synonyms import Meaning, Meanings
from .wanted import Alternative, Unit, Wanted
from .words import SMALL_STEMS, stem, words_in

# What a meaning counts beside the word that was typed.
SYNONYM = 0.4
# What each further word that is needed for a meaning adds to that.
TOPIC = 0.2
# What an entry gets for having all the words of a meaning.
WHOLE = 0.5
# What words count that are there to ask, not to be found.
ASKING = 0.3
_ASKING = ("happen", "something", "make", "mean", "work", "explain", "know", "still", "exactly", "actually", "rule")
QUESTION_STEMS = frozenset(stem(word) for word in (*_ASKING, "anything", "question"))
# What a name that the rules do not know counts beside other words: "Promising" in the name of a card.
NAME = 0.6
MOST_BEGUN = 40
_STARTS_SENTENCE = re.compile(r"(?:\A|[.!?:;\n\"“(])\s*\Z")


class Reading(NamedTuple):
    """A query understood: `wanted` for the backend; `stems` of all that was typed, in order.

    Snippets are cut where the most of `shown` stand together, and of them only what was typed, `marked`, is marked.
    `names` are the stems of words that stand in it as parts of a card's name only.
    """

    wanted: Wanted
    stems: tuple[str, ...]
    marked: frozenset[str]
    shown: frozenset[str]
    names: frozenset[str] = frozenset()

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
    worth = {word: NAME if word in names else ASKING if word in QUESTION_STEMS else 1.0 for word in asked.words}
    meant = _meant(stems, known, game)
    telling = [word for word in asked.words if word not in QUESTION_STEMS] or asked.words
    units = tuple(_unit(word, meant, opened) for word in telling)
    required = tuple(_required(asked, opened))
    typed = _value(required, meant, worth)
    left_out = (
        *(Alternative((word,)) for word in asked.left_out),
        *(Alternative(phrase, in_order=True) for phrase in asked.left_out_phrases),
    )
    wanted = Wanted(units, required, left_out, worth, _whole(meant), game, kinds, restrict, limit)
    shown = frozenset(worth) - SMALL_STEMS if len(worth) > 1 else frozenset(worth)
    return Reading(wanted, stems, shown & typed, shown, names)


def _unit(word: str, meant: Sequence[Meaning], opened: OpenIndex) -> Unit:
    """A word that the texts have must be there itself; for one they lack, what it means will do."""
    rows = [] if opened.has_stem(word) else [row for row in meant if word in row.words]
    means = dict.fromkeys(one for row in rows for one in row.means)
    return Unit((Alternative((word,)), *(Alternative(one) for one in means)))


def _value(required: tuple[Unit, ...], meant: Sequence[Meaning], worth: dict[str, float]) -> frozenset[str]:
    """Give what is required, and what words may mean, their worth: the more words mean it, the more. What was typed."""
    for unit in required:
        for alternative in unit.alternatives:
            for one in alternative.stems:
                worth.setdefault(one, 1.0 if one not in SMALL_STEMS else 0.1)
    typed = frozenset(worth)
    for row in meant:
        sure = _sure(row)
        for meaning in row.means:
            for one in meaning:
                if one not in typed:
                    worth[one] = max(worth.get(one, 0.0), sure / len(meaning) ** 0.5)
    return typed


def _whole(meant: Sequence[Meaning]) -> tuple[tuple[Alternative, float], ...]:
    """Meanings of several words, each with what it is worth when all of them are there."""
    found: dict[tuple[str, ...], float] = {}
    for row in meant:
        for meaning in row.means:
            if len(meaning) > 1:
                found[meaning] = max(found.get(meaning, 0.0), WHOLE * _sure(row))
    return tuple((Alternative(meaning), share) for meaning, share in found.items())


def _sure(row: Meaning) -> float:
    return sureness(len(row.words))


def sureness(words: int) -> float:
    """How sure it is that what a row of synonyms says is meant, from 0 to 1: the more words mean it, the more."""
    return min(1.0, SYNONYM + TOPIC * (words - 1))


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


def _meant(stems: tuple[str, ...], known: Meanings, game: str | None) -> list[Meaning]:
    """What the words, and several of them together in any order, may mean."""
    typed = frozenset(stems)
    rows = (row for stem in typed for row in known.get(stem, ()))
    return [row for row in rows if row.words <= typed and (game is None or row.game in ("", game))]


def _names(text: str, opened: OpenIndex) -> frozenset[str]:
    """Stems of words with a capital inside a sentence that are no title of anything: parts of names.

    A title must be written so: Trampling in a name is not the keyword Trample, though their stems are the same.
    """
    if not any(letter.isupper() for letter in text[1:]):
        return frozenset()
    words = words_in(text)
    if all(word[:1].isupper() for word in words):
        return frozenset()
    titles = opened.catalogue.words_of_titles
    position = 0
    found: set[str] = set()
    plain: set[str] = set()
    for word in words:
        start = text.find(word, position)
        position = start + len(word)
        inside = not _STARTS_SENTENCE.search(text[:start][-3:])
        if inside and word[:1].isupper() and not word.isupper() and word.lower() not in titles:
            found.add(stem(word))
        else:
            plain.add(stem(word))
    return frozenset(found - plain)
