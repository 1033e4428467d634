"""What the commands share: refusals without a traceback, tables, progress, and which edition is meant."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from rules_data.actions import UnableToAct
from rules_data.core.games import GAMES
from rules_data.core.room_for_calls import with_room
from rules_data.fetching import UnableToFetch, fetch
from rules_data.queries.desk import RevisionRow

COMMAND_LINE = "command line"
LARGEST_SOURCE = 48 * 1024 * 1024


class RulesCommand(BaseCommand):
    """A command whose refusals are one clear message and a status that is not 0."""

    def execute(self, *args: Any, **options: Any) -> str | None:
        try:
            return with_room(partial(super().execute, *args, **options))
        except UnableToAct as refusal:
            raise CommandError(str(refusal)) from refusal

    @property
    def console(self) -> Console:
        """Writes where the command was told to write; as wide as its tables need where that is no terminal."""
        width = None if self.stdout.isatty() else 160
        return Console(file=self.stdout, highlight=False, soft_wrap=True, width=width)  # type: ignore[arg-type]

    def say(self, text: str) -> None:
        self.console.print(text, markup=False)

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        table = Table(*columns, title=title, title_justify="left", show_edge=False)
        for row in rows:
            table.add_row(*(str(cell) for cell in row))
        self.console.print(table)

    def counts(self, title: str, counts: Mapping[str, object]) -> None:
        self.table(title, ["what", "count"], list(counts.items()))

    def say_rebased(self, drafts: Sequence[str]) -> None:
        """The drafts that a version published or reverted since has left unchecked."""
        for draft in drafts:
            self.say(f"The draft of {draft} was matched anew: check that draft again before it is published.")

    @contextmanager
    def progress(self) -> Iterator[Any]:
        """Yields a function (what, done, total) that shows how far the work is."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        quiet = not self.stdout.isatty()
        with Progress(*columns, console=self.console, transient=True, disable=quiet) as bar:
            task = bar.add_task("Starting", total=None)

            def show(what: str, done: int, total: int) -> None:
                if quiet and what != bar.tasks[task].description:
                    self.say(f"{what} ...")
                bar.update(task, description=what, completed=done, total=total)

            yield show


def a_day(text: str) -> date:
    """A day as an argument, written 2026-03-30."""
    try:
        return date.fromisoformat(text)
    except ValueError as fault:
        raise ArgumentTypeError(f"{text!r} is not a date: write it as YYYY-MM-DD, such as 2026-03-30") from fault


def at_least_one(text: str) -> int:
    """A count as an argument."""
    if not (text.isascii() and text.isdigit() and int(text) >= 1):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def add_actor_arguments(parser: ArgumentParser) -> None:
    """Who does it and why, for the history."""
    parser.add_argument("--why", default="", help="kept in the history")
    parser.add_argument("--as", dest="who", default=COMMAND_LINE, metavar="NAME", help="in whose name")


def game_called(name: str) -> str:
    """The slug of a game by any of its names; refuses a name of none."""
    game = GAMES.called(name)
    if game is None:
        raise CommandError(f"There is no game {name!r}. There are: {', '.join(GAMES)}.")
    return game.slug


def refuse_without(options: Mapping[str, Any], needed: Mapping[str, Sequence[str]]) -> None:
    """Refuse an option that would do nothing: each acts only beside one of those named with it."""
    for option, companions in needed.items():
        if _is_given(options, option) and not any(_is_given(options, one) for one in companions):
            raise CommandError(f"{option} does nothing by itself: it goes with {' or '.join(companions)}.")


def refuse_beside(options: Mapping[str, Any], excluded: Mapping[str, Sequence[str]]) -> None:
    """Refuse an option that would do nothing beside another: none acts beside one of those named with it."""
    for option, others in excluded.items():
        found = next((one for one in others if _is_given(options, one)), None)
        if found is not None and _is_given(options, option):
            raise CommandError(f"{option} does nothing beside {found}: leave one of them out.")


def _is_given(options: Mapping[str, Any], option: str) -> bool:
    """Whether an option (`--despite-faults`) or an argument (`SLUG`) was written on the command line."""
    value = options[option.lstrip("-").replace("-", "_").lower()]
    return value is not None and value is not False and value != ""


def add_edition_arguments(parser: ArgumentParser) -> None:
    """GAME DOCUMENT EDITION, each of which may be left out when there is only one it can be."""
    parser.add_argument("game", nargs="?", default="", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("document", nargs="?", default="", help="cr or tr")
    parser.add_argument("edition", nargs="?", default="", help="its label, such as v1.3")
    parser.add_argument("--edition", dest="edition_option", default="", help="the same as the third argument")


class Meant(NamedTuple):
    """The edition that a command is about."""

    game: str
    document: str
    edition: str


def meant_edition(options: Mapping[str, Any], candidates: Sequence[RevisionRow], what: str) -> Meant:
    """The one candidate that the arguments leave; refuses when there is none or several."""
    label = options["edition"] or options["edition_option"]
    if options["edition_option"] not in ("", label):
        raise CommandError(f"Which version: {label} or {options['edition_option']}? Name it once.")
    game, document = game_called(options["game"]) if options["game"] else "", options["document"]
    known = [Meant(row.game, row.document, row.edition) for row in candidates]
    left = {
        one for one in known
        if game in ("", one.game) and document in ("", one.document) and label in ("", one.edition)
    }  # fmt: skip
    if len(left) == 1:
        return left.pop()
    if not left and game and document and label:
        return Meant(game, document, label)
    listed = "\n".join(f"- {row.game} {row.document} {row.edition} ({row.status})" for row in candidates)
    there_are = f"There are:\n{listed}" if listed else "There are none."
    raise CommandError(f"Which {what}? Name game, document and edition. {there_are}")


def read_source(name: str) -> bytes:
    """The bytes of a file or of an http(s) address; refuses what is missing or too large."""
    if name.startswith(("http://", "https://")):
        return _download(name)
    path = Path(name)
    try:
        size = path.stat().st_size
        if size > LARGEST_SOURCE:
            raise CommandError(
                f"{name}: {size / 1e6:.0f} MB is more than any rulebook ({LARGEST_SOURCE // 10**6} MB): is it the text?"
            )
        return path.read_bytes()
    except IsADirectoryError as fault:
        raise CommandError(f"{name} is a folder: name the file in it.") from fault
    except OSError as fault:
        raise CommandError(f"{name}: {fault.strerror or fault}. Check the path.") from fault


def _download(address: str) -> bytes:
    try:
        return fetch(address, allow_private=settings.PRIVATE_ADDRESSES, largest=LARGEST_SOURCE).data
    except UnableToFetch as fault:
        raise CommandError(str(fault)) from fault


def require_database() -> None:
    """Refuse with the fix when the tables are not there yet."""
    if "rules_data_game" not in connection.introspection.table_names():
        raise CommandError("The database is empty: run `python manage.py quickstart --no-serve` first.")
