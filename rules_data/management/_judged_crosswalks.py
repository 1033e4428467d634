"""Rules called removed or added, judged by hand: those that are, and those that another rule continues."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rules_data.core.tree import Crosswalk

# A random sample of the publishers' documents, numbers alone; `with` is the rule that a person found on the other side.
JUDGED = Path(__file__).parent / "labelled" / "crosswalk.jsonl"


@dataclass(frozen=True)
class Judged:
    """A number of one side; `other` is what it is on the other side, empty where it is nothing there."""

    game: str
    old: str
    new: str
    side: str
    number: str
    other: str


def judged(game: str, old: str, new: str) -> tuple[Judged, ...]:
    """The sample between two editions of a game's rulebook."""
    rows = map(json.loads, JUDGED.read_text(encoding="utf-8").splitlines())
    found = (Judged(*(row[key] for key in ("game", "old", "new", "side", "number", "with"))) for row in rows)
    return tuple(one for one in found if (one.game, one.old, one.new) == (game, old, new))


def rightly(sample: Iterable[Judged], crosswalk: Crosswalk) -> tuple[int, int]:
    """How many of a sample the crosswalk has as they were judged, and how many there are."""
    found = [_paired(one, crosswalk) == one.other for one in sample]
    return sum(found), len(found)


def _paired(one: Judged, crosswalk: Crosswalk) -> str:
    for link in crosswalk.links:
        ours, theirs = (link.old, link.new) if one.side == "removed" else (link.new, link.old)
        if str(ours) == one.number and theirs is not None:
            return str(theirs)
    return ""
