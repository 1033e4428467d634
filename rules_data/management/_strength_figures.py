"""What `bench strength` prints: kills, writers at once, and several servers of which some fall."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.management._command import RulesCommand
from rules_data.management._strength.kills import kill_publishers
from rules_data.management._strength.many_servers import missing_for_many_servers, read_while_servers_fall
from rules_data.management._strength.small_site import small_site
from rules_data.management._strength.writers import race_writers

HEAD = """\
# What has been held

Each row is one run of `manage.py bench strength --record`. A fault is a mixed or lost state, an error that
reached a reader or a writer's traceback, or an older state after a newer one.

| day | what | times | how it went | faults |
|---|---|---|---|---|
"""


def add_arguments(parser: ArgumentParser) -> None:
    """Each campaign by its number; without any, a small one of those that need no other server."""
    parser.add_argument("--kills", type=int, default=0, metavar="TIMES", help="kill a publisher, so often")
    parser.add_argument("--races", type=int, default=0, metavar="ROUNDS", help="two writers at once, so many rounds")
    parser.add_argument("--many-servers", type=float, default=0, metavar="SECONDS", help="two app servers behind nginx")
    parser.add_argument(
        "--postgresql", default="", metavar="URL", help="postgres://user@host:port/, for a database of its own"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="add the rows to a table, such as docs/strength.md")
    parser.add_argument("--redis", default="", metavar="URL", help="redis://host:port/number, used and left as it is")


def record(file: Path, rows: list[list[Any]], faults: int) -> None:
    """Add what was run to a table in Markdown, which is begun where there is none."""
    if not file.exists():
        file.write_text(HEAD, encoding="utf-8")
    day = datetime.now(UTC).date().isoformat()
    with file.open("a", encoding="utf-8") as table:
        for what, times, how in rows:
            table.write(f"| {day} | {what} | {times} | {str(how).replace('|', '/')} | {faults} |\n")


def _counted(outcomes: Mapping[Any, int]) -> str:
    """How often each thing happened, as a sentence says it."""
    rows = sorted(outcomes.items(), key=str)
    return "; ".join(f"{times} {'time' if times == 1 else 'times'} {what}" for what, times in rows)


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Run what the options ask for. Raises CommandError when anything was not as it should be."""
    kills, races, seconds = options["kills"], options["races"], options["many_servers"]
    if not (kills or races or seconds):
        kills, races = 3, 3
    if seconds and not (options["postgresql"] and options["redis"]):
        raise CommandError("Several servers share a database and a Redis: name both with --postgresql and --redis.")
    missing = missing_for_many_servers()
    if seconds and missing:
        raise CommandError(missing)
    rows, faults = [], []
    with tempfile.TemporaryDirectory() as folder, small_site(Path(folder) / "site", options["postgresql"]) as site:
        on = "PostgreSQL" if options["postgresql"] else "SQLite"
        if kills:
            killed = kill_publishers(site, kills)
            faults += killed.faults
            how = f"{killed.whole} whole: {_counted(killed.outcomes)}"
            rows.append([f"publishers killed on {on}", killed.kills, how])
        if races:
            raced = race_writers(site, races)
            faults += raced.faults
            rows.append([f"rounds of two writers on {on}", raced.rounds, _counted(raced.outcomes)])
        if seconds:
            met = read_while_servers_fall(site, options["redis"], seconds)
            faults += met.faults
            seen = ", ".join(f"{one:.2f} s" for one in met.published)
            said = f"{_counted(met.statuses)}; publishes seen by all after {seen}"
            rows.append(["answers while servers fall", met.answers, f"{said}; slowest answer {met.slowest:.2f} s"])
    command.table("Strength", ["what", "times", "how it went"], rows)
    if options["record"]:
        record(options["record"], rows, len(faults))
    if faults:
        listed = "\n".join(f"- {one[:300]}" for one in faults[:10])
        raise CommandError(f"{len(faults)} were not as they should be:\n{listed}")
