"""How long a search takes at the size of a real rulebook; printed, never decided by."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from rules_data import search
from rules_data.queries import SearchableEntry
from rules_data.search import indexing, retrieval

# fmt: off
VOCABULARY = [
    "unit", "gear", "spell", "ability", "trigger", "condition", "effect", "chain", "player", "turn", "phase",
    "battlefield", "base", "rune", "power", "energy", "cost", "play", "attack", "defend", "conquer", "hold",
    "score", "draw", "discard", "kill", "banish", "recall", "move", "ready", "exhaust", "damage", "might",
    "controller", "owner", "zone", "trash", "hand", "deck", "target", "choose", "resolve", "pending", "item",
    "priority", "showdown", "combat", "cleanup", "replace", "instead",
]
# fmt: on


def made_up_entries(count: int) -> list[SearchableEntry]:
    chance = random.Random(383)  # noqa: S311
    entries = []
    for place in range(count):
        number = f"{100 + place // 8}.{place % 8 + 1}"
        body = " ".join(chance.choices(VOCABULARY, k=chance.randint(8, 60)))
        title = " ".join(chance.choices(VOCABULARY, k=2)) if place % 10 == 0 else ""
        entries.append(
            SearchableEntry(f"rule:{number}", "rule", "riftbound", "cr", "v1.3", number, "", title, "Rules", body)
        )
    return entries


def questions(count: int) -> list[str]:
    chance = random.Random(382)  # noqa: S311
    asked = []
    for place in range(count):
        first, second = chance.choices(VOCABULARY, k=2)
        asked.append(
            (first, f"{first} {second}", f'"{first} {second}"', f"{first[:3]}* {second}", first[1:])[place % 5]
        )
    return asked


@pytest.mark.django_db
@pytest.mark.benchmark
def test_a_search_among_4000_entries_is_answered(
    tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.SEARCH_INDEX_DIR = tmp_path / "index"
    monkeypatch.setattr(indexing, "searchable_entries", lambda today: iter(made_up_entries(4_000)))
    monkeypatch.setattr(indexing, "fingerprint", lambda today: "made up")
    monkeypatch.setattr(retrieval, "meanings", dict)
    indexing.forget_index()
    report = search.rebuild()
    began = time.perf_counter()
    search.search("unit")
    first = (time.perf_counter() - began) * 1000
    answers = [search.search(question, size=20) for question in questions(100)]
    times = sorted(answer.took_ms for answer in answers)
    with capsys.disabled():
        print(
            f"\n{report.entries} entries built in {report.seconds:.2f} s; first search {first:.1f} ms; "
            f"p50 {statistics.median(times):.1f} ms, p95 {times[94]:.1f} ms, slowest {times[-1]:.1f} ms"
        )
    assert sum(bool(answer.hits) for answer in answers) > 75
