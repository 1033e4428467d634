"""Run examples under an edition, and keep what came of it.

An edition that the evaluator has a table for is run as it is. A later one is run by the nearest earlier table,
with the rules under their new numbers, as long as every rule that decided still says the same; where one reads
differently, the example is not executable until its row has been looked at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    Deciding,
    EditionProof,
    Renumbered,
    Run,
    Scenario,
    Verdict,
    Without,
    deciding_rules,
    narrate_twin,
    prove,
    run_scenario,
)
from rules_data.core.tree import Change
from rules_data.models import Edition, Example, Revision, ScenarioRun
from rules_data.queries.budget import deadline

from ._cards import known_cards
from ._crosswalks import crosswalk_between
from ._evaluator_version import evaluator_version
from ._examples import read_example

# A proof is some twenty runs and takes a tenth of a second: what is kept may not depend on how fast a machine is.
SECONDS_TO_PROVE = 60.0
UNTOUCHED = (Change.SAME, Change.MOVED)


@dataclass(frozen=True)
class TriedRun:
    """An example as it came out under an edition, not kept yet."""

    example: Example
    scenario: Scenario
    run: Run
    proof: EditionProof | None
    verdict: str
    reason: str
    deciding: Deciding | None = None

    @property
    def slug(self) -> str:
        return self.example.slug


@dataclass(frozen=True)
class Table:
    """How an edition is run: by its own rows, or by those of an earlier one under new numbers."""

    renumbered: Renumbered | None = None
    changed: frozenset[str] = frozenset()


def try_examples(revision: Revision) -> list[TriedRun]:
    """Run every example that is meant for an edition, or for the one whose rows it is run by; nothing is proved."""
    table = table_for(revision)
    if table is None:
        return []
    return list(try_some(revision.edition, table, examples_for(revision.edition, table), proving=False))


def keep_runs(revision: Revision) -> int:
    """Run and prove the examples that are due under a revision, and keep their verdicts; returns how many."""
    table = table_for(revision)
    if table is None:
        return 0
    due = due_examples(revision, table, examples_for(revision.edition, table))
    tried = try_some(revision.edition, table, [example for example, _ in due])
    for one, (_, digest) in zip(tried, due, strict=True):
        keep(one, revision.edition, digest)
    return len(due)


def due_examples(
    revision: Revision, table: Table, examples: list[Example], again: bool = False
) -> list[tuple[Example, str]]:
    """The examples whose last run is not of what they now depend on, each with the hash of that."""
    cards = known_cards(revision.edition.document.game) if examples else {}
    kept = dict(ScenarioRun.objects.filter(edition=revision.edition).values_list("example_id", "source_hash"))
    hashed = [(example, _run_hash(example, cards, revision, table)) for example in examples]
    return [(example, digest) for example, digest in hashed if again or kept.get(example.pk) != digest]


def examples_for(edition: Edition, table: Table) -> list[Example]:
    """The examples whose file names the edition, or the one it is run like."""
    label = table.renumbered.like if table.renumbered else edition.label
    examples = Example.objects.filter(game=edition.document.game).select_related("game").order_by("slug")
    return [example for example in examples if label in editions_named(example)]


def editions_named(example: Example) -> list[str]:
    return [str(label) for label in example.scenario.get("editions", ())]


def try_some(edition: Edition, table: Table, examples: list[Example], proving: bool = True) -> Iterator[TriedRun]:
    """Run examples one by one, with their twins and ablations if they are to be proved."""
    cards = known_cards(edition.document.game)
    for example in examples:
        scenario = read_example(example.source, cards, example.slug)
        yield _try(example, scenario, edition, table, proving)


def _try(example: Example, scenario: Scenario, edition: Edition, table: Table, proving: bool) -> TriedRun:
    if table.renumbered is None and proving:
        [proof] = prove(replace(scenario, editions=(edition.label,)), deadline(SECONDS_TO_PROVE)).editions
        verdict = _value(proof.run.verdict)
        return TriedRun(example, scenario, proof.run, proof, verdict, proof.run.reason, proof.deciding)
    within = deadline(SECONDS_TO_PROVE)
    run = run_scenario(scenario, edition.label, renumbered=table.renumbered, deadline=within)
    if table.renumbered is None:
        return TriedRun(example, scenario, run, None, _value(run.verdict), run.reason)
    touched = sorted({rule for step in run.trace for rule in step.rules} & table.changed)
    if touched and run.verdict is not Verdict.NOT_EXECUTABLE:
        like = table.renumbered.like
        reason = f"Rules changed since {like}, so it needs re-testing: {', '.join(touched)}."
        return TriedRun(example, scenario, run, None, ScenarioRun.Verdict.NOT_EXECUTABLE, reason)
    deciding = None
    if proving:
        deciding = deciding_rules(Without(scenario, edition.label, run, within, table.renumbered))
    return TriedRun(example, scenario, run, None, _value(run.verdict), run.reason, deciding)


def _value(verdict: Verdict) -> str:
    return verdict.value.replace(" ", "_")


def table_for(revision: Revision) -> Table | None:
    """How to run examples under a revision; None for a document or an edition no table reaches."""
    game = GAMES[revision.edition.document.game.slug]
    if game.table is None or revision.edition.document.slug != game.rulebook:
        return None
    known = game.table.vocabulary.editions
    if revision.edition.label in known:
        return Table()
    earlier = (
        Revision.objects.filter(edition__document=revision.edition.document, status=Revision.Status.PUBLISHED)
        .filter(edition__label__in=known, edition__effective__lt=revision.edition.effective)
        .select_related("edition__document")
        .order_by("-edition__effective")
        .first()
    )
    return _like(earlier, revision) if earlier else None


def _like(earlier: Revision, revision: Revision) -> Table:
    """The earlier edition's table under the new numbers, and the new numbers whose rules read differently."""
    numbers: dict[str, str] = {}
    changed: set[str] = set()
    for link in crosswalk_between(earlier, revision).links:
        if link.old is None:
            continue
        new = str(link.new or link.old)
        numbers.setdefault(str(link.old), new)
        if link.new is None or link.change not in UNTOUCHED:
            changed.add(new)
    return Table(Renumbered(revision.edition.label, earlier.edition.label, numbers), frozenset(changed))


