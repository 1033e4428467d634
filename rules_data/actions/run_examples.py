"""Run the worked examples of what is published, with their twins and ablations."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_data.core.scenarios import Ablation
from rules_data.models import Revision

from ._one_writer import one_writer, readers_see_another, readers_see_the_same
from ._progress import Progress, silent
from ._scenarios import TriedRun, due_examples, examples_for, keep, try_some
from ._tables import Table, table_for


@dataclass(frozen=True)
class ExampleVerdict:
    """How one example came out under one edition."""

    game: str
    example: str
    edition: str
    verdict: str
    reason: str
    proved: bool
    doubts: tuple[str, ...]
    ablations: tuple[Ablation, ...] = ()


@dataclass(frozen=True)
class ExamplesReport:
    """What was run and what came of it; `runs` counts them, unchanged ones from before are not among them."""

    runs: int
    verdicts: list[ExampleVerdict] = field(default_factory=list)

    @property
    def bad(self) -> list[ExampleVerdict]:
        """Examples that are contradicted or do not prove what they say they demonstrate."""
        return [one for one in self.verdicts if one.verdict == "contradicted" or one.doubts]


@one_writer
def run_examples(
    *, game: str = "", example: str = "", again: bool = False, progress: Progress = silent
) -> ExamplesReport:
    """Run the examples under every published edition they can be run under, and keep the verdicts.

    Runs whose example, cards, rules and evaluator are as they were are left alone, unless `again` is given. Then all
    are proved as well; otherwise those under an edition that has rows of its own.
    """
    readers_see_the_same()
    verdicts: list[ExampleVerdict] = []
    runs = 0
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED, edition__document__game__slug__contains=game)
    for revision in published.select_related("edition__document__game").order_by("edition__effective"):
        if game and revision.edition.document.game.slug != game:
            continue
        table = table_for(revision)
        if table is None:
            continue
        wanted = [one for one in examples_for(revision.edition, table) if example in ("", one.slug)]
        proving = again or not table.steps
        due = due_examples(revision, table, wanted, again, proving)
        tried = try_some(revision.edition, table, [one for one, _ in due], proving)
        for done, (one, (_, digest)) in enumerate(zip(tried, due, strict=True)):
            progress(f"Running examples under {revision.edition.label}", done, len(due))
            keep(one, revision.edition, digest)
            verdicts.append(_verdict(one, revision, table))
            runs += 1
        if due:
            readers_see_another(revision.edition.document.game.slug)
    return ExamplesReport(runs, verdicts)


def _verdict(tried: TriedRun, revision: Revision, table: Table) -> ExampleVerdict:
    return ExampleVerdict(
        game=revision.edition.document.game.slug,
        example=tried.slug,
        edition=revision.edition.label,
        verdict=tried.verdict,
        reason=tried.reason,
        proved=bool(tried.proof and tried.proof.proved),
        doubts=() if table.steps else _doubts(tried),
        ablations=tried.proof.ablations if tried.proof else (),
    )


def _doubts(tried: TriedRun) -> tuple[str, ...]:
    """Why a run proves less than its example says; where it demonstrates nothing, its twin need not differ."""
    proof = tried.proof
    if proof is None or tried.verdict != "confirmed":
        return ()
    doubts = [f"{one.rule} switched off: {one.outcome}" for one in proof.ablations if not one.changed]
    deciding = proof.deciding.numbers
    doubts += [f"{one.rule} does not decide" for one in proof.ablations if one.changed and one.rule not in deciding]
    if proof.twin is None:
        doubts.append("it has no negative twin")
    elif proof.twin.reason or (proof.ablations and not proof.twin_differs):
        doubts.append(f"its negative twin: {proof.twin.reason or 'expects the same'}")
    return tuple(doubts)
