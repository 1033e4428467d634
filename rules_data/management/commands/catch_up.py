"""manage.py catch_up: load what ships and has changed, run the examples that are due, renew the index."""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import ArgumentParser
from datetime import date
from typing import Any

from django.conf import settings
from django.utils import timezone

from rules_data import search
from rules_data.actions import UpTo, all_is_loaded, load_corpus, processors, run_examples, shown_to_readers
from rules_data.management._command import RulesCommand, at_least_one, require_database
from rules_data.queries import Stands, games, tally

MOST_PROCESSES = 2
# Said in so many steps: this writes beside a server, where no bar can be drawn over and over.
STEPS = 8


class Command(RulesCommand):
    help = "Load what ships and has changed, run the examples that are due, and renew the index."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--processes", type=at_least_one, default=min(MOST_PROCESSES, processors()),
            help="run examples in so many at once",
        )  # fmt: skip
        parser.add_argument("--behind", action="store_true", help="give way to the server beside this, and end with it")

    def handle(self, *args: Any, **options: Any) -> None:
        require_database()
        if options["behind"]:
            _give_way()
        started = time.monotonic()
        try:
            self._catch_up(options["processes"], served=options["behind"])
        except KeyboardInterrupt:
            return
        self.say(f"Everything is ready after {time.monotonic() - started:.1f} s.")

    def _catch_up(self, processes: int, served: bool) -> None:
        said = self._say_now_and_then()
        if not all_is_loaded(settings.CORPUS_DIR):
            with shown_to_readers(settings.CATCHING_UP_FILE, said, loading=True) as show:
                if served:
                    # Who reads meanwhile wants to search; for nobody it would be built twice.
                    load_corpus(settings.CORPUS_DIR, progress=show, up_to=UpTo.TEXTS)
                    show("Building the index", 0, 1)
                    search.ensure()
                load_corpus(settings.CORPUS_DIR, progress=show)
        with shown_to_readers(settings.CATCHING_UP_FILE, said) as show:
            load_corpus(settings.CORPUS_DIR, progress=show)
            run_examples(progress=show, workers=processes)
        with shown_to_readers(settings.CATCHING_UP_FILE, said, indexing=True) as show:
            show("Building the index", 0, 1)
            search.ensure()
        self._summary(timezone.localdate())

    def _say_now_and_then(self) -> Any:
        said: set[tuple[str, int]] = set()

        def show(what: str, done: int, total: int) -> None:
            step = (what, done * STEPS // max(total, 1))
            if step not in said:
                said.add(step)
                self.say(f"{what} ..." if not done else f"{what}: {done} of {total}")

        return show

    def _summary(self, today: date) -> None:
        rows = []
        for game in games(today):
            found = tally(game.slug)
            editions = [edition for document in game.documents for edition in document.editions]
            rules = sum(edition.rule_count for edition in editions if edition.is_current)
            shown = [found.edition or "-", *(found.counts[status] for status in Stands)]
            rows.append([game.name, rules, game.faq_count, game.card_count, *shown])
        stands = [status.value.replace("_", " ") for status in Stands]
        columns = ["game", "rules", "FAQs", "cards", "examples in", *stands]
        self.table("Rules in force, and how the examples came out", columns, rows)


def _give_way() -> None:
    """Whoever reads pages meanwhile comes first; and the processes that run examples end with this one."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if hasattr(os, "nice"):
        os.nice(5)
