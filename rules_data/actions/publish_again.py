"""Put a version back before the readers that had been taken back."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.models import Revision
from rules_data.queries.desk.trail import seals_of

from ._crosswalks import connect_editions
from ._index import index_with_this_change
from ._material import link_material
from ._one_writer import one_writer, readers_see_another
from ._rebase import rebase_drafts
from ._scenarios import keep_runs
from ._superseding import put_in_place, shown_now
from ._trail import record
from .errors import UnableToPublishRevision


@dataclass(frozen=True)
class PublishedAgain:
    """What readers see since, what they saw instead of it, if anything, and the drafts to be checked again."""

    edition: str
    superseded: str
    rebased: tuple[str, ...] = ()


@one_writer
def publish_again(revision_id: int) -> PublishedAgain:
    """Publish a revision that was unpublished, as it was.

    Raises UnableToPublishRevision for one that was not taken back, and where something of its document was published
    since: it would not continue that one's rules.
    """
    revision = (
        Revision.objects.filter(pk=revision_id, status=Revision.Status.WITHDRAWN)
        .select_related("edition__document__game", "replaced")
        .first()
    )
    if revision is None:
        raise UnableToPublishRevision("Only a version that was unpublished can be published again.")
    document = revision.edition.document
    readers_see_another(document.game.slug)
    before = shown_now(revision)
    _refuse_if_newer(revision, before)
    put_in_place(revision, before)
    connect_editions(revision.edition)
    link_material(document)
    keep_runs(revision)
    rebased = rebase_drafts(revision)
    index_with_this_change(UnableToPublishRevision)
    record("publish again", str(revision.edition), **seals_of(revision))
    return PublishedAgain(str(revision.edition), str(before or ""), rebased)


def _refuse_if_newer(revision: Revision, before: Revision | None) -> None:
    since = Revision.objects.filter(
        edition__document=revision.edition.document, status=Revision.Status.PUBLISHED,
        published_at__gt=revision.published_at,
    ).select_related("edition__document__game")  # fmt: skip
    newer = since.first() or (before if before != revision.replaced else None)
    if newer is not None:
        raise UnableToPublishRevision(
            f"{newer.edition} was published after this version, which does not continue its rules. Import it again."
        )
