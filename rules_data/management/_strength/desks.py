"""Many editors at once: each writes without a pause, alone and over one another, and nobody sees a fault."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .small_site import SmallSite


@dataclass
class DesksReport:
    """What came of it: `done` by what was done, `told` by what was refused in a sentence, and `faults`: none, or bad.

    `lost` counts saves that were confirmed and are not kept; `slowest` is the longest that anybody waited, in seconds.
    """

    done: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    lost: int = 0
    slowest: float = 0.0

    @property
    def locked(self) -> int:
        """How often somebody met a database that was locked."""
        return sum("locked" in fault for fault in self.faults)


def write_at_once(site: SmallSite, writers: int, seconds: float, seed: int = 16) -> DesksReport:
    """Let so many processes write for so long; `seed` chooses who does what."""
    started = [site.worker() for _ in range(writers)]
    report = DesksReport()
    try:
        for number, worker in enumerate(started):
            worker.tell("write_at_desk", number=number, seconds=seconds, seed=seed + number)
        for worker in started:
            _add(report, worker.told())
        report.lost = int(started[0].ask("lost_at_desk")["done"])
    finally:
        for worker in started:
            worker.kill()
    return report


def _add(report: DesksReport, told: dict[str, object]) -> None:
    found = told.get("done")
    if not isinstance(found, dict):
        report.faults.append(str(told))
        return
    report.done.update(found["done"])
    report.told.update(found["told"])
    report.faults += found["faults"]
    report.slowest = max(report.slowest, found["slowest"])
