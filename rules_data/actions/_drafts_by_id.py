"""The open draft that a screen is about."""

from __future__ import annotations

from rules_data.models import Revision

from .errors import UnableToReview


def open_draft(revision_id: int) -> Revision:
    """An open draft by its key, or UnableToReview."""
    found = (
        Revision.objects.filter(pk=revision_id, status__in=Revision.OPEN)
        .select_related("edition__document__game")
        .first()
    )
    if found is None:
        raise UnableToReview("This draft is not open any more: it was published, or replaced by another import.")
    return found
