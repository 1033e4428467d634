"""What became of each rule between any two published editions of a document."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from itertools import combinations, pairwise

from django.core.cache import caches

from rules_data.core.citations import Grammar
from rules_data.core.games import GAMES
from rules_data.core.tree import (
    Change,
    Crosswalk,
    CrosswalkLink,
    NodeKind,
    NumberScheme,
    RuleNode,
    RuleNumber,
    RuleTree,
    align,
    compose,
)
from rules_data.models import CrosswalkLink as KeptLink

from . import state
from .budget import prepares
from .games import DocumentView, EditionView
from .records import PrintedEdition, RuleView, printed
from .wording_changes import NOISE, Difference, DiffPiece, word_diff, wording_differences

# Comparisons in memory at a time, about 2 MB each beside the editions themselves.
COMPARISONS_KEPT = 24
# What they say in short for a search is a hundredth of that.
CHANGES_KEPT = 512
_WHOLE = (Change.ADDED, Change.REMOVED, Change.SPLIT, Change.MERGED)


@dataclass(frozen=True)
class ComparedRule:
    """One rule in both editions; None where it was added or removed.

    `section` is the heading it is listed under, of the old edition if that section is gone.
    `reused`: its old number names another rule in the new edition.
    """

    old: RuleView | None
    new: RuleView | None
    change: str
    moved: bool
    confidence: float
    reused: bool
    differences: frozenset[Difference]
    section: RuleView | None = None
    section_is_gone: bool = False

    @property
    def is_changed(self) -> bool:
        return bool(self.differences)

    @property
    def is_substantial(self) -> bool:
        """Whether it says something else, or is there in one edition only."""
        return bool(self.differences - NOISE)

    @property
    def only_renumbered(self) -> bool:
        return self.differences == {Difference.NUMBER}

    @property
    def only_reference(self) -> bool:
        return self.differences - {Difference.NUMBER} == {Difference.REFERENCE}

    @property
    def only_punctuation(self) -> bool:
        return self.differences - {Difference.NUMBER} == {Difference.PUNCTUATION}

    def is_hidden_by(self, hidden: frozenset[Difference]) -> bool:
        """Whether nothing is left to show when such differences are not of interest."""
        return self.differences <= hidden

    def diff(self) -> tuple[DiffPiece, ...]:
        """The wording, examples included, with what was put in and taken out."""
        return word_diff(whole_text(self.old) if self.old else "", whole_text(self.new) if self.new else "")


@dataclass(frozen=True)
class Comparison:
    """Two editions side by side: every rule of both, in the new document's order, removed ones where they stood."""

    old: EditionView
    new: EditionView
    rows: tuple[ComparedRule, ...]
    counts: Mapping[str, int] = field(default_factory=dict)

    @property
    def changed(self) -> tuple[ComparedRule, ...]:
        return tuple(row for row in self.rows if row.is_changed)

    @property
    def reused(self) -> tuple[str, ...]:
        """Numbers that name another rule in the new edition."""
        return tuple(dict.fromkeys(row.old.number for row in self.rows if row.reused and row.old))

    def within(self, number: str) -> tuple[ComparedRule, ...]:
        """The rows of a rule or section and all below it: by its number in the new edition, else in the old one.

        What moved out of it, and what it has lost, belongs to it too.
        """
        new = numbers_within(printed(self.new), [number])
        came_from = {row.old.number for row in self.rows if row.old and row.new and row.new.number == number}
        old = numbers_within(printed(self.old), came_from if new else [number])
        return tuple(
            row for row in self.rows if (row.new and row.new.number in new) or (row.old and row.old.number in old)
        )


def compare(document: DocumentView, old: EditionView, new: EditionView) -> Comparison:
    """Compare two different published editions of a document; the older one is always the old one.

    Neighbours are compared by the crosswalk kept between them. Editions further apart are compared twice, by
    composing the crosswalks between them and by aligning their texts with equal provisions given, and the one
    that leaves fewer rules removed or added is used. Raises ValueError for an edition compared with itself.
    """
    return _compared(_chain(document, old, new))


def changed_between(document: DocumentView, old: EditionView, new: EditionView) -> tuple[frozenset[int], int]:
    """The provisions that say something else in the newer of two editions, and how many rules are gone from it.

    Raises ValueError for an edition compared with itself.
    """
    return _changed(_chain(document, old, new))


