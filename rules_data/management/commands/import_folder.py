"""manage.py import_folder FOLDER: every edition in it, imported, checked and published; then all examples are run."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.db import transaction

from rules_data import search
from rules_data.actions import (
    UnableToAct,
    check_revision,
    import_document,
    processors,
    publish_revision,
    run_examples,
)
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand, read_source, require_database
from rules_data.management._sources import Found, files_in


class Command(RulesCommand):
    help = "Import, check, publish and index every version in a folder that has one folder a game; run the examples."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", help=f"holds {'/, '.join(GAMES)}/ with files named for their version")
        parser.add_argument("--despite-obstacles", action="store_true", help="publish also what its check objects to")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        folder = Path(options["folder"])
        if not folder.is_dir():
            raise CommandError(f"{folder} is not a folder. Name the one that holds a folder for each game.")
        started = time.monotonic()
        sources = list(files_in(folder, self.say))
        if not sources:
            raise CommandError(
                f"{folder} holds no version of a rulebook: put each file into a folder named after its game "
                f"({', '.join(GAMES)}), with the version at the end of its name, such as CR-v1.3.txt."
            )
        rows = []
        with self.progress() as show:
            for done, source in enumerate(sources):
                show(f"Importing {source.path.name}", done, len(sources))
                rows.append(self._take(source, options["despite_obstacles"]))
            published = time.monotonic() - started
            # Once for all of them: under each edition they depend on what is published of its neighbours.
            runs = run_examples(progress=show, workers=processors())
            show("Building the index", 0, 1)
            report = search.rebuild()
        self.table("Imported", ["file", "version", "records", "references", "dangling", "seconds", "outcome"], rows)
        self.say(f"Published after {published:.1f} s; {runs.runs} runs of examples.")
        self.say(f"{report.entries} entries indexed; {time.monotonic() - started:.1f} s in all.")
        if any(row[-1] not in ("published", "unchanged") for row in rows):
            raise CommandError("Not every version was published: see the outcomes above.")
        contradicted = [f"{one.example} under {one.edition}" for one in runs.verdicts if one.verdict == "contradicted"]
        if contradicted:
            raise CommandError(f"All were published, and examples are contradicted: {', '.join(contradicted)}.")

    def _take(self, source: Found, despite_obstacles: bool) -> list[object]:
        started = time.monotonic()
        named = {"game": source.game, "document": source.document, "edition": source.edition}
        counts: dict[str, int] = {}
        try:
            with transaction.atomic():
                report = import_document(
                    game=source.game,
                    document=source.document,
                    edition=source.edition,
                    data=read_source(str(source.path)),
                    source_name=source.path.name,
                    effective=source.effective,
                )
                counts = report.counts
                outcome = "unchanged" if report.unchanged else "published"
                if not report.unchanged:
                    check_revision(**named, examples=False)
                    publish_revision(**named, despite_obstacles=despite_obstacles, index=False, examples=False)
        except UnableToAct as refusal:
            outcome = str(refusal)
        kept = [counts.get(name, "") for name in ("records", "references", "references dangling")]
        label = f"{source.game} {source.document} {source.edition}"
        return [source.path.name, label, *kept, f"{time.monotonic() - started:.2f}", outcome]
