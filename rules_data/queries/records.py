"""The records of a published edition, kept in memory once read: a published revision never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache

from rules_data.models import Rule

from .examples import ExampleBadge
from .games import EditionView
from .material import FaqRow

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
    citations: tuple[CitationView, ...] = ()
    runnable: tuple[ExampleBadge, ...] = ()
    faqs: tuple[FaqRow, ...] = ()

    @property
    def is_heading(self) -> bool:
        return self.kind == "heading"

    @property
    def opening(self) -> str:
        """The first words, for lists and titles."""
        line = self.text.partition("\n")[0]
        return line if len(line) <= 140 else line[:140].rsplit(" ", 1)[0] + " …"


def plain(rule: Rule) -> RuleView:
    """The record alone, without citations, examples and questions."""
    return RuleView(
        id=rule.pk,
        number=rule.number,
        kind=rule.kind,
        text=rule.text,
        examples=tuple(rule.examples),
        depth=rule.depth,
        parent_number=rule.parent_number,
        heading_number=rule.heading_number,
        provision=rule.provision.slug,
        provision_id=rule.provision_id,
    )


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


@lru_cache(maxsize=EDITIONS_KEPT)
def _read(revision_id: int, published_at: datetime | None) -> PrintedEdition:
    """`published_at` tells two revisions apart when a database was made anew under the same process."""
    rules = Rule.objects.filter(revision_id=revision_id).select_related("provision").order_by("position")
    records = tuple(plain(rule) for rule in rules)
    return PrintedEdition(
        records,
        {record.number: place for place, record in enumerate(records)},
        {record.provision_id: record for record in records},
        {record.provision: record for record in records},
    )
