"""Which rules the examples show, by the proofs kept with their last runs."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.tree import RuleNumber
from rules_data.models import Game, ScenarioRun

_DOCUMENT = ("edition__document__scheme", "edition__document__slug")


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
    runs = runs.only("proof", "example__slug", "example__title", "edition__label", "edition__effective", *_DOCUMENT)
    rows: dict[tuple[str, str], list[tuple[str, str, bool]]] = {}
    scheme, document, dates = "", "", {}
    for run in runs.order_by("example__slug"):
        scheme, document = run.edition.document.scheme, run.edition.document.slug
        dates[run.edition.label] = run.edition.effective
        for ablation in run.proof.get("ablations", ()):
            found = rows.setdefault((run.edition.label, ablation["rule"]), [])
            found.append((run.example.slug, run.example.title, ablation["changed"]))
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


def games_with_examples() -> tuple[str, ...]:
    """The slugs of games that have examples."""
    return tuple(Game.objects.filter(examples__isnull=False).distinct().values_list("slug", flat=True))
