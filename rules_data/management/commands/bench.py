"""manage.py bench: what the site reads, keeps and answers, measured; nothing that is kept changes."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from django.db import transaction
from django.test import Client, override_settings
from django.utils import timezone

from rules_data import queries, search
from rules_data.actions import check_revision, import_document, publish_revision, run_examples
from rules_data.core.documents import Reader, parse_document
from rules_data.core.games import GAMES
from rules_data.management import (
    _browser_figures,
    _campaigns,
    _card_figures,
    _citation_figures,
    _code_figures,
    _crosswalk_figures,
    _desk_figures,
    _document_figures,
    _example_speed,
    _export_figures,
    _hostile_figures,
    _key_figures,
    _lab_figures,
    _load_figures,
    _preview_figures,
    _search_figures,
    _site_figures,
    _strength_figures,
    _written_figures,
)
from rules_data.management._bench_http import CLIENTS, WORKERS, measure_http
from rules_data.management._command import RulesCommand, a_day, at_least_one, read_source, require_database
from rules_data.management._mutants import figures as _mutants

WITHOUT_DATABASE = (
    "code", "keys", "mutants", "campaigns", "documents", "crosswalk", "strength", "cards", "load", "written",
)  # fmt: skip
# What is measured several times over; of what is counted, one round says it all.
MEASURED_AGAIN = ("import", "examples", "search", "citations", "cards", "desk", "pages", "site")


class _Undo(Exception):
    """Leaves the transaction, so that a measured import is as if it had never been."""


class Command(RulesCommand):
    help = "Measure, and change nothing: import of a document, the examples, search, pages, the code, campaigns."

    def add_arguments(self, parser: ArgumentParser) -> None:
        kinds = parser.add_subparsers(dest="kind", required=True)
        imports = kinds.add_parser("import", help="from a file to searchable")
        imports.add_argument("game")
        imports.add_argument("document")
        imports.add_argument("source")
        imports.add_argument("--edition", required=True)
        imports.add_argument("--effective", type=a_day)
        examples = kinds.add_parser("examples", help="all examples with their twins and ablations")
        examples.add_argument("--plain", action="store_true", help="each run once, as a reader would have it made")
        _hostile_figures.add_arguments(kinds.add_parser("hostile", help="what requests cost that are sent to do harm"))
        _mutants.add_arguments(kinds.add_parser("mutants", help="small faults in the evaluator: who notices"))
        searches = kinds.add_parser("search", help="speed, relevance, worst queries, kills")
        _search_figures.add_arguments(searches)
        searches.add_argument("--http", type=float, metavar="SECONDS", help="ask a server, so long for each kind")
        _citation_figures.add_arguments(kinds.add_parser("citations", help="found, kept true and checked how fast"))
        _document_figures.add_arguments(kinds.add_parser("documents", help="a folder's files, read and damaged"))
        _card_figures.add_arguments(kinds.add_parser("cards", help="how much of cards' text is read, and runs"))
        _written_figures.add_arguments(kinds.add_parser("written", help="which shipped abilities, in words, read back"))
        _crosswalk_figures.add_arguments(kinds.add_parser("crosswalk", help="what became of rules between versions"))
        _desk_figures.add_arguments(kinds.add_parser("desk", help="from upload to published, and many editors at once"))
        _lab_figures.add_arguments(kinds.add_parser("lab", help="a step on a crowded table, beside a plain run"))
        pages = kinds.add_parser("pages", help="server time of one page of each kind")
        pages.add_argument("paths", nargs="*")
        pages.add_argument("--browser", action="store_true", help="weight, tab stops, layout shift, on a slow phone")
        _key_figures.add_arguments(kinds.add_parser("keys", help="what each key and word of the examples does"))
        kinds.add_parser("code", help="how much is tested, how long the parts are, what is typed and documented")
        _campaigns.add_arguments(kinds.add_parser("campaigns", help="the tests' random campaigns in full"))
        site = kinds.add_parser("site", help="pages, kept pages and searches beside their peers, noted in a history")
        site.add_argument("--http", type=float, default=5.0, metavar="SECONDS", help="ask a server so long; 0 does not")
        site.add_argument("--sizes", type=int, default=2, choices=(0, 1, 2), help="searches in 4,000, 40,000 entries")
        _strength_figures.add_arguments(kinds.add_parser("strength", help="kills, races, fallen servers"))
        _load_figures.add_arguments(kinds.add_parser("load", help="two servers under a crowd, then far too many"))
        _export_figures.add_arguments(kinds.add_parser("export", help="the site as files, and its search in the page"))
        for kind in MEASURED_AGAIN:
            kinds.choices[kind].add_argument("--rounds", type=at_least_one, default=3)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["kind"] not in WITHOUT_DATABASE and not options.get("plain"):
            require_database()
        measure: Callable[[dict[str, Any]], None] = getattr(self, f"_{options['kind']}")
        measure(options)

    def _import(self, options: dict[str, Any]) -> None:
        data = read_source(options["source"])
        named = {key: options[key] for key in ("game", "document", "edition")}
        rounds: dict[str, list[float]] = {}
        for _ in range(options["rounds"]):
            with tempfile.TemporaryDirectory() as folder, override_settings(SEARCH_INDEX_DIR=Path(folder)):
                self._one_import(data, named, options, rounds)
        total = sum(statistics.median(times) for stage, times in rounds.items() if not stage.startswith("("))
        rows = [[stage, *_shown(times)] for stage, times in rounds.items()]
        self.table("Seconds", ["stage", "median", "slowest"], [*rows, ["together", f"{total:.3f}", ""]])

    def _one_import(
        self, data: bytes, named: dict[str, Any], options: dict[str, Any], rounds: dict[str, list[float]]
    ) -> None:
        clock = _Clock(rounds)
        reader = _reader(named["game"], named["document"])
        clock.time("(parse alone)", lambda: parse_document(data, reader))
        try:
            with transaction.atomic():
                source = {"data": data, "source_name": options["source"], "effective": options["effective"]}
                clock.time("import", lambda: import_document(**named, **source))
                clock.time("check", lambda: check_revision(**named))
                clock.time("publish", lambda: publish_revision(**named, index=False))
                clock.time("index", search.rebuild)
                raise _Undo
        except _Undo:
            return

    def _lab(self, options: dict[str, Any]) -> None:
        rows = _lab_figures.figures(options["objects"], options["steps"])
        self.table("A step in the lab, processor time", _lab_figures.COLUMNS, rows)

    def _written(self, options: dict[str, Any]) -> None:
        found = _written_figures.figures(settings.CORPUS_DIR, options)
        rows = [each.row(game) for game, each in found.items()]
        self.table("Abilities put into words and read again", _written_figures.COLUMNS, rows)
        for each in found.values() if options["list"] else ():
            for line in (*each.listed(), *sorted(each.others)):
                self.stdout.write(line)

    def _keys(self, options: dict[str, Any]) -> None:
        found = _key_figures.figures(settings.CORPUS_DIR, options, self.say)
        self.table("Keys and words, one at a time", _key_figures.COLUMNS, [each.row() for each in found])
        self.table("What the games declare", _key_figures.DECLARED_COLUMNS, [each.declared_row() for each in found])
        for line in (line for each in found for line in each.unexplained):
            self.stdout.write(line)

    def _examples(self, options: dict[str, Any]) -> None:
        if options["plain"]:
            rows = _example_speed.plain_rows(settings.CORPUS_DIR, options["rounds"])
            self.table("Runs with trace", _example_speed.COLUMNS, rows)
            return
        rounds: dict[str, list[float]] = {}
        count = 0
        for _ in range(options["rounds"]):
            started = time.perf_counter()
            try:
                with transaction.atomic():
                    count = run_examples(again=True).runs
                    raise _Undo
            except _Undo:
                rounds.setdefault("all examples, twins and ablations, kept", []).append(time.perf_counter() - started)
        self.table(
            f"Seconds for {count} runs", ["what", "median", "slowest"], [[k, *_shown(v)] for k, v in rounds.items()]
        )

    def _hostile(self, options: dict[str, Any]) -> None:
        _hostile_figures.show(self, options)

    def _mutants(self, options: dict[str, Any]) -> None:
        _mutants.show(self, options)

    def _search(self, options: dict[str, Any]) -> None:
        if options["http"]:
            self._search_by_http(_questions(), options["http"])
        else:
            _search_figures.show(self, options)

    def _citations(self, options: dict[str, Any]) -> None:
        _citation_figures.print_figures(self, options)

    def _documents(self, options: dict[str, Any]) -> None:
        _document_figures.print_figures(self, options)

    def _cards(self, options: dict[str, Any]) -> None:
        _card_figures.show(self, options)

    def _crosswalk(self, options: dict[str, Any]) -> None:
        _crosswalk_figures.print_figures(self, options)

    def _code(self, options: dict[str, Any]) -> None:
        self.table("The code", ["what", "figure"], _code_figures.figures(settings.BASE_DIR))

    def _campaigns(self, options: dict[str, Any]) -> None:
        self.say(_campaigns.run_campaigns(options))

    def _site(self, options: dict[str, Any]) -> None:
        _site_figures.show(self, options)

    def _strength(self, options: dict[str, Any]) -> None:
        _strength_figures.show(self, options)

    def _load(self, options: dict[str, Any]) -> None:
        _load_figures.show(self, options)

    def _export(self, options: dict[str, Any]) -> None:
        _export_figures.show(self, options)

    def _desk(self, options: dict[str, Any]) -> None:
        _desk_figures.show(self, options)

    def _search_by_http(self, asked: list[str], seconds: float) -> None:
        rows = [
            [one.what, f"{one.per_second:.0f}", f"{one.p50_ms:.1f}", f"{one.p95_ms:.1f}", one.failed]
            for one in measure_http(asked, seconds)
        ]
        title = f"Requests answered by {WORKERS} processes, asked by {CLIENTS} clients on the same machine"
        self.table(title, ["what", "a second", "p50 ms", "p95 ms", "failed"], rows)

    def _pages(self, options: dict[str, Any]) -> None:
        if options["browser"]:
            # What else the machine does is measured along.
            busy = f"{os.getloadavg()[0]:.1f} at work on {os.cpu_count()} processors here"
            title = f"On a phone: slow 4G, a processor four times slower, nothing kept ({busy})"
            self.table(title, _browser_figures.COLUMNS, _browser_figures.browser_rows(options["paths"]))
            return
        client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
        rows = []
        for path in options["paths"] or _paths():
            times, size = [], 0
            for _ in range(max(options["rounds"], 5)):
                started = time.perf_counter()
                answer = client.get(path)
                size = len(answer.content)
                times.append((time.perf_counter() - started) * 1000)
            rows.append(
                [path, answer.status_code, f"{statistics.median(times):.1f}", f"{max(times):.1f}", f"{size / 1000:.1f}"]
            )
        self.table("Server time", ["page", "status", "median ms", "slowest ms", "kB"], rows)
        if not options["paths"]:
            columns = ["shown elsewhere", "times", "median CPU ms", "median ms", "p95 ms", "slowest ms"]
            self.table("Server time", columns, _preview_figures.preview_rows())
            self.say(_preview_figures.script_size())


class _Clock:
    """Notes how long each stage takes."""

    def __init__(self, rounds: dict[str, list[float]]) -> None:
        self.rounds = rounds

    def time(self, stage: str, work: Callable[[], object]) -> None:
        started = time.perf_counter()
        work()
        self.rounds.setdefault(stage, []).append(time.perf_counter() - started)


def _shown(times: Sequence[float]) -> list[str]:
    return [f"{statistics.median(times):.3f}", f"{max(times):.3f}"]


def _reader(game: str, document: str) -> Reader:
    try:
        return GAMES[game].publications[document].reader
    except KeyError as fault:
        raise CommandError(f"No document {document!r} of a game {game!r} is known ({fault}).") from fault


def _questions() -> list[str]:
    """100 queries made of what is there: numbers, prefixes, words, pairs, phrases."""
    entries = [entry for entry in queries.searchable_entries(timezone.localdate()) if len(entry.body.split()) > 6]
    step = max(1, len(entries) // 25)
    asked: list[str] = []
    for entry in entries[::step][:25]:
        words = entry.body.split()
        asked += [entry.number or entry.title, max(words, key=len), " ".join(words[:2]), f'"{" ".join(words[2:5])}"']
    return asked[:100]


def _paths() -> list[str]:
    paths = ["/", "/search?q=trigger"]
    for game in queries.games(timezone.localdate()):
        base = f"/{game.slug}"
        paths += [f"{base}/", f"{base}/faq/", f"{base}/cards/", f"{base}/examples/"]
        for document in game.documents:
            if document.current is None:
                continue
            rules = queries.all_rules(document.current)
            longest = max(queries.contents(document.current)[0].sections, key=lambda s: s.rule_count, default=None)
            paths += [f"{base}/{document.slug}/", f"{base}/{document.slug}/{rules[len(rules) // 2].number}"]
            paths += [f"{base}/{document.slug}/{longest.number}"] if longest else []
        paths += [f"{base}/examples/{row.slug}" for row in queries.examples_of(game.slug)[:1]]
        paths += [f"{base}/faq/{row.slug}" for row in queries.faqs_of(game.slug)[:1]]
    return paths
