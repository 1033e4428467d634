"""manage.py quickstart [--port N] [--no-serve]: from nothing to a served site.

Pages come first: the rules in force are loaded and served, and `catch_up` does the rest in a process beside the server:
older versions, cards, answers, the search index, the examples. What is not done yet is said to be under way.
"""

from __future__ import annotations

import errno
import multiprocessing
import signal
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from django.conf import settings
from django.core.management import call_command, execute_from_command_line
from django.core.management.base import CommandError
from django.db import connections
from django.utils import timezone

from rules_data.actions import UpTo, all_is_loaded, announce, can_fork, load_corpus, make_tables
from rules_data.management._command import RulesCommand
from rules_data.queries import games

LOCAL = "127.0.0.1"
LONGEST_END = 10


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
            make_tables()
            if not options["no_serve"] and not games(timezone.localdate()):
                load_corpus(settings.CORPUS_DIR, progress=show, up_to=UpTo.RULES_IN_FORCE)
        if options["no_serve"]:
            call_command("catch_up", stdout=self.stdout)
            self.say(f"Ready after {time.monotonic() - started:.1f} s.")
            return
        self.say(f"Pages are ready after {time.monotonic() - started:.1f} s.")
        self.say(f"Serving on http://{LOCAL}:{options['port']}/ (stop with Ctrl-C)")
        if not all_is_loaded(settings.CORPUS_DIR):
            announce(settings.CATCHING_UP_FILE, "Loading what ships", 0, 1, loading=True)
        with beside("catch_up", "--behind"), beside("db_worker", "--verbosity", "0"):
            call_command("runserver", f"{LOCAL}:{options['port']}", use_reloader=False, skip_checks=True)


def beside(*command: str) -> AbstractContextManager[None]:
    """A command of this program in a process beside the server, which ends with it."""
    # A server that is told to stop takes it along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    return _copied(*command) if can_fork() else _begun(*command)


@contextmanager
def _copied(*command: str) -> Iterator[None]:
    """A copy of this process has read the program already, which takes longer than to serve the first page."""
    # A connection is not shared between processes.
    connections.close_all()
    argv = [sys.argv[0], *command]
    other = multiprocessing.get_context("fork").Process(target=execute_from_command_line, args=(argv,))
    other.start()
    try:
        yield
    finally:
        other.terminate()
        other.join(LONGEST_END)
        other.kill()


@contextmanager
def _begun(*command: str) -> Iterator[None]:
    other = subprocess.Popen([sys.executable, sys.argv[0], *command])  # noqa: S603  this program itself
    try:
        yield
    finally:
        other.terminate()
        try:
            other.wait(timeout=LONGEST_END)
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
