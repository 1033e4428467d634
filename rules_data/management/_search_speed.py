"""How fast the search answers, beside SQLite's FTS5 on the same entries and queries."""

from __future__ import annotations

import random
import re
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from django.utils import timezone

from rules_data import search
from rules_data.queries import SearchableEntry, fingerprint, searchable_entries
from rules_data.search.backends import Built, backend_in_use
from rules_data.search.weighing import weigh

SNIPPETS = 20
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of many queries."""

    p50: float
    p95: float
    slowest: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Times:
        ranked = sorted(second * 1000 for second in seconds)
        return cls(statistics.median(ranked), ranked[int(len(ranked) * 0.95)], ranked[-1])


def entries_of_size(count: int) -> list[SearchableEntry]:
    """So many entries: those that are published, and where they are too few, again with words left out."""
    published = list(searchable_entries(timezone.localdate()))
    return [_varied(published[n % len(published)], n // len(published)) for n in range(count)]


def _varied(entry: SearchableEntry, copy: int) -> SearchableEntry:
    if not copy:
        return entry
    words = [word for place, word in enumerate(entry.body.split()) if place % (copy + 2)]
    key, number = f"{entry.key}+{copy}", f"{entry.number}.{copy}" if entry.number else ""
    parent = f"{entry.parent}+{copy}" if entry.parent else ""
    return replace(entry, key=key, number=number, parent=parent, slug=f"{entry.slug}-{copy}", body=" ".join(words))


def build(entries: Sequence[SearchableEntry]) -> float:
    """Build an index of these entries where the settings say; gives back the seconds."""
    started = time.perf_counter()
    backend, today = backend_in_use(), timezone.localdate()
    # Told to be of what is published, or the site would begin to repair it while it is measured.
    told = Built(0, fingerprint(today), today.isoformat())
    with backend.building():
        backend.put_in_use(backend.prepare(weigh(entries), told))
    return time.perf_counter() - started


def queries_from(entries: Sequence[SearchableEntry], count: int = 100) -> list[str]:
    """Words, pairs of words, beginnings and phrases of the entries themselves, drawn from a fixed seed."""
    chance = random.Random(383)  # noqa: S311
    told = [entry for entry in entries if len(_WORD.findall(entry.body)) > 6]
    asked = []
    for place in range(count):
        words = _WORD.findall(chance.choice(told).body)
        start = chance.randrange(len(words) - 3)
        longest = max(words, key=len)
        phrase = " ".join(words[start : start + 3])
        asked.append((longest, f"{longest} {words[start]}", f'"{phrase}"', f"{longest[:4]}*", phrase)[place % 5])
    return asked


def time_beside_fts5(entries: Iterable[SearchableEntry], asked: Sequence[str], rounds: int) -> tuple[Times, Times]:
    """The site's search in process, and SQLite's own on the same entries, both with 20 snippets.

    The two take turns, query by query, in processor time, and of each query the fastest round counts: so another load
    on the machine falls on both alike.
    """
    plain = fts5(entries)
    ours, theirs = [], []
    # As a server does once it has prepared its first answers.
    search.settle()
    for query in asked:
        rows = [(_worked(search.search, query), _worked(plain, query)) for _ in range(rounds + 1)]
        ours.append(min(row[0] for row in rows))
        theirs.append(min(row[1] for row in rows))
    return Times.of(ours), Times.of(theirs)


def time_suggestions(entries: Sequence[SearchableEntry], rounds: int) -> Times:
    """Typeahead for the beginnings of titles and numbers, from one letter to eight, in processor time: without a peer
    beside it, another load on the machine would fall on it alone.
    """
    chance = random.Random(382)  # noqa: S311
    typed = [one for one in (entry.title or entry.number for entry in entries) if one]
    asked = [chance.choice(typed)[: 1 + place % 8] for place in range(200)]
    search.suggest(asked[0])
    return Times.of([_worked(search.suggest, typed) for _ in range(rounds) for typed in asked])


def _worked(work: Callable[[str], object], query: str) -> float:
    started = time.thread_time()
    work(query)
    return time.thread_time() - started


def fts5(entries: Iterable[SearchableEntry]) -> Callable[[str], object]:
    """SQLite's own search: all words, or any where no entry has all; the best 20 with snippets."""
    database = sqlite3.connect(":memory:")
    database.execute(
        "CREATE VIRTUAL TABLE entries USING fts5(key UNINDEXED, kind UNINDEXED, title, place, body,"
        " tokenize='porter', prefix='2 3 4')"
    )
    rows = ((one.key, one.kind, one.title, one.place, f"{one.body} {one.examples}") for one in entries)
    database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
    sql = (
        "SELECT key, kind, title, place, snippet(entries, 4, '<mark>', '</mark>', '…', 40) FROM entries"
        " WHERE entries MATCH ? ORDER BY bm25(entries, 0, 0, 2.5, 0.6, 1.0) LIMIT ?"
    )

    def find(query: str) -> object:
        return database.execute(sql, (_fts5(query, " "), SNIPPETS)).fetchall() or (
            database.execute(sql, (_fts5(query, " OR "), SNIPPETS)).fetchall()
        )

    return find


