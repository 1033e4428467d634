"""manage.py export: the whole public site as files."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules_data.management._command import RulesCommand, require_database
from rulesite.exporting.exporting import export_site
from rulesite.exporting.writing import UnableToExport

MOST_SHOWN = 20


class Command(RulesCommand):
    help = "Write the whole public site as static files, compressed as well, with a search that runs in the page."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "folder", type=Path, help="where to write; an earlier export there is replaced when this is whole"
        )
        parser.add_argument("--address", required=True, help="where it will be read, such as https://rules.example.org")
        parser.add_argument("--live", default="", help="the address of the live site, for what a copy cannot do")
        parser.add_argument("--as-json", action="store_true", help="print what was written as JSON, for programs")
        parser.add_argument("--without-pictures", action="store_true", help="leave out the pictures of link previews")

    def handle(self, *args: Any, **options: Any) -> str | None:
        require_database()
        folder: Path = options["folder"]
        try:
            with nullcontext(_silent) if options["as_json"] else self.progress() as tell:
                report = export_site(
                    folder.absolute(), options["address"].rstrip("/"), live=options["live"],
                    pictures=not options["without_pictures"], tell=tell,
                )  # fmt: skip
        except UnableToExport as fault:
            raise CommandError(str(fault)) from fault
        if report.broken:
            listed = [f"- {link} (on {by})" for link, by in list(report.broken.items())[:MOST_SHOWN]]
            raise CommandError(
                f"{len(report.broken)} links lead to nothing, so nothing was written:\n" + "\n".join(listed)
            )
        if options["as_json"]:
            return json.dumps(asdict(report))
        self.counts(
            f"Written to {folder}",
            {
                "files": report.files,
                "links to files inside": report.links,
                "broken": len(report.broken),
                "rules cited that are not published here, left as text": len(report.unpublished),
                "megabytes": f"{report.bytes / 1e6:.1f}",
                "megabytes of texts with brotli": f"{report.compressed / 1e6:.1f}",
                "sha256 of all of it": report.digest,
            },
        )
        return None


def _silent(what: str, done: int, total: int) -> None:
    """Says nothing of how far the work is."""
