"""What `bench export` prints: what a search in the page weighs, game by game, and whether two copies are the same."""

from __future__ import annotations

import gzip
import json
import os
import resource
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import brotli
from django.conf import settings
from django.core.management.base import CommandError
from django.test import Client, override_settings
from django.utils import timezone

from rules_data.management._command import RulesCommand
from rules_data.management._strength_table import record
from rules_data.queries import games, searchable_entries

# What is loaded to search: all forms of words at once, and then only the pieces that a question needs.
OF_THE_INDEX = ("words", "found", "texts")
MOST_BYTES = 3_000_000
ADDRESS = "https://rules.example.org"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--whole", type=int, default=0, metavar="TIMES", help="write the whole copy so often, as well")
    parser.add_argument("--record", type=Path, metavar="FILE", help="add the rows to a table, such as docs/strength.md")


def show(command: RulesCommand, options: dict[str, Any]) -> None:
    """Weigh the index of each game; write copies and compare them. Raises CommandError where one is too heavy, a link
    leads nowhere, or two copies differ.
    """
    rows, faults = _indexes()
    if options["whole"]:
        rows.append(_copies(options["whole"], faults))
    command.table("As files", ["what", "times", "how it went"], rows)
    if options["record"]:
        record(options["record"], rows, len(faults))
    if faults:
        raise CommandError("\n".join(faults))


def _indexes() -> tuple[list[list[Any]], list[str]]:
    rows: list[list[Any]] = []
    faults: list[str] = []
    today = timezone.localdate()
    for game in games(today):
        entries = sum(one.game == game.slug for one in searchable_entries(today))
        pieces = index_pieces(game.slug)
        packed = sum(len(brotli.compress(one, quality=9)) for one in pieces.values())
        zipped = sum(len(gzip.compress(one, 9)) for one in pieces.values())
        first = len(brotli.compress(pieces["words"], quality=9))
        how = f"{packed / 1e6:.2f} MB with brotli, {zipped / 1e6:.2f} MB with gzip, in {len(pieces)} pieces"
        what = f"search in the page, {game.slug}, {entries} entries"
        rows.append([what, 1, f"{how}; {first / 1e3:.0f} kB come first"])
        if max(packed, zipped) >= MOST_BYTES:
            faults.append(f"The index of {game.slug} weighs more than {MOST_BYTES / 1e6:g} MB: {how}.")
    return rows, faults


def index_pieces(game: str) -> dict[str, bytes]:
    """The pieces of a game's index as a reader's page loads them, by their names."""
    with override_settings(ALLOWED_HOSTS=["*"], LIMITS=False, KEEP_PAGES=False, SECURE_SSL_REDIRECT=False):
        client = Client(headers={"host": "127.0.0.1"})
        named = {Path(one).stem: one for one in client.get(f"/offline/{game}.json").json()["pieces"]}
        wanted = {name: path for name, path in named.items() if name.partition("-")[0] in OF_THE_INDEX}
        return {name: client.get(path).content for name, path in wanted.items()}


def _copies(times: int, faults: list[str]) -> list[Any]:
    """Write the whole copy so often, each by a process of its own into a folder of its own that is then gone.

    What hangs on the order in which a process keeps things differs from process to process, and shows.
    """
    started = _spent_by_others()
    with ThreadPoolExecutor(os.cpu_count()) as writing:
        all_told = list(writing.map(lambda _: _copy(), range(times)))
    spent = (_spent_by_others() - started) / times
    told, digests = all_told[0], {one["digest"] for one in all_told}
    if len(digests) > 1:
        faults.append(f"{times} copies of one site are {len(digests)} different ones.")
    megabytes = f"{told['bytes'] / 1e6:.0f} MB, their texts {told['compressed'] / 1e6:.0f} MB with brotli"
    links = f"{told['links']} links followed, {len(told['broken'])} lead nowhere"
    compared = f"{len(digests)} different of {times}"
    how = f"{told['files']} files, {megabytes}; {links}; {compared}; {spent:.0f} s of processor time each"
    return ["the whole site as files, without pictures", times, how]


def _copy() -> dict[str, Any]:
    """One copy, and what is told of it. Raises CommandError where it could not be written, as where a link is dead."""
    command = [sys.executable, "manage.py", "export", "--address", ADDRESS, "--without-pictures", "--as-json"]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(  # noqa: S603  our own code
            [*command, str(Path(folder) / "copy")], cwd=settings.BASE_DIR, capture_output=True, text=True, check=False
        )
    if done.returncode:
        raise CommandError(done.stderr.strip())
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def _spent_by_others() -> float:
    """Seconds of processor time of the processes that this one began and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
