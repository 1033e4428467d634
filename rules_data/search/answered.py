"""The answered question that asks what a reader asks, in whatever words, order and spelling.

Questions are few and short, so all of them are looked at. What two questions share counts by how rare the words are
among the questions of the game; a word of the title counts more than one of the situation it tells, and a word said
otherwise (a synonym) less. Of two that share as much, the one that asks less beside it is the nearer one.
"""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from difflib import get_close_matches

from rules_data.queries import AnsweredQuestion, answered_questions

from .asked_words import (
    ASKED_WITH,
    WORD,
    asks_as_well,
    asks_for,
    how_many_of,
    is_known,
    may_be_one,
    telling_stems,
    telling_words,
    written,
    written_stem,
)
from .indexing import open_index
from .synonyms import Meaning, meanings, spoken
from .words import stem

log = logging.getLogger(__name__)

SHORTEST_MISSPELT, MOST_MISSPELT, ALIKE = 3, 12, 0.8
# What a word counts that stands in the situation only, in the answer only, and one that is said otherwise there.
IN_SITUATION, IN_ANSWER, SAID_OTHERWISE = 0.85, 0.6, 0.85
# Nearly every word asked must be there, and the question must ask little else; of a question of one word, most must be
# asked: "how does cascade work" is no question of what becomes of it. A question that wants another kind of answer,
# where for whether, has to be nearer.
SHARED, FOCUSED, LEAST_SHARED, LEAST = 0.7, 0.3, 0.8, 0.7
# Two words alone could be the name of something: a title must have both.
ALL_SHARED = 1.0
LEAST_FOCUSED, LEAST_FOCUSED_OF_ONE, FEW_WORDS = 0.5, 0.75, 2
OF_ANOTHER_KIND, PERHAPS_OF_ANOTHER_KIND = 0.85, 0.99
# So much of what is asked the question itself has to ask, before its answer counts.
LEAST_IN_QUESTION = 0.7
# Sums of the same words in another order differ by less.
_ROUNDING = 1e-9

# For a stem the sets of stems any of which says the same.
Otherwise = Mapping[str, set[frozenset[str]]]

# What was prepared last for each game, beside the questions it was prepared of.
_kept: dict[str, tuple[tuple[AnsweredQuestion, ...], _Known]] = {}


@dataclass(frozen=True, slots=True)
class Alike:
    """A question that was answered, and how near it is to the one asked, from 0 to 1."""

    question: AnsweredQuestion
    nearness: float


@dataclass(frozen=True, slots=True)
class _Row:
    """A question with the stems of its title, its situation (title included) and its answer, and what it asks for.

    `numbers` are those its title gives of things. A question that is asked in other words too has a row for each.
    """

    question: AnsweredQuestion
    title: frozenset[str]
    situation: frozenset[str]
    answer: frozenset[str]
    kind: str
    numbers: Mapping[str, str]
    is_title: bool


@dataclass(frozen=True, slots=True)
class _Known:
    """The questions of a game, where each word is said, how telling it is, and how it is spelt."""

    rows: tuple[_Row, ...]
    saying: Mapping[str, Set[int]]
    telling: Mapping[str, float]
    rarest: float
    spelt: tuple[str, ...]


def asked_alike(query: str, games: Iterable[str]) -> Alike | None:
    """The answered question nearest to `query` in these games; None where none asks the same.

    One word or two ask nothing by themselves: "replacement effect" looks for the term. But where they are nearly all
    that a question asks, it is asked: "deathtouch trample".
    """
    words, games = telling_words(query), tuple(games)
    asks = len(WORD.findall(query)) > FEW_WORDS or bool(words and (asks_for(query) or "?" in query))
    nearest = next((one for game in games for one in _asked_so(query, game)), None)
    for game in () if nearest else games if asks or len(words) == FEW_WORDS else ():
        found = _nearest(query, words, _known(game), game, LEAST_SHARED if asks else ALL_SHARED)
        if found is not None and (nearest is None or found.nearness > nearest.nearness):
            nearest = found
    return nearest


def share_asked(query: str, title: str, game: str) -> float:
    """How much of a query the question in a title asks, in whatever form, from 0 to 1; a rare word counts for more.

    Words come out of sets in any order, and what they are worth is added up to the same last digit in each.
    """
    known = _known(game)
    asked, asks = telling_stems(query), telling_stems(title.partition("?")[0])
    worth = {word: known.telling.get(word, known.rarest) for word in asked}
    return math.fsum(worth[word] for word in asked & asks) / (math.fsum(worth.values()) or 1.0)


