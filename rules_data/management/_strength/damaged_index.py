"""Damage the search index in every way, again and again: readers are answered all the same, and it is built anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .small_site import SmallSite
from .worker_processes import Worker

POINTER, LIST = "CURRENT", "MANIFEST"
SECONDS_TO_ANSWER, SECONDS_TO_REPAIR = 1.0, 5.0
MOST_BYTES = 100
Damage = Callable[[bytes, random.Random], bytes | None]


def _gone(_was: bytes, _chance: random.Random) -> None:
    return None


def _emptied(_was: bytes, _chance: random.Random) -> bytes:
    return b""


def _cut_short(was: bytes, chance: random.Random) -> bytes:
    return was[: chance.randrange(len(was))]


def _other_bytes(was: bytes, chance: random.Random) -> bytes:
    changed = bytearray(was)
    for place in chance.sample(range(len(was)), min(len(was), chance.randint(1, MOST_BYTES))):
        changed[place] ^= chance.randint(1, 255)
    return bytes(changed)


HOW: dict[str, Damage] = {"gone": _gone, "emptied": _emptied, "cut short": _cut_short, "of other bytes": _other_bytes}
WHAT = ("the pointer", "the list of files", "a file of the index")
KINDS = [(what, how) for what in WHAT for how in HOW]


@dataclass
class DamageReport:
    """How often an index was damaged, in which ways that was noticed at once, and what was not as it should be."""

    damaged: int = 0
    noticed: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest_answer: float = 0.0
    slowest_repair: float = 0.0


def damage_index(site: SmallSite, times: int, seed: int = 18) -> DamageReport:
    """Publish, and then damage the index in each of the ways, `times` times each."""
    chance = random.Random(seed)  # noqa: S311
    report = DamageReport()
    worker = site.worker()
    try:
        for verb, given in (("draft", {"mark": 1}), ("check", {}), ("publish", {})):
            told = worker.ask(verb, **given)
            if "done" not in told:
                raise RuntimeError(f"{verb}: {told}")
        for _ in range(times):
            for what, how in KINDS:
                _damage(_chosen(Path(site.environment["RULESITE_VAR"]) / "index", what, chance), HOW[how], chance)
                _look(report, worker, what, how)
    finally:
        worker.kill()
    return report


def _chosen(root: Path, what: str, chance: random.Random) -> Path:
    """The file that is damaged: the pointer to what is in use, the list of its files, or one of these."""
    if what == WHAT[0]:
        return root / POINTER
    folder = root / (root / POINTER).read_text(encoding="ascii")
    if what == WHAT[1]:
        return folder / LIST
    return chance.choice(sorted(one for one in folder.iterdir() if one.name != LIST and one.stat().st_size))


def _damage(file: Path, how: Damage, chance: random.Random) -> None:
    became = how(file.read_bytes(), chance)
    if became is None:
        file.unlink()
    else:
        file.write_bytes(became)


def _look(report: DamageReport, worker: Worker, what: str, how: str) -> None:
    """A reader's first search after the damage, and how long it takes until the index is whole again."""
    told = worker.ask("search_after_damage")
    report.damaged += 1
    seen = told.get("done")
    which = f"{what} {how}"
    if seen is None:
        report.faults.append(f"{which}: {told}")
        return
    report.noticed["told to the reader" if seen["noted"] else "put right unseen"] += 1
    report.slowest_answer = max(report.slowest_answer, seen["answered"])
    report.slowest_repair = max(report.slowest_repair, seen["repaired"])
    # A pointer that has come to name another whole generation is the one damage that need not be told.
    if what != WHAT[0] and not seen["noted"]:
        report.faults.append(f"{which}: not noticed")
    if seen["marks"] != ["mark1"]:
        report.faults.append(f"{which}: found {seen['marks']}")
    if seen["answered"] > SECONDS_TO_ANSWER or seen["repaired"] > SECONDS_TO_REPAIR or not seen["whole"]:
        report.faults.append(f"{which}: answered after {seen['answered']} s, repaired after {seen['repaired']} s")
