"""manage.py quickstart [--port N] [--no-serve]: from nothing to a served site.

Pages come first: rules, cards and answers are loaded and served, and `catch_up` does the rest in a process beside the
server. What is not done yet is said to be under way.
"""

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
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError
from django.utils import timezone

from rules_data import search
from rules_data.actions import load_corpus
from rules_data.management._command import RulesCommand
from rules_data.queries import games

LOCAL = "127.0.0.1"


class Command(RulesCommand):
    help = "Prepare the database, load what ships and serve it; run the examples behind it. Safe to run again."

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
            if not options["no_serve"] and not games(timezone.localdate()):
                load_corpus(settings.CORPUS_DIR, progress=show, examples=False)
                show("Building the index", 0, 1)
                search.ensure()
        if options["no_serve"]:
            call_command("catch_up", stdout=self.stdout)
            self.say(f"Ready after {time.monotonic() - started:.1f} s.")
            return
        self.say(f"Pages are ready after {time.monotonic() - started:.1f} s.")
        self.say(f"Serving on http://{LOCAL}:{options['port']}/ (stop with Ctrl-C)")
        with beside("catch_up", "--behind"), beside("db_worker", "--verbosity", "0"):
            call_command("runserver", f"{LOCAL}:{options['port']}", use_reloader=False, skip_checks=True)


@contextmanager
def beside(*command: str) -> Iterator[None]:
    """A command of this program in a process beside the server, which ends with it."""
    other = subprocess.Popen([sys.executable, sys.argv[0], *command])  # noqa: S603  this program itself
    # A server that is told to stop takes it along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        other.terminate()
        try:
            other.wait(timeout=10)
        except subprocess.TimeoutExpired:
            other.kill()


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
            raise CommandError(f"{port} is not a port: choose one from 1024 to 65535 with --port.") from fault
