"""Queries made by the grammar of the query language, from what is published here: none may keep the search busy."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from django.utils import timezone

from rules_data import search
from rules_data.queries import games, searchable_entries

MOST_MS = 250.0
SHOWN = 20


@dataclass
class QueriesReport:
    """Milliseconds of processor time of each query; `faults` are those over MOST_MS, or that ended in an error.

    `first` are the first searches in each edition and between each two of a document, which make what is kept.
    """

    times: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def slowest(self) -> float:
        return max(self.times, default=0.0)

    @property
    def p99(self) -> float:
        ranked = sorted(self.times)
        return ranked[int(len(ranked) * 0.99)] if ranked else 0.0


def ask_made_queries(count: int, seed: int = 18) -> QueriesReport:
    """So many queries of this site's own search, the same for the same seed.

    What is made once and kept, such as the index of an edition that is not in force, is made before, and timed apart.
    """
    chance = random.Random(seed)  # noqa: S311  the same queries again, not secret ones
    made = made_query(chance)
    search.warm()
    report = QueriesReport()
    report.first = [_spent(query, report) for query in _first_queries()]
    # As a server does once it has prepared its first answers.
    search.settle()
    for _ in range(count):
        query = made()
        spent = _spent(query, report)
        report.times.append(spent)
        if spent > MOST_MS:
            report.faults.append(f"{query!r}: {spent:.0f} ms of processor time")
    return report


def _spent(query: str, report: QueriesReport) -> float:
    """Milliseconds of processor time that a search takes; an error is noted."""
    began = time.thread_time()
    try:
        search.search(query, size=SHOWN)
    except Exception as error:  # noqa: BLE001  counted by the campaign as a failure
        report.faults.append(f"{query!r}: {type(error).__name__}: {error}")
    return (time.thread_time() - began) * 1000


def _first_queries() -> Iterator[str]:
    for game in games(timezone.localdate()):
        for document in game.documents:
            labels = [edition.label for edition in document.editions]
            yield from (f"game:{game.slug} in:{label} card" for label in labels)
            pairs = itertools.combinations(labels, 2)
            yield from (f"game:{game.slug} changed:{old}..{new} card" for new, old in pairs)


def made_query(chance: random.Random) -> Callable[[], str]:
    """A function that makes another query each time: words, phrases, beginnings, either-or, left out, filters."""
    entries = list(searchable_entries(timezone.localdate()))
    bodies = [entry.body.split() for entry in entries if len(entry.body.split()) > 6]
    numbers = [entry.number for entry in entries if entry.number]
    cards = [entry.title for entry in entries if entry.kind == "card"] or ["Sona"]
    labels = _labels() or ["v1"]

    def word() -> str:
        return chance.choice(chance.choice(bodies)).strip('".,:;()') or "card"

    def phrase() -> str:
        words = chance.choice(bodies)
        start = chance.randrange(len(words) - 3)
        return '"' + " ".join(words[start : start + chance.randint(2, 4)]).replace('"', "") + '"'

    def number() -> str:
        found = chance.choice(numbers)
        return chance.choice((found, f"{found}.*", f"{found[:2]}*", f"{found}..{chance.choice(numbers)}"))

    def filtered() -> str:
        name, values = chance.choice(filters)
        return f"{chance.choice(('', '', '', '-'))}{name}:{values()}"

    filters: Sequence[tuple[str, Callable[[], str]]] = (
        ("game", lambda: chance.choice(("riftbound", "magic", "fab", "magic,fab", "chess"))),
        ("type", lambda: chance.choice(("rule", "faq", "card", "example", "term", "rule,faq"))),
        ("rule", number), ("cites", number), ("cited-by", lambda: chance.choice(numbers)),
        ("card", lambda: f'"{chance.choice(cards)}"'), ("in", lambda: chance.choice(labels)),
        ("changed", lambda: f"{chance.choice(labels)}..{chance.choice(labels)}"),
        ("asof", lambda: f"20{chance.randint(17, 27)}-{chance.randint(1, 12):02}-15"),
        ("status", lambda: chance.choice(("confirmed", "contradicted", "not-executable", "unproved"))),
    )  # fmt: skip
    terms: Sequence[Callable[[], str]] = (
        word, word, word, phrase, lambda: f"{word()[:chance.randint(3, 5)]}*", lambda: f"-{word()}",
        lambda: f"{word()} OR {chance.choice((word, phrase))()}", filtered, filtered,
    )  # fmt: skip
    return lambda: " ".join(chance.choice(terms)() for _ in range(chance.randint(1, 7)))


def _labels() -> list[str]:
    """Every edition kept, by its label."""
    known = (document for game in games(timezone.localdate()) for document in game.documents)
    return sorted({edition.label for document in known for edition in document.editions})
