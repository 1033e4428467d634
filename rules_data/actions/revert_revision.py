"""Take a published revision back: readers see again what they saw before."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.models import Revision

from ._crosswalks import connect_editions
from ._index import index_with_this_change
from ._material import link_material
from ._one_writer import one_writer, readers_see_another
from ._rebase import REVERTED, rebase_drafts
from ._trail import record
from .errors import UnableToRevertRevision


@dataclass(frozen=True)
class RevertReport:
    """What was taken back, what readers see instead, and the drafts that have to be checked again."""

    edition: str
    restored: str
    rebased: tuple[str, ...] = ()


@one_writer
def revert_revision(*, game: str, document: str, edition: str) -> RevertReport:
    """Withdraw what is published of an edition and restore what it had superseded, if anything.

    Nothing is deleted: the withdrawn text stays kept, and `publish_again` puts it back. Open drafts of the document,
    which were checked against it, have to be checked again.
    """
    readers_see_another(game)
    revision = (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status=Revision.Status.PUBLISHED)
        .select_related("edition__document", "replaced")
        .first()
    )
    if revision is None:
        raise UnableToRevertRevision(
            f"Nothing is published of {game} {document} {edition}, so nothing can be reverted."
        )
    revision.status = Revision.Status.WITHDRAWN
    revision.save(update_fields=["status"])
    restored = revision.replaced
    if restored is not None:
        restored.status = Revision.Status.PUBLISHED
        restored.save(update_fields=["status"])
    connect_editions(revision.edition)
    link_material(revision.edition.document)
    rebased = rebase_drafts(revision, REVERTED)
    index_with_this_change(UnableToRevertRevision)
    record("revert", str(revision.edition), restored=str(restored or ""))
    return RevertReport(str(revision.edition), str(restored or ""), rebased)
