"""What `bench site` prints: what a page, a kept page and a search cost, each beside its peer in the same run."""

from __future__ import annotations

import json
import platform
import statistics
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.test import Client, override_settings
from django.utils import timezone

from rules_data import queries, search
from rules_data.management import _site_peer
from rules_data.management._bench_http import kept_pages_a_second
from rules_data.management._command import RulesCommand
from rules_data.management._search_speed import build, entries_of_size, queries_from, time_beside_fts5, time_suggestions
from rules_data.management._strength_table import commit_checked_out

ROUNDS = 30
SIZES = (4_000, 40_000)
HISTORY = "bench-site.jsonl"


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Measure, print one table, and add a line to the history in the var folder."""
    # As a server does before its first readers ask.
    queries.read_attached()
    rows = [*_pages(), _first_comparison()]
    for count in SIZES[: options["sizes"]]:
        rows += _searches(count, options["rounds"])
    if options["http"]:
        rows += _handed_out(options["http"])
    command.table("The site beside its peers", ["what", "ours", "aim", "peer", "its", "times"], rows)
    file = Path(settings.VAR_DIR) / HISTORY
    with file.open("a", encoding="utf-8") as history:
        history.write(json.dumps(_noted(rows)) + "\n")
    command.say(f"Added to {file}.")


def _pages() -> list[list[object]]:
    path, largest = _paths()
    # As a server that has prepared its first answers.
    queries.read_attached()
    client = Client(headers={"host": "127.0.0.1"})
    anyone = {"LIMITS": False, "ALLOWED_HOSTS": ["*"]}
    with override_settings(KEEP_PAGES=False, **anyone):
        size = len(client.get(path).content)
        search.settle()
        made, longest = _cpu(lambda: client.get(path)), _cpu(lambda: client.get(largest), 5)
    with override_settings(KEEP_PAGES=True, **anyone):
        client = Client(headers={"host": "127.0.0.1"})
        etag = str(client.get(path)["ETag"])
        kept = _cpu(lambda: client.get(path))
        same = _cpu(lambda: client.get(path, headers={"if-none-match": etag}))
    with override_settings(ROOT_URLCONF=_site_peer.__name__, MIDDLEWARE=_site_peer.MIDDLEWARE, **anyone):
        peer = Client(headers={"host": "127.0.0.1"})
        peer_etag = str(peer.get(f"/kept/{size}")["ETag"])
        theirs = _cpu(lambda: peer.get(f"/plain/{size}"))
        peer_kept = _cpu(lambda: peer.get(f"/kept/{size}"))
        peer_same = _cpu(lambda: peer.get(f"/kept/{size}", headers={"if-none-match": peer_etag}))
    return [
        _row(f"{path}, {size / 1000:.0f} kB, rendered, ms of processor", made, "8 ms", "a page of that size", theirs),
        _row(f"{largest}, rendered, ms of processor", longest, "150 ms"),
        _row("kept, ms of processor", kept, "1.5 times", "cache_page", peer_kept),
        _row("not modified (304), ms of processor", same, "1.5 times", "cache_page", peer_same),
    ]


def _first_comparison() -> list[object]:
    """What the first reader of a comparison would pay, had it not been prepared."""
    how = "prepared"
    pairs = [one for game in queries.games(timezone.localdate()) for one in game.documents if len(one.editions) > 1]
    if not pairs:
        return ["the first comparison", "-", how, "", "", ""]
    document = max(pairs, key=lambda one: one.editions[0].rule_count)
    queries.forget_comparisons()
    started = time.process_time()
    queries.compare(document, document.editions[1], document.editions[0])
    taken = (time.process_time() - started) * 1000
    return _row(f"the first comparison of {document.slug}, ms of processor", taken, how)


def _searches(count: int, rounds: int) -> list[list[object]]:
    entries = entries_of_size(count)
    with tempfile.TemporaryDirectory() as folder, override_settings(SEARCH_INDEX_DIR=Path(folder)):
        build(entries)
        ours, theirs = time_beside_fts5(entries, queries_from(entries), rounds)
        typing = time_suggestions(entries, rounds)
        search.forget_index()
    return [
        _row(f"new query, {count} entries, p50 ms", ours.p50, "1.0 times", "FTS5", theirs.p50),
        _row(f"new query, {count} entries, p95 ms", ours.p95, "1.0 times", "FTS5", theirs.p95),
        _row(f"typeahead from the first letter, {count} entries, p95 ms", typing.p95, "5 ms"),
    ]


def _handed_out(seconds: float) -> list[list[object]]:
    by_clock, by_work = kept_pages_a_second(_paths()[0], seconds)
    rows = [_row("kept pages a second, gunicorn, one worker", by_clock, "")]
    if by_work is not None:
        rows.append(_row("kept pages in a second of that worker's processor time", by_work, "1000"))
    return rows


def _noted(rows: list[list[object]]) -> dict[str, object]:
    """A line of the history: when, on what, of which commit, and the figures by name."""
    figures = {str(row[0]): row[1] for row in rows}
    at = datetime.now(UTC).isoformat(timespec="seconds")
    return {"at": at, "processor": _processor(), "commit": commit_checked_out(), "figures": figures}


def _processor() -> str:
    """The processor's model, as far as the system says it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    return next(
        (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.processor()
    )


def _row(what: str, ours: float, aim: str, peer: str = "", theirs: float | None = None) -> list[object]:
    """A line of the table. What is aimed at is a number of its own, or how many times the peer's it may be."""
    if theirs is None:
        return [what, f"{ours:.2f}", aim, "", "", ""]
    return [what, f"{ours:.2f}", aim, peer, f"{theirs:.2f}", f"{ours / theirs:.2f}"]


def _cpu(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Milliseconds of processor time: the median of some rounds after one that does not count."""
    work()
    times = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return statistics.median(times) * 1000


def _paths() -> tuple[str, str]:
    """A rule in the middle of the largest document, and the section of it that has the most rules."""
    known = [one for game in queries.games(timezone.localdate()) for one in game.documents if one.current is not None]
    document = max(known, key=lambda one: one.current.rule_count if one.current else 0)
    if document.current is None:
        return "/", "/"
    rules = queries.all_rules(document.current)
    sections = [one for part in queries.contents(document.current) for one in part.sections or (part,)]
    longest = max(sections, key=lambda one: one.rule_count)
    base = f"/{document.game}/{document.slug}"
    middle = next(rule for rule in rules[len(rules) // 2 :] if not rule.is_heading)
    return f"{base}/{middle.number}", f"{base}/{longest.number}"