def share_said(query: str, text: str, game: str) -> float:
    """How much of a query a text speaks of, in whatever form or words, from 0 to 1; a rare word counts for more.

    A query of two words or fewer is no question: it is taken to be said.
    """
    known, said = _known(game), telling_stems(text)
    asked = _stems_asked(telling_words(query), known)
    if len(asked) <= FEW_WORDS:
        return 1.0
    otherwise = _otherwise(asked, game)
    worth = {word: known.telling.get(word, known.rarest) for word in asked}
    told = {word: 1.0 for word in asked & said}
    told |= {word: SAID_OTHERWISE for word in asked - said if any(others <= said for others in otherwise.get(word, ()))}
    return math.fsum(worth[word] * part for word, part in told.items()) / (math.fsum(worth.values()) or 1.0)


def _known(game: str) -> _Known:
    """The questions of a game as they are now. They are asked for often, and told by their identity first."""
    questions = answered_questions(game)
    kept = _kept.get(game)
    if kept is None or (kept[0] is not questions and kept[0] != questions):
        _kept[game] = kept = questions, _prepared(questions)
    return kept[1]


def _prepared(questions: tuple[AnsweredQuestion, ...]) -> _Known:
    spelt: set[str] = set()
    rows: list[_Row] = []
    counted: Counter[str] = Counter()
    for one in questions:
        situation = telling_words(" ".join((one.title, one.question, *one.also)))
        spelt.update(situation)
        own = _rows(one)
        counted.update(frozenset().union(*(row.situation for row in own)))
        rows += own
    # Of two that fit as well, the one that has it in its title is meant.
    rows.sort(key=lambda row: not row.is_title)
    telling = {word: math.log(1 + len(questions) / count) for word, count in counted.items()}
    saying: dict[str, set[int]] = {}
    for place, row in enumerate(rows):
        for word in row.situation | row.answer:
            saying.setdefault(word, set()).add(place)
    return _Known(tuple(rows), saying, telling, math.log(1 + len(questions)), tuple(sorted(spelt | ASKED_WITH)))


def _rows(one: AnsweredQuestion) -> list[_Row]:
    """A row for each way in which a question is asked; its situation is the same in all.

    A word alone asks nothing beside others: it is asked as it stands, or not at all.
    """
    told, answer = telling_stems(f"{one.title} {one.question}"), telling_stems(one.answer)
    rows: list[_Row] = []
    for asked in (one.title.partition("? ")[0], *(also for also in one.also if " " in also)):
        title = telling_stems(asked)
        rows.append(_Row(one, title, told | title, answer, asks_for(asked), how_many_of(asked), not rows))
    return rows


def _asked_so(query: str, game: str) -> Iterator[Alike]:
    """The answer that is said to be asked for by just these words, few as they are."""
    typed = query.casefold().strip(" ?!.")
    return (Alike(one, 1.0) for one in answered_questions(game) if typed in one.also)


def _nearest(query: str, words: list[str], known: _Known, game: str, least_shared: float) -> Alike | None:
    kind, numbers = asks_for(query), how_many_of(query)
    asked = _stems_asked(words, known)
    worth = {word: known.telling.get(word, known.rarest) for word in sorted(asked)}
    otherwise = _otherwise(asked, game)
    best: Alike | None = None
    for row in _may_fit(known, worth, otherwise, least_shared) if asked else ():
        shared, met = _shared(worth, row, otherwise)
        if shared < least_shared or _is_turned_around(numbers, row.numbers) or _asks_too_little(row, asked):
            continue
        focused = math.fsum(known.telling[word] * part for word, part in met.items())
        focused /= math.fsum(known.telling[word] for word in row.title) or 1.0
        if focused < (LEAST_FOCUSED if len(asked) > 1 else LEAST_FOCUSED_OF_ONE):
            continue
        nearness = SHARED * shared + FOCUSED * focused
        if kind != row.kind:
            nearness *= PERHAPS_OF_ANOTHER_KIND if may_be_one(kind, row.kind) else OF_ANOTHER_KIND
        if nearness >= LEAST and (best is None or nearness > best.nearness):
            best = Alike(row.question, nearness)
    return best