def _chain(document: DocumentView, old: EditionView, new: EditionView) -> tuple[EditionView, ...]:
    """The editions from one to the other, oldest first."""
    if old.label == new.label:
        raise ValueError(f"Edition {old.label} cannot be compared with itself: name two editions.")
    first, last = sorted((old.effective, new.effective))
    chain = [edition for edition in document.editions if first <= edition.effective <= last]
    return tuple(sorted(chain, key=lambda edition: edition.effective))


def prepare_comparisons(document: DocumentView) -> None:
    """Align the editions of a document that are no neighbours, which is most of what their comparison costs; where
    that has been done for them, it is found and not done again.
    """
    for old, new in combinations(document.editions, 2):
        chain = _chain(document, old, new)
        if len(chain) > 2 and state.is_settled():
            _kept_alignment(chain)


def forget_comparisons() -> None:
    """Let go of what was compared, so that the next comparison is made anew."""
    _compared.cache_clear()
    _changed.cache_clear()


@lru_cache(maxsize=CHANGES_KEPT)
def _changed(chain: tuple[EditionView, ...]) -> tuple[frozenset[int], int]:
    rows = [row for row in _compared(chain).rows if row.is_substantial]
    said = frozenset(row.new.provision_id for row in rows if row.new is not None)
    return said, sum(row.new is None for row in rows)


@lru_cache(maxsize=COMPARISONS_KEPT)
@prepares
def _compared(chain: tuple[EditionView, ...]) -> Comparison:
    """`chain` are all editions from the old to the new one: published revisions, which never change."""
    old, new = chain[0], chain[-1]
    crosswalk = _crosswalk(chain)
    reused = set(crosswalk.reused)
    rows = [_row(link, old, new, link.old in reused) for link in crosswalk.links]
    ordered = _in_new_order(rows, printed(old), printed(new), new.scheme)
    counted = Counter(row.change for row in ordered)
    return Comparison(old, new, tuple(ordered), {change.value: counted[change.value] for change in Change})


def _crosswalk(chain: tuple[EditionView, ...]) -> Crosswalk:
    kept = [_kept_crosswalk(old, new) for old, new in pairwise(chain)]
    if len(kept) == 1 and kept[0].links:
        return kept[0]
    direct = _kept_alignment(chain)
    if not all(crosswalk.links for crosswalk in kept):
        return direct
    return min(direct, reduce(compose, kept), key=_unexplained)


def _unexplained(crosswalk: Crosswalk) -> int:
    counts = crosswalk.counts()
    return counts[Change.REMOVED] + counts[Change.ADDED]


def _kept_crosswalk(old: EditionView, new: EditionView) -> Crosswalk:
    rows = KeptLink.objects.filter(
        old_edition__revisions=old.revision_id, new_edition__revisions=new.revision_id
    ).values_list("old_number", "new_number", "change", "confidence", "moved")
    return _crosswalk_of(rows, old, new)


def _crosswalk_of(
    rows: Iterable[tuple[str, str, str, float, bool]], old: EditionView, new: EditionView
) -> Crosswalk:
    return Crosswalk(
        tuple(
            CrosswalkLink(_number(before, old.scheme), _number(after, new.scheme), Change(change), confidence, moved)
            for before, after, change, confidence, moved in rows
        )
    )


def _number(printed_form: str, scheme: NumberScheme) -> RuleNumber | None:
    return number_read(printed_form, scheme) if printed_form else None


# Editions print almost the same numbers, and each is met several times on the way.
@lru_cache(maxsize=20_000)
def number_read(printed_form: str, scheme: NumberScheme) -> RuleNumber:
    """A printed number, read once."""
    return RuleNumber.parse(printed_form, scheme)


def _kept_alignment(chain: tuple[EditionView, ...]) -> Crosswalk:
    """The alignment of the first edition with the last, kept for all processes: neither of them ever changes."""
    old, new = chain[0], chain[-1]
    if not state.is_settled():
        return _aligned(old, new)
    told = repr([(one.game, one.document, one.label, one.revision_id, one.published_at) for one in (old, new)])
    key = f"aligned:{hashlib.sha256(told.encode()).hexdigest()}"
    kept = caches["pages"].get(key)
    if kept is None:
        found = _aligned(old, new)
        caches["pages"].set(key, [_row_of(link) for link in found.links], None)
        return found
    return _crosswalk_of(kept, old, new)


