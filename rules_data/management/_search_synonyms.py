"""What each synonym brings to questions it was not chosen by: with and without it, in five parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_data.management._command import RulesCommand
from rules_data.queries import SynonymView, synonyms
from rules_data.search.synonyms import only
from rules_data.search.words import stems_in

from ._search_relevance import SHOWN, Question, Ranker, by_search, read_questions

FOLDS = 5


@dataclass(frozen=True)
class _Tried:
    """One question: how well it is answered without synonyms, with all, and without each row that it uses."""

    question: Question
    none: float
    every: float
    without: Mapping[int, float]


def show(command: RulesCommand, path: Path) -> None:
    """Print what the rows bring together, what is left when each has earned its place, and the rows that harm."""
    rows = synonyms()
    tried = [_tried(question, rows) for question in read_questions(path)]
    games = sorted({one.question.game for one in tried})
    folds = {game: _kept_by_others([one for one in tried if one.question.game == game], rows) for game in games}
    table = [_row(game, [one for one in tried if one.question.game == game], folds[game], rows) for game in games]
    head = ["game", "asked", "a row used by", "MRR without", "with all", "with those that earned it, five-fold"]
    command.table("Synonyms: the labelled rule itself, in its own document", head, table)
    gains = _gains(tried)
    listed = sorted(gains, key=lambda place: sum(gains[place]))
    shown = [
        [rows[place].game or "all", rows[place].words[0], len(gains[place]), f"{sum(gains[place]):+.3f}"]
        for place in listed
        if sum(gains[place]) < 0
    ]
    command.table("Rows that do harm here", ["game", "row", "questions", "reciprocal ranks"], shown)
    command.say(f"{len(gains)} of {len(rows)} rows are used by a question; the others are neither proved nor refuted.")


def _tried(question: Question, rows: Sequence[SynonymView]) -> _Tried:
    rank = by_search(["rule"])
    used = [place for place, row in enumerate(rows) if _is_used(row, question)]
    with only(()):
        none = _reciprocal(question, rank)
    if not used:
        return _Tried(question, none, none, {})
    with only(rows):
        every = _reciprocal(question, rank)
    without: dict[int, float] = {}
    for place in used:
        with only([row for other, row in enumerate(rows) if other != place]):
            without[place] = _reciprocal(question, rank)
    return _Tried(question, none, every, without)


def _is_used(row: SynonymView, question: Question) -> bool:
    typed = frozenset(stems_in(question.text))
    return row.game in ("", question.game) and any(frozenset(stems_in(words)) <= typed for words in row.words)


def _reciprocal(question: Question, rank: Ranker) -> float:
    found = rank(question.text, question.game)[:SHOWN]
    right = (one.number in question.relevant and one.document in question.documents for one in found)
    return next((1 / place for place, is_right in enumerate(right, 1) if is_right), 0.0)


def _gains(tried: Sequence[_Tried]) -> dict[int, list[float]]:
    """By row, what it brought to each question that uses it."""
    found: dict[int, list[float]] = {}
    for one in tried:
        for place, without in one.without.items():
            found.setdefault(place, []).append(one.every - without)
    return found


def _kept_by_others(tried: Sequence[_Tried], rows: Sequence[SynonymView]) -> list[float]:
    """Each question's reciprocal rank with the rows that did no harm to the questions of the other four parts."""
    rank = by_search(["rule"])
    found: list[float] = []
    for fold in range(FOLDS):
        gains = _gains([one for place, one in enumerate(tried) if place % FOLDS != fold])
        kept = [row for place, row in enumerate(rows) if sum(gains.get(place, [0.0])) >= 0]
        with only(kept):
            found += [_reciprocal(one.question, rank) if one.without else one.none for one in tried[fold::FOLDS]]
    return found


def _row(game: str, tried: Sequence[_Tried], folds: Sequence[float], rows: Sequence[SynonymView]) -> list[object]:
    asked = len(tried) or 1
    used = sum(bool(one.without) for one in tried)
    values = (sum(one.none for one in tried), sum(one.every for one in tried), sum(folds))
    return [game, len(tried), used, *(f"{value / asked:.3f}" for value in values)]