def _fts5(query: str, between: str) -> str:
    """A query as FTS5 writes it."""
    if query.startswith('"'):
        return query
    return between.join(f'"{word.rstrip("*")}"{"*" if word.endswith("*") else ""}' for word in query.split())


def worst_queries() -> Iterator[tuple[str, str]]:
    """What might keep a search busy, each with a name; and a thousand strings of chance."""
    yield from {
        "wildcards": "?* *e* a* **",
        "many beginnings": " ".join(f"{letter}{other}*" for letter in "abcdefghijklm" for other in "aeiou"),
        "three letters and a star": "the* con* pre* tri* car* pla* eff* abi*",
        "300 words": " ".join(f"card{number}" for number in range(300)),
        "300 common words": "the player card ability spell effect " * 50,
        "a word of 10,000 letters": "x" * 10_000,
        "10,000 letters in words": "counter " * 1250,
        "a range": "[a TO z] {a TO zz} 100..999",
        "fuzziness": " ".join(f"{word}~3" for word in ("abilty", "triger", "efect", "plaeyr", "destory")),
        "misspelled": "abiltiy triggred effcet palyer destoryed battlefeild graveyrad",
        "small words": "the of and to in a is it if that",
        "one letter": "a",
        "phrases": '"the card" "of the" "a player" "it is" "in the"',
        "left out": "player -card -the -a -of -to",
        "either": " OR ".join(["player", "card", "spell", '"of the"', "tri*"] * 6),
        "brackets": "((((((((((" * 50,
        "right to left, joined, astral": "\u202eabc\u202c \u200dx\u200d \U0001f600\U0001f9d9 é\u0301\u0301 ﷽",
        "control characters": "\x00\x01\x7f\n\t trigger",
        "a regular expression": "(a+)+$ ^.*(.*)*$",
        "SQL": "'; DROP TABLE rules; -- ",
    }.items()
    chance = random.Random(1000)  # noqa: S311
    letters = "abcdefghijklmnopqrstuvwxyz0123456789 \"'*-:.()[]{}~^\\/é\u0301ß漢\U0001f600\x00\n"
    for number in range(1000):
        yield f"string of chance {number}", "".join(chance.choices(letters, k=chance.randint(1, 120)))


def slowest_of_worst() -> list[tuple[str, float, float, int]]:
    """Every worst query with its milliseconds, those of the processor in it, and how many hits it shows.

    The slowest first. On a machine with other work to do, the processor's time is what can be compared.
    """
    search.search("trigger")
    search.suggest("trigger")
    timed = []
    for name, query in worst_queries():
        started, worked = time.perf_counter(), time.process_time()
        results = search.search(query, size=SNIPPETS)
        taken, work = time.perf_counter() - started, time.process_time() - worked
        timed.append((name, taken * 1000, work * 1000, len(results.hits)))
    return sorted(timed, key=lambda one: -one[2])
