"""Reads for those who publish: which drafts are open, what is published, and the reports kept with them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from rules_data.models import Revision


@dataclass(frozen=True)
class RevisionRow:
    """A kept state of an edition, as an editor lists them."""

    id: int
    game: str
    document: str
    edition: str
    effective: date
    status: str
    provenance: str
    source_name: str
    record_count: int
    created_at: datetime
    published_at: datetime | None
    report: dict[str, Any]
    check_report: dict[str, Any]


def open_revisions(game: str = "", document: str = "") -> tuple[RevisionRow, ...]:
    """Drafts that are not published yet, oldest first."""
    return _rows(Revision.OPEN, game, document)


def published_revisions(game: str = "", document: str = "") -> tuple[RevisionRow, ...]:
    """What readers see, the last published last."""
    return tuple(
        sorted(
            _rows((Revision.Status.PUBLISHED,), game, document),
            key=lambda row: (row.published_at is None, row.published_at),
        )
    )


def withdrawn_revisions(game: str = "", document: str = "") -> tuple[RevisionRow, ...]:
    """What was taken back, and may be published again; oldest first."""
    return _rows((Revision.Status.WITHDRAWN,), game, document)


def _rows(statuses: tuple[str, ...], game: str, document: str) -> tuple[RevisionRow, ...]:
    found = Revision.objects.filter(status__in=statuses).select_related("edition__document__game")
    if game:
        found = found.filter(edition__document__game__slug=game)
    if document:
        found = found.filter(edition__document__slug=document)
    return tuple(
        RevisionRow(
            id=revision.pk,
            game=revision.edition.document.game.slug,
            document=revision.edition.document.slug,
            edition=revision.edition.label,
            effective=revision.edition.effective,
            status=revision.status,
            provenance=revision.provenance,
            source_name=revision.source_name,
            record_count=revision.rules.count(),
            created_at=revision.created_at,
            published_at=revision.published_at,
            report=revision.report,
            check_report=revision.check_report,
        )
        for revision in found.order_by("created_at")
    )
