"""Have a draft published by itself at a time, or take that back."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.utils import timezone
from django_tasks import task

from rules_data.models import Revision

from ._drafts_by_id import open_draft
from ._one_writer import one_writer, readers_see_the_same
from ._reviews import refuse_unapproved
from ._trail import acting, actor, record
from .errors import UnableToAct, UnableToPublishRevision
from .publish_revision import publish_revision


@one_writer
def schedule_revision(revision_id: int, at: datetime | None, *, despite_obstacles: bool = False) -> None:
    """Publish a checked draft at a time to come; None takes an earlier plan back.

    Raises UnableToPublishRevision for what publishing now would refuse, and for a time that is past.
    """
    readers_see_the_same()
    draft = open_draft(revision_id)
    if at is None:
        if draft.status != Revision.Status.SCHEDULED:
            raise UnableToPublishRevision(f"{draft.edition} is not scheduled: there is nothing to take back.")
        draft.status, draft.publish_at = Revision.Status.IN_REVIEW, None
        draft.save(update_fields=["status", "publish_at"])
        record("take schedule back", str(draft.edition))
        return
    if at <= timezone.now():
        raise UnableToPublishRevision("That time is past. Choose a later one, or publish now.")
    if draft.checked_at is None:
        raise UnableToPublishRevision("Check the draft first.")
    refuse_unapproved(draft)
    obstacles = draft.check_report.get("obstacles", [])
    if obstacles and not despite_obstacles:
        raise UnableToPublishRevision("Its check found what has to be settled first:\n- " + "\n- ".join(obstacles))
    draft.status, draft.publish_at = Revision.Status.SCHEDULED, at
    draft.save(update_fields=["status", "publish_at"])
    record("schedule", str(draft.edition), at=at.isoformat(), overruled="\n".join(obstacles)[:4000])
    who, when = actor().who, at.isoformat()
    transaction.on_commit(lambda: publish_task.using(run_after=at).enqueue(draft.pk, when, who, bool(obstacles)))


def publish_scheduled(revision_id: int, at: str, who: str, despite_obstacles: bool) -> str:
    """Publish a draft whose time has come, unless the plan was changed meanwhile; says what was done."""
    draft = Revision.objects.filter(pk=revision_id, status=Revision.Status.SCHEDULED).first()
    if draft is None or draft.publish_at is None or draft.publish_at.isoformat() != at:
        return "The plan was changed."
    issue = draft.edition
    game, document = issue.document.game.slug, issue.document.slug
    with acting(who, "At the time it was scheduled for."):
        try:
            publish_revision(game=game, document=document, edition=issue.label, despite_obstacles=despite_obstacles)
        except UnableToAct as refusal:
            Revision.objects.filter(pk=revision_id, status=Revision.Status.SCHEDULED).update(
                status=Revision.Status.IN_REVIEW, publish_at=None
            )
            record("fail to publish", str(issue), reason=str(refusal)[:1000])
            return str(refusal)
    return "Published."


@task()
def publish_task(revision_id: int, at: str, who: str, despite_obstacles: bool) -> str:
    """What the worker calls."""
    return publish_scheduled(revision_id, at, who, despite_obstacles)
