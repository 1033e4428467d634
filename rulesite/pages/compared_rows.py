"""The rows of a comparison as a reader, and a program, is shown them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy

from rules_data.queries import ComparedRule, Comparison, Difference

from .paths import pinned_path
from .word_diffs import diff_html
from .wording import version_name

# Characters of HTML on a page, as estimated from above.
PAGE_WEIGHT = 280_000
ROW_WEIGHT = 900
COLUMNS = (
    "change", "old", "new", "moved", "confidence", "reused",
    "only_renumbered", "only_reference", "only_punctuation",
)  # fmt: skip
LABELS = {
    "added": gettext_lazy("Added"),
    "removed": gettext_lazy("Removed"),
    "split": gettext_lazy("Split"),
    "merged": gettext_lazy("Merged"),
}


@dataclass(frozen=True)
class RowShown:
    """A changed rule: what happened to it in a word, both numbers with their addresses, the words.

    `summary_in`: the versions of the two in which it is restated in short.
    """

    label: str
    kind: str
    old: str
    old_path: str
    new: str
    new_path: str
    moved: bool
    reused: bool
    unsure: int
    text: SafeString
    opening: str
    sides: bool = False
    is_only_moved: bool = False
    summary_in: tuple[str, ...] = ()


@dataclass(frozen=True)
class SectionShown:
    """A section with its changed rules on this page."""

    number: str
    title: str
    gone: bool
    rows: tuple[RowShown, ...] = ()

    @property
    def only_moved(self) -> tuple[RowShown, ...]:
        """The rows that are folded: their rules have new numbers and nothing else."""
        return tuple(row for row in self.rows if row.is_only_moved)

    @property
    def anchor(self) -> str:
        return f"{'gone-' if self.gone else ''}s{self.number}"

    @classmethod
    def of(cls, row: ComparedRule, rows: tuple[RowShown, ...] = ()) -> SectionShown:
        """The section a row is listed under; a section that is gone is one of the old edition."""
        section = row.section
        if section is None:
            return cls("", gettext("Introduction"), False, rows)
        return cls(section.number, section.text, row.section_is_gone, rows)


def paged(rows: Iterable[ComparedRule]) -> list[list[ComparedRule]]:
    """The rows in pages of a bearable size, cut between sections where that is possible."""
    pages: list[list[ComparedRule]] = []
    weight = 0
    for _, group in groupby(_by_section(rows), key=lambda row: SectionShown.of(row).anchor):
        section = list(group)
        heavy = sum(_weight(row) for row in section)
        if not pages or (weight and weight + heavy > PAGE_WEIGHT):
            pages.append([])
            weight = 0
        for row in section:
            if weight and weight + _weight(row) > PAGE_WEIGHT:
                pages.append([])
                weight = 0
            pages[-1].append(row)
            weight += _weight(row)
    return pages


def _by_section(rows: Iterable[ComparedRule]) -> list[ComparedRule]:
    """Rows of one section together, sections in the order in which they first come."""
    grouped: dict[str, list[ComparedRule]] = {}
    for row in rows:
        grouped.setdefault(SectionShown.of(row).anchor, []).append(row)
    return [row for group in grouped.values() for row in group]


def _weight(row: ComparedRule) -> int:
    if row.only_renumbered:
        return ROW_WEIGHT
    # Shown twice, side by side, where there is room.
    return ROW_WEIGHT + 4 * sum(len(rule.text) + sum(map(len, rule.examples)) for rule in (row.old, row.new) if rule)


def shown_sections(found: Comparison, rows: list[ComparedRule]) -> list[SectionShown]:
    """One page of rows by section, their word diffs made."""
    sections = []
    for _, group in groupby(rows, key=lambda row: SectionShown.of(row).anchor):
        listed = list(group)
        sections.append(SectionShown.of(listed[0], tuple(shown_row(found, row) for row in listed)))
    return sections


def shown_row(found: Comparison, row: ComparedRule) -> RowShown:
    """A row with its word diff; of a rule that is only renumbered the first words."""
    rule = row.new or row.old
    return RowShown(
        label=label_of(row),
        kind=row.change,
        old=row.old.number if row.old else "",
        old_path=pinned_path(found.old, row.old.number) if row.old else "",
        new=row.new.number if row.new else "",
        new_path=pinned_path(found.new, row.new.number) if row.new else "",
        moved=row.moved,
        reused=row.reused,
        unsure=0 if row.confidence > 0.99 else round(100 * row.confidence),
        text=SafeString() if row.only_renumbered else diff_html(row.diff()),
        opening=rule.opening if rule and row.only_renumbered else "",
        sides=bool(row.old and row.new and not row.only_renumbered),
        is_only_moved=row.only_renumbered,
        summary_in=tuple(_summaries(found, row)),
    )


def _summaries(found: Comparison, row: ComparedRule) -> Iterator[str]:
    for edition, rule in ((found.old, row.old), (found.new, row.new)):
        if rule is not None and rule.is_summary:
            yield version_name(edition.label)


def label_of(row: ComparedRule) -> str:
    """What happened to a rule, in a word or two."""
    if row.change in LABELS:
        return str(LABELS[row.change])
    if Difference.WORDS in row.differences:
        return gettext("Edited and renumbered") if row.moved else gettext("Edited")
    surface = gettext("Reference") if Difference.REFERENCE in row.differences else gettext("Punctuation")
    if row.only_renumbered:
        return gettext("Renumbered")
    return f"{surface}, renumbered" if row.moved else surface


def table_row(row: ComparedRule) -> dict[str, object]:
    """A row for programs: numbers, what became of the rule, and whether that is only on the surface."""
    return {
        "change": row.change,
        "old": row.old.number if row.old else "",
        "new": row.new.number if row.new else "",
        "moved": row.moved,
        "confidence": row.confidence,
        "reused": row.reused,
        "only_renumbered": row.only_renumbered,
        "only_reference": row.only_reference,
        "only_punctuation": row.only_punctuation,
    }
