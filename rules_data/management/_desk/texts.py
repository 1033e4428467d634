"""manage.py desk text: an answer, card, example, short title or concept, written, published and taken back."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.actions import discard_text, publish_text, save_text, undo_text, withdraw_text
from rules_data.management._command import RulesCommand, game_called, refuse_without
from rules_data.queries import EVERY_GAME, every_game, find_game
from rules_data.queries.desk import KINDS_OF_TEXT, EditedText, edited_text, preview_text, texts_of

from .drafting import _text


def add_text(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=f"its game; {EVERY_GAME} for a concept")
    parser.add_argument("kind", choices=list(KINDS_OF_TEXT))
    parser.add_argument("slug", nargs="?", default="", help="without one, all texts of that kind are listed")
    parser.add_argument("--save", metavar="FILE", help="save this as the text that is being written")
    parser.add_argument("--version", type=int, metavar="N", help="refuse to save over anything newer than this")
    parser.add_argument("--note", default="", help="kept in the history")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--publish", action="store_true")
    what.add_argument("--undo", action="store_true", help="take the last publication back")
    what.add_argument("--withdraw", action="store_true", help="take it off the site; the note says why")
    what.add_argument("--discard", action="store_true", help="give up what is being written")
    parser.add_argument("--despite-faults", action="store_true", help="publish all the same; the note says why")


_ACT_BESIDE = {
    **{one: ["SLUG"] for one in ("--save", "--publish", "--undo", "--withdraw", "--discard")},
    "--version": ["--save"],
    "--note": ["--publish", "--withdraw"],
    "--despite-faults": ["--publish"],
}


def show_text(command: RulesCommand, options: dict[str, Any]) -> None:
    """The texts of a kind; or one of them, with what is wrong with it, after what is to be done with it."""
    refuse_without(options, _ACT_BESIDE)
    if options["game"] != EVERY_GAME:
        options["game"] = game_called(options["game"])
    if not options["slug"]:
        rows = [[one.slug, one.title, "" if one.is_published else "not published", one.changed_by]
                for one in texts_of(options["game"], options["kind"])]  # fmt: skip
        command.table(f"{KINDS_OF_TEXT[options['kind']]}s", ["slug", "title", "", "being written by"], rows)
        return
    named = {name: options[name] for name in ("kind", "game", "slug")}
    text = edited_text(**named)
    if options["save"]:
        version = text.version if options["version"] is None else options["version"]
        save_text(**named, source=_text(options["save"]), version=version)
    _do(named, edited_text(**named), options)
    _tell(command, named, edited_text(**named))


def _do(named: dict[str, str], text: EditedText, options: dict[str, Any]) -> None:
    if options["publish"]:
        publish_text(**named, version=text.version, note=options["note"], despite_faults=options["despite_faults"])
    elif options["withdraw"]:
        withdraw_text(**named, note=options["note"])
    elif options["discard"]:
        discard_text(**named, version=text.version)
    elif options["undo"]:
        last = next((one for one in text.history if not one.undone), None)
        if last is None:
            raise CommandError("Nothing of this text was published from the desk: there is nothing to undo.")
        undo_text(last.pk)


def _tell(command: RulesCommand, named: dict[str, str], text: EditedText) -> None:
    game = every_game() if named["game"] == EVERY_GAME else find_game(named["game"], timezone.localdate())
    if game is None:
        raise CommandError(f"There is no game {named['game']!r}.")
    state = f"being written, version {text.version}" if text.version else "as published" if text.published else "none"
    command.say(f"{named['kind']} {named['slug']}: {state}")
    if not text.source:
        return
    command.say(text.source)
    seen = preview_text(text.kind, game, text.source, text.slug)
    for fault in seen.faults:
        place = f"line {fault.line}: " if fault.line else ""
        command.say(f"{'fault' if fault.grave else 'note'}: {place}{fault.message}")
    for edition, run in seen.runs:
        command.say(f"{edition}: {run.verdict.name.lower()} {run.reason}".rstrip())
