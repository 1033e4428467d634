"""Run examples under an edition, and keep what came of it.

An edition that the evaluator has rows for is run by them, any other by its neighbour's, led on to its numbers. Where a
rule reads differently than in the neighbour and nobody has decided what holds now, an example that comes out
differently by it is not executable until somebody has.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from django.utils import timezone

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator import Deadline
from rules_data.core.scenarios import (
    Deciding,
    EditionProof,
    Open,
    Run,
    Scenario,
    Tries,
    TwinStory,
    Verdict,
    as_meant,
    narrate_twin,
    not_decided,
    open_decisions,
    prove,
    run_scenario,
)
from rules_data.models import Edition, Example, Revision, ScenarioRun
from rules_data.queries import evaluator_version
from rules_data.queries.budget import deadline

from ._cards import known_cards
from ._examples import read_example
from ._tables import Table, table_for
from .errors import UnableToLoadCorpus

# What names a run; everything else of it is renewed with it.
_OF_A_RUN = ("id", "example", "edition")
# A proof is some twenty runs and takes a tenth of a second: what is kept may not depend on how fast a machine is.
SECONDS_TO_PROVE = 60.0


@dataclass(frozen=True)
class TriedRun:
    """An example as it came out under an edition, not kept yet; `scenario` is why not, where it cannot be read."""

    example: Example
    scenario: Scenario | str
    run: Run
    proof: EditionProof | None
    verdict: str
    reason: str
    deciding: Deciding | None = None
    undecided: tuple[Open, ...] = ()
    twin_told: TwinStory | None = None

    @property
    def slug(self) -> str:
        return self.example.slug


def try_examples(revision: Revision) -> list[TriedRun]:
    """Run every example that is meant for an edition, or for the one whose rows it is run by; nothing is proved."""
    table = table_for(revision)
    if table is None:
        return []
    return list(try_some(revision.edition, table, examples_for(revision.edition, table), proving=False))


def keep_runs(revision: Revision) -> int:
    """Run the examples that are due under a revision, and keep their verdicts; returns how many.

    They are proved where the edition has rows of its own. Elsewhere a proof can wait until all examples are run again,
    and whoever publishes does not have to.
    """
    table = table_for(revision)
    if table is None:
        return 0
    proving = not table.steps
    due = due_examples(revision, table, examples_for(revision.edition, table), proving=proving)
    tried = try_some(revision.edition, table, [example for example, _ in due], proving)
    keep((one, revision.edition, digest) for one, (_, digest) in zip(tried, due, strict=True))
    return len(due)


def due_examples(
    revision: Revision, table: Table, examples: list[Example], again: bool = False, proving: bool = True
) -> list[tuple[Example, str]]:
    """The examples whose last run is not of what they now depend on, each with the hash of that.

    A run that was not proved counts as none where proofs are wanted.
    """
    cards = known_cards(revision.edition.document.game) if examples else {}
    kept = dict(ScenarioRun.objects.filter(edition=revision.edition).values_list("example_id", "source_hash"))
    hashed = [(example, _run_hash(example, cards, table, proving=True)) for example in examples]
    due = [(example, digest) for example, digest in hashed if again or kept.get(example.pk) != digest]
    if proving:
        return due
    plain = [(example, _run_hash(example, cards, table, proving=False)) for example, _ in due]
    return [(example, digest) for example, digest in plain if again or kept.get(example.pk) != digest]


def examples_for(edition: Edition, table: Table) -> list[Example]:
    """The examples whose file names the edition, or the one whose rows it is run by."""
    examples = Example.objects.filter(game=edition.document.game).select_related("game").order_by("slug")
    return [example for example in examples if {edition.label, table.home} & set(editions_named(example))]


def editions_named(example: Example) -> list[str]:
    return [str(label) for label in example.scenario.get("editions", ())]


def try_some(edition: Edition, table: Table, examples: list[Example], proving: bool = True) -> Iterator[TriedRun]:
    """Run examples one by one, with their twins and ablations if they are to be proved."""
    cards = known_cards(edition.document.game)
    for example in examples:
        scenario = as_read(example, cards)
        yield told(example, scenario, edition.label, make(scenario, edition.label, table, proving))


def as_read(example: Example, cards: dict[str, CardFacts]) -> Scenario | str:
    """The scenario of an example, or why it cannot be read: it may be of a time when the format had other words."""
    try:
        return read_example(example.source, cards, example.slug)
    except UnableToLoadCorpus as fault:
        return f"It cannot be read any more. {str(fault).removeprefix(f'{example.slug}: ')}"


@dataclass(frozen=True)
class Made:
    """What running an example under an edition comes to; it can be sent from one process to another.

    `twin_told` is what its twin tells otherwise, where that has been told already: it is the same under all editions.
    """

    run: Run
    proof: EditionProof | None
    undecided: tuple[Open, ...]
    twin_told: TwinStory | None = None


def make(scenario: Scenario | str, label: str, table: Table, proving: bool, tries: Tries | None = None) -> Made:
    """Run a scenario under an edition, and prove it if that is wanted; `tries` are those under its other editions.

    What could not be read is not executable, for the reason that is given in its place. What is not confirmed as it is
    written is run without its answers to questions that nobody has to be asked, as whoever sends it to be evaluated
    finds it.
    """
    if isinstance(scenario, str):
        return Made(Run("", label, Verdict.NOT_EXECUTABLE, scenario, (), (), frozenset()), None, ())
    there = replace(table.scenario(scenario), editions=(label,))
    within = deadline(SECONDS_TO_PROVE)
    run, proof = _run(there, label, within, proving, tries)
    if run.verdict is not Verdict.CONFIRMED:
        meant = as_meant(there, label, within)
        if meant is not there:
            there = meant
            run, proof = _run(there, label, within, proving, tries)
    undecided: tuple[Open, ...] = ()
    if table.last is not None:
        undecided = open_decisions(there, table.last, within, run=run, twin=proof.twin if proof is not None else None)
    return Made(run, proof, undecided)


def _run(
    scenario: Scenario, label: str, within: Deadline, proving: bool, tries: Tries | None
) -> tuple[Run, EditionProof | None]:
    """The run, and its proof if that is wanted."""
    proof = prove(scenario, within, tries).editions[0] if proving else None
    return (proof.run, proof) if proof is not None else (run_scenario(scenario, label, deadline=within), None)


def told(example: Example, scenario: Scenario | str, label: str, made: Made) -> TriedRun:
    """What came of an example, as it is kept: nothing is verified that waits for a decision."""
    run, proof, undecided = made.run, made.proof, made.undecided
    if not undecided or run.verdict is Verdict.NOT_EXECUTABLE:
        deciding = proof.deciding if proof is not None else None
        verdict, told_of_twin = _value(run.verdict), made.twin_told
        return TriedRun(example, scenario, run, proof, verdict, run.reason, deciding, undecided, told_of_twin)
    reason = not_decided(undecided, label)
    return TriedRun(example, scenario, run, None, ScenarioRun.Verdict.NOT_EXECUTABLE, reason, None, undecided)


def _value(verdict: Verdict) -> str:
    return verdict.value.replace(" ", "_")


def _run_hash(example: Example, cards: dict[str, CardFacts], table: Table, proving: bool) -> str:
    """Changes when anything does that a run depends on; what an edition's own rows say does not depend on its text."""
    used = {name: repr(cards[name]) for name in sorted(cards) if name in example.source}
    parts = (evaluator_version(), table.digest, "" if proving else "not proved", example.source_hash, repr(used))
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def keep(tried: Iterable[tuple[TriedRun, Edition, str]]) -> None:
    """Keep runs as the last ones of their examples under their editions, each with the hash of what it depends on."""
    kept = [
        ScenarioRun(
            example=one.example,
            edition=edition,
            verdict=one.verdict,
            reason=one.reason,
            expectations=[each.to_json() for each in one.run.expectations],
            trace=[step.to_json() for step in one.run.trace],
            proof=proof_as_json(one),
            deciding=one.deciding.to_json() if one.deciding is not None else {},
            proved=bool(one.proof and one.proof.proved),
            undecided=[each.to_json() for each in one.undecided],
            evaluator_version=evaluator_version(),
            source_hash=digest,
            ran_at=timezone.now(),
        )
        for one, edition, digest in tried
    ]
    fields = [field.name for field in ScenarioRun._meta.concrete_fields if field.name not in _OF_A_RUN]
    ScenarioRun.objects.bulk_create(
        kept, batch_size=100, update_conflicts=True, unique_fields=["example", "edition"], update_fields=fields
    )


def proof_as_json(tried: TriedRun) -> dict[str, Any]:
    """The negative twin and the ablations, for pages and programs."""
    proof = tried.proof
    if proof is None:
        return {}
    twin = tried.example.scenario.get("twin") or {}
    kept: dict[str, Any] = {"ablations": [each.to_json() for each in proof.ablations]}
    if proof.twin is not None and isinstance(tried.scenario, Scenario):
        told = tried.twin_told or narrate_twin(tried.scenario, tried.example.source)
        kept["twin"] = {
            "change": twin.get("change", {}),
            "story": told.now,
            "instead_of": told.before,
            "verdict": _value(proof.twin.verdict),
            "reason": proof.twin.reason,
            "differs": proof.twin_differs,
            "expectations": [each.to_json() for each in proof.twin.expectations],
        }
    return kept
