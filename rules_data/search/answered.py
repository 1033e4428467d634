"""The answered question that asks what a reader asks, in whatever words, order and spelling.

Questions are few and short, so all of them are looked at. What two questions share counts by how rare the words are
among the questions of the game; a word of the title counts more than one of the situation it tells. Of two that share
as much, the one that asks less beside it is the nearer one.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from rules_data.queries import AnsweredQuestion, answered_questions

from .words import SMALL_WORDS, stem

# How people ask and what they write for short: it says nothing of what the question is about.
_SAID = SMALL_WORDS | {
    "am", "any", "anything", "be", "being", "could", "cuz", "did", "does", "doesnt", "dont", "even", "get", "gets",
    "got", "happen", "happens", "has", "have", "having", "he", "her", "him", "his", "im", "ive", "just", "let",
    "like", "may", "me", "must", "not", "one", "pls", "plz", "r", "really", "rule", "rules", "say", "says", "she",
    "should", "some", "something", "still", "than", "their", "them", "these", "thing", "those", "too", "u", "up",
    "ur", "use", "used", "using", "want", "was", "were", "while", "whose", "without", "work", "works", "y",
}  # fmt: skip
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
SHORTEST_MISSPELT, ALIKE = 3, 0.8
FEWEST_WORDS = 3
IN_SITUATION = 0.85
# Nearly every word asked must be there, and the question must ask little else: on 537 labelled questions, what shared
# less was right less often than what the ranking puts first (17 of 51 against 22).
SHARED, FOCUSED, LEAST_SHARED, LEAST_FOCUSED, LEAST = 0.7, 0.3, 0.8, 0.45, 0.7
GAMES_KEPT = 8


@dataclass(frozen=True, slots=True)
class Alike:
    """A question that was answered, and how near it is to the one asked, from 0 to 1."""

    question: AnsweredQuestion
    nearness: float


@dataclass(frozen=True, slots=True)
class _Known:
    """The questions of a game: the words of title and situation, how telling each word is, and how it is spelt."""

    rows: tuple[tuple[AnsweredQuestion, frozenset[str], frozenset[str]], ...]
    telling: Mapping[str, float]
    rarest: float
    spelt: tuple[str, ...]


def asked_alike(query: str, games: Iterable[str]) -> Alike | None:
    """The answered question nearest to `query` in these games; None where none asks the same."""
    words = _words(query)
    if len(words) < FEWEST_WORDS:
        return None
    nearest: Alike | None = None
    for game in games:
        found = _nearest(words, _known(answered_questions(game)))
        if found is not None and (nearest is None or found.nearness > nearest.nearness):
            nearest = found
    return nearest


def _words(text: str) -> list[str]:
    """The words that say what a text is about, without apostrophes: can't and cant are one word."""
    said = (word.casefold().replace("’", "").replace("'", "") for word in _WORD.findall(text))
    return [word for word in dict.fromkeys(said) if word not in _SAID]


@lru_cache(maxsize=GAMES_KEPT)
def _known(questions: tuple[AnsweredQuestion, ...]) -> _Known:
    spelt: set[str] = set()
    rows = []
    for one in questions:
        title, situation = _words(one.title.partition("? ")[0]), _words(f"{one.title} {one.question}")
        spelt.update(situation)
        rows.append((one, frozenset(map(stem, title)), frozenset(map(stem, situation))))
    counted = Counter(word for _, _, situation in rows for word in situation)
    telling = {word: math.log(1 + len(rows) / count) for word, count in counted.items()}
    return _Known(tuple(rows), telling, math.log(1 + len(rows)), tuple(sorted(spelt | _SAID)))


def _nearest(words: list[str], known: _Known) -> Alike | None:
    respelt = (_respelt(word, known) for word in words)
    asked = {stem(word) for word in respelt if word not in _SAID}
    if len(asked) < FEWEST_WORDS:
        return None
    worth = {word: known.telling.get(word, known.rarest) for word in asked}
    whole = sum(worth.values())
    best: Alike | None = None
    for question, title, situation in known.rows:
        in_title = sum(worth[word] for word in asked & title)
        shared = (in_title + IN_SITUATION * sum(worth[word] for word in (asked & situation) - title)) / whole
        if shared < LEAST_SHARED:
            continue
        focused = in_title / (sum(known.telling[word] for word in title) or 1.0)
        if focused < LEAST_FOCUSED:
            continue
        nearness = SHARED * shared + FOCUSED * focused
        if nearness >= LEAST and (best is None or nearness > best.nearness):
            best = Alike(question, nearness)
    return best


def _respelt(word: str, known: _Known) -> str:
    """The word of the questions that a misspelt one is nearest to, or the word itself."""
    if stem(word) in known.telling or len(word) < SHORTEST_MISSPELT or not word.isalpha():
        return word
    return next(iter(get_close_matches(word, known.spelt, 1, ALIKE)), word)
