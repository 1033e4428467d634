"""Drafts: room for a new one, and one made of what is published so that a part of it can be corrected."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import Edition, GlossaryTerm, Revision, Rule

from ._citations import link_citations
from ._provisions import kept_tree
from ._trail import actor
from .errors import UnableToCheckRevision, UnableToImportDocument

COPIED = ("edition", "provenance", "title", "source_name", "source_sha256", "content_hash", "rule_count", "layout")


def make_room(issue: Edition, replace_draft: bool) -> None:
    """Take the open draft of an edition away for a new one; UnableToImportDocument where it is someone's work."""
    if not replace_draft:
        refuse_work_of_others(issue)
    issue.revisions.filter(status__in=Revision.OPEN).delete()


def refuse_work_of_others(issue: Edition) -> None:
    """UnableToImportDocument if the open draft of an edition is somebody's work that an import would undo."""
    draft = issue.revisions.filter(status__in=Revision.OPEN).first()
    if draft is None:
        return
    others = [who for who in draft.makers if who != actor().who]
    work = []
    if others:
        work.append(f"made by {', '.join(others)}")
    if draft.edited_at is not None:
        work.append("corrected by hand")
    if draft.comments.exists():
        work.append("commented on")
    if draft.status == Revision.Status.SCHEDULED:
        work.append("scheduled to be published")
    if work:
        raise UnableToImportDocument(
            f"There is an open draft of {draft.edition}, {' and '.join(work)}. It was left as it is. "
            "Ask for it to be replaced if that is what you want: --replace-draft on the command line, "
            "“Replace the open draft” at the desk."
        )


def published_of(game: str, document: str, edition: str) -> Revision:
    """What is published of an edition, or UnableToCheckRevision."""
    found = (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status=Revision.Status.PUBLISHED)
        .select_related("edition__document__game")
        .first()
    )
    if found is None:
        raise UnableToCheckRevision(f"Nothing is published of {game} {document} {edition}.")
    return found


def draft_to_correct(game: str, document: str, edition: str, note: str) -> Revision:
    """The open draft of an edition, or a new one that says what is published; `note` is why it was made."""
    open_one = (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status__in=Revision.OPEN)
        .select_related("edition__document__game")
        .first()
    )
    return open_one or _copy(published_of(game, document, edition), note)


def _copy(published: Revision, note: str) -> Revision:
    draft = Revision.objects.create(
        **{name: getattr(published, name) for name in COPIED}, note=note, created_at=timezone.now()
    )
    rules = list(Rule.objects.filter(revision=published))
    terms = list(GlossaryTerm.objects.filter(revision=published))
    for rule in rules:
        rule.pk, rule.revision = None, draft
    for term in terms:
        term.pk, term.revision = None, draft
    Rule.objects.bulk_create(rules, batch_size=500)
    GlossaryTerm.objects.bulk_create(terms, batch_size=500)
    draft.report = {"counts": {"records": len(rules), "glossary entries": len(terms)} | link_citations(draft)}
    draft.save(update_fields=["report"])
    return draft


def was_edited(draft: Revision) -> None:
    """Note that a person changed the draft: it has to be checked and approved again."""
    draft.content_hash = kept_tree(draft).content_hash
    draft.edited_at = timezone.now()
    draft.checked_at = None
    draft.status = Revision.Status.DRAFT
    draft.publish_at = None
    draft.makers = with_this_maker(draft)
    draft.save(update_fields=["content_hash", "edited_at", "checked_at", "status", "publish_at", "makers"])


def with_this_maker(draft: Revision) -> list[str]:
    """Who made a draft, with whoever changes it now: none of them approves it."""
    return list(dict.fromkeys([*draft.makers, actor().who]))
