"""Reads for those who bring a version to publication: imports, drafts, the match board, impact, comments."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from django.db.models import Count, Q
from django.utils import timezone

from rules_data.models import (
    Approval,
    Comment,
    Document,
    GlossaryTerm,
    ImpactItem,
    ImportJob,
    MatchPair,
    PreviewLink,
    Revision,
    Rule,
)
from rules_data.queries.wording_changes import DiffPiece, word_diff

PAIRS_A_PAGE = 25
# Pairs the machine is as sure of need nobody's look, and may be had one.
SURE = 0.9


@dataclass(frozen=True)
class DraftView:
    """A draft, or a revision that was published, with all that is known of it."""

    id: int
    game: str
    game_name: str
    document: str
    document_title: str
    edition: str
    effective: date
    status: str
    source_name: str
    makers: tuple[str, ...]
    note: str
    change_notes: str
    created_at: datetime
    edited_at: datetime | None
    checked_at: datetime | None
    publish_at: datetime | None
    published_at: datetime | None
    rule_count: int
    content_hash: str
    report: dict[str, Any]
    check_report: dict[str, Any]

    @property
    def is_open(self) -> bool:
        return self.status in Revision.OPEN

    @property
    def name(self) -> str:
        return f"{self.game_name} {self.document_title} {self.edition}"

    @property
    def named(self) -> dict[str, str]:
        """What the actions call it by."""
        return {"game": self.game, "document": self.document, "edition": self.edition}


@dataclass(frozen=True)
class JobView:
    """An import under way or over. `is_stalled`: nothing has been heard of it for too long."""

    id: int
    name: str
    asked_by: str
    asked_at: datetime
    state: str
    steps: tuple[tuple[str, datetime], ...]
    message: str
    revision_id: int | None
    source_name: str
    finished_at: datetime | None
    is_stalled: bool

    @property
    def is_over(self) -> bool:
        return self.state in (ImportJob.State.DONE, ImportJob.State.FAILED)


@dataclass(frozen=True)
class PairView:
    """Two rules side by side, or one alone; `diff` is the new text with what was put in and taken out."""

    id: int
    old_number: str
    new_number: str
    old_text: str
    new_text: str
    change: str
    confidence: float
    decided_by: str
    diff: tuple[DiffPiece, ...]

    @property
    def percent(self) -> int:
        return round(self.confidence * 100)


@dataclass(frozen=True)
class Board:
    """One page of the match board, and how much is left to settle."""

    before: str
    open_count: int
    sure_count: int
    decided_count: int
    pairs: tuple[PairView, ...]
    page: int
    pages: int


@dataclass(frozen=True)
class ReviewView:
    """What people said about a draft, and who has approved it as it stands."""

    comments: tuple[Comment, ...]
    approvals: tuple[Approval, ...]
    links: tuple[PreviewLink, ...]


def drafts() -> tuple[DraftView, ...]:
    """Every open draft, the last made first."""
    return _views(Revision.objects.filter(status__in=Revision.OPEN).order_by("-created_at"))


def lately_published(limit: int = 12) -> tuple[DraftView, ...]:
    """What was published last."""
    found = Revision.objects.filter(status=Revision.Status.PUBLISHED).order_by("-published_at")
    return _views(found[:limit])


def draft(revision_id: int) -> DraftView | None:
    """A revision by its key, whatever its state."""
    return next(iter(_views(Revision.objects.filter(pk=revision_id))), None)


def _views(found: Any) -> tuple[DraftView, ...]:
    rows = found.select_related("edition__document__game")
    return tuple(
        DraftView(
            id=one.pk,
            game=one.edition.document.game.slug,
            game_name=one.edition.document.game.name,
            document=one.edition.document.slug,
            document_title=one.edition.document.title,
            edition=one.edition.label,
            effective=one.edition.effective,
            status=one.status,
            source_name=one.source_name,
            makers=tuple(one.makers),
            note=one.note,
            change_notes=one.change_notes,
            created_at=one.created_at,
            edited_at=one.edited_at,
            checked_at=one.checked_at,
            publish_at=one.publish_at,
            published_at=one.published_at,
            rule_count=one.rule_count,
            content_hash=one.content_hash,
            report=one.report,
            check_report=one.check_report,
        )
        for one in rows
    )


def report_before(view: DraftView) -> DraftView | None:
    """What is published of the version before, to set its import report beside."""
    earlier = Revision.objects.filter(
        edition__document__game__slug=view.game, edition__document__slug=view.document,
        edition__effective__lt=view.effective, status=Revision.Status.PUBLISHED,
    ).order_by("-edition__effective")[:1]  # fmt: skip
    return next(iter(_views(earlier)), None)


def documents_to_import() -> tuple[tuple[str, str], ...]:
    """The rulebooks there are, as "game/document" with a name."""
    rows = Document.objects.select_related("game").order_by("game__name", "slug")
    return tuple((f"{one.game.slug}/{one.slug}", f"{one.game.name} {one.title}") for one in rows)


def import_job(job_id: int, stalled_after: int) -> JobView | None:
    """One import."""
    return next(iter(_jobs(ImportJob.objects.filter(pk=job_id), stalled_after)), None)


def import_jobs(stalled_after: int, limit: int = 8) -> tuple[JobView, ...]:
    """The last imports that were asked for."""
    return _jobs(ImportJob.objects.order_by("-asked_at")[:limit], stalled_after)


def _jobs(found: Any, stalled_after: int) -> tuple[JobView, ...]:
    since = timezone.now() - timedelta(seconds=stalled_after)
    return tuple(
        JobView(
            id=job.pk,
            name=f"{job.document} {job.edition_label}",
            asked_by=job.asked_by,
            asked_at=job.asked_at,
            state=job.state,
            steps=tuple((name, datetime.fromisoformat(at)) for name, at in job.steps),
            message=job.message,
            revision_id=job.revision_id,
            source_name=job.source_name,
            finished_at=job.finished_at,
            is_stalled=job.state in ImportJob.UNDER_WAY and job.asked_at < since,
        )
        for job in found.select_related("document__game").defer("data")
    )


def match_board(revision_id: int, page: int = 1, which: str = "", number: str = "") -> Board:
    """One page of the pairs that wait, the least sure first; `which` shows those "sure" or "decided" instead.

    With a number, all pairs it stands in.
    """
    kept = MatchPair.objects.filter(revision=revision_id)
    parts = {
        "": Q(decided_by="", confidence__lt=SURE),
        "sure": Q(decided_by="", confidence__gte=SURE),
        "decided": ~Q(decided_by=""),
    }
    counts = kept.aggregate(
        open=Count("pk", filter=parts[""]), sure=Count("pk", filter=parts["sure"]),
        done=Count("pk", filter=parts["decided"]),
    )  # fmt: skip
    shown = kept.filter(Q(old_number=number) | Q(new_number=number) if number else parts.get(which, parts[""]))
    total = shown.count()
    pages = max(1, -(-total // PAIRS_A_PAGE))
    page = max(1, min(page, pages))
    ordered = shown.order_by("confidence", "id").select_related("before__edition")
    rows = list(ordered[(page - 1) * PAIRS_A_PAGE : page * PAIRS_A_PAGE])
    before = rows[0].before.edition.label if rows else ""
    shown_pairs = tuple(_pairs(revision_id, rows))
    return Board(before, counts["open"], counts["sure"], counts["done"], shown_pairs, page, pages)


def _pairs(revision_id: int, rows: list[MatchPair]) -> Iterable[PairView]:
    new = _texts(revision_id, [row.new_number for row in rows])
    old = _texts(rows[0].before_id, [row.old_number for row in rows]) if rows else {}
    for row in rows:
        was, now = old.get(row.old_number, ""), new.get(row.new_number, "")
        pieces = word_diff(was, now) if row.old_number and row.new_number else ()
        yield PairView(
            row.pk, row.old_number, row.new_number, was, now, row.change, row.confidence, row.decided_by, pieces
        )


def _texts(revision_id: int, numbers: list[str]) -> dict[str, str]:
    rows = Rule.objects.filter(revision=revision_id, number__in=[n for n in numbers if n])
    return {
        number: "\n".join([text, *(f"Example: {one}" for one in examples)])
        for number, text, examples in rows.values_list("number", "text", "examples")
    }


def impact_of(game: str, document: str, edition: str) -> tuple[ImpactItem, ...]:
    """What rests on the rules a version changes, what is still open first."""
    found = ImpactItem.objects.filter(
        edition__document__game__slug=game, edition__document__slug=document, edition__label=edition
    )
    return tuple(sorted(found, key=lambda item: (item.state != ImpactItem.State.OPEN, item.kind, item.title)))


def review_of(view: DraftView) -> ReviewView:
    """Comments, the approvals that still hold, and the preview links that still work."""
    comments = Comment.objects.filter(revision=view.id)
    approvals = Approval.objects.filter(revision=view.id, content_hash=view.content_hash)
    if view.edited_at:
        approvals = approvals.filter(at__gt=view.edited_at)
    links = PreviewLink.objects.filter(revision=view.id, withdrawn=False, expires_at__gt=timezone.now())
    return ReviewView(tuple(comments), tuple(approvals), tuple(links))


def comments_on(revision_id: int, number: str) -> tuple[Comment, ...]:
    """What people said about one rule of a draft."""
    return tuple(Comment.objects.filter(revision=revision_id, number=number))


def previewed_draft(secret: str) -> tuple[int, datetime] | None:
    """The open draft a secret link shows, and until when; None for a link that is none, over, or withdrawn."""
    digest = hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
    link = (
        PreviewLink.objects.filter(secret_hash=digest, withdrawn=False, expires_at__gt=timezone.now())
        .filter(revision__status__in=Revision.OPEN)
        .first()
    )
    return (link.revision_id, link.expires_at) if link else None


def rule_to_edit(revision_id: int, number: str) -> Rule | None:
    """A rule as it is kept, for the form that corrects it."""
    return Rule.objects.filter(revision=revision_id, number=number).first()


def term_to_edit(revision_id: int, slug: str) -> GlossaryTerm | None:
    """A glossary entry as it is kept, for the form that corrects it."""
    return GlossaryTerm.objects.filter(revision=revision_id, slug=slug).first()


def revision_to_correct(game: str, document: str, edition: str) -> int | None:
    """The revision that a correction of this version begins with: its open draft, else what is published."""
    named = Revision.objects.filter(
        edition__document__game__slug=game, edition__document__slug=document, edition__label=edition
    )
    found = named.filter(status__in=Revision.OPEN).first() or named.filter(status=Revision.Status.PUBLISHED).first()
    return found.pk if found else None


def rules_matching(revision_id: int, typed: str, limit: int = 40) -> tuple[tuple[str, str], ...]:
    """Numbers and texts of a draft's rules with a number that begins so, or words that occur."""
    rules = Rule.objects.filter(revision=revision_id)
    wanted = " ".join(typed.split())[:100]
    if wanted:
        rules = rules.filter(Q(number__istartswith=wanted) | Q(text__icontains=wanted))
    return tuple(rules.order_by("position").values_list("number", "text")[:limit])


def terms_matching(revision_id: int, typed: str, limit: int = 40) -> tuple[tuple[str, str, str], ...]:
    """Slugs, words and meanings of a glossary whose words or meanings have what was typed."""
    terms = GlossaryTerm.objects.filter(revision=revision_id)
    wanted = " ".join(typed.split())[:100]
    if wanted:
        terms = terms.filter(Q(term__icontains=wanted) | Q(text__icontains=wanted))
    return tuple(terms.order_by("position").values_list("slug", "term", "text")[:limit])
