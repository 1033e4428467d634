"""How often the rule that answers a question stands among the first, beside plain BM25 over the same rules."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data import search
from rules_data.queries import SearchableEntry, find_game, searchable_entries
from rules_data.search.words import SMALL_WORDS

SHOWN = 10
PEOPLE_ASKED = ("source-cited", "authored", "researcher-labelled")
_WORD = re.compile(r"\w+")

# owner/name of a repository, or the host of an address
_SOURCE = re.compile(r"(?:https?://)?(?P<host>(?:[\w-]+\.)+[a-z]{2,}|[\w.-]+/[\w.-]+|\S+(?:\s\S+)?)")


class Answer(NamedTuple):
    """A rule that was found: in which document, and its number."""

    document: str
    number: str


# A question and a game in, rules out, best first.
Ranker = Callable[[str, str], list[Answer]]


@dataclass(frozen=True, slots=True)
class Question:
    """A question with the numbers of the rules that answer it."""

    game: str
    kind: str
    text: str
    relevant: frozenset[str]
    source: str = ""
    documents: frozenset[str] = frozenset({"cr"})


@dataclass(slots=True)
class Score:
    """Sums over questions: 1 for an answering rule among the first, a half for one right above or below it.

    The strict sums know no halves: only the rule itself counts, in the document that was meant.
    """

    asked: int = 0
    first: float = 0.0
    in_five: float = 0.0
    in_ten: float = 0.0
    reciprocal: float = 0.0
    strict_in_ten: float = 0.0
    strict_reciprocal: float = 0.0

    def add(self, gains: Sequence[float], strict: Sequence[bool]) -> None:
        self.asked += 1
        first = next((place for place, right in enumerate(strict[:SHOWN], 1) if right), 0)
        self.strict_in_ten += bool(first)
        self.strict_reciprocal += 1 / first if first else 0.0
        self.first += max(gains[:1], default=0.0)
        self.in_five += max(gains[:5], default=0.0)
        self.in_ten += max(gains[:SHOWN], default=0.0)
        self.reciprocal += max((gain / place for place, gain in enumerate(gains[:SHOWN], 1)), default=0.0)

    def means(self) -> tuple[float, float, float, float]:
        """hit@1, hit@5, hit@10 and the mean reciprocal rank."""
        asked = self.asked or 1
        return self.first / asked, self.in_five / asked, self.in_ten / asked, self.reciprocal / asked

    def strict(self) -> tuple[float, float]:
        """hit@10 and the mean reciprocal rank of the labelled rule itself, in its own document."""
        return self.strict_in_ten / (self.asked or 1), self.strict_reciprocal / (self.asked or 1)

    def take(self, other: Score) -> None:
        """Count another's questions as well."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(slots=True)
class Relevance:
    """Scores by game and kind of question, and by game and where the question is from."""

    scores: dict[tuple[str, str], Score] = field(default_factory=dict)
    sources: dict[tuple[str, str], Score] = field(default_factory=dict)

    def over(self, kinds: Iterable[str]) -> Score:
        """The scores of some kinds together, each question counting once."""
        whole = Score()
        wanted = set(kinds)
        for (_, kind), score in self.scores.items():
            if kind in wanted:
                whole.take(score)
        return whole


def read_questions(path: Path) -> list[Question]:
    """Labelled questions, one JSON object a line with game, query, relevant and kind. Raises CommandError."""
    known: dict[str, str] = {}
    questions = []
    try:
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            game = known.setdefault(row["game"], _game(row["game"]))
            source = _SOURCE.match(row.get("source") or "not stated")
            named = source["host"] if source else "not stated"
            relevant = frozenset(row["relevant"])
            questions.append(Question(game, row["kind"], row["query"], relevant, named, _documents(row)))
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise CommandError(f"{path}: expected lines with game, query, relevant and kind ({fault}).") from fault
    return questions


def _documents(row: Mapping[str, str]) -> frozenset[str]:
    """The documents whose rules are meant: those the row names, or the rules of play."""
    edition = (row.get("edition") or "").lower()
    return frozenset({"cr", "tr"} if "tournament rules" in edition else {row.get("document") or "cr"})


def _game(named: str) -> str:
    game = find_game(named, timezone.localdate())
    if game is None:
        raise CommandError(f"There is no game {named!r} here.")
    return game.slug


def measure(questions: Iterable[Question], rank: Ranker, above: Mapping[tuple[str, str], str]) -> Relevance:
    """Ask every question, and score what comes back. `above` names the rule that each stands under."""
    relevance = Relevance()
    for question in questions:
        found = rank(question.text, question.game)[:SHOWN]
        gains = [_gain(one.number, question, above) for one in found]
        strict = [one.number in question.relevant and one.document in question.documents for one in found]
        relevance.scores.setdefault((question.game, question.kind), Score()).add(gains, strict)
        relevance.sources.setdefault((question.game, question.source), Score()).add(gains, strict)
    return relevance


def _gain(number: str, question: Question, above: Mapping[tuple[str, str], str]) -> float:
    if number in question.relevant:
        return 1.0
    if any(above.get((question.game, one)) == number for one in question.relevant):
        return 0.5
    higher = above.get((question.game, number), "")
    while higher and higher not in question.relevant:
        higher = above.get((question.game, higher), "")
    return 0.5 if higher else 0.0


def rules_above(entries: Iterable[SearchableEntry]) -> dict[tuple[str, str], str]:
    """For each rule the number of the one it stands under."""
    return {(one.game, one.number): one.parent.rpartition(":")[2] for one in entries if one.kind == "rule"}


def by_search(kinds: Sequence[str] | None) -> Ranker:
    """The site's own search: the rules among the first hits, a jump before them."""

    def rank(query: str, game: str) -> list[Answer]:
        results = search.search(query, game=game, kinds=kinds, size=SHOWN if kinds else 4 * SHOWN)
        jumps = [Answer(results.jump.document, results.jump.number)] if results.jump is not None else []
        return [*jumps, *(Answer(hit.document, hit.number) for hit in results.hits if hit.kind == "rule")]

    return rank


def by_plain_bm25() -> Ranker:
    """SQLite FTS5 with its Porter stemmer over the rules' texts: any of the words, common ones dropped."""
    database = sqlite3.connect(":memory:")
    columns = "game UNINDEXED, document UNINDEXED, number UNINDEXED"
    database.execute(f"CREATE VIRTUAL TABLE rules USING fts5({columns}, text, tokenize='porter')")
    rules = (one for one in searchable_entries(timezone.localdate()) if one.kind == "rule")
    rows = ((one.game, one.document, one.number, f"{one.body} {one.examples}") for one in rules)
    database.executemany("INSERT INTO rules VALUES (?, ?, ?, ?)", rows)

    def rank(query: str, game: str) -> list[Answer]:
        words = _WORD.findall(query.lower())
        wanted = " OR ".join(f'"{word}"' for word in ([w for w in words if w not in SMALL_WORDS] or words))
        found = database.execute(
            "SELECT document, number FROM rules WHERE rules MATCH ? AND game = ? ORDER BY rank LIMIT ?",
            (wanted, game, SHOWN),
        )
        return [Answer(document, number) for document, number in found]

    return rank
