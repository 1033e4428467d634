"""Two writers at once, round after round: one does it, the other is told in a sentence, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .small_site import SmallSite

# What is begun at the same moment; a draft is open and checked before each round.
RACES = (("publish", "publish"), ("publish", "draft"), ("check", "draft"))


@dataclass
class WritersReport:
    """How the rounds went. `faults` are tracebacks and states that should not be; there must be none."""

    rounds: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def race_writers(site: SmallSite, rounds: int) -> WritersReport:
    """Let two processes write at once, `rounds` times each kind of race."""
    report = WritersReport()
    one, other, reader = site.worker(), site.worker(), site.worker()
    mark = 0
    try:
        for _ in range(rounds):
            for race in RACES:
                mark += 2
                one.ask("draft", mark=mark)
                one.ask("check")
                given = [{"mark": mark + 1} if verb == "draft" else {} for verb in race]
                one.tell(race[0], **given[0])
                other.tell(race[1], **given[1])
                told = [one.told(), other.told()]
                _judge(report, race, told, reader.ask("look"))
                one.ask("draft", mark=mark + 1)
                one.ask("check")
                one.ask("publish")
    finally:
        for worker in (one, other, reader):
            worker.kill()
    return report


def _judge(
    report: WritersReport, race: tuple[str, str], told: list[dict[str, object]], seen: dict[str, object]
) -> None:
    report.rounds += 1
    came = [next(iter(one)) for one in told]
    report.outcomes[f"{' with '.join(race)}: {', '.join(came)}"] += 1
    report.faults += [str(one["failed"]) for one in told if "failed" in one]
    if race == ("publish", "publish") and sorted(came) != ["done", "refused"]:
        report.faults.append(f"of two that publish the same, one does it: {told}")
    found = seen.get("done")
    if not isinstance(found, dict) or found["broken"] or found["marks"] != found["found"]:
        report.faults.append(f"after {race}: {seen}")
