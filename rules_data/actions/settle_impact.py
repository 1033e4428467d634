"""Say what became of something that rests on changed rules: still true, rewritten, or withdrawn."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import ImpactItem

from ._impact import declare_decided
from ._one_writer import one_writer
from ._trail import actor, record
from .errors import UnableToReview


@one_writer
def settle_impact(item_id: int, state: str, *, note: str = "") -> None:
    """Decide one item, or open it again. Raises UnableToReview for an unknown state, or an item that is gone."""
    if state not in ImpactItem.State.values:
        known = ", ".join(ImpactItem.State.values)
        raise UnableToReview(f"{state!r} is none of: {known}.")
    item = ImpactItem.objects.filter(pk=item_id).select_related("edition__document__game").first()
    if item is None:
        raise UnableToReview("The draft was checked again and the list is a new one: look at it again.")
    declare_decided(item.edition, item.kind)
    item.state, item.note = state, note.strip()[:1000]
    item.decided_by, item.decided_at = actor().who, timezone.now()
    item.save(update_fields=["state", "note", "decided_by", "decided_at"])
    record("settle impact", f"{item.edition}: {item.kind} {item.key}", state=state)
