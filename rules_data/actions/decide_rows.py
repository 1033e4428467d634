"""Say what holds of the evaluator's rows in an edition whose rules read differently."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.utils import timezone

from rules_data.core.evaluator import RowDecision
from rules_data.core.games import GAMES
from rules_data.core.scenarios import NEW_RULE, NewRules, UnableToReadScenario, read_decisions
from rules_data.models import Document
from rules_data.models import RowDecision as KeptDecision
from rules_data.queries.new_rules import new_rules_of

from ._corpus_files import read_text
from ._one_writer import one_writer, readers_see_the_same
from ._trail import actor, record
from .errors import UnableToDecide, UnableToLoadCorpus


@one_writer
def decide_rows(*, game: str, document: str, edition: str, source: str) -> int:
    """Keep the decisions of a file (see `core.scenarios.decisions`) for an edition; returns how many there are.

    A decision takes the place of one made before on the same row. What they change shows once the examples are run
    again. What is recorded of a rule that is new in the edition changes no run.
    Raises UnableToDecide with the place of every fault; then nothing is kept.
    """
    readers_see_the_same()
    kept = Document.objects.filter(game__slug=game, slug=document).select_related("game").first()
    if kept is None:
        raise UnableToDecide(f"There is no document {game} {document}.")
    try:
        decisions = _read(kept, source, new_rules_of(game, document, edition))
    except UnableToReadScenario as fault:
        raise UnableToDecide(str(fault)) from fault
    _refuse_own_rows(kept, edition, decisions)
    _refuse_unknown_rules(kept, edition, decisions)
    _refuse_rows_that_name_it(kept, edition, decisions)
    for name, decision in decisions.items():
        _keep(kept, edition, name, decision)
    record("decide rows", f"{kept.game.name} {kept.title} {edition}: {', '.join(decisions)}"[:300])
    return len(decisions)


def load_decisions(folder: Path, document: Document) -> bool:
    """The decisions that ship, one file an edition; True when any has changed. An editor's own stand before them."""
    changed = False
    for file in sorted(folder.glob("decisions-*.yaml")):
        label = file.stem.removeprefix("decisions-")
        try:
            decisions = _read(document, read_text(file))
        except UnableToReadScenario as fault:
            raise UnableToLoadCorpus(f"{file}: {fault}") from fault
        kept = {one.name: one for one in KeptDecision.objects.filter(document=document, edition_label=label)}
        wanted = {name: one for name, one in decisions.items() if _is_new(kept.get(name), one)}
        gone = [one.pk for name, one in kept.items() if name in wanted or (one.shipped and name not in decisions)]
        KeptDecision.objects.filter(pk__in=gone).delete()
        KeptDecision.objects.bulk_create(
            KeptDecision(document=document, edition_label=label, name=name, **_fields(decision, shipped=True))
            for name, decision in wanted.items()
        )
        changed = changed or bool(gone or wanted)
    return changed


def _refuse_own_rows(document: Document, edition: str, decisions: Mapping[str, RowDecision]) -> None:
    """Nothing is carried over to an edition that the rows name themselves, so a decision there would change nothing.

    What is found about rules that are new in it can be recorded there as anywhere.
    """
    table = GAMES[document.game.slug].table
    on_rows = any(not name.startswith(NEW_RULE) for name in decisions)
    if on_rows and table is not None and edition in table.vocabulary.editions:
        raise UnableToDecide(f"{document.title} {edition} has rows of its own: there is nothing to decide.")


def _refuse_unknown_rules(document: Document, edition: str, decisions: Mapping[str, RowDecision]) -> None:
    """What is recorded of new rules would have no effect where nobody can tell which rules are new."""
    recorded = any(name.startswith(NEW_RULE) for name in decisions)
    if recorded and new_rules_of(document.game.slug, document.slug, edition) is None:
        raise UnableToDecide(
            f"Which rules of {document.title} {edition} are new cannot be told: it takes this edition and the one "
            "before it, both published, and both in the publisher's words or both restated."
        )


def _refuse_rows_that_name_it(document: Document, edition: str, decisions: Mapping[str, RowDecision]) -> None:
    """A row that names an edition stands in it as it is, so a decision on it there would change nothing."""
    table = GAMES[document.game.slug].table
    own = [row.name for row in table.rows if edition in row.cites and row.name in decisions] if table else []
    if own:
        raise UnableToDecide(f"{', '.join(own)}: rows that name {edition} themselves stand there as they are.")


def _read(document: Document, source: str, new: NewRules | None = None) -> Mapping[str, RowDecision]:
    game = GAMES[document.game.slug]
    if game.played is None or document.slug != game.rulebook:
        raise UnableToDecide(f"The evaluator has no rows for {game.name} {document.title}.")
    return read_decisions(source, game.played, new)


def _is_new(kept: KeptDecision | None, decision: RowDecision) -> bool:
    if kept is None:
        return True
    same = (kept.says, kept.because, kept.answer, tuple(kept.rules)) == (
        decision.says.value, decision.because, decision.answer, decision.rules,
    )  # fmt: skip
    return kept.shipped and not same


def _keep(document: Document, edition: str, name: str, decision: RowDecision) -> None:
    KeptDecision.objects.update_or_create(
        document=document,
        edition_label=edition,
        name=name,
        defaults=_fields(decision, shipped=False),
    )


def _fields(decision: RowDecision, *, shipped: bool) -> dict[str, Any]:
    return {
        "says": decision.says.value,
        "because": decision.because,
        "answer": decision.answer,
        "rules": list(decision.rules),
        "shipped": shipped,
        "decided_by": "" if shipped else actor().who,
        "decided_at": timezone.now(),
    }
