"""Reads of worked examples and their last runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Prefetch

from rules_data.models import Example, Provision, Revision, Rule, ScenarioRun


@dataclass(frozen=True)
class RunView:
    """What the evaluator made of an example under one edition."""

    edition: str
    verdict: str
    reason: str
    expectations: list[dict[str, Any]]
    trace: list[dict[str, Any]]
    proof: dict[str, Any]
    deciding: dict[str, Any]
    proved: bool
    evaluator_version: str
    ran_at: datetime


@dataclass(frozen=True)
class ExampleBadge:
    """An example as it hangs on a rule: its title and verdict under the edition being read."""

    game: str
    slug: str
    title: str
    verdict: str
    edition: str


@dataclass(frozen=True)
class DemonstratedRule:
    """A rule that an example demonstrates: its number in each edition."""

    provision: str
    document: str
    numbers: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ExamplePage:
    """An example with its situation, outcome, runs, rules and cards."""

    game: str
    slug: str
    title: str
    summary: str
    source: str
    scenario: dict[str, Any]
    story: dict[str, Any]
    runs: tuple[RunView, ...]
    demonstrates: tuple[DemonstratedRule, ...]
    cards: tuple[tuple[str, str], ...]

    def run(self, edition: str) -> RunView | None:
        return next((run for run in self.runs if run.edition == edition), None)


@dataclass(frozen=True)
class ExampleRow:
    """An example in a list, with its verdict in each edition."""

    game: str
    slug: str
    title: str
    summary: str
    verdicts: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """One for all editions: contradicted if it is anywhere, else confirmed if it is anywhere."""
        return overall({verdict for _, verdict in self.verdicts})


def overall(verdicts: set[str]) -> str:
    """One verdict for those of all editions."""
    return next((one for one in ("contradicted", "confirmed") if one in verdicts), "not_executable")


def examples_of(game: str) -> tuple[ExampleRow, ...]:
    """All examples of a game, with the numbers they demonstrate in the newest edition they were run under."""
    found = Example.objects.filter(game__slug=game).select_related("game").defer("source", "scenario", "story")
    return tuple(example_row(example) for example in found.prefetch_related(verdicts_of()))


def example_verdicts(game: str, slugs: Iterable[str]) -> dict[str, str]:
    """One verdict for all editions of each of some examples."""
    rows = Example.objects.filter(game__slug=game, slug__in=list(slugs)).order_by().values_list("slug", "runs__verdict")
    found: dict[str, set[str]] = defaultdict(set)
    for slug, verdict in rows:
        found[slug].add(verdict or "")
    return {slug: overall(verdicts) for slug, verdicts in found.items()}


def example_row(example: Example) -> ExampleRow:
    verdicts = tuple((run.edition.label, run.verdict) for run in example.runs.all())
    return ExampleRow(
        game=example.game.slug,
        slug=example.slug,
        title=example.title,
        summary=example.summary,
        verdicts=verdicts,
        rules=_demonstrated_numbers(example, [label for label, _ in verdicts]),
    )


def _demonstrated_numbers(example: Example, labels: list[str]) -> tuple[str, ...]:
    """The numbers as the file names them for the newest of `labels` (oldest first) that it names any for."""
    named: dict[str, list[str]] = {}
    for rule in example.named_rules:
        named.setdefault(rule["edition"], []).append(rule["number"])
    label = next((label for label in reversed(labels) if label in named), next(iter(named), ""))
    return tuple(named.get(label, ()))


def find_example(game: str, slug: str) -> ExamplePage | None:
    """One example by its slug."""
    example = (
        Example.objects.filter(game__slug=game, slug=slug)
        .select_related("game")
        .prefetch_related(_runs(), "cards", *_provisions_with_numbers())
        .first()
    )
    if example is None:
        return None
    return ExamplePage(
        game=example.game.slug,
        slug=example.slug,
        title=example.title,
        summary=example.summary,
        source=example.source,
        scenario=example.scenario,
        story=example.story,
        runs=tuple(run_view(run) for run in example.runs.all()),
        demonstrates=tuple(_demonstrated(provision) for provision in example.provisions.all()),
        cards=tuple((card.slug, card.name) for card in example.cards.all()),
    )


def run_view(run: ScenarioRun) -> RunView:
    return RunView(
        edition=run.edition.label,
        verdict=run.verdict,
        reason=run.reason,
        expectations=run.expectations,
        trace=run.trace,
        proof=run.proof,
        deciding=run.deciding,
        proved=run.proved,
        evaluator_version=run.evaluator_version,
        ran_at=run.ran_at,
    )


def badges_by_provision(provisions: Iterable[int], edition: str) -> dict[int, tuple[ExampleBadge, ...]]:
    """The examples of each provision, with their verdict under `edition` or, failing that, their newest one."""
    through = (
        Example.provisions.through.objects.filter(provision_id__in=list(provisions))
        .select_related("example__game")
        .defer("example__source", "example__scenario", "example__story", "example__named_rules")
        .prefetch_related(verdicts_of("example__runs"))
    )
    found: dict[int, list[ExampleBadge]] = defaultdict(list)
    for pair in through:
        found[pair.provision_id].append(_badge(pair.example, edition))
    return {provision: tuple(sorted(badges, key=lambda b: b.title)) for provision, badges in found.items()}


def examples_over_time(provision: str) -> tuple[tuple[datetime, ExampleRow], ...]:
    """The examples that demonstrate a rule with the moment each came, the newest first."""
    found = Example.objects.filter(provisions__slug=provision, added_at__isnull=False).select_related("game")
    rows = found.defer("source", "scenario", "story").prefetch_related(verdicts_of()).order_by("-added_at", "slug")
    return tuple((example.added_at, example_row(example)) for example in rows if example.added_at)


def _badge(example: Example, edition: str) -> ExampleBadge:
    runs = list(example.runs.all())
    run = next((run for run in runs if run.edition.label == edition), runs[-1] if runs else None)
    if run is not None and run.verdict == ScenarioRun.Verdict.NOT_EXECUTABLE:
        # What was confirmed under another edition is worth more to a reader than that it awaits a look under this one.
        run = next((one for one in reversed(runs) if one.verdict != ScenarioRun.Verdict.NOT_EXECUTABLE), run)
    return ExampleBadge(
        game=example.game.slug,
        slug=example.slug,
        title=example.title,
        verdict=run.verdict if run else ScenarioRun.Verdict.NOT_EXECUTABLE,
        edition=run.edition.label if run else "",
    )


def verdict_counts(game: str | None = None) -> dict[str, int]:
    """How many examples are confirmed, contradicted, not executable; each counts once, for all its editions."""
    examples = Example.objects.filter(game__slug=game) if game else Example.objects.all()
    found: dict[int, set[str]] = defaultdict(set)
    # An example without a run has no verdict, and counts all the same.
    for example, verdict in examples.values_list("pk", "runs__verdict"):
        found[example].add(verdict or "")
    counts: dict[str, int] = {value: 0 for value in ScenarioRun.Verdict.values}
    for verdicts in found.values():
        counts[overall(verdicts)] += 1
    return counts


def _runs() -> Prefetch[str]:
    return Prefetch("runs", queryset=ScenarioRun.objects.select_related("edition").order_by("edition__effective"))


def _provisions_with_numbers() -> tuple[Prefetch[str], Prefetch[str]]:
    rules = Rule.objects.filter(revision__status=Revision.Status.PUBLISHED).select_related("revision__edition")
    return (
        Prefetch("provisions", queryset=Provision.objects.select_related("document")),
        Prefetch("provisions__rules", queryset=rules),
    )


def verdicts_of(path: str = "runs") -> Prefetch[str]:
    """The runs without their traces, which are long and not shown in lists."""
    runs = ScenarioRun.objects.select_related("edition").defer("trace", "proof", "deciding", "expectations")
    return Prefetch(path, queryset=runs.order_by("edition__effective"))


def _demonstrated(provision: Any) -> DemonstratedRule:
    numbers = sorted(
        (rule.revision.edition.effective, rule.revision.edition.label, rule.number) for rule in provision.rules.all()
    )
    return DemonstratedRule(
        provision=provision.slug,
        document=provision.document.slug,
        numbers=tuple((label, number) for _, label, number in numbers),
    )
