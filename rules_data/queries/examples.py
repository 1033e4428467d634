"""Reads of worked examples and their last runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db.models import Prefetch, QuerySet

from rules_data.models import Example, Provision, Revision, Rule, ScenarioRun

from .example_standings import edition_told, rulebook_of, standings, standings_everywhere, standings_of_rules
from .games import EditionView
from .hanging import ExampleBadge
from .standing import ExampleStanding


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
    undecided: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class DemonstratedRule:
    """A rule that an example demonstrates: its number in each edition."""

    provision: str
    document: str
    numbers: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ExamplePage:
    """An example with its situation, outcome, runs, rules and cards.

    `runs` are those under the published editions, oldest first. `standings` say where it stands under each of them,
    newest first, and under the one in force, which `standing` is about.
    """

    game: str
    slug: str
    title: str
    summary: str
    source: str
    scenario: dict[str, Any]
    story: dict[str, Any]
    standing: ExampleStanding
    standings: tuple[ExampleStanding, ...]
    runs: tuple[RunView, ...]
    demonstrates: tuple[DemonstratedRule, ...]
    cards: tuple[tuple[str, str], ...]

    def run(self, edition: str) -> RunView | None:
        return next((run for run in self.runs if run.edition == edition), None)

    def standing_in(self, edition: str) -> ExampleStanding:
        """Where it stands under one of the editions it was run under; under the one in force for any other."""
        return next((one for one in self.standings if one.edition == edition), self.standing)


@dataclass(frozen=True)
class ExampleRow:
    """An example in a list: where it stands under one edition, and its verdict in each that it was run under."""

    game: str
    slug: str
    title: str
    summary: str
    standing: ExampleStanding
    verdicts: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]


def examples_of(game: str, edition: str = "") -> tuple[ExampleRow, ...]:
    """All examples of a game as they stand under an edition of its rulebook, or under the one in force."""
    return example_rows(game, Example.objects.filter(game__slug=game), edition)


def example_rows(game: str, found: QuerySet[Example], edition: str = "") -> tuple[ExampleRow, ...]:
    """Some examples of a game, in their order, as they stand under an edition or under the one in force."""
    stand = standings(game, edition)
    document = rulebook_of(game)
    told = edition_told(document, edition) if document is not None else None
    kept = list(found.defer("source", "scenario", "story"))
    numbers, verdicts = _numbers_in(told, kept), _verdicts(kept)
    return tuple(
        ExampleRow(
            game=game,
            slug=example.slug,
            title=example.title,
            summary=example.summary,
            standing=stand[example.slug],
            verdicts=tuple(verdicts.get(example.pk, ())),
            rules=numbers[example.pk],
        )
        for example in kept
    )


def _verdicts(examples: Iterable[Example]) -> dict[int, list[tuple[str, str]]]:
    """The verdict on each example in each edition it was run in, the oldest edition first."""
    runs = ScenarioRun.objects.filter(example__in=[one.pk for one in examples]).order_by("edition__effective")
    found: dict[int, list[tuple[str, str]]] = {}
    for example, label, verdict in runs.values_list("example_id", "edition__label", "verdict"):
        found.setdefault(example, []).append((label, verdict))
    return found


def _numbers_in(told: EditionView | None, examples: list[Example]) -> dict[int, tuple[str, ...]]:
    """The rules that examples demonstrate: as their files number them for an edition, else as it has them itself.

    Where it has none of them, as the file numbers them for the first edition that it names.
    """
    label = told.label if told is not None else ""
    found = {one.pk: _named_numbers(one, label) for one in examples}
    missing = {pk for pk, numbers in found.items() if not numbers}
    if told is not None and missing:
        # Joined here: SQLite would pair every rule of the edition with every example.
        shown = Example.provisions.through.objects.filter(example__in=missing)
        by_provision: dict[int, list[int]] = {}
        for provision, pk in shown.order_by("pk").values_list("provision_id", "example_id"):
            by_provision.setdefault(provision, []).append(pk)
        rules = Rule.objects.filter(revision_id=told.revision_id, provision_id__in=by_provision).order_by("position")
        for provision, number in rules.values_list("provision_id", "number"):
            for pk in by_provision[provision]:
                found[pk] = (*found[pk], number)
    return {one.pk: found[one.pk] or _named_numbers(one, _first_named(one)) for one in examples}


def _named_numbers(example: Example, label: str) -> tuple[str, ...]:
    return tuple(rule["number"] for rule in example.named_rules if rule["edition"] == label)


def _first_named(example: Example) -> str:
    return next((str(rule["edition"]) for rule in example.named_rules), "")


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
    standing, everywhere = standings_everywhere(example.game.slug, slug)
    published = {one.edition for one in everywhere}
    return ExamplePage(
        game=example.game.slug,
        slug=example.slug,
        title=example.title,
        summary=example.summary,
        source=example.source,
        scenario=example.scenario,
        story=example.story,
        standing=standing,
        standings=everywhere,
        runs=tuple(run_view(run) for run in example.runs.all() if run.edition.label in published),
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
        undecided=run.undecided,
        evaluator_version=run.evaluator_version,
        ran_at=run.ran_at,
    )


def badges_by_provision(provisions: Iterable[int], edition: EditionView) -> dict[int, tuple[ExampleBadge, ...]]:
    """The examples of each provision, as they stand for somebody who reads `edition`."""
    through = Example.provisions.through.objects.filter(provision_id__in=list(provisions))
    pairs = list(through.order_by().values_list("provision_id", "example__slug", "example__title"))
    stand = standings_of_rules(edition) if pairs else {}
    found: dict[int, list[ExampleBadge]] = defaultdict(list)
    for provision, slug, title in pairs:
        found[provision].append(ExampleBadge(edition.game, slug, title, stand[slug]))
    return {provision: tuple(sorted(badges, key=lambda b: b.title)) for provision, badges in found.items()}


def examples_over_time(game: str, provision: str) -> tuple[tuple[datetime, ExampleRow], ...]:
    """The examples that demonstrate a rule with the moment each came, the newest first."""
    kept = Example.objects.filter(game__slug=game, provisions__slug=provision, added_at__isnull=False)
    found = kept.order_by("-added_at", "slug")
    came = dict(found.values_list("slug", "added_at"))
    rows = example_rows(game, found)
    return tuple((moment, row) for row in rows if (moment := came[row.slug]) is not None)


def _runs() -> Prefetch[str]:
    return Prefetch("runs", queryset=ScenarioRun.objects.select_related("edition").order_by("edition__effective"))


def _provisions_with_numbers() -> tuple[Prefetch[str], Prefetch[str]]:
    rules = Rule.objects.filter(revision__status=Revision.Status.PUBLISHED).select_related("revision__edition")
    return (
        Prefetch("provisions", queryset=Provision.objects.select_related("document")),
        Prefetch("provisions__rules", queryset=rules),
    )


def _demonstrated(provision: Any) -> DemonstratedRule:
    numbers = sorted(
        (rule.revision.edition.effective, rule.revision.edition.label, rule.number) for rule in provision.rules.all()
    )
    return DemonstratedRule(
        provision=provision.slug,
        document=provision.document.slug,
        numbers=tuple((label, number) for _, label, number in numbers),
    )
