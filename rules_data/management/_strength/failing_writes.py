"""Let one write of a publish fail, each in turn: what was published before stays, whole, and the writer is told."""

from __future__ import annotations

import errno
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .small_site import SmallSite
from .worker_processes import Worker

# No space, an error of the disk, too many open files, a folder that may only be read.
ERRORS = (errno.ENOSPC, errno.EIO, errno.EMFILE, errno.EROFS)
LARGEST_FILE = 2_000_000
# Beyond what other campaigns on the same site have published.
FIRST = 1000


@dataclass
class FailingReport:
    """How often a write failed, what its writer was told, and what was mixed, lost or told wrongly."""

    failed: int = 0
    steps: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def let_writes_fail(site: SmallSite, full_disks: int, every: int = 1, seed: int = 18) -> FailingReport:
    """Each step at which a publish writes a file fails once in each way, or every so many of these; then the disk is
    full `full_disks` times.
    """
    chance = random.Random(seed)  # noqa: S311
    report = FailingReport()
    publisher, reader = site.worker(), site.worker()
    try:
        mark, _ = _try(report, publisher, reader, FIRST, {})
        report.steps = publisher.ask("writes_seen")["done"]
        ways: list[dict[str, Any]] = [{"at": at, "error": one} for at in range(1, report.steps + 1) for one in ERRORS]
        ways = ways[::every]
        ways += [{"largest": chance.randrange(LARGEST_FILE)} for _ in range(full_disks)]
        for way in ways:
            mark, happened = _try(report, publisher, reader, mark, way)
            report.failed += happened
    finally:
        publisher.kill()
        reader.kill()
    return report


def _try(report: FailingReport, publisher: Worker, reader: Worker, mark: int, way: dict[str, Any]) -> tuple[int, bool]:
    """Publish the next state while something fails; gives back what readers see since, and whether it did fail."""
    wanted = mark + 1
    for verb, given in (("draft", {"mark": wanted}), ("check", {})):
        told = publisher.ask(verb, **given)
        if "done" not in told:
            report.faults.append(f"{way}: {verb} afterwards: {told}")
            return mark, False
    told = publisher.ask("publish_failing", **way)
    outcome = next(iter(told))
    seen = reader.ask("look").get("done", {})
    if way:
        report.outcomes[TOLD[outcome]] += 1
    if outcome == "failed":
        report.faults.append(f"{way}: {told['failed'].strip().splitlines()[-1]}")
    expected = wanted if outcome == "done" else mark
    marks = [f"mark{expected}"]
    if seen.get("marks") != marks or seen.get("found") != marks or seen.get("broken"):
        report.faults.append(f"{way}: {outcome}, and readers see {seen}")
    there = seen.get("marks") or [f"mark{mark}"]
    return int(there[0].removeprefix("mark")), outcome != "done"


TOLD = {"done": "published all the same", "refused": "refused in a sentence", "failed": "an error"}
