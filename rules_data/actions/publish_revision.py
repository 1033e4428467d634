"""Put a checked revision before the readers: at once and whole."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils import timezone

from rules_data.models import Revision
from rules_data.queries.desk.trail import seals_of

from ._crosswalks import connect_editions
from ._index import index_with_this_change
from ._material import link_material
from ._one_writer import one_writer, readers_see_another
from ._rebase import rebase_drafts
from ._reviews import refuse_unapproved
from ._scenarios import keep_runs
from ._superseding import put_in_place, shown_now
from ._trail import record
from .check_revision import open_revision
from .errors import UnableToPublishRevision


@dataclass(frozen=True)
class PublishReport:
    """What readers see since."""

    edition: str
    records: int
    superseded: str
    crosswalk_links: int
    examples_run: int
    rebased: tuple[str, ...] = ()


@one_writer
def publish_revision(
    *,
    game: str,
    document: str,
    edition: str,
    despite_obstacles: bool = False,
    index: bool = True,
    examples: bool = True,
) -> PublishReport:
    """Publish the checked draft of an edition; what was published of that edition is superseded.

    Raises UnableToPublishRevision when it was not checked, or when its check found obstacles and
    `despite_obstacles` is not given. The index is built before the commit and put in use by it, so that search
    and pages change together; when it cannot be built nothing is published. `index=False` and
    `examples=False` leave the index, and running the examples, to a caller who publishes several.
    """
    readers_see_another(game)
    revision = open_revision(game, document, edition)
    _refuse_unchecked(revision, f"{game} {document} {edition}")
    _refuse_if_stale(revision, f"{game} {document} FILE --edition {edition}")
    refuse_unapproved(revision)
    overruled = _obstacles(revision, despite=despite_obstacles)
    before = _supersede(revision)
    links = connect_editions(revision.edition)
    link_material(revision.edition.document)
    runs = keep_runs(revision) if examples else 0
    rebased = rebase_drafts(revision)
    if index:
        index_with_this_change(UnableToPublishRevision)
    record("publish", str(revision.edition), overruled=overruled, **seals_of(revision))
    return PublishReport(str(revision.edition), revision.rules.count(), str(before or ""), links, runs, rebased)


def _refuse_unchecked(revision: Revision, named: str) -> None:
    if revision.checked_at is None:
        raise UnableToPublishRevision(
            f"{revision.edition} is not checked yet: run `manage.py check_revision {named}` first."
        )


def _obstacles(revision: Revision, *, despite: bool) -> str:
    """What the check found to be in the way, for the trail; refused unless it is to be published all the same."""
    obstacles = revision.check_report.get("obstacles", [])
    if obstacles and not despite:
        raise UnableToPublishRevision(
            "Its check found what has to be settled first (or publish with --despite-obstacles):\n- "
            + "\n- ".join(obstacles)
        )
    return "\n".join(obstacles)[:4000]


def _supersede(revision: Revision) -> Revision | None:
    """Put a revision in the place of what was published of its edition; returns that, if there was any."""
    before = shown_now(revision)
    revision.published_at = timezone.now()
    revision.replaced = before
    revision.publish_at = None
    put_in_place(revision, before, "published_at", "replaced", "publish_at")
    return before


def _refuse_if_stale(revision: Revision, again: str) -> None:
    """A draft continues the rules it found published; what was published since it has not been compared with."""
    since = Revision.objects.filter(
        edition__document=revision.edition.document,
        status=Revision.Status.PUBLISHED,
        published_at__gt=revision.rebased_at or revision.created_at,
    ).select_related("edition__document__game")
    newer = since.first()
    if newer is not None:
        raise UnableToPublishRevision(
            f"{newer.edition} was published after this draft was made, so the draft does not continue its rules. "
            f"Import it again: `manage.py import_document {again}`."
        )
