"""Open drafts, matched anew with what has been published since they were made."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import CitationLink, Revision, Rule

from ._citations import link_citations
from ._provisions import identify_again
from ._trail import record


def rebase_drafts(published: Revision) -> tuple[str, ...]:
    """Have every other open draft of the document continue the rules that are published now; the drafts' names.

    Their words and what people did to them stay. They have to be checked again, and one that was to be published by
    itself waits for that.
    """
    drafts = Revision.objects.filter(edition__document=published.edition.document, status__in=Revision.OPEN)
    found = list(drafts.exclude(pk=published.pk).select_related("edition__document__game"))
    for draft in found:
        _rebase(draft, published)
    return tuple(str(draft.edition) for draft in found)


def _rebase(draft: Revision, published: Revision) -> None:
    changed = identify_again(draft)
    rules = list(Rule.objects.filter(revision=draft, number__in=changed))
    for rule in rules:
        rule.provision_id = changed[rule.number]
    Rule.objects.bulk_update(rules, ["provision"], batch_size=500)
    CitationLink.objects.filter(rule__revision=draft).delete()
    CitationLink.objects.filter(term__revision=draft).delete()
    counts = link_citations(draft)
    told = f"{published.edition} was published since; {len(changed)} of the draft's rules were matched with it anew."
    note = {"line": 0, "column": 0, "message": told, "advice": "Check the draft again.", "severity": "note"}
    report = draft.report
    draft.report = report | {
        "counts": report.get("counts", {}) | counts,
        "findings": [*report.get("findings", []), note],
    }
    if draft.status == Revision.Status.SCHEDULED:
        draft.status, draft.publish_at = Revision.Status.DRAFT, None
    draft.checked_at, draft.rebased_at = None, timezone.now()
    draft.save(update_fields=["report", "status", "publish_at", "checked_at", "rebased_at"])
    record("rebase", str(draft.edition), onto=str(published.edition), rules=len(changed))
