"""What became of a hundred numbers, judged by hand, beside what this site says of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.utils import timezone

from rules_data.management._command import RulesCommand
from rules_data.queries import fate_of, find_game

# Numbers of the publishers' documents whose standing is not simply "current": numbers alone, no texts.
JUDGED = Path(__file__).parent / "labelled" / "standings.jsonl"


@dataclass(frozen=True)
class Judged:
    """A number that a text of one edition cites, and what a person found it to be in another."""

    game: str
    old: str
    new: str
    number: str
    standing: str
    now: tuple[str, ...]


def judged() -> tuple[Judged, ...]:
    """The sample in the order in which it was drawn."""
    rows: Iterable[dict[str, Any]] = map(json.loads, JUDGED.read_text(encoding="utf-8").splitlines())
    return tuple(
        Judged(row["game"], row["from"], row["to"], row["number"], row["standing"], tuple(row["now"])) for row in rows
    )


def show_standings(command: RulesCommand, errors: bool) -> None:
    """Print how many of the judged numbers the site has right, by game; those of editions it lacks are left out."""
    shown: dict[str, list[int]] = {}
    for one in judged():
        counted = shown.setdefault(f"{one.game} {one.old} to {one.new}", [0, 0, 0])
        counted[0] += 1
        said = _said(one)
        if said is None:
            continue
        counted[1] += 1
        counted[2] += said == (one.standing, one.now)
        if errors and said != (one.standing, one.now):
            command.say(f"{one.game} {one.number}: {said[0]} {', '.join(said[1])}; judged {one.standing} {one.now}")
    columns = ["editions", "judged", "on this site", "right"]
    command.table("What became of numbers, judged by hand", columns, [[name, *row] for name, row in shown.items()])


def _said(one: Judged) -> tuple[str, tuple[str, ...]] | None:
    game = find_game(one.game, timezone.localdate())
    document = game.document("cr") if game is not None else None
    old, new = (document.edition(one.old), document.edition(one.new)) if document is not None else (None, None)
    if document is None or old is None or new is None:
        return None
    fate = fate_of(document, one.number, old, new)
    return str(fate.standing), tuple(rule.number for rule in fate.now)
