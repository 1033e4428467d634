"""How well a question is answered by rules when the answer written for it may not help.

Every answer kept here is a question with the rules that decide it. Each is asked in its own words while its vote for
those rules does not count: so what ranks rules is measured on questions it cannot have been fitted to by their labels.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.utils import timezone

from rules_data.management._command import RulesCommand
from rules_data.queries import SearchableEntry, searchable_entries
from rules_data.search.tallying import without_vote_of

from ._search_relevance import SHOWN, Answer, Ranker, Score, by_plain_bm25, by_search

Asked = tuple[str, str, str, frozenset[Answer]]


def show(command: RulesCommand) -> None:
    """Print it for titles and for whole questions, game by game, beside plain BM25."""
    entries = list(searchable_entries(timezone.localdate()))
    ours, plain = by_search(["rule"]), by_plain_bm25()
    rows: list[list[object]] = []
    for what, asked in (("title", _asked(entries, titles=True)), ("question", _asked(entries, titles=False))):
        games = sorted({game for _, game, _, _ in asked})
        for game in ["", *games]:
            chosen = [one for one in asked if game in ("", one[1])]
            mine, bm25 = _score(chosen, ours), _score(chosen, plain)
            (hit, rank), (plain_hit, plain_rank) = mine.strict(), bm25.strict()
            times = f"{hit / plain_hit:.2f}" if plain_hit else "-"
            figures = [f"{value:.3f}" for value in (hit, plain_hit)]
            ranks = [f"{value:.3f}" for value in (rank, plain_rank)]
            rows.append([game or "all games", what, len(chosen), *figures, times, *ranks])
    head = ["game", "asked by", "asked", "hit@10", "FTS5 hit@10", "times FTS5", "MRR", "FTS5 MRR"]
    command.table("The rules that an answer rests on, without its own vote", head, rows)


def _asked(entries: Iterable[SearchableEntry], *, titles: bool) -> list[Asked]:
    """Key, game, words and rules of each answer that rests on rules in force."""
    known = {entry.key: entry for entry in entries}
    found: list[Asked] = []
    for entry in known.values():
        rules = [known[key] for key in entry.leads_to if key in known] if entry.kind == "faq" else []
        if rules:
            words = entry.title if titles else entry.body.partition("\n")[0]
            found.append((entry.key, entry.game, words, frozenset(Answer(one.document, one.number) for one in rules)))
    return found


def _score(asked: Iterable[Asked], rank: Ranker) -> Score:
    score = Score()
    for key, game, words, rules in asked:
        with without_vote_of(key):
            found = rank(words, game)[:SHOWN]
        score.add([], [one in rules for one in found])
    return score
