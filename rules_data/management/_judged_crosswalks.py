"""What was judged by hand: rules called removed or added, and rules said to be split or merged."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rules_data.core.tree import Change, Crosswalk

# A random sample of the publishers' documents, numbers alone; `with` is the rule that a person found on the other side.
JUDGED = Path(__file__).parent / "labelled" / "crosswalk.jsonl"
# Every split and merger between the publishers' documents as a person judged it, and some that nothing finds.
PARTED = Path(__file__).parent / "labelled" / "parted.jsonl"


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


@dataclass(frozen=True)
class PartedFigures:
    """Of the splits and mergers that were found: how many are right, wrong, or judged by nobody; and what lacks."""

    right: int
    wrong: int
    unjudged: int
    missed: int

    def __str__(self) -> str:
        found = self.right + self.wrong
        more = [f"{count} {what}" for count, what in ((self.unjudged, "not judged"), (self.missed, "missed")) if count]
        return ", ".join([f"{self.right} of {found}", *more]) if found or more else ""


def parted_rightly(game: str, old: str, new: str, crosswalk: Crosswalk) -> PartedFigures:
    """The splits and mergers between two editions, each counted as its link from a rule into a rule."""
    rows = map(json.loads, PARTED.read_text(encoding="utf-8").splitlines())
    judged_so = {
        (row["from"], row["into"]): bool(row["right"])
        for row in rows
        if (row["game"], row["old"], row["new"]) == (game, old, new)
    }
    found = {
        (str(link.old), str(link.new)) for link in crosswalk.links if link.change in (Change.SPLIT, Change.MERGED)
    }
    right = sum(judged_so.get(link, False) for link in found)
    known = sum(link in judged_so for link in found)
    return PartedFigures(
        right, known - right, len(found) - known, sum(so for link, so in judged_so.items() if link not in found)
    )
