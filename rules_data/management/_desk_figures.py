"""What the desk costs: the server's work from upload to published, two editors on one text, many writers at once."""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management.base import CommandError
from django.db import connection, transaction
from django.test import Client, override_settings
from django_otp.plugins.otp_totp.models import TOTPDevice

from rules_data import search
from rules_data.actions import (
    EditConflict,
    acting,
    check_revision,
    grant_role,
    import_document,
    publish_revision,
    publish_text,
    run_import,
    save_text,
)
from rules_data.management._command import RulesCommand, read_source
from rules_data.management._strength.desks import write_at_once
from rules_data.management._strength.small_site import small_site
from rules_data.management._strength_table import record
from rules_data.queries.desk import AnswerFields, answer_file, import_jobs

NOBODY = "bench-of-the-desk"

# For each step, seconds by the clock and of the processor.
Times = dict[str, list[tuple[float, float]]]


class _Undo(Exception):
    """Leaves the transaction, so that nothing measured is kept."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("named", nargs="*", metavar="GAME DOCUMENT OLD NEW", help="two versions of one rulebook")
    parser.add_argument("--editions", nargs=2, metavar=("OLD", "NEW"), help="the labels of the two versions")
    parser.add_argument("--rounds-of-two", type=int, default=200, help="how often two editors save from one base")
    parser.add_argument("--writers", type=int, default=0, help="so many write at once, to a small site of their own")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--record", type=Path, metavar="FILE", help="add what came of it to a table of strength")


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Print what was asked for, and leave everything as it was."""
    if options["named"]:
        _show_journey(command, options)
    kept = [_show_two(command, options["rounds_of_two"])]
    _show_answer(command, options["rounds"])
    if options["writers"]:
        kept.append(_show_writers(command, options["writers"], options["seconds"]))
    if options["record"]:
        for row, faults in kept:
            record(options["record"], [row], faults)
    if any(faults for _, faults in kept):
        raise CommandError("Not everything was as it should be: see the tables above.")


def _show_journey(command: RulesCommand, options: dict[str, Any]) -> None:
    if len(options["named"]) != 4 or not options["editions"]:
        raise CommandError("Name game, document, the old file and the new one, and both --editions.")
    game, document, old, new = options["named"]
    times: Times = {}
    for _ in range(options["rounds"]):
        with tempfile.TemporaryDirectory() as folder, override_settings(SEARCH_INDEX_DIR=Path(folder)):
            _journey(game, document, [read_source(old), read_source(new)], options["editions"], times)
    rows = [[what, *_medians(taken), f"{max(wall for wall, _ in taken):.3f}"] for what, taken in times.items()]
    each = [_medians(taken) for taken in times.values()]
    together = [f"{sum(float(one[column]) for one in each):.3f}" for column in (0, 1)]
    command.table("Seconds of server work, from upload to published",
                  ["step", "median", "of the processor", "slowest"], [*rows, ["together", *together, ""]])  # fmt: skip


def _medians(taken: list[tuple[float, float]]) -> tuple[str, str]:
    """Seconds by the clock, and of the processor's time: the first says little on a machine that is busy."""
    return f"{statistics.median(wall for wall, _ in taken):.3f}", f"{statistics.median(busy for _, busy in taken):.3f}"


