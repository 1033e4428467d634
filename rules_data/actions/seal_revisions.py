"""Seal what was published before there was an audit trail, so that a change of it will be seen from now on."""

from __future__ import annotations

from rules_data.models import AuditEntry, Revision
from rules_data.queries.desk.trail import CLOSED, seal_of_revision

from ._one_writer import one_writer, readers_see_the_same
from ._trail import record


@one_writer
def seal_revisions() -> int:
    """Add an entry for every published revision that has none; returns how many were added."""
    readers_see_the_same()
    sealed = {int(details["revision"]) for details in _details() if "revision" in details}
    found = Revision.objects.filter(status__in=CLOSED).exclude(pk__in=sealed).select_related("edition__document__game")
    for revision in found.order_by("pk"):
        record("seal", str(revision.edition), revision=revision.pk, seal=seal_of_revision(revision))
    return len(found)


def _details() -> list[dict[str, str | int]]:
    return list(AuditEntry.objects.values_list("details", flat=True))
