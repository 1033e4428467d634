"""Make a secret address under which the whole site can be seen as a draft would make it."""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from rules_data.models import PreviewLink

from ._drafts_by_id import open_draft
from ._trail import actor, record
from .errors import UnableToReview

LONGEST_DAYS = 30


@transaction.atomic
def make_preview_link(revision_id: int, *, days: int = 7) -> str:
    """Give back a new secret, good for some days. It is shown this once: only its hash is kept."""
    draft = open_draft(revision_id)
    if not 1 <= days <= LONGEST_DAYS:
        raise UnableToReview(f"A preview link lasts from 1 to {LONGEST_DAYS} days.")
    secret, now = secrets.token_urlsafe(32), timezone.now()
    PreviewLink.objects.create(
        revision=draft, secret_hash=secret_hash(secret), made_by=actor().who, made_at=now,
        expires_at=now + timedelta(days=days),
    )  # fmt: skip
    record("make preview link", str(draft.edition), days=days)
    return secret


def secret_hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
