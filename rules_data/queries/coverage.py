"""Which rules the examples show, by the proofs kept with their last runs."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import GameTable, rows
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber
from rules_data.models import Game, ScenarioRun

from .games import EditionView
from .records import RuleView, printed


@dataclass(frozen=True)
class CoverageRow:
    """A rule of an edition: the examples that demonstrate it (slug and title) and those that prove it."""

    edition: str
    document: str
    rule: str
    examples: tuple[str, ...]
    titles: tuple[str, ...]
    proved_by: tuple[str, ...]


def coverage_of(game: str) -> tuple[CoverageRow, ...]:
    """Every rule that an example of the game demonstrates, newest edition first, in the order of the rules."""
    runs = ScenarioRun.objects.filter(example__game__slug=game).select_related("example", "edition__document")
    of_edition = ("edition__label", "edition__effective", "edition__document__slug")
    runs = runs.only("proof", "example__slug", "example__title", *of_edition)
    rows: dict[tuple[str, str], list[tuple[str, str, bool]]] = {}
    document, dates = "", {}
    for run in runs.order_by("example__slug"):
        document = run.edition.document.slug
        dates[run.edition.label] = run.edition.effective
        for ablation in run.proof.get("ablations", ()):
            found = rows.setdefault((run.edition.label, ablation["rule"]), [])
            found.append((run.example.slug, run.example.title, ablation["changed"]))
    if not rows:
        return ()
    scheme = GAMES[game].publications[document].scheme
    ordered = sorted(rows, key=lambda key: (-dates[key[0]].toordinal(), RuleNumber.parse(key[1], scheme)))
    return tuple(
        CoverageRow(
            edition,
            document,
            rule,
            tuple(slug for slug, _, _ in rows[edition, rule]),
            tuple(title for _, title, _ in rows[edition, rule]),
            tuple(slug for slug, _, proved in rows[edition, rule] if proved),
        )
        for edition, rule in ordered
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
    """Every rule that a game's table answers for, in the order of the rules; none where it says none."""
    table = GAMES[game].table
    label = edition.label
    span = table.covers.get(label) if table is not None else None
    if table is None or span is None:
        return ()
    shown = {row.rule: row for row in coverage_of(game) if row.edition == label}
    reasons = table.not_shown.get(label, {})
    return tuple(
        _subrule(table, label, record, shown.get(record.number), reasons.get(record.number, ""))
        for record in _within(edition, *span)
        if not record.is_heading
    )


def _within(edition: EditionView, first: str, last: str) -> list[RuleView]:
    records = list(printed(edition).records)
    numbers = [record.number for record in records]
    if first not in numbers or last not in numbers:
        return []
    return records[numbers.index(first) : numbers.index(last) + 1]


def _subrule(table: GameTable, label: str, record: RuleView, row: CoverageRow | None, reason: str) -> SubruleRow:
    names = tuple(one.name for one in rows(table, label) if record.number in one.cites[label])
    if row is None:
        return SubruleRow(record.number, record.opening, names, (), (), (), reason)
    return SubruleRow(record.number, record.opening, names, row.examples, row.titles, row.proved_by, reason)


def games_with_examples() -> tuple[str, ...]:
    """The slugs of games that have examples."""
    return tuple(Game.objects.filter(examples__isnull=False).distinct().values_list("slug", flat=True))
