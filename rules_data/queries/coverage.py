"""Which rules the examples show, by the proofs kept with their last runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from rules_data.core.evaluator import GameTable, rows
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber
from rules_data.models import Game, Rule, ScenarioRun

from .example_standings import rulebook_of
from .games import DocumentView, EditionView
from .records import RuleView, printed
from .tables import followed_edition, home_of


@dataclass(frozen=True)
class CoverageRow:
    """A rule of an edition: the examples that demonstrate it (slug and title), and those that prove it.

    `unproved` are those that are verified there and have not been run without their rules yet.
    """

    edition: str
    document: str
    rule: str
    examples: tuple[str, ...]
    titles: tuple[str, ...]
    proved_by: tuple[str, ...]
    unproved: tuple[str, ...] = ()


def coverage_of(game: str) -> tuple[CoverageRow, ...]:
    """Every rule that an example demonstrates in a published edition it was run under, newest edition first."""
    document = rulebook_of(game)
    editions = document.editions if document is not None else ()
    return tuple(row for edition in editions for row in coverage_in(edition))


def coverage_in(edition: EditionView) -> tuple[CoverageRow, ...]:
    """Every rule that an example demonstrates in one edition, in the order of the rules."""
    runs = ScenarioRun.objects.filter(example__game__slug=edition.game, edition__label=edition.label)
    runs = runs.filter(edition__document__slug=edition.document).order_by("example__slug")
    shown: dict[str, list[_Shown]] = defaultdict(list)
    waiting: dict[int, _Shown] = {}
    told = ("example_id", "example__slug", "example__title", "verdict", "proof__ablations")
    for pk, slug, title, verdict, ablations in runs.values_list(*told):
        for ablation in ablations or ():
            shown[ablation["rule"]].append(_Shown(slug, title, proves=ablation["changed"]))
        if ablations is None:
            waiting[pk] = _Shown(slug, title, is_unproved=verdict == "confirmed")
    rules = Rule.objects.filter(revision_id=edition.revision_id, provision__examples__in=waiting).order_by("position")
    for number, pk in rules.values_list("number", "provision__examples"):
        if pk in waiting:
            shown[number].append(waiting[pk])
    ordered = sorted(shown, key=lambda number: RuleNumber.parse(number, edition.scheme))
    return tuple(_row(edition, number, shown[number]) for number in ordered)


@dataclass(frozen=True)
class _Shown:
    """An example that demonstrates a rule, and what its run says of that."""

    slug: str
    title: str
    proves: bool = False
    is_unproved: bool = False


def _row(edition: EditionView, rule: str, shown: Iterable[_Shown]) -> CoverageRow:
    ordered = sorted(shown, key=lambda one: one.slug)
    return CoverageRow(
        edition.label,
        edition.document,
        rule,
        tuple(one.slug for one in ordered),
        tuple(one.title for one in ordered),
        tuple(one.slug for one in ordered if one.proves),
        tuple(one.slug for one in ordered if one.is_unproved),
    )


@dataclass(frozen=True)
class SubruleRow:
    """A rule the evaluator answers for: its rows of policy, its examples, and whether it is shown or why not."""

    rule: str
    opening: str
    policy: tuple[str, ...]
    examples: tuple[str, ...]
    titles: tuple[str, ...]
    proved_by: tuple[str, ...]
    reason: str

    @property
    def state(self) -> str:
        """proved, shown by what is below it, not shown (with the reason), or no example yet"""
        if self.proved_by:
            return "proved"
        if self.examples:
            return "not proved"
        return "not shown" if self.reason else "no example"


def subrules(game: str, edition: EditionView) -> tuple[SubruleRow, ...]:
    """Every rule that a game's table answers for in an edition, in the order of the rules; none where it says none.

    An edition that is read from a neighbour's rows is covered as that one is, under its own numbers.
    """
    followed = followed_edition(edition)
    table = followed.game.table if followed is not None else GAMES[game].table
    document = rulebook_of(game)
    home = home_of(document, edition) if document is not None else ""
    if table is None or home not in table.covers:
        return ()
    here = _numbers_here(document, home, edition) if document is not None else {}
    first, last = (here.get(number, number) for number in table.covers[home])
    reasons = {here.get(number, number): why for number, why in table.not_shown.get(home, {}).items()}
    shown = {row.rule: row for row in coverage_in(edition)}
    return tuple(
        _subrule(table, edition.label, record, shown.get(record.number), reasons.get(record.number, ""))
        for record in _within(edition, first, last)
        if not record.is_heading
    )


def _numbers_here(document: DocumentView, home: str, edition: EditionView) -> dict[str, str]:
    """The numbers of one edition with those that the same rules have in another."""
    then = document.edition(home)
    now = printed(edition).by_provision
    records = printed(then).records if then is not None else ()
    return {one.number: now[one.provision_id].number for one in records if one.provision_id in now}


def _within(edition: EditionView, first: str, last: str) -> list[RuleView]:
    records = list(printed(edition).records)
    numbers = [record.number for record in records]
    if first not in numbers or last not in numbers:
        return []
    return records[numbers.index(first) : numbers.index(last) + 1]


def _subrule(table: GameTable, label: str, record: RuleView, row: CoverageRow | None, reason: str) -> SubruleRow:
    names = tuple(one.name for one in rows(table, label) if record.number in one.cites.get(label, ()))
    if row is None:
        return SubruleRow(record.number, record.opening, names, (), (), (), reason)
    return SubruleRow(record.number, record.opening, names, row.examples, row.titles, row.proved_by, reason)


def games_with_examples() -> tuple[str, ...]:
    """The slugs of games that have examples."""
    return tuple(Game.objects.filter(examples__isnull=False).distinct().values_list("slug", flat=True))
