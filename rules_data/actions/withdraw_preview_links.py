"""End the preview links of a draft before their time."""

from __future__ import annotations

from django.db import transaction

from rules_data.models import PreviewLink

from ._drafts_by_id import open_draft
from ._trail import record


@transaction.atomic
def withdraw_preview_links(revision_id: int) -> int:
    """Withdraw all links of an open draft; returns how many there were."""
    draft = open_draft(revision_id)
    changed: int = PreviewLink.objects.filter(revision=draft, withdrawn=False).update(withdrawn=True)
    record("withdraw preview links", str(draft.edition), links=changed)
    return changed
