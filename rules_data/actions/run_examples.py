"""Run the worked examples of what is published, with their twins and ablations."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules_data.core.scenarios import Ablation, Scenario, Tries, narrate_twin
from rules_data.models import Example, Revision

from ._cards import known_cards
from ._one_writer import one_writer, readers_see_another
from ._progress import Progress, silent
from ._scenarios import Made, TriedRun, as_read, due_examples, editions_named, examples_for, keep, make, told
from ._side_by_side import each_of
from ._tables import Table, table_for

# Few enough for other writers to get their turn, and for readers to see how far it is.
KEPT_AT_ONCE = 12


@dataclass(frozen=True)
class ExampleVerdict:
    """How one example came out under one edition; `followed`: under one that is read from a neighbour's rows.

    There an ablation that shows nothing is told as a doubt, and is no fault of the example, which names other editions.
    `named`: its own file names the edition.
    """

    game: str
    example: str
    edition: str
    verdict: str
    reason: str
    proved: bool
    doubts: tuple[str, ...]
    ablations: tuple[Ablation, ...] = ()
    followed: bool = False
    named: bool = True
    waits_for: tuple[str, ...] = ()


@dataclass(frozen=True)
class ExamplesReport:
    """What was run and what came of it; `runs` counts them, unchanged ones from before are not among them."""

    runs: int
    verdicts: list[ExampleVerdict] = field(default_factory=list)

    @property
    def bad(self) -> list[ExampleVerdict]:
        """Examples that are contradicted, do not prove what they demonstrate, or cannot be run as they say.

        One that waits for a decision on rows says nothing yet; how many do is told apart.
        """
        return [one for one in self.verdicts if _is_bad(one)]


def _is_bad(one: ExampleVerdict) -> bool:
    if one.verdict == "contradicted" or (one.doubts and not one.followed):
        return True
    return one.verdict == "not_executable" and one.named and not one.waits_for


def run_examples(
    *, game: str = "", example: str = "", again: bool = False, progress: Progress = silent, workers: int = 1
) -> ExamplesReport:
    """Run the examples under every published edition they can be run under, and keep the verdicts.

    Runs whose example, cards, rules and evaluator are as they were are left alone, unless `again` is given. All are
    proved, under an edition that has rows of its own as under one that is read from a neighbour's. `workers` processes
    run them; what has come out is kept a few at a time, so that readers see it and other writers get their turn.
    """
    progress("Looking for examples to run", 0, 1)
    due = _due(game, example, again)
    verdicts: list[ExampleVerdict] = []
    done: list[tuple[_Due, list[Made]]] = []
    for number, made in enumerate(each_of(due, _Due.make, workers), start=1):
        progress("Running the examples", number - 1, len(due))
        done.append((due[number - 1], made))
        if len(done) >= KEPT_AT_ONCE or number == len(due):
            verdicts += _keep(done)
            done.clear()
    return ExamplesReport(len(verdicts), verdicts)


@dataclass
class _Way:
    """An edition under which an example is to be run, and the hash of what that depends on."""

    revision: Revision
    table: Table
    digest: str
    proving: bool


@dataclass
class _Due:
    """An example that is to be run, with the editions it is due under; `scenario` is why not, where that is so."""

    example: Example
    scenario: Scenario | str
    ways: list[_Way] = field(default_factory=list)

    def make(self) -> list[Made]:
        """What comes of it under each; what is run alike under two editions is run once, and its twin told once."""
        tries = Tries()
        made = [make(self.scenario, way.revision.edition.label, way.table, way.proving, tries) for way in self.ways]
        with_twin = any(one.proof is not None and one.proof.twin is not None for one in made)
        if not with_twin or isinstance(self.scenario, str):
            return made
        twin_told = narrate_twin(self.scenario, self.example.source)
        return [replace(one, twin_told=twin_told) for one in made]


def _due(game: str, example: str, again: bool) -> list[_Due]:
    """The examples whose runs are not of what they depend on now."""
    due: dict[int, _Due] = {}
    published = Revision.objects.filter(status=Revision.Status.PUBLISHED)
    if game:
        published = published.filter(edition__document__game__slug=game)
    for revision in published.select_related("edition__document__game").order_by("edition__effective"):
        table = table_for(revision)
        if table is None:
            continue
        wanted = [one for one in examples_for(revision.edition, table) if example in ("", one.slug)]
        cards = known_cards(revision.edition.document.game) if wanted else {}
        for one, digest in due_examples(revision, table, wanted, again):
            if one.pk not in due:
                due[one.pk] = _Due(one, as_read(one, cards))
            due[one.pk].ways.append(_Way(revision, table, digest, proving=True))
    return list(due.values())


@one_writer
def _keep(done: list[tuple[_Due, list[Made]]]) -> list[ExampleVerdict]:
    """Keep what has come out, and let readers see it."""
    runs = [
        (told(due.example, due.scenario, way.revision.edition.label, made), way)
        for due, all_made in done
        for way, made in zip(due.ways, all_made, strict=True)
    ]
    keep((tried, way.revision.edition, way.digest) for tried, way in runs)
    verdicts = [_verdict(tried, way.revision, way.table) for tried, way in runs]
    readers_see_another(*{due.example.game.slug for due, _ in done})
    return verdicts


def _verdict(tried: TriedRun, revision: Revision, table: Table) -> ExampleVerdict:
    return ExampleVerdict(
        game=revision.edition.document.game.slug,
        example=tried.slug,
        edition=revision.edition.label,
        verdict=tried.verdict,
        reason=tried.reason,
        proved=bool(tried.proof and tried.proof.proved),
        doubts=_doubts(tried),
        ablations=tried.proof.ablations if tried.proof else (),
        followed=bool(table.steps),
        named=revision.edition.label in editions_named(tried.example),
        waits_for=tuple(one.name for one in tried.undecided),
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