def _row_of(link: CrosswalkLink) -> tuple[str, str, str, float, bool]:
    return str(link.old or ""), str(link.new or ""), link.change.value, link.confidence, link.moved


def _aligned(old: EditionView, new: EditionView) -> Crosswalk:
    theirs, ours = printed(old), printed(new)
    same = [
        (number_read(record.number, old.scheme), number_read(ours.by_provision[pk].number, new.scheme))
        for pk, record in theirs.by_provision.items()
        if pk in ours.by_provision
    ]
    return align(_tree(theirs, old.scheme), _tree(ours, new.scheme), confirmed=same)


def _tree(edition: PrintedEdition, scheme: NumberScheme) -> RuleTree:
    return RuleTree(
        scheme,
        tuple(
            RuleNode(number_read(one.number, scheme), NodeKind(one.kind), one.text, one.examples)
            for one in edition.records
        ),
    )


def whole_text(rule: RuleView) -> str:
    """What a record says with its own examples, each on a line of its own."""
    return "\n".join([rule.text, *(f"Example: {example}" for example in rule.examples)])


def _row(link: CrosswalkLink, old: EditionView, new: EditionView, reused: bool) -> ComparedRule:
    before = printed(old).get(str(link.old)) if link.old else None
    after = printed(new).get(str(link.new)) if link.new else None
    return ComparedRule(
        old=before,
        new=after,
        change=_change(link, before, after),
        moved=link.moved,
        confidence=link.confidence,
        reused=reused,
        differences=_differences(link, before, after, GAMES[new.game].grammar),
    )


def _change(link: CrosswalkLink, before: RuleView | None, after: RuleView | None) -> str:
    """The crosswalk's word; a text that was changed on the way and changed back is no other text."""
    if link.change is Change.EDITED and before and after and before.text == after.text:
        return (Change.MOVED if link.moved else Change.SAME).value
    return link.change.value


def _differences(
    link: CrosswalkLink, before: RuleView | None, after: RuleView | None, grammar: Grammar
) -> frozenset[Difference]:
    number = {Difference.NUMBER} if link.moved else set()
    if before is None or after is None or link.change in _WHOLE:
        return frozenset({Difference.PRESENCE, *number})
    return wording_differences(whole_text(before), whole_text(after), grammar) | number


def _in_new_order(
    rows: list[ComparedRule], old: PrintedEdition, new: PrintedEdition, scheme: NumberScheme
) -> list[ComparedRule]:
    """Rows by their place in the new edition; a removed one after what stood before it."""
    went_to: dict[str, int] = {}
    for row in rows:
        if row.old and row.new:
            went_to[row.old.number] = max(new.places[row.new.number], went_to.get(row.old.number, -1))
    after: dict[str, int] = {}
    nearest = -1
    for record in old.records:
        nearest = after[record.number] = went_to.get(record.number, nearest)

    def place(row: ComparedRule) -> tuple[int, int, int]:
        if row.new is not None:
            return new.places[row.new.number], 0, old.places[row.old.number] if row.old else -1
        number = row.old.number if row.old else ""
        return after[number], 1, old.places[number]

    return [_listed(row, old, new, went_to, scheme) for row in sorted(rows, key=place)]


def _listed(
    row: ComparedRule, old: PrintedEdition, new: PrintedEdition, went_to: Mapping[str, int], scheme: NumberScheme
) -> ComparedRule:
    """The row under its heading: of the new edition, or of the old one where that section is gone."""
    if row.new is not None:
        return replace(row, section=_heading_of(row.new, new, scheme))
    heading = _heading_of(row.old, old, scheme) if row.old else None
    place = went_to.get(heading.number) if heading else None
    if place is None:
        return replace(row, section=heading, section_is_gone=heading is not None)
    return replace(row, section=new.at(place))


def _heading_of(record: RuleView, edition: PrintedEdition, scheme: NumberScheme) -> RuleView | None:
    """The section heading over a record, or the record itself where it is one."""
    if record.is_heading and record.depth <= scheme.section_depth:
        return record
    return edition.get(record.heading_number)


def numbers_within(edition: PrintedEdition, numbers: Iterable[str]) -> set[str]:
    """The numbers given and all that stand below them, by parent and by heading."""
    found = {number for number in numbers if number in edition.places}
    if found:
        for record in edition.records:
            if record.parent_number in found or record.heading_number in found:
                found.add(record.number)
    return found