def _run_hash(example: Example, cards: dict[str, CardFacts], revision: Revision, table: Table) -> str:
    """Changes when anything does that a run depends on; an edition's own table does not depend on its text."""
    used = {name: repr(cards[name]) for name in sorted(cards) if name in example.source}
    text = revision.content_hash if table.renumbered else ""
    parts = (evaluator_version(), text, example.source_hash, repr(used))
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def keep(tried: TriedRun, edition: Edition, digest: str = "") -> None:
    """Keep a run as the last one of its example under an edition."""
    ScenarioRun.objects.update_or_create(
        example=tried.example,
        edition=edition,
        defaults={
            "verdict": tried.verdict,
            "reason": tried.reason,
            "expectations": [each.to_json() for each in tried.run.expectations],
            "trace": [step.to_json() for step in tried.run.trace],
            "proof": proof_as_json(tried),
            "deciding": tried.deciding.to_json() if tried.deciding is not None else {},
            "proved": bool(tried.proof and tried.proof.proved),
            "evaluator_version": evaluator_version(),
            "source_hash": digest,
            "ran_at": timezone.now(),
        },
    )


def proof_as_json(tried: TriedRun) -> dict[str, Any]:
    """The negative twin and the ablations, for pages and programs."""
    proof = tried.proof
    if proof is None:
        return {}
    twin = tried.example.scenario.get("twin") or {}
    kept: dict[str, Any] = {"ablations": [each.to_json() for each in proof.ablations]}
    if proof.twin is not None:
        kept["twin"] = {
            "change": twin.get("change", {}),
            "story": narrate_twin(tried.scenario, tried.example.source),
            "verdict": _value(proof.twin.verdict),
            "reason": proof.twin.reason,
            "differs": proof.twin_differs,
            "expectations": [each.to_json() for each in proof.twin.expectations],
        }
    return kept
