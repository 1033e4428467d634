"""Kill a publisher at a moment of chance, again and again: pages and search are whole and the same, old or new."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass, field

from .small_site import SmallSite

LONGEST = 1.5


@dataclass
class KillsReport:
    """How often everything was whole after a kill; `slowest` is how long a reader's search took to be new again."""

    kills: int = 0
    whole: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0


def kill_publishers(site: SmallSite, times: int, seed: int = 18) -> KillsReport:
    """Start a process that imports, checks and publishes without end; kill it; look; `times` times."""
    chance = random.Random(seed)  # noqa: S311
    report = KillsReport()
    reader = site.worker()
    mark = 0
    try:
        for _ in range(times):
            publisher = site.worker()
            publisher.tell("publish_for_ever", mark=mark)
            publisher.told()
            mark += 1
            time.sleep(chance.uniform(0, LONGEST))
            publisher.kill()
            mark = _look(report, reader.ask("look"), mark)
    finally:
        reader.kill()
    return report


def _look(report: KillsReport, seen: dict[str, object], mark: int) -> int:
    report.kills += 1
    found = seen.get("done")
    if not isinstance(found, dict) or found["broken"] or len(found["marks"]) != 1 or found["marks"] != found["found"]:
        report.faults.append(str(seen))
        return mark + 100
    report.whole += 1
    report.slowest = max(report.slowest, found["seconds"])
    now = int(found["marks"][0].removeprefix("mark"))
    report.outcomes["the newest" if now >= mark else "the one before"] += 1
    return max(mark, now)
