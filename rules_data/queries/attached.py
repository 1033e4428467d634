"""What hangs on the rules of an edition, read for all of them at once, so that a page need not ask for its own.

A server reads it in the background after each publish (`rulesite.serving.preparing`). Where it has not been read for
the published state of now, a page asks for what hangs on its own rules alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from threading import Lock

from django.utils import timezone

from . import state
from .citing import Cards, Sources, cards_shown, sources_of
from .examples import badges_by_provision
from .games import EditionView, games
from .hanging import ExampleBadge, FaqRow
from .heirs import Onward, onward
from .material import faqs_by_provision
from .records import CitationView, printed
from .references import citations_of

# Up to 4 MB each: the editions in force, and in an export all of them.
KEPT = 24


@dataclass(frozen=True, slots=True)
class Attached:
    """References by the record they stand in; by the provision its examples, answers and cards, what cites it, and
    what it became."""

    citations: Mapping[int, tuple[CitationView, ...]]
    badges: Mapping[int, tuple[ExampleBadge, ...]]
    questions: Mapping[int, tuple[FaqRow, ...]]
    sources: Sources
    cards: Cards
    onward: Onward


# An edition, the published state of its game, and the day.
_Key = tuple[int, str, date]
_kept: OrderedDict[_Key, Attached] = OrderedDict()
_lock = Lock()


def attached(edition: EditionView) -> Attached | None:
    """What hangs on the rules of an edition now, if that has been read; costs one small question."""
    key = _key(edition) if _kept else None
    return _kept.get(key) if key is not None else None


def read_attached(*, every: bool = False) -> None:
    """Read it for every edition in force, or for every one. Costs nothing where it has been read for this state."""
    for game in games(timezone.localdate()):
        for document in game.documents:
            for edition in document.editions:
                if edition.is_current or every:
                    _read(edition)


def _read(edition: EditionView) -> None:
    key = _key(edition)
    if key is None or key in _kept:
        return
    records = printed(edition).records
    provisions = [one.provision_id for one in records]
    found = Attached(
        citations_of(edition.revision_id),
        badges_by_provision(provisions, edition),
        faqs_by_provision(provisions),
        sources_of(edition),
        cards_shown(provisions),
        onward(of=(edition.game, edition.document)),
    )
    if _key(edition) != key:
        # Something was published meanwhile: what was read may be of both states.
        return
    with _lock:
        _kept[key] = found
        while len(_kept) > KEPT:
            _kept.popitem(last=False)


def _key(edition: EditionView) -> _Key | None:
    of_state = state.kept_for(edition.game)
    return (edition.revision_id, of_state, timezone.localdate()) if of_state is not None else None
