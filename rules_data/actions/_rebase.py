"""Open drafts, matched anew with what has been published or reverted since they were made."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import CitationLink, Revision, Rule

from ._citations import link_citations
from ._provisions import identify_again
from ._trail import record
from .match_revision import match_revision, version_before

PUBLISHED, REVERTED = "published", "reverted"
# How the trail names the other version.
_PART = {PUBLISHED: "onto", REVERTED: "without"}


def rebase_drafts(other: Revision, became: str = PUBLISHED) -> tuple[str, ...]:
    """Have every other open draft of the document continue the rules that are published now; the drafts' names.

    `other` was published, or reverted, since they were made. Their words and what people did to them stay. They have
    to be checked and approved again, and one that was to be published by itself waits for that.
    """
    drafts = Revision.objects.filter(edition__document=other.edition.document, status__in=Revision.OPEN)
    found = list(drafts.exclude(pk=other.pk).select_related("edition__document__game"))
    for draft in found:
        _rebase(draft, other, became)
    return tuple(str(draft.edition) for draft in found)


def _rebase(draft: Revision, other: Revision, became: str) -> None:
    changed = identify_again(draft)
    rules = list(Rule.objects.filter(revision=draft, number__in=changed))
    for rule in rules:
        rule.provision_id = changed[rule.number]
    Rule.objects.bulk_update(rules, ["provision"], batch_size=500)
    CitationLink.objects.filter(rule__revision=draft).delete()
    CitationLink.objects.filter(term__revision=draft).delete()
    counts = link_citations(draft)
    note = {"line": 0, "column": 0, "advice": "Check the draft again.", "severity": "note", "message":
            f"{other.edition} was {became} since; {len(changed)} of the draft's rules were matched anew."}  # fmt: skip
    report = draft.report
    draft.report = report | {
        "counts": report.get("counts", {}) | counts,
        "findings": [*report.get("findings", []), note],
    }
    draft.approvals.all().delete()
    draft.status, draft.publish_at = Revision.Status.DRAFT, None
    draft.checked_at, draft.rebased_at = None, timezone.now()
    draft.save(update_fields=["report", "status", "publish_at", "checked_at", "rebased_at"])
    _renew_board(draft)
    record("rebase", str(draft.edition), **{_PART[became]: str(other.edition)}, rules=len(changed))


def _renew_board(draft: Revision) -> None:
    """A match board is of two versions: it is set out anew where the older one of them is another now."""
    if draft.match_pairs.exclude(before=version_before(draft)).exists():
        document = draft.edition.document
        match_revision(game=document.game.slug, document=document.slug, edition=draft.edition.label)
