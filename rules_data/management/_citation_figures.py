"""manage.py bench citations: how well references are found, what became of them, how fast a text is checked."""

from __future__ import annotations

import statistics
import time
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone

from rules_data.core.citations import find
from rules_data.core.games import GAMES
from rules_data.management._command import RulesCommand
from rules_data.management._standing_figures import show_standings
from rules_data.management._wild_citations import scores
from rules_data.queries import (
    CheckedCitation,
    CheckedText,
    CheckRequest,
    GameView,
    Standing,
    UnableToCheck,
    all_rules,
    check_text,
    fate_of,
    find_game,
    games,
)

MEGABYTE = 1_000_000
# Texts of this project's own, as players, judges and programmers write, with the rules that each cites.
LABELLED = Path(__file__).parent / "labelled" / "citations.jsonl"
# The same, each in a form that was met in public code, articles and forums, in other words.
PUBLIC_FORMS = Path(__file__).parent / "labelled" / "citations_public.jsonl"


def add_arguments(parser: ArgumentParser) -> None:
    """The figures that can be asked for; without any, how well this project's own texts are read, and how fast."""
    parser.add_argument("--wild", metavar="FILE", help="JSON lines of texts with the numbers they cite")
    parser.add_argument("--errors", action="store_true", help="list what is not right, or not as printed")
    parser.add_argument("--document", nargs=3, metavar=("GAME", "DOCUMENT", "EDITION"), help="check its own references")
    parser.add_argument("--against", default="", metavar="EDITION", help="the edition they are checked against")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="show N of them, evenly spread")


def print_figures(command: RulesCommand, options: dict[str, Any]) -> None:
    """Print what was asked for."""
    if options["wild"]:
        _wild(command, options["wild"], options["errors"])
    elif options["document"]:
        _document(command, tuple(options["document"]), options["against"], options["sample"], options["errors"])
    else:
        _wild(command, str(LABELLED), options["errors"])
        _wild(command, str(PUBLIC_FORMS), options["errors"], "References in forms met in public")
        show_standings(command, options["errors"])
        _speed(command, options["rounds"])


def _wild(command: RulesCommand, path: str, errors: bool, title: str = "References in texts from the wild") -> None:
    found = scores(path)
    rows = [
        [game, one.rows, one.expected, one.found, f"{one.precision:.4f}", f"{one.recall:.4f}", len(one.errors)]
        for game, one in found.items()
    ]
    columns = ["game", "texts", "expected", "found", "precision", "recall", "texts with errors"]
    command.table(title, columns, rows)
    for game, one in found.items():
        for text, got, expected in one.errors if errors and game != "all" else ():
            command.say(f"\n{game}: {text}\n  found    {' '.join(got) or '-'}\n  expected {' '.join(expected) or '-'}")