def _may_fit(known: _Known, worth: Mapping[str, float], otherwise: Otherwise, least_shared: float) -> Iterator[_Row]:
    """The rows that can fit: of the rarest words, as many as may not all be left out, they say one at least."""
    places: set[int] = set()
    needed = (1.0 - least_shared) * math.fsum(worth.values())
    for word in sorted(worth, key=lambda word: worth[word], reverse=True):
        places |= known.saying.get(word, set())
        for others in otherwise.get(word, ()):
            places |= set.intersection(*(set(known.saying.get(one, ())) for one in others))
        needed -= worth[word]
        if needed < -_ROUNDING:
            break
    return (known.rows[place] for place in sorted(places))


def _asks_too_little(row: _Row, asked: frozenset[str]) -> bool:
    """Whether one word is all that is asked, beside others that are asked here: "can I retreat" and "recall, retreat".

    A title says more by what stands under it; other words for it do not.
    """
    return not row.is_title and len(row.title) == 1 and len(asked) > 1


def _is_turned_around(asked: Mapping[str, str], asks: Mapping[str, str]) -> bool:
    """Whether two things are counted the other way round: two creatures and one attacker, one and two."""
    return sum(asks.get(thing, number) != number for thing, number in asked.items()) > 1


def _shared(worth: Mapping[str, float], row: _Row, otherwise: Otherwise) -> tuple[float, dict[str, float]]:
    """How much of what is asked a question asks as well, from 0 to 1, and the words of its title that are met by it."""
    met: dict[str, float] = {}
    asked = answered = 0.0
    for word, value in worth.items():
        part = 1.0 if word in row.title else IN_SITUATION if word in row.situation else 0.0
        if part == 1.0:
            met[word] = 1.0
        for others in otherwise.get(word, ()) if not part else ():
            if others <= row.title:
                part = SAID_OTHERWISE
                met |= {one: max(met.get(one, 0.0), SAID_OTHERWISE) for one in others}
            elif others <= row.situation:
                part = max(part, SAID_OTHERWISE * IN_SITUATION)
        asked += value * part
        answered += value * IN_ANSWER if not part and word in row.answer else 0.0
    whole = math.fsum(worth.values()) or 1.0
    return (asked + answered if asked >= LEAST_IN_QUESTION * whole else asked) / whole, met


def _otherwise(asked: frozenset[str], game: str) -> Otherwise:
    """What else may say what these words say: by the synonyms of the game in both directions, and in any game."""
    found = {word: {frozenset({one}) for one in asks_as_well().get(word, ())} for word in asked}
    for row in _synonyms_of(game):
        if row.words <= asked:
            for word in row.words:
                found[word].update(map(_as_written, row.means))
        if len(row.words) == 1:
            for meant in row.means:
                if asked.issuperset(meant):
                    for word in meant:
                        found[word].add(_as_written(row.words))
    return found


def _synonyms_of(game: str) -> Iterator[Meaning]:
    return (row for rows in meanings().values() for row in rows if row.game in ("", game))


def _as_written(stems: Iterable[str]) -> frozenset[str]:
    return frozenset(map(written_stem, stems))


def _stems_asked(words: list[str], known: _Known) -> frozenset[str]:
    return frozenset(stem(word) for word in _respelt(words, known) if word not in ASKED_WITH)


def _respelt(words: list[str], known: _Known) -> Iterator[str]:
    """The words, each misspelt one as the word of the questions that it is nearest to."""
    left = MOST_MISSPELT
    for word in words:
        if not left or stem(word) in known.telling or _is_a_word(word):
            yield word
        else:
            left -= 1
            yield written(next(iter(get_close_matches(word, known.spelt, 1, ALIKE)), word))


def _is_a_word(word: str) -> bool:
    """Whether it is written so by players or in a text, or could be a slip for anything."""
    if len(word) < SHORTEST_MISSPELT or not word.isalpha():
        return True
    return is_known(word) or word in spoken() or _is_written_somewhere(word)


def _is_written_somewhere(word: str) -> bool:
    """Whether a rule or a card has the word, so that it is no slip for one of the questions."""
    try:
        return open_index().has_stem(stem(word))
    except Exception as error:  # noqa: BLE001  a damaged index fails in as many ways as there are bytes in it
        log.debug("No index to look a word up in: %s", error)
        return False
