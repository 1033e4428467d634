"""manage.py desk synonyms: the words that search takes for one another, listed and written."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from rules_data.actions import keep_synonym
from rules_data.management._command import RulesCommand, game_called, refuse_beside, refuse_without
from rules_data.queries import synonym_row, synonym_rows

_WRITING = ["--words", "--means", "--off", "--on"]


def add_synonyms(parser: ArgumentParser) -> None:
    parser.add_argument("row", nargs="?", type=int, help="the row to change; without one, a new row is written")
    parser.add_argument("--game", help="only of this game; for a new row its game, every game without it")
    parser.add_argument("--find", default="", help="only rows with this in a word")
    parser.add_argument("--words", nargs="+", metavar="WORD", help="what players type")
    parser.add_argument("--means", nargs="+", metavar="WORD", help="what the rules say")
    state = parser.add_mutually_exclusive_group()
    state.add_argument("--off", action="store_true", help="keep the row, and search without it")
    state.add_argument("--on", action="store_true", help="search with it again")


def show_synonyms(command: RulesCommand, options: dict[str, Any]) -> None:
    """The rows; or one of them, written new or changed."""
    refuse_beside(options, {"--find": ["ROW", *_WRITING], "--game": ["ROW"]})
    refuse_without(options, {"ROW": _WRITING, "--off": ["ROW"], "--on": ["ROW"]})
    options["game"] = game_called(options["game"]) if options["game"] else ""
    if options["row"] is not None:
        _change(options)
    elif options["words"] or options["means"]:
        if not (options["words"] and options["means"]):
            raise CommandError("A new row needs both: --words WORD ... and --means WORD ...")
        keep_synonym(words=options["words"], means=options["means"], game=options["game"])
    rows = [
        [one.id, one.game_name or "every game", *map(", ".join, (one.words, one.means)), "" if one.in_use else "off"]
        for one in synonym_rows(options["game"], options["find"])
    ]
    command.table("Synonyms", ["row", "game", "players type", "the rules say", ""], rows)


def _change(options: dict[str, Any]) -> None:
    kept = synonym_row(options["row"])
    if kept is None:
        raise CommandError(f"There is no row {options['row']}. `manage.py desk synonyms` lists them.")
    in_use = True if options["on"] else False if options["off"] else kept.in_use
    keep_synonym(words=options["words"] or kept.words, means=options["means"] or kept.means, game=kept.game,
                 in_use=in_use, row=kept.id, seen=kept.seen)  # fmt: skip
