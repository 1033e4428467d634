"""What `bench export` prints: what a search in the page weighs, game by game, and whether two copies are the same."""

from __future__ import annotations

import gzip
import io
import json
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import brotli
from django.core.management import call_command
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
    """Write the whole copy so often, each into a folder of its own that is then gone."""
    digests: set[str] = set()
    told: dict[str, Any] = {}
    started = time.process_time()
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            said = io.StringIO()
            call_command(
                "export", str(Path(folder) / "copy"), address=ADDRESS, without_pictures=True, as_json=True, stdout=said
            )
            told = json.loads(said.getvalue())
            digests.add(told["digest"])
    spent = (time.process_time() - started) / times
    if len(digests) > 1:
        faults.append(f"{times} copies of one site are {len(digests)} different ones.")
    megabytes = f"{told['bytes'] / 1e6:.0f} MB, their texts {told['compressed'] / 1e6:.0f} MB with brotli"
    links = f"{told['links']} links followed, {len(told['broken'])} lead nowhere"
    compared = f"{len(digests)} different of {times}"
    how = f"{told['files']} files, {megabytes}; {links}; {compared}; {spent:.0f} s of processor time each"
    return ["the whole site as files, without pictures", times, how]
