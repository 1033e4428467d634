"""manage.py import_rulings FOLDER|FILE: other people's answers, kept with their source and linked to the rules."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data import search
from rules_data.actions import RulingsReport, UnableToImportRulings, import_rulings
from rules_data.core.citations import NotAText, read_text
from rules_data.core.rulings import Origin
from rules_data.management._command import RulesCommand, a_day, require_database
from rules_data.queries import games

_READ = (".md", ".mdx", ".markdown", ".txt", ".jsonl", ".ndjson")
LARGEST_FILE = 20_000_000


class Command(RulesCommand):
    help = (
        "Import rulings: pages of Markdown or MDX whose headings ask, official FAQs, or JSON lines with question and "
        "answer. What a file says of its source, author, licence, date and version goes before the options."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("paths", nargs="+", metavar="FOLDER|FILE")
        parser.add_argument("--game", default="", help="without it the name of a folder on the path")
        parser.add_argument("--document", default="cr", help="what numbers without a document's name are of")
        parser.add_argument("--edition", default="", help="the version they were written for; by their day without it")
        parser.add_argument("--source", default="", help="the title they are from")
        parser.add_argument("--author", default="")
        parser.add_argument("--licence", default="", help="under which they may be shown, such as CC BY-SA 4.0")
        parser.add_argument("--url", default="")
        parser.add_argument("--day", type=a_day, help="when they were written")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        day = options["day"].isoformat() if options["day"] else ""
        origin = Origin(
            options["source"], options["author"], options["licence"], day, options["url"], options["edition"]
        )
        rows, refused = [], []
        files = list(_files(options["paths"]))
        if not files:
            raise CommandError(f"No file there can hold rulings: they are read from {', '.join(_READ)}.")
        for path in files:
            try:
                report = import_rulings(
                    game=self._game(options["game"], path), text=_text(path), name=path.name, origin=origin,
                    document=options["document"],
                )  # fmt: skip
            except UnableToImportRulings as refusal:
                refused.append(str(refusal))
                continue
            refused += report.refused
            rows.append(_row(path, report))
        columns = ["file", "written for", "new", "renewed", "unchanged", "rules named", "found there"]
        self.table("Rulings", columns, rows)
        for line in refused:
            self.stderr.write(line)
        if any(row[2] or row[3] for row in rows):
            self.say(f"{search.rebuild().entries} entries indexed.")
        if refused:
            raise CommandError(f"{len(refused)} not imported; the rest was.", returncode=2)

    def _game(self, named: str, path: Path) -> str:
        known = games(timezone.localdate())
        wanted = {named.lower()} if named else {part.lower() for part in path.absolute().parts}
        found = [game.slug for game in known if wanted & {game.slug, game.name.lower(), *game.aliases}]
        if len(found) != 1:
            there = ", ".join(game.slug for game in known)
            raise CommandError(f"{path}: of which game are these rulings? Name the --game: {there}.")
        return found[0]


def _files(paths: list[str]) -> Iterator[Path]:
    """The files named, and of folders all that may hold rulings."""
    for name in paths:
        path = Path(name)
        if not path.exists():
            raise CommandError(f"{name}: no such file or folder.")
        within = sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]
        yield from (one for one in within if path.is_file() or one.suffix.lower() in _READ)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise UnableToImportRulings(f"{path}: larger than {LARGEST_FILE // 10**6} MB: part it.")
        return read_text(path.read_bytes()).shown
    except (NotAText, OSError) as fault:
        raise UnableToImportRulings(f"{path}: {fault}") from fault


def _row(path: Path, report: RulingsReport) -> list[object]:
    counts = [report.new, report.renewed, report.unchanged, report.rules_named, report.rules_found]
    return [path.name, report.edition, *counts]
