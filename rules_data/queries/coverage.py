"""Which rules of an edition the worked examples show, and which they prove."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from rules_data.models import Example, ScenarioRun

from .games import EditionView
from .records import printed


@dataclass(frozen=True)
class CoveringExample:
    """An example that demonstrates a rule; `proves` when switching the rule off changed its outcome."""

    game: str
    slug: str
    title: str
    verdict: str
    proves: bool


@dataclass(frozen=True)
class CoverageRow:
    """A rule of an edition with the examples that demonstrate it."""

    number: str
    opening: str
    examples: tuple[CoveringExample, ...]

    @property
    def proved(self) -> bool:
        return any(example.proves for example in self.examples)


def coverage_of(edition: EditionView) -> tuple[CoverageRow, ...]:
    """The rules of an edition that have examples, in the order of the document."""
    kept = printed(edition)
    through = (
        Example.provisions.through.objects.filter(example__game__slug=edition.game)
        .select_related("example__game")
        .defer("example__source", "example__scenario", "example__story")
        .order_by("example__title")
    )
    runs = _runs_under(edition)
    found: dict[int, list[CoveringExample]] = defaultdict(list)
    for pair in through:
        record = kept.by_provision.get(pair.provision_id)
        if record is not None:
            found[kept.places[record.number]].append(_covering(pair.example, runs.get(pair.example_id), record.number))
    return tuple(
        CoverageRow(kept.records[place].number, kept.records[place].opening, tuple(examples))
        for place, examples in sorted(found.items())
    )


def _runs_under(edition: EditionView) -> dict[int, ScenarioRun]:
    runs = ScenarioRun.objects.filter(
        edition__label=edition.label, edition__document__slug=edition.document, example__game__slug=edition.game
    )
    return {run.example_id: run for run in runs.defer("trace", "expectations")}


def _covering(example: Example, run: ScenarioRun | None, number: str) -> CoveringExample:
    return CoveringExample(
        game=example.game.slug,
        slug=example.slug,
        title=example.title,
        verdict=run.verdict if run else ScenarioRun.Verdict.NOT_EXECUTABLE,
        proves=run is not None and number in proved_rules(run),
    )


def proved_rules(run: ScenarioRun) -> set[str]:
    """The rules without which this run comes out differently."""
    ablations: Iterable[dict[str, object]] = run.proof.get("ablations", ())
    return {str(one["rule"]) for one in ablations if one["changed"]}
