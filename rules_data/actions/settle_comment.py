"""Mark a comment as dealt with."""

from __future__ import annotations

from django.db import transaction

from rules_data.models import Comment

from ._drafts_by_id import open_draft
from ._trail import actor, record
from .errors import UnableToReview


@transaction.atomic
def settle_comment(revision_id: int, comment_id: int) -> None:
    """Settle a comment on an open draft; raises UnableToReview where that was done before."""
    draft = open_draft(revision_id)
    changed = Comment.objects.filter(pk=comment_id, revision=draft, settled_by="").update(settled_by=actor().who)
    if not changed:
        raise UnableToReview("This comment is settled already.")
    record("settle comment", str(draft.edition), comment=comment_id)
