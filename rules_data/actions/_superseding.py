"""One revision in the place of another of its edition: readers see exactly one of them."""

from __future__ import annotations

from rules_data.models import Revision


def shown_now(revision: Revision) -> Revision | None:
    """The revision of the same edition that readers see, if there is one."""
    return revision.edition.revisions.filter(status=Revision.Status.PUBLISHED).first()


def put_in_place(revision: Revision, before: Revision | None, *changed: str) -> None:
    """Publish a revision instead of the one before it; `changed` are its other fields to be saved with that."""
    if before is not None:
        before.status = Revision.Status.SUPERSEDED
        before.save(update_fields=["status"])
    revision.status = Revision.Status.PUBLISHED
    revision.save(update_fields=["status", *changed])
