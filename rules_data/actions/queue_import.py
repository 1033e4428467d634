"""Ask for an import that a worker carries out, so that nobody has to keep a page open."""

from __future__ import annotations

from datetime import date, timedelta

from django.db import transaction
from django.utils import timezone

from rules_data.models import Document, ImportJob

from ._drafts import refuse_work_of_others
from ._trail import actor, record
from .errors import UnableToImportDocument
from .import_document import edition_label
from .run_import import STALLED, import_task

# The document itself and a little more: what is larger is refused before it is read.
LARGEST_UPLOAD = 8_000_000


@transaction.atomic
def queue_import(
    *,
    game: str,
    document: str,
    edition: str,
    effective: date | None = None,
    data: bytes = b"",
    source_name: str = "",
    address: str = "",
    replace_draft: bool = False,
) -> int:
    """Put an import of `data`, or of what is at `address`, on the worker's list; gives back the job.

    Raises UnableToImportDocument for what cannot be right: an unknown document, a label that is none, nothing to
    import, too much of it, someone else's open draft, or an import of the same version under way.
    """
    kept = Document.objects.filter(game__slug=game, slug=document).first()
    if kept is None:
        raise UnableToImportDocument("Choose the rulebook that this is a version of.")
    label = edition_label(edition.strip())
    if bool(data) == bool(address):
        raise UnableToImportDocument("Choose a file, paste the text, or give an address: exactly one of the three.")
    if len(data) > LARGEST_UPLOAD:
        raise UnableToImportDocument(f"That is more than {LARGEST_UPLOAD // 10**6} MB, more than any rulebook.")
    _refuse_what_is_under_way(kept, label)
    issue = kept.editions.filter(label=label).first()
    if issue is not None and not replace_draft:
        refuse_work_of_others(issue)
    job = ImportJob.objects.create(
        document=kept, edition_label=label, effective=effective, source_name=(source_name or address)[:300],
        address=address, data=data, replaces_draft=replace_draft, asked_by=actor().who, asked_at=timezone.now(),
    )  # fmt: skip
    record("ask for import", f"{kept} {label}", source=job.source_name)
    transaction.on_commit(lambda: import_task.enqueue(job.pk))
    return int(job.pk)


def _refuse_what_is_under_way(document: Document, label: str) -> None:
    since = timezone.now() - timedelta(seconds=STALLED)
    under_way = ImportJob.objects.filter(document=document, edition_label=label, state__in=ImportJob.UNDER_WAY)
    job = under_way.filter(asked_at__gt=since).first()
    if job is not None:
        raise UnableToImportDocument(f"{job.asked_by} is importing {document} {label} right now: wait for that one.")
