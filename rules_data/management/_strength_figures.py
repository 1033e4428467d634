"""What `bench strength` prints: kills, writers at once, and several servers of which some fall."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.management._command import RulesCommand, require_database
from rules_data.management._strength.damaged_index import KINDS, damage_index
from rules_data.management._strength.failing_writes import let_writes_fail
from rules_data.management._strength.killed_processes import kill_while_read
from rules_data.management._strength.kills import kill_publishers
from rules_data.management._strength.made_queries import ask_made_queries
from rules_data.management._strength.many_servers import missing_for_many_servers, read_while_servers_fall
from rules_data.management._strength.payloads import send_payloads
from rules_data.management._strength.small_site import SmallSite, small_site
from rules_data.management._strength.writers import race_writers
from rules_data.management._strength_table import record
from rules_data.queries import searchable_entries

ON_SMALL_SITE = ("kills", "races", "many_servers", "falls", "damage", "failures")


def add_arguments(parser: ArgumentParser) -> None:
    """Each campaign by its number; without any, a small one of those that need no other server."""
    parser.add_argument("--kills", type=int, default=0, metavar="TIMES", help="kill a publisher, so often")
    parser.add_argument("--races", type=int, default=0, metavar="ROUNDS", help="two writers at once, so many rounds")
    parser.add_argument("--queries", type=int, default=0, metavar="TIMES", help="queries made by the grammar, here")
    parser.add_argument("--payloads", type=int, default=0, metavar="TEXTS", help="texts made to run in a browser, here")
    parser.add_argument("--many-servers", type=float, default=0, metavar="SECONDS", help="two app servers behind nginx")
    parser.add_argument("--damage", type=int, default=0, metavar="TIMES", help="damage the index in each way, so often")
    parser.add_argument(
        "--failures", type=int, default=0, metavar="TIMES", help="full disks; and each write fails once"
    )
    parser.add_argument("--falls", type=int, default=0, metavar="TIMES", help="kill a process of two such servers")
    parser.add_argument(
        "--postgresql", default="", metavar="URL", help="postgres://user@host:port/, for a database of its own"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="add the rows to a table, such as docs/strength.md")
    parser.add_argument("--redis", default="", metavar="URL", help="redis://host:port/number, used and left as it is")


def _counted(outcomes: Mapping[Any, int]) -> str:
    """How often each thing happened, as a sentence says it."""
    rows = sorted(outcomes.items(), key=str)
    return "; ".join(f"{times} {'time' if times == 1 else 'times'} {what}" for what, times in rows)


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Run what the options ask for. Raises CommandError when anything was not as it should be."""
    if not any(options[one] for one in (*ON_SMALL_SITE, "queries", "payloads")):
        options = options | {"kills": 3, "races": 3}
    if options["many_servers"] or options["falls"]:
        _require_what_servers_share(options)
    rows, faults = _asked(options["queries"]) if options["queries"] else ([], [])
    if options["payloads"]:
        _sent(options["payloads"], rows, faults)
    if any(options[one] for one in ON_SMALL_SITE):
        server = options["postgresql"]
        with tempfile.TemporaryDirectory() as folder, small_site(Path(folder) / "site", server) as site:
            _on_small_site(site, options, rows, faults)
    command.table("Strength", ["what", "times", "how it went"], rows)
    if options["record"]:
        record(options["record"], rows, len(faults))
    if faults:
        listed = "\n".join(f"- {one[:300]}" for one in faults[:10])
        raise CommandError(f"{len(faults)} were not as they should be:\n{listed}")


def _require_what_servers_share(options: dict[str, Any]) -> None:
    if not (options["postgresql"] and options["redis"]):
        raise CommandError("Several servers share a database and a Redis: name both with --postgresql and --redis.")
    missing = missing_for_many_servers()
    if missing:
        raise CommandError(missing)


def _asked(count: int) -> tuple[list[list[Any]], list[str]]:
    """So many queries of this site's own index, and those that were not as they should be."""
    require_database()
    report = ask_made_queries(count)
    entries = sum(1 for _ in searchable_entries(timezone.localdate()))
    made = f"slowest {report.slowest:.0f} ms of processor time, 99 of 100 under {report.p99:.0f} ms"
    first = f"the first search in each edition and between each two, {len(report.first)} made before"
    how = f"{made}; {first}, took {max(report.first, default=0):.0f} ms at most"
    return [[f"queries made by the grammar, of {entries} entries", count, how]], report.faults


def _sent(count: int, rows: list[list[Any]], faults: list[str]) -> None:
    """So many texts made to do harm, by the doors of this site; adds what came of them."""
    require_database()
    report = send_payloads(count)
    faults += report.faults
    how = f"{report.pages} pages in a browser; written into a page as they are, {report.dangerous} do something"
    rows.append(["texts made to run in a reader's browser", report.texts, how])


def _on_small_site(site: SmallSite, options: dict[str, Any], rows: list[list[Any]], faults: list[str]) -> None:
    """Kills, races and fallen servers on a site of their own; adds what came of them."""
    on = "PostgreSQL" if options["postgresql"] else "SQLite"
    if options["kills"]:
        killed = kill_publishers(site, options["kills"])
        faults += killed.faults
        rows.append([f"publishers killed on {on}", killed.kills, f"{killed.whole} whole: {_counted(killed.outcomes)}"])
    if options["races"]:
        raced = race_writers(site, options["races"])
        faults += raced.faults
        rows.append([f"rounds of two writers on {on}", raced.rounds, _counted(raced.outcomes)])
    if options["damage"]:
        damaged = damage_index(site, options["damage"])
        faults += damaged.faults
        took = f"answered within {damaged.slowest_answer:.2f} s, whole again within {damaged.slowest_repair:.2f} s"
        rows.append([f"damaged indexes, {len(KINDS)} ways", damaged.damaged, f"{_counted(damaged.noticed)}; {took}"])
    if options["failures"]:
        failing = let_writes_fail(site, options["failures"])
        faults += failing.faults
        said = f"{_counted(failing.outcomes)}; a publish writes {failing.steps} times"
        rows.append([f"publishes during which a write failed, on {on}", failing.failed, said])
    if options["many_servers"]:
        met = read_while_servers_fall(site, options["redis"], options["many_servers"])
        faults += met.faults
        seen = ", ".join(f"{one:.2f} s" for one in met.published)
        said = f"{_counted(met.statuses)}; publishes seen by all after {seen}; slowest answer {met.slowest:.2f} s"
        rows.append(["answers while servers fall", met.answers, said])
    if options["falls"]:
        cut = kill_while_read(site, options["redis"], options["falls"])
        faults += cut.faults
        rows.append(
            [f"answers while {cut.kills} processes of two servers were killed", cut.answers, _counted(cut.outcomes)]
        )
