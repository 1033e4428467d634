"""How an edition is run: by rows of its own, or by a neighbour's, led on from edition to edition."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from itertools import pairwise

from rules_data.core.evaluator import Became, RowDecision, Says
from rules_data.core.games import GAMES
from rules_data.core.scenarios import (
    NEW_RULE,
    FollowedEdition,
    PlayedGame,
    Scenario,
    follow_edition,
    in_edition,
    what_became,
)
from rules_data.core.tree import Change, Crosswalk, CrosswalkLink, RuleNumber
from rules_data.models import CrosswalkLink as KeptLink
from rules_data.models import Edition, Revision
from rules_data.models import RowDecision as KeptDecision

from . import state
from .following import shipped_crosswalks, way_to
from .games import DocumentView, EditionView

# Tables by what they rest on: rows are worked out once for all who ask the same table.
MOST_KEPT = 64


@dataclass(frozen=True)
class Table:
    """How an edition is run: `home` is the edition whose rows are the evaluator's own, `steps` lead from it.

    An edition with rows of its own has no steps. `digest` changes with everything that the steps rest on.
    """

    home: str
    steps: tuple[FollowedEdition, ...] = ()
    digest: str = ""

    @property
    def last(self) -> FollowedEdition | None:
        """The edition as it is read from its neighbour; None where it has rows of its own."""
        return self.steps[-1] if self.steps else None

    def scenario(self, scenario: Scenario) -> Scenario:
        """A scenario as it is in this edition."""
        return reduce(in_edition, self.steps, scenario)


_TABLES: dict[str, Table] = {}


# The links between two revisions of which none are kept: those of a draft. None say that every rule has changed.
Between = Callable[[Revision, Revision], Crosswalk]


def no_links(old: Revision, new: Revision) -> Crosswalk:
    """What is known between two revisions that were never connected."""
    return Crosswalk(())


def table_for(revision: Revision, between: Between = no_links) -> Table | None:
    """How to run examples under a revision; None for a document or an edition that no rows reach."""
    document = revision.edition.document
    game = GAMES[document.game.slug]
    if game.played is None or document.slug != game.rulebook:
        return None
    known = game.played.table.vocabulary.editions
    if revision.edition.label in known:
        return Table(revision.edition.label)
    way = way_to(revision, known)
    return _table(game.played, way, between) if way else None


def home_of(document: DocumentView, edition: EditionView) -> str:
    """The edition by whose rows one is run: itself, else the nearest before it that has rows, else the nearest after.

    Empty where no rows reach it.
    """
    table = GAMES[document.game].table
    having = set(table.vocabulary.editions) if table is not None else set()
    if edition.label in having:
        return edition.label
    earlier = [one.label for one in document.editions if one.effective < edition.effective]
    later = [one.label for one in reversed(document.editions) if one.effective > edition.effective]
    return next((label for label in [*earlier, *later] if label in having), "")


def followed_edition(edition: EditionView) -> FollowedEdition | None:
    """A published edition as it is read from a neighbour's rows; None where it has rows of its own, or none at all."""
    table = table_of(edition)
    return table.last if table is not None else None


def table_of(edition: EditionView) -> Table | None:
    """How a published edition is run; None where no rows reach it."""
    of_state = state.kept_for(edition.game)
    return _table_of_state(edition, of_state) if of_state is not None else _table_of(edition)


@lru_cache(maxsize=MOST_KEPT)
def _table_of_state(edition: EditionView, of_state: str) -> Table | None:
    return _table_of(edition)


def _table_of(edition: EditionView) -> Table | None:
    found = Revision.objects.filter(pk=edition.revision_id).select_related("edition__document__game").first()
    return table_for(found) if found is not None else None


def _table(game: PlayedGame, way: list[Revision], between: Between) -> Table:
    pairs = list(pairwise(way))
    became = [_what_became(before, after, between) for before, after in pairs]
    decisions = [_decisions(after.edition) for _, after in pairs]
    labels = [one.edition.label for one in way]
    digest = hashlib.sha256(repr((game.slug, labels, became, decisions)).encode()).hexdigest()
    if digest not in _TABLES:
        if len(_TABLES) >= MOST_KEPT:
            _TABLES.clear()
        _TABLES[digest] = Table(labels[0], _steps(game, labels, became, decisions), digest)
    return _TABLES[digest]


