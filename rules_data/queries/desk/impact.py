"""What rests on the rules a version changes, with the words that differ: to be worked through one by one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules_data.models import ImpactItem, Revision, Rule
from rules_data.queries.wording_changes import DiffPiece, word_diff

from .drafts import DraftView, impact_of

ITEMS_A_PAGE = 40
# Of an item that rests on more changed rules, the first are shown in full and the others by their numbers.
MOST_SHOWN = 4


@dataclass(frozen=True)
class ChangedRule:
    """A rule that something rests on: its numbers before and now, and its words now with what was put in or out.

    Without `new` it is gone; `diff` is then what it said.
    """

    old: str
    new: str
    diff: tuple[DiffPiece, ...] = ()


@dataclass(frozen=True)
class ImpactRow:
    """One item of the worklist and the rules it is listed for."""

    item: ImpactItem
    rules: tuple[ChangedRule, ...]


@dataclass(frozen=True)
class ImpactPage:
    """A part of the worklist, what is open first; `left` are open on all pages together, of `total`."""

    rows: tuple[ImpactRow, ...]
    total: int
    left: int
    page: int
    pages: int


def impact_page(view: DraftView, page: int = 1) -> ImpactPage:
    """One page of what a version touches."""
    items = impact_of(**view.named)
    pages = max(1, -(-len(items) // ITEMS_A_PAGE))
    page = max(1, min(page, pages))
    shown = items[(page - 1) * ITEMS_A_PAGE : page * ITEMS_A_PAGE]
    old = _texts(_before(view), (one for item in shown for one, _ in item.rules[:MOST_SHOWN]))
    new = _texts(view.id, (one for item in shown for _, one in item.rules[:MOST_SHOWN]))
    rows = tuple(ImpactRow(item, tuple(_changed(item, old, new))) for item in shown)
    left = sum(item.state == ImpactItem.State.OPEN for item in items)
    return ImpactPage(rows, len(items), left, page, pages)


def _before(view: DraftView) -> int | None:
    """What the draft was checked against."""
    found = Revision.objects.filter(
        edition__document__game__slug=view.game, edition__document__slug=view.document,
        edition__label=view.check_report.get("against", ""),
        status__in=(Revision.Status.PUBLISHED, Revision.Status.SUPERSEDED),
    ).exclude(pk=view.id)  # fmt: skip
    return found.order_by("-published_at").values_list("pk", flat=True).first()


def _texts(revision_id: int | None, numbers: Iterable[str]) -> dict[str, str]:
    rows = Rule.objects.filter(revision=revision_id, number__in={one for one in numbers if one})
    return {number: "\n".join([text, *examples]) for number, text, examples in rows.values_list(
        "number", "text", "examples")}  # fmt: skip


def _changed(item: ImpactItem, old: dict[str, str], new: dict[str, str]) -> Iterable[ChangedRule]:
    for place, (was, now) in enumerate(item.rules):
        said, says = old.get(was, ""), new.get(now, "")
        if place < MOST_SHOWN and said and (says or not now):
            yield ChangedRule(was, now, word_diff(said, says))
        else:
            yield ChangedRule(was, now)
