"""Examples that come out otherwise under a draft, step by step beside the version before."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rules_data.models import ComparedRun


@dataclass(frozen=True)
class ComparedExample:
    """An example in the list of those that differ."""

    slug: str
    title: str
    before: str
    old_verdict: str
    new_verdict: str
    new_reason: str


@dataclass(frozen=True)
class ComparedStep:
    """A step of both traces; a side that has ended has none. `is_first` marks where they part."""

    old: dict[str, Any] | None
    new: dict[str, Any] | None
    is_first: bool
    is_same: bool


@dataclass(frozen=True)
class ComparedTraces:
    """Both traces of an example, side by side."""

    example: ComparedExample
    old_reason: str
    steps: tuple[ComparedStep, ...]

    @property
    def first(self) -> int | None:
        """The number of the step where they part, from 1; None when every step is the same."""
        return next((place for place, step in enumerate(self.steps, start=1) if step.is_first), None)


def compared_examples(revision_id: int) -> tuple[ComparedExample, ...]:
    """Every example that comes out otherwise under a draft."""
    rows = ComparedRun.objects.filter(revision=revision_id).select_related("example").defer("old_trace", "new_trace")
    return tuple(_example(row) for row in rows.order_by("example__title"))


def compared_traces(revision_id: int, slug: str) -> ComparedTraces | None:
    """Both traces of one of them."""
    row = ComparedRun.objects.filter(revision=revision_id, example__slug=slug).select_related("example").first()
    return None if row is None else ComparedTraces(
        _example(row), row.old_reason, steps_side_by_side(row.old_trace, row.new_trace)
    )


def _example(row: ComparedRun) -> ComparedExample:
    shown = row.example
    return ComparedExample(shown.slug, shown.title, row.before, row.old_verdict, row.new_verdict, row.new_reason)


def steps_side_by_side(old_trace: list[dict[str, Any]], new_trace: list[dict[str, Any]]) -> tuple[ComparedStep, ...]:
    """What a step tells is compared, and not its rules' numbers: these are others in every version."""
    steps: list[ComparedStep] = []
    parted = False
    for old, new in zip_longest(old_trace, new_trace):
        same = old is not None and new is not None and old.get("text") == new.get("text")
        steps.append(ComparedStep(old, new, not same and not parted, same))
        parted = parted or not same
    return tuple(steps)
