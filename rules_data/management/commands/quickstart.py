"""manage.py quickstart [--port N] [--no-serve]: from nothing to a served site."""

from __future__ import annotations

import errno
import signal
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError
from django.utils import timezone

from rules_data import search
from rules_data.actions import load_corpus, run_examples
from rules_data.management._command import RulesCommand
from rules_data.queries import Stands, games, tally

LOCAL = "127.0.0.1"


class Command(RulesCommand):
    help = "Prepare the database, load what ships, run the examples, build the index, and serve. Safe to run again."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", type=int, default=8000, help="serve on this port of 127.0.0.1")
        parser.add_argument("--no-serve", action="store_true", help="prepare only")

    def handle(self, *args: Any, **options: Any) -> None:
        if not options["no_serve"]:
            refuse_taken_port(options["port"])
        started = time.monotonic()
        with self.progress() as show:
            show("Preparing the database", 0, 1)
            call_command("migrate", verbosity=0, interactive=False)
            load_corpus(settings.CORPUS_DIR, progress=show)
            run_examples(progress=show)
            show("Building the index", 0, 1)
            search.ensure()
        self._summary(timezone.localdate())
        self.say(f"Ready after {time.monotonic() - started:.1f} s.")
        if not options["no_serve"]:
            self.say(f"Serving on http://{LOCAL}:{options['port']}/ (stop with Ctrl-C)")
            with worker():
                call_command("runserver", f"{LOCAL}:{options['port']}", use_reloader=False, skip_checks=True)

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


@contextmanager
def worker() -> Iterator[None]:
    """A worker beside the server, so that the editors' imports are carried out; on a real machine it is a service."""
    command = [sys.executable, sys.argv[0], "db_worker", "--verbosity", "0"]
    beside = subprocess.Popen(command)  # noqa: S603  this program itself
    # A server that is told to stop takes its worker along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        beside.terminate()
        try:
            beside.wait(timeout=10)
        except subprocess.TimeoutExpired:
            beside.kill()


def refuse_taken_port(port: int) -> None:
    """Say how to choose another port, before any work is done."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOCAL, port))
        except OSError as fault:
            if fault.errno == errno.EADDRINUSE:
                raise CommandError(
                    f"Port {port} is taken by another program. Choose another: "
                    f"python manage.py quickstart --port {port + 1}"
                ) from fault
            raise CommandError(f"Port {port} cannot be used: {fault.strerror}. Choose another with --port.") from fault
        except OverflowError as fault:
            raise CommandError(f"{port} is no port: choose one from 1024 to 65535 with --port.") from fault
