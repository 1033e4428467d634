"""Keep what comes out otherwise under a draft: both traces of each such example."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.models import ComparedRun, Revision, ScenarioRun

from ._scenarios import TriedRun


def keep_differences(before: Revision | None, revision: Revision, tried: Iterable[TriedRun]) -> None:
    """Compare each run with the example's last one under the version before, and keep those that differ.

    They differ when the verdict does, or when what was expected is seen otherwise; the same steps under new numbers
    are no difference.
    """
    ComparedRun.objects.filter(revision=revision).delete()
    if before is None:
        return
    kept = {run.example_id: run for run in ScenarioRun.objects.filter(edition=before.edition)}
    rows = [
        _compared(revision, before.edition.label, one, kept[one.example.pk])
        for one in tried
        if one.example.pk in kept and _differs(one, kept[one.example.pk])
    ]
    ComparedRun.objects.bulk_create(rows)


def _differs(one: TriedRun, last: ScenarioRun) -> bool:
    seen = [each.to_json() for each in one.run.expectations]
    return one.verdict != last.verdict or [_outcome(each) for each in seen] != [_outcome(e) for e in last.expectations]


def _outcome(expectation: dict[str, object]) -> tuple[object, object]:
    return expectation.get("seen"), expectation.get("ok")


def _compared(revision: Revision, before: str, one: TriedRun, last: ScenarioRun) -> ComparedRun:
    return ComparedRun(
        revision=revision, example=one.example, before=before, old_verdict=last.verdict, new_verdict=one.verdict,
        old_reason=last.reason, new_reason=one.reason, old_trace=last.trace,
        new_trace=[step.to_json() for step in one.run.trace],
    )  # fmt: skip
