"""Carry out an import that was asked for: fetch, read, compare with the version before, check."""

from __future__ import annotations

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django_tasks import task

from rules_data.fetching import UnableToFetch, fetch
from rules_data.models import ImportJob

from ._trail import acting
from .check_revision import check_revision
from .errors import UnableToAct
from .import_document import ImportReport, import_document
from .match_revision import match_revision

# Seconds after which a job that has not ended is taken for dead: its worker was stopped.
STALLED = 900
FETCHING, READING, MATCHING, CHECKING = (
    "Fetching the document",
    "Reading it and finding each rule in the version before",
    "Preparing the match board",
    "Checking citations and running the examples",
)


def run_import(job_id: int) -> str:
    """Do what a job asks for, once: returns its state. Each step is written down as it begins, for those who watch.

    Whatever stands in the way ends the job with a sentence; nothing is half imported.
    """
    if not _begin(job_id):
        return "taken already"
    job = ImportJob.objects.select_related("document__game").get(pk=job_id)
    with acting(job.asked_by):
        try:
            report = _import(job)
        except (UnableToAct, UnableToFetch) as refusal:
            return _end(job, ImportJob.State.FAILED, str(refusal))
        except Exception:
            _end(job, ImportJob.State.FAILED, "The site itself failed. Whoever runs it finds the cause in its log.")
            raise
        if report.unchanged:
            return _end(job, ImportJob.State.DONE, "This very text is published already: there is nothing to do.")
        return _end(job, ImportJob.State.DONE, "")


def _begin(job_id: int) -> bool:
    """Take the job, unless another worker has it."""
    waiting = ImportJob.objects.filter(pk=job_id, state=ImportJob.State.WAITING)
    return bool(waiting.update(state=ImportJob.State.RUNNING))


def _import(job: ImportJob) -> ImportReport:
    data = bytes(job.data)
    if job.address:
        _step(job, FETCHING)
        data = fetch(job.address, allow_private=settings.PRIVATE_ADDRESSES).data
    _step(job, READING)
    report = import_document(
        game=job.document.game.slug,
        document=job.document.slug,
        edition=job.edition_label,
        data=data,
        source_name=job.source_name,
        effective=job.effective,
        replace_draft=job.replaces_draft,
    )
    named = {"game": job.document.game.slug, "document": job.document.slug, "edition": job.edition_label}
    job.revision_id = report.revision_id
    job.save(update_fields=["revision"])
    if not report.unchanged:
        _step(job, MATCHING)
        match_revision(**named)
        _step(job, CHECKING)
        check_revision(**named, examples=True)
    return report


def _step(job: ImportJob, name: str) -> None:
    job.steps = [*job.steps, [name, timezone.now().isoformat()]]
    job.save(update_fields=["steps"])


@transaction.atomic
def _end(job: ImportJob, state: str, message: str) -> str:
    job.state, job.message, job.finished_at, job.data = state, message, timezone.now(), b""
    job.save(update_fields=["state", "message", "finished_at", "data"])
    return state


@task()
def import_task(job_id: int) -> str:
    """What the worker calls."""
    return run_import(job_id)
