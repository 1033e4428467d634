"""Whether a draft has been looked over by somebody else than those who made it."""

from __future__ import annotations

from django.conf import settings

from rules_data.models import Revision

from .errors import UnableToPublishRevision


def approvers(revision: Revision) -> list[str]:
    """Who approved the draft as it stands now, without those who made it."""
    found = revision.approvals.filter(content_hash=revision.content_hash)
    if revision.edited_at is not None:
        found = found.filter(at__gt=revision.edited_at)
    return [who for who in found.values_list("who", flat=True) if who not in revision.makers]


def refuse_unapproved(revision: Revision) -> None:
    """Where two persons are needed: UnableToPublishRevision unless a second one approved this very text.

    What ships with the site was looked over before it shipped.
    """
    if not settings.TWO_PERSONS or revision.provenance == Revision.Provenance.RESTATED:
        return
    if not approvers(revision):
        raise UnableToPublishRevision(
            f"{revision.edition} needs the approval of a second person, and nobody but those who made it "
            f"({', '.join(revision.makers) or 'nobody known'}) has approved it as it stands now."
        )
