"""Answers that need no index: everything a filter leaves, and words in editions that are not in force.

The index holds what is in force. Another edition is searched in memory, by the same words in the same fields.
"""

from __future__ import annotations

import math
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
    """The stems of an entry with how much each weighs there, and its text as stems in a row, for phrases."""

    weights: Mapping[str, float]
    row: str


@lru_cache(maxsize=EDITIONS_KEPT)
def _words_of(edition: EditionView) -> Mapping[str, _Words]:
    return {key: _weighed(entry) for key, entry in entries_in(edition).items()}


def _weighed(entry: SearchableEntry) -> _Words:
    weights: defaultdict[str, float] = defaultdict(float)
    for text, weight in ((entry.title, 2.5), (entry.body, 1.0), (entry.place, 0.6)):
        for word, times in Counter(stem(word) for word in words_in(text)).items():
            weights[word] += weight * times / (times + 1.0)
    row = " ".join(stem(word) for word in words_in(f"{entry.title} {entry.body}"))
    return _Words(dict(weights), f" {row} ")


def _ranked(scope: Scope, asked: Asked) -> list[str]:
    """The entries of the editions that have all that is asked for, the best first; else those that have some."""
    all_words: dict[str, _Words] = {}
    for edition in scope.editions:
        all_words |= _words_of(edition)
    if scope.restrict is not None:
        all_words = {key: words for key, words in all_words.items() if key in scope.restrict}
    known = {key: words for key, words in all_words.items() if not _has_left_out(words, asked)}
    wanted = _wanted(asked)
    having = [{key: weight for key, words in known.items() if (weight := _weight(words, group))} for group in wanted]
    scores: defaultdict[str, float] = defaultdict(float)
    for found in having:
        for key, weight in found.items():
            scores[key] += weight * math.log(1.0 + len(known) / len(found))
    whole = [key for key in scores if all(key in found for found in having)]
    order = {key: place for place, key in enumerate(known)}
    return sorted(whole or scores, key=lambda key: (-scores[key], order[key]))


def _wanted(asked: Asked) -> list[tuple[AskedTerm, ...]]:
    """What an entry should have, each in one of several forms."""
    words = [(AskedTerm("word", (word,)),) for word in asked.words]
    phrases = [(AskedTerm("phrase", phrase),) for phrase in asked.phrases]
    beginnings = [(AskedTerm("beginning", (start,)),) for start in asked.beginnings]
    return [*words, *phrases, *beginnings, *asked.any_of]


def _weight(words: _Words, either: Iterable[AskedTerm]) -> float:
    return max((_weight_of(words, term) for term in either), default=0.0)


def _weight_of(words: _Words, term: AskedTerm) -> float:
    if term.kind == "phrase":
        return 2.0 if f" {' '.join(term.words)} " in words.row else 0.0
    if term.kind == "beginning":
        start = term.words[0]
        return max((weight for word, weight in words.weights.items() if word.startswith(start)), default=0.0)
    return words.weights.get(term.words[0], 0.0)


def _has_left_out(words: _Words, asked: Asked) -> bool:
    return any(word in words.weights for word in asked.left_out) or any(
        f" {' '.join(phrase)} " in words.row for phrase in asked.left_out_phrases
    )
