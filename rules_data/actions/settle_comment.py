"""Mark a comment as dealt with."""

from __future__ import annotations

from django.db import transaction

from rules_data.models import Comment

from ._drafts_by_id import open_draft
from ._trail import actor, record
from .errors import UnableToReview


@transaction.atomic
def settle_comment(revision_id: int, comment_id: int) -> None:
    """Settle a comment on an open draft; raises UnableToReview where there is none, or it was settled before."""
    draft = open_draft(revision_id)
    own = Comment.objects.filter(pk=comment_id, revision=draft)
    if not own.filter(settled_by="").update(settled_by=actor().who):
        settled = own.values_list("settled_by", flat=True).first()
        raise UnableToReview(
            f"{settled} has settled this comment already." if settled else f"{draft.edition} has no such comment."
        )
    record("settle comment", str(draft.edition), comment=comment_id)