def _steps(
    game: PlayedGame,
    labels: list[str],
    became: list[dict[str, Became]],
    decisions: list[dict[str, RowDecision]],
) -> tuple[FollowedEdition, ...]:
    steps: list[FollowedEdition] = []
    for (before, after), rules, decided in zip(pairwise(labels), became, decisions, strict=True):
        steps.append(follow_edition(steps[-1] if steps else game, before, after, rules, decided))
    return tuple(steps)


def _what_became(before: Revision, after: Revision, between: Between) -> dict[str, Became]:
    """What became of each rule on the way from one revision to the next, which may be the older one."""
    backwards = after.edition.effective < before.edition.effective
    old, new = (after, before) if backwards else (before, after)
    crosswalk = _kept_crosswalk(old, new) or between(old, new)
    if old.provenance != new.provenance:
        crosswalk = _as_known(crosswalk, old.edition, new.edition)
    found = _facts(old.edition, new.edition, backwards) | what_became(crosswalk, backwards=backwards)
    if {old.provenance, new.provenance} == {Revision.Provenance.RESTATED}:
        found = _not_restated(before) | found
    return {number: found[number] for number in sorted(found)}


def _facts(old: Edition, new: Edition, backwards: bool) -> dict[str, Became]:
    """What is known of rules that a restatement leaves out; one that was split is every part of it."""
    numbers: dict[str, list[str]] = {}
    unchanged: set[str] = set()
    for one in shipped_crosswalks(old, new):
        for before, after in one["pairs"]:
            was, now = (after, before) if backwards else (before, after)
            numbers.setdefault(was, []).append(now)
            if before in one.get("unchanged", ()):
                unchanged.add(was)
    return {was: Became(tuple(now), was in unchanged) for was, now in numbers.items()}


def _not_restated(before: Revision) -> dict[str, Became]:
    """What neither of two restatements prints is no part of what sets them apart."""
    table = GAMES[before.edition.document.game.slug].table
    if table is None:
        return {}
    label = before.edition.label
    cited = [row.cites.get(label, ()) for row in table.rows]
    cited += [cites.get(label, ()) for cites in table.procedures.values()]
    return {number: Became((number,), same=True) for numbers in cited for number in numbers}


def _kept_crosswalk(old: Revision, new: Revision) -> Crosswalk | None:
    """The links between two published neighbours, as they are kept; None for a draft."""
    if {old.status, new.status} != {Revision.Status.PUBLISHED}:
        return None
    kept = KeptLink.objects.filter(old_edition=old.edition, new_edition=new.edition)
    scheme = old.edition.document.scheme
    links = tuple(
        CrosswalkLink(
            RuleNumber.parse(before, scheme) if before else None,
            RuleNumber.parse(after, scheme) if after else None,
            Change(change), confidence, moved,
        )
        for before, after, change, confidence, moved in kept.values_list(
            "old_number", "new_number", "change", "confidence", "moved"
        )
    )  # fmt: skip
    return Crosswalk(links) if links else None


def _as_known(crosswalk: Crosswalk, old: Edition, new: Edition) -> Crosswalk:
    """A restatement and the publisher's text differ in every sentence: which rules say the same is a shipped fact."""
    known = {
        before
        for one in shipped_crosswalks(old, new)
        for before in one.get("unchanged", ())
    }
    return Crosswalk(
        tuple(
            replace(link, change=Change.SAME) if link.change is Change.EDITED and str(link.old) in known else link
            for link in crosswalk.links
        )
    )


def _decisions(edition: Edition) -> dict[str, RowDecision]:
    """What was decided of rows; what was recorded of new rules changes none of them."""
    kept = KeptDecision.objects.filter(document=edition.document, edition_label=edition.label).order_by("name")
    kept = kept.exclude(name__startswith=NEW_RULE)
    return {one.name: RowDecision(Says(one.says), one.because, one.answer, tuple(one.rules)) for one in kept}
