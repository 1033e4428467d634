"""Say that one has looked a draft over and that it may be published."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import Approval

from ._drafts_by_id import open_draft
from ._one_writer import one_writer, readers_see_the_same
from ._trail import actor, record
from .errors import UnableToReview


@one_writer
def approve_draft(revision_id: int) -> None:
    """Approve a checked draft as it stands now. Raises UnableToReview for one's own work, or an unchecked draft."""
    readers_see_the_same()
    draft = open_draft(revision_id)
    if draft.checked_at is None:
        raise UnableToReview("Check the draft first: what is approved is the text together with what its check found.")
    if actor().who in draft.makers:
        raise UnableToReview("You made this draft, or changed it: somebody else has to approve it.")
    Approval.objects.update_or_create(
        revision=draft, who=actor().who, content_hash=draft.content_hash, defaults={"at": timezone.now()}
    )
    record("approve", str(draft.edition), content=draft.content_hash)
