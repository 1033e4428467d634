"""manage.py desk match, impact, review, rule and term: one draft, worked on from a shell."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.db import transaction

from rules_data.actions import (
    add_rule,
    approve_draft,
    comment_on_draft,
    correct_rule,
    correct_term,
    make_preview_link,
    remove_rule,
    settle_comment,
    settle_impact,
    settle_match,
    term_version,
    withdraw_preview_links,
    write_change_notes,
)
from rules_data.management._command import (
    RulesCommand,
    at_least_one,
    game_called,
    read_source,
    refuse_beside,
    refuse_without,
)
from rules_data.queries import compared_examples, drafted_notes
from rules_data.queries.desk import (
    DraftView,
    draft,
    impact_of,
    match_board,
    review_of,
    revision_to_correct,
    rule_to_edit,
    term_to_edit,
)

NAMED = ("game", "document", "edition")


def add_draft(parser: ArgumentParser) -> None:
    for name in NAMED:
        parser.add_argument(name)


def add_match(parser: ArgumentParser) -> None:
    add_draft(parser)
    parser.add_argument("--show", choices=["sure", "decided"], default="", help="instead of what is to be settled")
    parser.add_argument("--number", default="", help="the pairs with this number")
    parser.add_argument("--page", type=at_least_one)
    parser.add_argument("--old", nargs="*", metavar="NUMBER", help="decide: these rules of the version before ...")
    parser.add_argument("--new", nargs="*", metavar="NUMBER", help="... are continued by these of the draft")


def show_match(command: RulesCommand, options: dict[str, Any]) -> None:
    """The match board; with numbers, a decision on it: one and one, a split, a merge, or one alone."""
    view = _draft(options)
    deciding = ["--old", "--new"]
    refuse_beside(options, {"--show": ["--number", *deciding], "--number": deciding, "--page": deciding})
    if options["old"] is not None or options["new"] is not None:
        kind = settle_match(
            game=view.game, document=view.document, edition=view.edition,
            old_numbers=options["old"] or [], new_numbers=options["new"] or [],
        )  # fmt: skip
        command.say(f"Settled: {kind}.")
        return
    board = match_board(view.id, options["page"] or 1, options["show"], options["number"])
    rows = [[one.old_number or "-", one.new_number or "-", one.change, f"{one.percent}%", one.decided_by,
             one.old_text[:60], one.new_text[:60]] for one in board.pairs]  # fmt: skip
    told = f"{view.name} with {board.before}: {board.open_count} to settle, {board.sure_count} certain, "
    command.table(f"{told}{board.decided_count} settled; page {board.page} of {board.pages}",
                  ["old", "new", "change", "sure", "settled by", "old text", "new text"], rows)  # fmt: skip


def add_impact(parser: ArgumentParser) -> None:
    add_draft(parser)
    parser.add_argument("--settle", nargs=3, metavar=("KIND", "KEY", "STATE"),
                        help="decide one: still_true, rewritten, withdrawn, or open again")  # fmt: skip
    parser.add_argument("--note", default="")


def show_impact(command: RulesCommand, options: dict[str, Any]) -> None:
    """What rests on the rules that a draft changes; with --settle, what became of one of them."""
    refuse_without(options, {"--note": ["--settle"]})
    view = _draft(options)
    items = impact_of(**view.named)
    if options["settle"]:
        kind, key, state = options["settle"]
        found = next((one for one in items if (one.kind, one.key) == (kind, key)), None)
        if found is None:
            raise CommandError(f"Nothing on the list is {kind} {key}.")
        settle_impact(found.pk, state, note=options["note"])
        command.say(f"{found.title}: {state}.")
        return
    rows = [[one.kind, one.key, one.state, one.title, ", ".join(new or f"{old} (removed)" for old, new in one.rules)]
            for one in items]  # fmt: skip
    left = sum(one.state == "open" for one in items)
    command.table(f"What {view.name} touches: {left} of {len(items)} open",
                  ["kind", "key", "state", "title", "changed rules"], rows)  # fmt: skip
    compared = [[one.slug, one.before, one.old_verdict, one.new_verdict] for one in compared_examples(view.id)]
    if compared:
        command.table("Examples that come out differently", ["example", "before", "was", "is"], compared)


def add_review(parser: ArgumentParser) -> None:
    add_draft(parser)
    parser.add_argument("--comment", metavar="TEXT")
    parser.add_argument("--rule", default="", metavar="NUMBER", help="the rule that the comment is about")
    parser.add_argument("--settle", type=int, metavar="COMMENT")
    parser.add_argument("--approve", action="store_true", help="as --as NAME, who made nothing of it")
    parser.add_argument("--notes", metavar="FILE", help="save the change notes, in Markdown")
    parser.add_argument("--link", type=int, metavar="DAYS", help="print a secret path of the unpublished site")
    parser.add_argument("--end-links", action="store_true")


def show_review(command: RulesCommand, options: dict[str, Any]) -> None:
    """Comments, approvals and change notes of a draft; and what is to be done about them."""
    refuse_without(options, {"--rule": ["--comment"]})
    view = _draft(options)
    # All of it or nothing.
    with transaction.atomic():
        secret = _review(view.id, options)
    if secret:
        command.say(f"/editor/preview/{secret}/")
    view = _draft(options)
    review = review_of(view)
    rows = [[one.pk, one.number, one.who, one.text, one.settled_by] for one in review.comments]
    command.table(f"Comments on {view.name}", ["id", "rule", "who", "comment", "settled by"], rows)
    command.say(f"Approved by: {', '.join(one.who for one in review.approvals) or 'nobody'}. "
                f"Preview links that work: {len(review.links)}.")  # fmt: skip
    command.say(view.change_notes or f"Change notes, drafted and not saved:\n{drafted_notes(view.id)}")


def _review(revision_id: int, options: dict[str, Any]) -> str:
    """Do what is asked for, and give back the secret of a link that was."""
    if options["comment"] is not None:
        comment_on_draft(revision_id, options["comment"], number=options["rule"])
    if options["settle"] is not None:
        settle_comment(revision_id, options["settle"])
    if options["notes"]:
        write_change_notes(revision_id, _text(options["notes"]))
    if options["approve"]:
        approve_draft(revision_id)
    if options["end_links"]:
        withdraw_preview_links(revision_id)
    return make_preview_link(revision_id, days=options["link"]) if options["link"] is not None else ""


def add_term_correction(parser: ArgumentParser) -> None:
    add_draft(parser)
    parser.add_argument("what", help="the rule's number, or the slug of the glossary entry")
    parser.add_argument("--text", metavar="FILE", help="what it should say; without, it is shown as it is")
    parser.add_argument("--note", default="", help="what was wrong")


def add_rule_correction(parser: ArgumentParser) -> None:
    add_term_correction(parser)
    parser.add_argument("--example", action="append", metavar="FILE", help="one of its examples; those left out go")
    mend = parser.add_mutually_exclusive_group()
    mend.add_argument("--add", action="store_true", help="put a missing rule in")
    mend.add_argument("--remove", action="store_true", help="take a record out that isn't a rule")


def show_rule(command: RulesCommand, options: dict[str, Any]) -> None:
    """A rule as it stands in the draft, or as published; with --text, corrected in a draft."""
    refuse_without(options, {"--note": ["--text", "--remove"], "--example": ["--text"]})
    refuse_beside(options, {"--text": ["--remove"], "--example": ["--add"]})
    if options["add"] or options["remove"]:
        _mend(command, options)
        return
    kept = rule_to_edit(_to_correct(options), options["what"])
    if kept is None:
        raise CommandError(f"{options['edition']} has no rule {options['what']}.")
    if options["text"] is None:
        command.say("\n\n".join([kept.text, *kept.examples]))
        return
    shown = [_text(one) for one in options["example"]] if options["example"] is not None else list(kept.examples)
    named = {name: options[name] for name in NAMED}
    correct_rule(**named, number=options["what"], text=_text(options["text"]), examples=shown, note=options["note"],
                 version=kept.content_hash)  # fmt: skip
    command.say(f"Corrected in a draft. Next: python manage.py check_revision {' '.join(named.values())}")


def _mend(command: RulesCommand, options: dict[str, Any]) -> None:
    """Put a missing rule in, or take out what is none."""
    named = {name: options[name] for name in NAMED}
    if options["add"]:
        if options["text"] is None:
            raise CommandError("Name the file with the rule's text: --text FILE.")
        add_rule(**named, number=options["what"], text=_text(options["text"]), note=options["note"])
    else:
        remove_rule(**named, number=options["what"], note=options["note"])
    command.say(f"Done in a draft. Next: python manage.py check_revision {' '.join(named.values())}")


def show_term(command: RulesCommand, options: dict[str, Any]) -> None:
    """A glossary entry, and with --text its correction."""
    refuse_without(options, {"--note": ["--text"]})
    kept = term_to_edit(_to_correct(options), options["what"])
    if kept is None:
        raise CommandError(f"The glossary of {options['edition']} has no entry {options['what']}.")
    if options["text"] is None:
        command.say(f"{kept.term}: {kept.text}")
        return
    named = {name: options[name] for name in NAMED}
    correct_term(**named, slug=options["what"], text=_text(options["text"]), note=options["note"],
                 version=term_version(kept.text))  # fmt: skip
    command.say(f"Corrected in a draft. Next: python manage.py check_revision {' '.join(named.values())}")


def _to_correct(options: dict[str, Any]) -> int:
    options["game"] = game_called(options["game"])
    found = revision_to_correct(options["game"], options["document"], options["edition"])
    if found is None:
        raise CommandError(f"There is no version {options['edition']} of {options['game']} {options['document']} here.")
    return found


def _draft(options: dict[str, Any]) -> DraftView:
    view = draft(_to_correct(options))
    if view is None or not view.is_open:
        raise CommandError(f"{options['edition']} has no open draft. `manage.py desk drafts` lists those there are.")
    return view


def _text(name: str) -> str:
    """The text of a file in UTF-8."""
    try:
        return read_source(str(Path(name))).decode("utf-8")
    except UnicodeDecodeError as fault:
        raise CommandError(f"{name} is not UTF-8 (byte {fault.start}). Save it as UTF-8.") from fault