def _document(command: RulesCommand, named: tuple[str, str, str], against: str, sample: int, errors: bool) -> None:
    """What became of the references that stand in the rules of one edition, seen from another."""
    label = named[2]
    checked = _checked_rules(*named, against)
    found = [(number, one) for number, text in checked for one in text.citations]
    counts = Counter(one.standing for _, one in found)
    rows = [[standing.value, counts[standing]] for standing in Standing] + [["all", len(found)]]
    command.table(f"References in {label}, seen from {against or 'the edition in force'}", ["standing", "count"], rows)
    corrected = sum(bool(one.edits) for _, one in found)
    command.say(f"{corrected} can be corrected; {sum(one.is_stale for _, one in found)} no longer lead there.")
    step = max(1, len(found) // sample) if sample else len(found) + 1
    shown = [_row(number, one) for number, one in found[step // 2 :: step][:sample]]
    if shown:
        command.table("Sample", ["in rule", "cites", "standing", "what it was", "now", "what is there"], shown)
    _beside_the_publisher(command, checked, errors)


def _beside_the_publisher(command: RulesCommand, checked: list[tuple[str, CheckedText]], errors: bool) -> None:
    """Whether a reference leads to the number that the other edition itself prints in the same sentence's place.

    Only rules that cite as often in both editions can be compared.
    """
    right, wrong = 0, []
    for number, text in checked:
        for one, printed in zip(text.citations, _printed_there(number, text), strict=False):
            ours = one.parts[0].now[0].number if one.parts and len(one.parts[0].now) == 1 else "none or several"
            right += ours == printed
            wrong += [f"{number}: {one.citation.raw}: {one.standing.value} {ours}, printed {printed}"] * (
                ours != printed
            )
    command.say(f"{right} of {right + len(wrong)} lead to the number that the other edition prints in the same place.")
    for line in wrong if errors else ():
        command.say(line)


def _printed_there(number: str, text: CheckedText) -> list[str]:
    """The numbers that the rule cites in the edition looked to; none where it cites more or fewer than before."""
    if text.game is None or text.assumption is None or text.today is None or not text.citations:
        return []
    document = text.game.document(text.today.document)
    rule = fate_of(document, number, text.assumption.edition, text.today).now if document else ()
    wanted = [one for part in rule[:1] for one in (part.text, *part.examples)]
    grammar = GAMES[text.game.slug].grammar
    same = [found for one in wanted if len(found := find(one, grammar)) == len(text.citations)]
    return [str(one.number) for one in same[0]] if same else []


def _checked_rules(game: str, slug: str, label: str, against: str) -> list[tuple[str, CheckedText]]:
    known = find_game(game, timezone.localdate())
    document = known.document(slug) if known else None
    edition = document.edition(label) if document else None
    if known is None or edition is None:
        raise CommandError(f"No edition {label} of {game} {slug} is published here.")
    asked = CheckRequest(game=known.slug, document=slug, edition=edition.label, against=against)
    try:
        texts = ((rule.number, text) for rule in all_rules(edition) for text in (rule.text, *rule.examples))
        return [(number, check_text(text, [known], asked)) for number, text in texts]
    except UnableToCheck as refusal:
        raise CommandError(str(refusal)) from refusal


def _row(number: str, one: CheckedCitation) -> list[str]:
    was, now = one.fate.was, one.now
    return [
        number,
        one.citation.raw.replace("\n", " ")[:40],
        one.standing.value,
        was.opening[:50] if was else "-",
        ", ".join(rule.number for rule in now) or "-",
        now[0].opening[:50] if now else "-",
    ]


def _speed(command: RulesCommand, rounds: int) -> None:
    """A text of a megabyte, made of the oldest edition of each game: as many references as a text can have."""
    known = games(timezone.localdate())
    rows = []
    for game in known:
        text = _megabyte(game)
        if text:
            rows += [_timed(game, text, known, CheckRequest(game=game.slug), "game chosen", rounds)]
            rows += [_timed(game, text, known, CheckRequest(), "game and edition guessed", rounds)]
    columns = ["text", "how", "references", "stale", "first CPU s", "median CPU s", "diff CPU s"]
    command.table("Checking a text of 1 MB", columns, rows)


def _megabyte(game: GameView) -> str:
    document = game.document(GAMES[game.slug].rulebook)
    rules = all_rules(document.editions[-1]) if document and document.editions else ()
    text = "\n".join(f"{rule.number} {rule.text}" for rule in rules)
    return (text * (MEGABYTE // max(1, len(text)) + 1))[:MEGABYTE] if text else ""


def _timed(
    game: GameView, text: str, known: tuple[GameView, ...], asked: CheckRequest, how: str, rounds: int
) -> list[object]:
    times = []
    for _ in range(rounds + 1):
        started = time.process_time()
        checked = check_text(text, known, asked)
        times.append(time.process_time() - started)
    started = time.process_time()
    checked.diff()
    diff = time.process_time() - started
    counts = [len(checked.citations), len(checked.stale)]
    return [game.slug, how, *counts, f"{times[0]:.2f}", f"{statistics.median(times[1:]):.2f}", f"{diff:.2f}"]
