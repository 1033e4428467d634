"""The records of a published edition, kept in memory once read: a published revision never changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any

from rules_data.models import Rule

from .budget import prepares
from .games import EditionView
from .hanging import ExampleBadge, FaqRow
from .saying import as_said, opening_of

# Editions in memory at a time, about 2 MB each.
EDITIONS_KEPT = 12


@dataclass(frozen=True)
class CitationView:
    """A reference in a text: where it stands and where it leads in the edition being read."""

    part: int
    start: int
    end: int
    raw: str
    number: str
    last_number: str
    document: str
    resolved: bool
    title_disagrees: bool
    printed_title: str


@dataclass(frozen=True)
class RuleView:
    """One record as a reader meets it, with what hangs on it."""

    id: int
    number: str
    kind: str
    text: str
    examples: tuple[str, ...]
    depth: int
    parent_number: str
    heading_number: str
    provision: str
    provision_id: int
    is_summary: bool = False
    citations: tuple[CitationView, ...] = ()
    runnable: tuple[ExampleBadge, ...] = ()
    faqs: tuple[FaqRow, ...] = ()

    @property
    def is_heading(self) -> bool:
        return self.kind == "heading"

    @property
    def opening(self) -> str:
        """The first words, for lists and titles."""
        return opening_of(self.text, self.is_summary)

    @property
    def said(self) -> str:
        """The text where it stands alone, without markup: a summary says that it is one."""
        return as_said(self.text, self.is_summary)


@dataclass(frozen=True)
class PrintedEdition:
    """All records of an edition in document order, found by number and by provision."""

    records: tuple[RuleView, ...]
    places: dict[str, int] = field(default_factory=dict)
    by_provision: dict[int, RuleView] = field(default_factory=dict)
    by_slug: dict[str, RuleView] = field(default_factory=dict)

    def get(self, number: str) -> RuleView | None:
        place = self.places.get(number)
        return None if place is None else self.records[place]

    def at(self, place: int) -> RuleView | None:
        return self.records[place] if 0 <= place < len(self.records) else None


def printed(edition: EditionView) -> PrintedEdition:
    """The records of a published edition, without what hangs on them."""
    return _read(edition.revision_id, edition.published_at)


# In the order of RuleView's fields. Plain columns: a whole edition is read at once.
_COLUMNS = (
    "id", "number", "kind", "text", "examples", "depth", "parent_number", "heading_number",
    "provision__slug", "provision_id", "is_summary",
)  # fmt: skip


def records_in(editions: Iterable[EditionView], **which: Any) -> list[tuple[EditionView, RuleView]]:
    """The records that fit, of each edition in turn: one question, however many editions there are."""
    wanted = {edition.revision_id: edition for edition in editions}
    rows = Rule.objects.filter(revision__in=wanted, **which).values_list("revision_id", *_COLUMNS)
    order = {revision: place for place, revision in enumerate(wanted)}
    return [(wanted[row[0]], _record(*row[1:])) for row in sorted(rows, key=lambda row: (order[row[0]], row[1]))]


def _record(pk: int, number: str, kind: str, text: str, examples: list[str], *rest: Any) -> RuleView:
    return RuleView(pk, number, kind, text, tuple(examples), *rest)


@lru_cache(maxsize=EDITIONS_KEPT)
@prepares
def _read(revision_id: int, published_at: datetime | None) -> PrintedEdition:
    """`published_at` tells two revisions apart when a database was made anew under the same process."""
    rows = Rule.objects.filter(revision_id=revision_id).order_by("position").values_list(*_COLUMNS)
    records = tuple(_record(*row) for row in rows)
    return PrintedEdition(
        records,
        {record.number: place for place, record in enumerate(records)},
        {record.provision_id: record for record in records},
        {record.provision: record for record in records},
    )
