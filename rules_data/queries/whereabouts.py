"""Where a number leads: today's rule, the rules it once named, and where those went.

A number is only a place in one edition. Asked for without an edition, it may name a rule today, may have
named another before, or both; this read tells them apart, so that no page shows one for the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_data.models import CrosswalkLink

from .attached import attached
from .games import DocumentView, EditionView
from .heirs import onward
from .records import RuleView, printed, records_in
from .rules import numbers_above

ANSWERS_KEPT = 1_000


@dataclass(frozen=True)
class FormerRule:
    """A rule that this number named in earlier editions, and what became of it."""

    editions: tuple[str, ...]
    rule: RuleView
    now: tuple[RuleView, ...]
    change: str


@dataclass(frozen=True)
class Whereabouts:
    """All that a number has named.

    `nearest` is the closest record above the number in the edition in force, when the number itself is not there.
    """

    number: str
    current: EditionView | None
    rule: RuleView | None
    former: tuple[FormerRule, ...]
    later: tuple[tuple[str, RuleView], ...]
    nearest: RuleView | None

    @property
    def is_known(self) -> bool:
        return self.rule is not None or bool(self.former) or bool(self.later)


def whereabouts(document: DocumentView, number: str) -> Whereabouts:
    """What `number` (in printed form) names and has named in the published editions of a document."""
    current = document.current
    rule = printed(current).get(number) if current else None
    # Oldest first, so that the last of a group is what the rule said last under this number.
    named = reversed(_with_number(document.editions, number))
    others = [(edition, one) for edition, one in named if not _is_same(one, rule)]
    return Whereabouts(
        number=number,
        current=current,
        rule=rule,
        former=_former([pair for pair in others if not pair[0].is_future], current),
        later=tuple((edition.label, one) for edition, one in others if edition.is_future),
        nearest=_nearest(number, current) if rule is None else None,
    )


def _is_same(one: RuleView, other: RuleView | None) -> bool:
    return other is not None and one.provision_id == other.provision_id


def _former(named: list[tuple[EditionView, RuleView]], current: EditionView | None) -> tuple[FormerRule, ...]:
    """One entry a provision, newest first: an old number may have named several rules in turn."""
    grouped: dict[int, list[tuple[EditionView, RuleView]]] = {}
    for edition, rule in named:
        grouped.setdefault(rule.provision_id, []).append((edition, rule))
    found: list[FormerRule] = []
    for group in reversed(grouped.values()):
        newest = group[-1][1]
        now, change = successors(newest, current)
        found.append(FormerRule(tuple(edition.label for edition, _ in group), newest, now, change))
    return tuple(found)


def successors(rule: RuleView, current: EditionView | None) -> tuple[tuple[RuleView, ...], str]:
    """The rules of the current edition that continue this one, and how: moved, edited, split, merged or removed."""
    if current is None:
        return (), CrosswalkLink.Change.REMOVED
    today = printed(current).by_provision
    links = _onward(rule, current)
    same = today.get(rule.provision_id)
    if same is not None:
        changed = next((change for new, change in links if new == rule.provision_id), "")
        parts = [new for new, change in links if change == CrosswalkLink.Change.SPLIT]
        return tuple(dict.fromkeys([same, *_known(today, parts)])), changed or CrosswalkLink.Change.MOVED
    heirs = _heirs(today, {new for new, _ in links})
    return heirs, links[0][1] if heirs else CrosswalkLink.Change.REMOVED


def _onward(rule: RuleView, current: EditionView) -> Sequence[tuple[int, str]]:
    """What a rule became from each edition to the next, oldest first: the provision, and how."""
    known = attached(current)
    if known is not None:
        return known.onward.get(rule.provision_id, ())
    return onward([rule.provision_id]).get(rule.provision_id, ())


def _heirs(today: dict[int, RuleView], next_in_line: set[int]) -> tuple[RuleView, ...]:
    """Today's rules among those that took a rule's place, followed from edition to edition."""
    found: set[int] = set()
    seen: set[int] = set()
    while next_in_line:
        seen |= next_in_line
        found |= {pk for pk in next_in_line if pk in today}
        onward = CrosswalkLink.objects.filter(old_provision__in=next_in_line - found).exclude(new_provision=None)
        next_in_line = set(onward.values_list("new_provision_id", flat=True)) - seen
    return tuple(record for pk, record in today.items() if pk in found)


def _known(today: dict[int, RuleView], provisions: Sequence[int | None]) -> tuple[RuleView, ...]:
    found = {today[pk].number: today[pk] for pk in provisions if pk is not None and pk in today}
    return tuple(found.values())


def _nearest(number: str, current: EditionView | None) -> RuleView | None:
    if current is None:
        return None
    kept = printed(current)
    found = (kept.get(above) for above in numbers_above(number, current.scheme))
    return next((record for record in found if record is not None), None)


def numbers_over_time(document: DocumentView, provision: str) -> tuple[tuple[EditionView, RuleView], ...]:
    """The rule in every published edition it stands in, newest first."""
    return _of_provision(document.editions, provision)


# Published editions never change, so neither does what is found in them: kept for the pages asked for most.
@lru_cache(maxsize=ANSWERS_KEPT)
def _with_number(editions: tuple[EditionView, ...], number: str) -> tuple[tuple[EditionView, RuleView], ...]:
    return tuple(records_in(editions, number=number))


@lru_cache(maxsize=ANSWERS_KEPT)
def _of_provision(editions: tuple[EditionView, ...], provision: str) -> tuple[tuple[EditionView, RuleView], ...]:
    return tuple(records_in(editions, provision__slug=provision))


def present_numbers(document: DocumentView, label: str, numbers: list[str]) -> dict[str, str]:
    """For numbers of one edition, the numbers the same rules have in the edition in force."""
    edition, current = document.edition(label), document.current
    if edition is None or current is None:
        return {}
    today = printed(current).by_provision
    old = {one.number: one.provision_id for _, one in records_in([edition], number__in=numbers)}
    heirs = _only_heirs(today, {provision for provision in old.values() if provision not in today})
    now = {number: today.get(provision) or heirs.get(provision) for number, provision in old.items()}
    return {number: record.number for number, record in now.items() if record is not None}


def _only_heirs(today: dict[int, RuleView], gone: set[int]) -> dict[int, RuleView]:
    """For rules that are gone, the one rule that took their place; those with several are left out."""
    links = CrosswalkLink.objects.filter(old_provision__in=gone) if gone else CrosswalkLink.objects.none()
    found: dict[int, set[int]] = {}
    for old, new in links.values_list("old_provision_id", "new_provision_id"):
        if old is not None and new in today:
            found.setdefault(old, set()).add(new)
    return {old: today[new.pop()] for old, new in found.items() if len(new) == 1}
