"""What has become of the rule that a number named in one edition, in another edition."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from rules_data.models import Rule

from .budget import prepares
from .comparing import ComparedRule, compare, whole_text
from .games import DocumentView, EditionView
from .records import RuleView, printed
from .rules import numbers_above
from .wording_changes import DiffPiece, word_diff

FATES_KEPT = 8


class Standing(StrEnum):
    """Where a reference stands today, the gravest last."""

    CURRENT = "current"
    CHANGED = "changed"
    MOVED = "moved"
    DOUBTFUL = "doubtful"
    REMOVED = "removed"
    REUSED = "reused"
    NOT_KEPT = "of an edition not kept"
    NEVER_EXISTED = "never existed"

    @property
    def gravity(self) -> int:
        return list(Standing).index(self)

    @property
    def is_stale(self) -> bool:
        """Whether the number no longer leads a reader to the rule that was meant."""
        return self not in (Standing.CURRENT, Standing.CHANGED, Standing.NOT_KEPT)

    @property
    def is_unknown(self) -> bool:
        """Whether nothing kept here can tell what was meant."""
        return self is Standing.NOT_KEPT


@dataclass(frozen=True)
class Fate:
    """A number of one edition (`read_in`) and what it leads to in another.

    `was` is the rule it named, `now` the rules that continue it, `names_now` another rule that has the number now.
    `says_otherwise`: the words have changed, wherever they stand. `nearest` is what stands above a number that never
    was.
    """

    number: str
    standing: Standing
    read_in: EditionView | None = None
    was: RuleView | None = None
    now: tuple[RuleView, ...] = ()
    names_now: RuleView | None = None
    says_otherwise: bool = False
    nearest: RuleView | None = None

    @property
    def moved_to(self) -> RuleView | None:
        """The one rule that continues it under another number; None for none, several, or the same number."""
        return self.now[0] if len(self.now) == 1 and self.now[0].number != self.number else None

    def diff(self) -> tuple[DiffPiece, ...]:
        """What the rule says otherwise than when it was cited; empty where it says the same or is gone."""
        if self.was is None or len(self.now) != 1 or not self.says_otherwise:
            return ()
        return word_diff(whole_text(self.was), whole_text(self.now[0]))


def fate_of(document: DocumentView, number: str, cited_in: EditionView, today: EditionView) -> Fate:
    """What a number that a text cites from one edition leads to in another.

    A number that the edition has not may be older than the text: then it is followed from the newest edition before
    that had it. What only a later edition has, the text cannot have meant.
    """
    if printed(cited_in).get(number) is not None:
        return _fates(document, cited_in, today, number)
    for edition in editions_with_numbers(document.editions).get(number, ()):
        if edition.effective < cited_in.effective:
            return _fates(document, edition, today, number)
    return Fate(number, Standing.NEVER_EXISTED, cited_in, nearest=_nearest(document, number, today))


def unkept(document: DocumentView, number: str, today: EditionView) -> Fate:
    """What can be said of a number of an edition that is not kept here: what has the number now, if anything has."""
    nearest = None if printed(today).get(number) else _nearest(document, number, today)
    return Fate(number, Standing.NOT_KEPT, names_now=printed(today).get(number), nearest=nearest)


def _nearest(document: DocumentView, number: str, today: EditionView) -> RuleView | None:
    above = (printed(today).get(one) for one in numbers_above(number, document.scheme))
    return next((rule for rule in above if rule is not None), None)


@lru_cache(maxsize=20_000)
def _fates(document: DocumentView, edition: EditionView, today: EditionView, number: str) -> Fate:
    was = printed(edition).get(number)
    names_now = printed(today).get(number)
    if edition.label == today.label or was is None:
        return Fate(number, Standing.CURRENT, edition, was, (was,) if was else ())
    rows = _by_number(document, edition, today).get(number, ())
    now = tuple(rule for rule, _ in rows if rule is not None)
    other = any(row.is_substantial for rule, row in rows if rule is not None)
    same = any(rule.number == number for rule in now)
    return Fate(
        number=number,
        standing=_standing(now, same, names_now is not None, other),
        read_in=edition,
        was=was,
        now=now,
        names_now=None if same else names_now,
        says_otherwise=other,
    )


def _standing(now: tuple[RuleView, ...], same_number: bool, number_is_used: bool, says_otherwise: bool) -> Standing:
    if same_number:
        return Standing.CHANGED if says_otherwise else Standing.CURRENT
    if number_is_used:
        return Standing.REUSED
    return Standing.MOVED if now else Standing.REMOVED


@lru_cache(maxsize=FATES_KEPT)
@prepares
def _by_number(
    document: DocumentView, edition: EditionView, today: EditionView
) -> dict[str, tuple[tuple[RuleView | None, ComparedRule], ...]]:
    """By a number of `edition`, be it the older or the newer one: what it is in the other, and how they compare."""
    found: dict[str, tuple[tuple[RuleView | None, ComparedRule], ...]] = {}
    is_older = edition.effective < today.effective
    for row in compare(document, edition, today).rows:
        here, there = (row.old, row.new) if is_older else (row.new, row.old)
        if here is not None:
            found[here.number] = (*found.get(here.number, ()), (there, row))
    return found


@lru_cache(maxsize=FATES_KEPT)
@prepares
def editions_with_numbers(editions: tuple[EditionView, ...]) -> dict[str, tuple[EditionView, ...]]:
    """The editions, in the order given, that have a number, for all numbers there are in any: one question."""
    by_revision = {edition.revision_id: edition for edition in editions}
    order = {revision: place for place, revision in enumerate(by_revision)}
    rows = Rule.objects.filter(revision__in=by_revision).values_list("revision_id", "number")
    found: dict[str, list[int]] = {}
    for revision, number in rows:
        found.setdefault(number, []).append(revision)
    return {
        number: tuple(by_revision[revision] for revision in sorted(revisions, key=order.__getitem__))
        for number, revisions in found.items()
    }
