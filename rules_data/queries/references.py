"""The references that stand in the texts of rules, as readers meet them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from rules_data.models import CitationLink

from .records import CitationView

# In the order of CitationView's fields, with the status in the place of `resolved`.
COLUMNS = (
    "part", "start", "end", "raw", "number", "last_number", "document", "status", "title_disagrees", "printed_title",
)  # fmt: skip


def citations_of(revision_id: int, records: Iterable[int] | None = None) -> dict[int, tuple[CitationView, ...]]:
    """The references of each record of a revision, or of some of them, in the order of its text: one query."""
    links = CitationLink.objects.filter(rule__revision_id=revision_id)
    if records is not None:
        links = CitationLink.objects.filter(rule__in=list(records))
    found: dict[int, list[CitationView]] = defaultdict(list)
    for rule, *told in links.order_by("rule_id", "part", "start").values_list("rule_id", *COLUMNS):
        found[rule or 0].append(citation_view(told))
    return {rule: tuple(citations) for rule, citations in found.items()}


def citation_view(told: Sequence[Any]) -> CitationView:
    """A reference from its COLUMNS."""
    part, start, end, raw, number, last_number, document, status, title_disagrees, printed_title = told
    resolved = status == CitationLink.Status.RESOLVED
    return CitationView(
        part, start, end, raw, number, last_number, document, resolved, title_disagrees, printed_title
    )  # fmt: skip
