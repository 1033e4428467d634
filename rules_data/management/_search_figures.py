"""What `bench search` prints."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.test import override_settings
from django.utils import timezone

from rules_data import search
from rules_data.management._command import RulesCommand
from rules_data.queries import searchable_entries
from rules_data.search.backends import backend_in_use

from . import _search_answers, _search_kill, _search_phone, _search_relevance, _search_speed, _search_synonyms
from ._search_relevance import PEOPLE_ASKED, Relevance, Score
from ._search_speed import Times

MOST_SHOWN = 25
# Questions as players ask them, in own words, labelled by reading the rules. Kept apart: nothing is chosen by them.
UNSEEN = Path(__file__).parent / "labelled" / "questions_unseen.jsonl"
FEWEST_OF_A_SOURCE = 5


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `bench search`; without any it measures what is published here."""
    parser.add_argument("--relevance", type=Path, metavar="FILE", help="labelled questions, one JSON object a line")
    parser.add_argument("--unseen", action="store_true", help="questions by which nothing here was chosen")
    _search_phone.add_arguments(parser)
    parser.add_argument("--answers", action="store_true", help="this site's answers, each without its own vote")
    parser.add_argument("--entries", type=int, metavar="N", help="an index of so many entries, and SQLite's FTS5")
    parser.add_argument("--synonyms", action="store_true", help="with --relevance: what each synonym brings, five-fold")
    parser.add_argument("--kill", type=int, metavar="TIMES", help="kill a process that builds the index, so often")
    parser.add_argument("--worst", action="store_true", help="the queries that might keep a search busy")


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Measure what the options ask for, and print it; on an index of what is published now, never on an older one."""
    search.ensure()
    if options["relevance"] and options["synonyms"]:
        _search_synonyms.show(command, options["relevance"])
    elif options["relevance"]:
        _relevance(command, options["relevance"])
    elif options["unseen"]:
        _relevance(command, UNSEEN)
    elif options["phone"]:
        _search_phone.show(command, options["phone"])
    elif options["answers"]:
        _search_answers.show(command)
    elif options["kill"]:
        _kill(command, options["kill"])
    elif options["worst"]:
        _worst(command)
    else:
        _speed(command, options["entries"], options["rounds"])


def _relevance(command: RulesCommand, path: Path) -> None:
    questions = _search_relevance.read_questions(path)
    above = _search_relevance.rules_above(searchable_entries(timezone.localdate()))
    ours, everything, plain = (
        _search_relevance.measure(questions, rank, above)
        for rank in (
            _search_relevance.by_search(["rule"]),
            _search_relevance.by_search(None),
            _search_relevance.by_plain_bm25(),
        )
    )
    rows = [
        [game, kind, score.asked, *_shown(score.means()), *_shown(plain.scores[game, kind].means()[1:3])]
        for (game, kind), score in sorted(ours.scores.items())
    ]
    head = ["game", "kind", "asked", "hit@1", "hit@5", "hit@10", "MRR", "FTS5 hit@5", "FTS5 hit@10"]
    command.table(f"Rules that answer, among the first ({backend_in_use().name})", head, rows)
    kinds = sorted({kind for _, kind in ours.scores})
    by_people = any(kind in PEOPLE_ASKED for kind in kinds)
    rows = [_together("asked by people", PEOPLE_ASKED, ours, everything, plain)] if by_people else []
    rows += [_together(kind, (kind,), ours, everything, plain) for kind in kinds if kind not in PEOPLE_ASKED]
    head = ["together", "asked", "hit@10", "among all kinds", "FTS5 hit@10", "times FTS5", "MRR", "FTS5 MRR"]
    command.table("Together, a rule right above or below counting a half", head, rows)
    _strict(command, ours, plain)


def _strict(command: RulesCommand, ours: Relevance, plain: Relevance) -> None:
    """The same with the labelled rule itself alone, in its own document: of all that people asked, and by source."""
    asked = {name: of.over(PEOPLE_ASKED) for name, of in (("ours", ours), ("plain", plain))}
    rows = [_strict_row("all games", "asked by people", asked["ours"], asked["plain"])] if asked["ours"].asked else []
    for kind in sorted({kind for _, kind in ours.scores} - set(PEOPLE_ASKED)):
        rows.append(_strict_row("all games", kind, ours.over([kind]), plain.over([kind])))
    for game, kind in sorted(ours.scores):
        rows.append(_strict_row(game, kind, ours.scores[game, kind], plain.scores[game, kind]))
    for game, source in sorted(ours.sources):
        if ours.sources[game, source].asked >= FEWEST_OF_A_SOURCE:
            rows.append(_strict_row(game, source, ours.sources[game, source], plain.sources[game, source]))
    head = ["game", "kind or source", "asked", "hit@10", "FTS5 hit@10", "times FTS5", "MRR", "FTS5 MRR"]
    command.table("The labelled rule itself, in its own document", head, rows)


def _strict_row(game: str, name: str, ours: Score, plain: Score) -> list[object]:
    (hit, rank), (plain_hit, plain_rank) = ours.strict(), plain.strict()
    times = f"{hit / plain_hit:.2f}" if plain_hit else "-"
    return [game, name, ours.asked, *_shown((hit, plain_hit)), times, *_shown((rank, plain_rank))]


def _together(
    name: str, kinds: tuple[str, ...], ours: Relevance, everything: Relevance, plain: Relevance
) -> list[object]:
    rules, mixed, bm25 = (of.over(kinds) for of in (ours, everything, plain))
    times = rules.in_ten / bm25.in_ten if bm25.in_ten else 0.0
    return [
        name, rules.asked, *_shown((rules.means()[2], mixed.means()[2], bm25.means()[2])), f"{times:.2f}",
        *_shown((rules.means()[3], bm25.means()[3])),
    ]  # fmt: skip


def _kill(command: RulesCommand, times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = _search_kill.kill_builders(Path(folder) / "index", times)
    command.say(
        f"{report.kills} builders killed after {report.finished} whole builds: "
        f"{report.whole} times the index was whole, {report.kills - report.whole} times it was not."
    )


def _worst(command: RulesCommand) -> None:
    timed = _search_speed.slowest_of_worst()
    rows = [[name, f"{taken:.1f}", f"{work:.1f}", hits] for name, taken, work, hits in timed[:MOST_SHOWN]]
    command.table("Worst queries", ["query", "ms", "ms of processor", "hits"], rows)
    slowest, working = max(one[1] for one in timed), timed[0][2]
    command.say(f"{len(timed)} queries, none failed; the slowest {slowest:.0f} ms, of processor time {working:.0f} ms.")


def _speed(command: RulesCommand, count: int | None, rounds: int) -> None:
    entries = _search_speed.entries_of_size(count) if count else list(searchable_entries(timezone.localdate()))
    with tempfile.TemporaryDirectory() as folder, override_settings(SEARCH_INDEX_DIR=Path(folder)):
        seconds = _search_speed.build(entries)
        asked = _search_speed.queries_from(entries)
        ours, plain = _search_speed.time_beside_fts5(entries, asked, rounds)
        typing = _search_speed.time_suggestions(entries, rounds)
        search.forget_index()
    rows = [
        ["search, 20 snippets", *_milliseconds(ours)],
        ["SQLite FTS5, 20 snippets", *_milliseconds(plain)],
        ["times FTS5", f"{ours.p50 / plain.p50:.2f}", f"{ours.p95 / plain.p95:.2f}", ""],
        ["typeahead", *_milliseconds(typing)],
    ]
    command.table(f"{len(entries)} entries ({backend_in_use().name})", ["what", "p50 ms", "p95 ms", "slowest ms"], rows)
    command.say(f"Built in {seconds:.2f} s; {len(asked)} queries by turns, the fastest of {rounds + 1} rounds of each.")


def _milliseconds(times: Times) -> list[str]:
    return [f"{times.p50:.2f}", f"{times.p95:.2f}", f"{times.slowest:.2f}"]


def _shown(values: tuple[float, ...]) -> list[str]:
    return [f"{value:.3f}" for value in values]
