"""Answers that need no index: everything a filter leaves, and words in editions that are not in force.

The index holds what is in force. Another edition is searched in memory, by the same words in the same fields.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_data.queries import (
    EditionView,
    RuleView,
    SearchableEntry,
    entries_in,
    entries_with_keys,
    in_order,
    rule_and_below,
)

from .asking import Asked, AskedTerm, asked_number
from .filters import Scope
from .hits import Hit, Jump, Results, snippet
from .words import stem, words_in

EDITIONS_KEPT = 6
LAST_PAGE = 50
PHRASE_WEIGHT = 2.0


def listed(scope: Scope, asked: Asked, plain: str, page: int, size: int) -> Results:
    """One page of what a scope leaves: the rules of a number, what has the words (best first), or all of it."""
    under = [] if asked.is_empty else _numbered(plain, scope.editions)
    if under:
        keys, jumps = [key for key, _, _ in under], _jumps(under)
    elif asked.is_empty:
        keys, jumps = in_order(scope.restrict or (), scope.editions), ()
    else:
        keys, jumps = _ranked(scope, asked), ()
    if scope.restrict is not None:
        keys = [key for key in keys if key in scope.restrict]
    shown = [key for key in keys if not scope.kinds or key.split(":", 1)[0] in scope.kinds]
    entries = entries_with_keys(shown[(page - 1) * size : page * size], scope.editions)
    return Results(
        query="",
        jump=jumps[0] if jumps else None,
        also=jumps[1:],
        hits=tuple(_hit(entry, asked) for entry in entries),
        total=len(shown),
        page=page,
        pages=min(-(-len(shown) // size), LAST_PAGE),
        groups=_counted(keys, 0),
        games=_counted(shown, 1),
    )


def _counted(keys: Iterable[str], part: int) -> Mapping[str, int]:
    """How many there are of each kind (0) or game (1)."""
    return dict(Counter(key.split(":", 2)[part] for key in keys))


def _hit(entry: SearchableEntry, asked: Asked) -> Hit:
    text = snippet(entry.body, asked.marks)
    return Hit(
        entry.kind, entry.game, entry.document, entry.edition, entry.number, entry.slug, entry.title, entry.place, text
    )


Numbered = tuple[str, EditionView, RuleView]


def _numbered(plain: str, editions: Sequence[EditionView]) -> list[Numbered]:
    """The rules a number names in these editions, with all under them."""
    asked = asked_number(plain)
    if asked is None:
        return []
    found: list[Numbered] = []
    for edition in editions:
        number = asked.number_in(edition.game)
        rules = rule_and_below(edition, number) if number else ()
        found += [(f"rule:{edition.game}:{edition.document}:{rule.number}", edition, rule) for rule in rules]
    return found


def _jumps(found: Sequence[Numbered]) -> tuple[Jump, ...]:
    first: dict[int, Jump] = {}
    for _, edition, rule in found:
        label = "" if edition.is_current else edition.label
        jump = Jump(edition.game, edition.document, rule.number, label, rule.opening)
        first.setdefault(edition.revision_id, jump)
    return tuple(first.values())


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of an edition: for each stem the entries that have it and how much it weighs there.

    `stems` are in order, to find those that begin so; `rows` is each entry's text as stems, for phrases.
    """

    postings: Mapping[str, Mapping[str, float]]
    stems: Sequence[str]
    rows: Mapping[str, str]


@lru_cache(maxsize=EDITIONS_KEPT)
def _words_of(edition: EditionView) -> _Words:
    postings: defaultdict[str, dict[str, float]] = defaultdict(dict)
    rows: dict[str, str] = {}
    for key, entry in entries_in(edition).items():
        for text, weight in ((entry.title, 2.5), (entry.body, 1.0), (entry.place, 0.6)):
            for word, times in Counter(stem(word) for word in words_in(text)).items():
                having = postings[word]
                having[key] = having.get(key, 0.0) + weight * times / (times + 1.0)
        rows[key] = f" {' '.join(stem(word) for word in words_in(f'{entry.title} {entry.body}'))} "
    return _Words(dict(postings), sorted(postings), rows)


def _ranked(scope: Scope, asked: Asked) -> list[str]:
    """The entries of the editions that have all that is asked for, the best first; else those that have some."""
    kept = [_words_of(edition) for edition in scope.editions]
    count = sum(len(words.rows) for words in kept)
    out = {key for term in _left_out(asked) for words in kept for key in _having(words, term)}
    found = [_having_one(kept, group) for group in _wanted(asked)]
    scores: defaultdict[str, float] = defaultdict(float)
    for having in found:
        for key, weight in having.items():
            if key not in out and (scope.restrict is None or key in scope.restrict):
                scores[key] += weight * math.log(1.0 + count / len(having))
    whole = [key for key in scores if all(key in having for having in found)]
    order = {key: place for place, key in enumerate(key for words in kept for key in words.rows)}
    return sorted(whole or scores, key=lambda key: (-scores[key], order[key]))


def _wanted(asked: Asked) -> list[tuple[AskedTerm, ...]]:
    """What an entry should have, each in one of several forms, and each once."""
    words = [(AskedTerm("word", (word,)),) for word in asked.words]
    phrases = [(AskedTerm("phrase", phrase),) for phrase in asked.phrases]
    beginnings = [(AskedTerm("beginning", (start,)),) for start in asked.beginnings]
    return list(dict.fromkeys([*words, *phrases, *beginnings, *asked.any_of]))


def _left_out(asked: Asked) -> list[AskedTerm]:
    words = [AskedTerm("word", (word,)) for word in asked.left_out]
    return [*words, *(AskedTerm("phrase", phrase) for phrase in asked.left_out_phrases)]


def _having_one(kept: Iterable[_Words], either: Iterable[AskedTerm]) -> dict[str, float]:
    """The entries that have one of several things, with the weight of the weightiest."""
    found: dict[str, float] = {}
    for words in kept:
        for term in either:
            for key, weight in _having(words, term).items():
                found[key] = max(weight, found.get(key, 0.0))
    return found


def _having(words: _Words, term: AskedTerm) -> Mapping[str, float]:
    """The entries of an edition that have a word, a phrase or a beginning, with its weight."""
    if term.kind == "word":
        return words.postings.get(term.words[0], {})
    if term.kind == "phrase":
        among = min((words.postings.get(word, {}) for word in term.words), key=len)
        row = f" {' '.join(term.words)} "
        return {key: PHRASE_WEIGHT for key in among if row in words.rows[key]}
    start = term.words[0]
    first, last = bisect_left(words.stems, start), bisect_left(words.stems, start + "\U0010ffff")
    # The stems are what is kept: "triggers*" must find what is kept as "trigger".
    begun = [stem(start), *words.stems[first:last]]
    return {key: weight for word in begun for key, weight in words.postings.get(word, {}).items()}