def _processor_seconds() -> float:
    """Of this process and of those it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def _journey(game: str, document: str, files: list[bytes], labels: list[str], times: Times) -> None:
    named = {"game": game, "document": document}
    try:
        with transaction.atomic():
            old = {"data": files[0], "source_name": "old", "edition": labels[0]}
            if not import_document(game=game, document=document, **old).unchanged:  # type: ignore[arg-type]
                check_revision(**named, edition=labels[0], examples=True)
                publish_revision(**named, edition=labels[0], despite_obstacles=True, index=False, examples=True)
            _clicked(_publisher(), named, files[1], labels[1], times)
            raise _Undo
    except _Undo:
        return


def _publisher() -> Client:
    person = grant_role(NOBODY, "publisher")
    client = Client(headers={"host": settings.ALLOWED_HOSTS[0]})
    client.force_login(person, backend=settings.AUTHENTICATION_BACKENDS[-1])
    session = client.session
    session["otp_device_id"] = TOTPDevice.objects.create(user=person, confirmed=True).persistent_id
    session.save()
    return client


def _clicked(client: Client, named: dict[str, str], data: bytes, label: str, times: Times) -> None:
    """What an editor presses, one after the other."""

    def timed(what: str, work: Callable[[], Any]) -> Any:
        started, busy = time.perf_counter(), _processor_seconds()
        result = work()
        times.setdefault(what, []).append((time.perf_counter() - started, _processor_seconds() - busy))
        return result

    form = {"document": f"{named['game']}/{named['document']}", "edition": label, "replace": "yes"}
    timed("upload", lambda: client.post("/editor/import", form | {"file": SimpleUploadedFile("new.txt", data)}))
    [job] = import_jobs(0, 1)
    if timed("import, match and check, in the worker", lambda: run_import(job.id)) != "done":
        raise CommandError(import_jobs(0, 1)[0].message)
    draft = import_jobs(0, 1)[0].revision_id
    base = f"/editor/drafts/{draft}/"
    timed("draft page", lambda: client.get(base))
    timed("match board", lambda: client.get(f"{base}match"))
    timed("impact", lambda: client.get(f"{base}impact"))
    overruled = {"overrule": "yes", "why": "measured"}
    timed("publish", lambda: client.post(f"{base}publish", overruled))
    timed("search index", search.rebuild)


def _show_two(command: RulesCommand, rounds: int) -> tuple[list[object], int]:
    """Two editors save from one base: one wins, the other is told and given the winner's text.

    Gives back a row for the table of strength, and how many texts were lost.
    """
    chance = random.Random(rounds)  # noqa: S311  the same rounds every time
    won = told = lost = 0
    times: list[float] = []
    try:
        with transaction.atomic():
            version, text = 0, ""
            for turn in range(rounds):
                for who in chance.sample(["ann", "bob"], 2):
                    started = time.perf_counter()
                    mine = f"{who} in round {turn}"
                    with acting(who):
                        try:
                            after = save_text(kind="faq", game="riftbound", slug=NOBODY, source=mine, version=version)
                            text, won = mine, won + 1
                        except EditConflict as conflict:
                            told, lost = told + 1, lost + (conflict.theirs != text)
                    times.append((time.perf_counter() - started) * 1000)
                version = after
            raise _Undo
    except _Undo:
        row = [rounds, won, told, lost, f"{statistics.median(times):.1f}", f"{max(times):.1f}"]
        command.table("Two editors on one text", ["rounds", "won", "told", "lost", "median ms", "slowest ms"], [row])
    how = f"{won} times saved; {told} times told, with both texts"
    return [f"rounds of two editors on one text, on {_database()}", rounds, how], lost + abs(rounds - won)


def _database() -> str:
    return "PostgreSQL" if connection.vendor == "postgresql" else "SQLite"


def _show_answer(command: RulesCommand, rounds: int) -> None:
    """What one changed answer costs: its publication, and the index with it, beside a whole new index."""
    times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, override_settings(SEARCH_INDEX_DIR=Path(folder)):
        for turn in range(rounds):
            _timed(times, "whole search index", search.rebuild)
            try:
                with transaction.atomic():
                    _timed(times, "saved and published", partial(_publish_answer, turn))
                    _timed(times, "search index with it", search.prepare)
                    raise _Undo
            except _Undo:
                continue
    rows = [[what, f"{statistics.median(taken):.3f}", f"{max(taken):.3f}"] for what, taken in times.items()]
    command.table("Seconds for one answer", ["step", "median", "slowest"], rows)


def _publish_answer(turn: int) -> None:
    fields = AnswerFields(f"Measured {turn}", "Is it measured?", "It is.")
    version = save_text(kind="faq", game="riftbound", slug=NOBODY, source=answer_file(fields), version=0)
    publish_text(kind="faq", game="riftbound", slug=NOBODY, version=version, note="measured", despite_faults=True)


def _timed(times: dict[str, list[float]], what: str, work: Callable[[], object]) -> None:
    started = time.perf_counter()
    work()
    times.setdefault(what, []).append(time.perf_counter() - started)


def _show_writers(command: RulesCommand, writers: int, seconds: float) -> tuple[list[object], int]:
    """Processes of their own on a small site of their own, on the same kind of database as this one.

    Gives back a row for the table of strength, and how many faults and lost texts there were.
    """
    server = os.environ.get("DATABASE_URL", "") if connection.vendor == "postgresql" else ""
    with tempfile.TemporaryDirectory() as folder, small_site(Path(folder) / "site", server) as site:
        report = write_at_once(site, writers, seconds)
    rows = [[what, count] for what, count in report.done.most_common()]
    rows += [[f"refused: {what}", count] for what, count in report.told.most_common()]
    rows += [["faults", len(report.faults)], ["of them “database is locked”", report.locked], ["lost", report.lost],
             ["longest wait, seconds", f"{report.slowest:.2f}"]]  # fmt: skip
    what = f"{writers} writers at once for {seconds:.0f} s on {_database()}"
    command.table(what[0].upper() + what[1:], ["what", "how often"], rows)
    for fault in report.faults[:3]:
        command.say(fault)
    how = f"{report.told.total()} refused in a sentence, {report.locked} times “database is locked”"
    longest = f"longest wait {report.slowest:.2f} s"
    return [what, report.done.total() + report.told.total(), f"{how}; {longest}"], len(report.faults) + report.lost
