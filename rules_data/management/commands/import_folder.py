"""manage.py import_folder FOLDER: every edition in it, imported, checked, published and indexed."""

from __future__ import annotations

import re
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.db import transaction
from django.utils import timezone

from rules_data import search
from rules_data.actions import UnableToAct, check_revision, import_document, publish_revision
from rules_data.management._command import RulesCommand, read_source, require_database
from rules_data.queries import find_game

# CR-v1.3.txt, MagicCompRules-2024-06-07.txt: the edition's label stands at the end of the name.
_LABEL = re.compile(r"[-_ ](v\d+(?:\.\d+)*|\d{4}-\d{2}-\d{2})\Z")
_HEAD = 4000


@dataclass(frozen=True)
class Source:
    """A file and the edition it is taken for."""

    path: Path
    game: str
    document: str
    edition: str

    @property
    def effective(self) -> date | None:
        """The day in the file's name, for texts that state none."""
        return date.fromisoformat(self.edition) if self.edition[:1].isdigit() else None


class Command(RulesCommand):
    help = "Import, check, publish and index every edition in a folder that has one folder a game."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", help="holds riftbound/, magic/ ... with files named for their edition")
        parser.add_argument("--despite-obstacles", action="store_true", help="publish also what its check objects to")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        folder = Path(options["folder"])
        if not folder.is_dir():
            raise CommandError(f"{folder} is no folder. Name the one that holds a folder for each game.")
        started = time.monotonic()
        sources = list(self._sources(folder))
        rows = []
        with self.progress() as show:
            for done, source in enumerate(sources):
                show(f"Importing {source.path.name}", done, len(sources))
                rows.append(self._take(source, options["despite_obstacles"]))
            show("Building the index", 0, 1)
            report = search.rebuild()
        self.table("Imported", ["file", "edition", "records", "references", "dangling", "seconds", "outcome"], rows)
        self.say(f"{report.entries} entries indexed; {time.monotonic() - started:.1f} s in all.")
        if any(row[-1] not in ("published", "unchanged") for row in rows):
            raise CommandError("Not every edition was published: see the outcomes above.")

    def _sources(self, folder: Path) -> Iterator[Source]:
        taken: set[tuple[str, str, str]] = set()
        for path in sorted(folder.rglob("*.txt")):
            game = next((found for part in path.parts if (found := find_game(part, timezone.localdate()))), None)
            label = _LABEL.search(path.stem)
            if game is None or label is None:
                self.say(
                    f"{path}: left out, since its {'folder names no game' if game is None else 'name has no edition'}."
                )
                continue
            head = path.read_bytes()[:_HEAD].decode("latin-1")
            source = Source(path, game.slug, "tr" if "Tournament Rules" in head else "cr", label[1])
            key = (source.game, source.document, source.edition)
            if key in taken:
                self.say(f"{path}: left out, since another file of {' '.join(key)} is taken.")
                continue
            taken.add(key)
            yield source

    def _take(self, source: Source, despite_obstacles: bool) -> list[object]:
        started = time.monotonic()
        named = {"game": source.game, "document": source.document, "edition": source.edition}
        counts: dict[str, int] = {}
        try:
            with transaction.atomic():
                report = import_document(
                    **named,
                    data=read_source(str(source.path)),
                    source_name=source.path.name,
                    effective=source.effective,
                )
                counts = report.counts
                outcome = "unchanged" if report.unchanged else "published"
                if not report.unchanged:
                    check_revision(**named)
                    publish_revision(**named, despite_obstacles=despite_obstacles, index=False)
        except UnableToAct as refusal:
            outcome = str(refusal)
        kept = [counts.get(name, "") for name in ("records", "references", "references dangling")]
        label = f"{source.game} {source.document} {source.edition}"
        return [source.path.name, label, *kept, f"{time.monotonic() - started:.2f}", outcome]
