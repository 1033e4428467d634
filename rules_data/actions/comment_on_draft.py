"""Say something about a draft, or about one of its rules."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from rules_data.models import Comment

from ._drafts_by_id import open_draft
from ._trail import actor, record
from .errors import UnableToReview

LONGEST = 4_000


@transaction.atomic
def comment_on_draft(revision_id: int, text: str, *, number: str = "") -> int:
    """Add a comment; raises UnableToReview for an empty or too long one, or a rule that is not there."""
    draft = open_draft(revision_id)
    said = text.strip().replace("\x00", "")
    if not said or len(said) > LONGEST:
        raise UnableToReview(f"Write something, up to {LONGEST:,} characters.")
    if number and not draft.rules.filter(number=number).exists():
        raise UnableToReview(f"{draft.edition} has no rule {number}.")
    comment = Comment.objects.create(revision=draft, number=number, text=said, who=actor().who, at=timezone.now())
    record("comment", f"{draft.edition} {number}".strip(), text=said[:300])
    return int(comment.pk)
