"""manage.py desk inbox, drafts and history: what waits, what is under way, and what was done."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from rules_data.actions import STALLED, handle_item
from rules_data.management._command import RulesCommand, at_least_one, refuse_beside, refuse_without
from rules_data.queries.desk import drafts, find_item, import_jobs, inbox, trail


def add_inbox(parser: ArgumentParser) -> None:
    parser.add_argument("tray", nargs="?", default="", help="of which tray")
    parser.add_argument("key", nargs="?", default="", help="one thing in it")
    parser.add_argument("--mine", metavar="NAME", default="", help="only what is assigned to this person")
    parser.add_argument("--closed", action="store_true", help="what was closed")
    parser.add_argument("--page", type=at_least_one, metavar="N", help="of a tray with more than one")
    parser.add_argument("--answer", metavar="TEXT", help="answer it, or say what was done")
    parser.add_argument("--assign", metavar="NAME", help="assign it; an empty name takes it from everybody")
    state = parser.add_mutually_exclusive_group()
    state.add_argument("--close", action="store_true")
    state.add_argument("--reopen", action="store_true")


def show_inbox(command: RulesCommand, options: dict[str, Any]) -> None:
    """Every tray, one tray, or one thing; and what is to be done with that."""
    tray, key = options["tray"], options["key"]
    refuse_without(options, {one: ["KEY"] for one in ("--answer", "--assign", "--close", "--reopen")})
    refuse_without(options, {"--page": ["TRAY"]})
    refuse_beside(options, {"--mine": ["KEY"], "--closed": ["KEY"], "--page": ["KEY"]})
    if key:
        _show_item(command, tray, key, options)
        return
    found = inbox(options["mine"], options["closed"], tray, options["page"] or 1)
    if not found:
        raise CommandError(f"There is no tray {tray!r}. There are: {', '.join(one.slug for one in inbox())}.")
    for one in found:
        rows = [[item.key, item.title, item.assigned_to, item.detail[:100]] for item in one.items]
        command.table(f"{one.slug}: {one.title}", ["key", "what", "assigned to", "more"], rows)
        if one.pages > 1:
            command.say(f"Page {one.page} of {one.pages}, {one.count} in all: `desk inbox {one.slug} --page N`.")


def _show_item(command: RulesCommand, tray: str, key: str, options: dict[str, Any]) -> None:
    close = True if options["close"] else False if options["reopen"] else None
    if find_item(tray, key) is None:
        raise CommandError(f"Nothing in the inbox is {tray} {key}. `manage.py desk inbox` lists what there is.")
    if close is not None or options["answer"] is not None or options["assign"] is not None:
        handle_item(tray, key, assign_to=options["assign"], answer=options["answer"], close=close)
    item = find_item(tray, key)
    if item is None:
        command.say("Done; it is not in the inbox any more.")
        return
    told = {
        "what": item.title, "more": item.detail, "page": item.path, "answer to": item.address,
        "assigned to": item.assigned_to, "answer": item.answer, "state": "closed" if item.is_closed else "open",
    }  # fmt: skip
    for name, said in told.items():
        if said:
            command.say(f"{name}: {said}")


def show_drafts(command: RulesCommand, _options: dict[str, Any]) -> None:
    """Open drafts, and the imports that were asked for last."""
    rows = [[" ".join(one.named.values()), one.status, ", ".join(one.makers), one.note] for one in drafts()]
    command.table("Open drafts", ["draft", "state", "by", "note"], rows)
    jobs = [
        [one.name, "stopped" if one.is_stalled else one.state, one.asked_by, one.message]
        for one in import_jobs(STALLED)
    ]
    command.table("Imports", ["version", "state", "asked by", "told"], jobs)


def add_history(parser: ArgumentParser) -> None:
    parser.add_argument("--about", default="", help="words of what it is about")
    parser.add_argument("--limit", type=at_least_one, default=30)


def show_history(command: RulesCommand, options: dict[str, Any]) -> None:
    """The audit trail, newest first."""
    rows = [
        [one.number, f"{one.at:%Y-%m-%d %H:%M}", one.who, one.verb, one.subject, one.why or one.details.get("note", "")]
        for one in trail(max(1, min(options["limit"], 1000)), None, options["about"])
    ]
    command.table("History", ["entry", "when (UTC)", "who", "what", "about", "why"], rows)
