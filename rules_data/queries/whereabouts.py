"""Where a number leads: today's rule, the rules it once named, and where those went.

A number is only a place in one edition. Asked for without an edition, it may name a rule today, may have
named another before, or both; this read tells them apart, so that no page shows one for the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.models import CrosswalkLink, Rule

from .games import DocumentView, EditionView
from .rules import RuleView, numbers_above, plain


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
    by_revision = {edition.revision_id: edition for edition in document.editions}
    named = list(
        Rule.objects.filter(number=number, revision_id__in=by_revision)
        .select_related("provision")
        .order_by("revision__edition__effective")
    )
    rule = next((r for r in named if current and r.revision_id == current.revision_id), None)
    others = [r for r in named if rule is None or r.provision_id != rule.provision_id]
    former = [r for r in others if not by_revision[r.revision_id].is_future]
    later = [r for r in others if by_revision[r.revision_id].is_future]
    return Whereabouts(
        number=number,
        current=current,
        rule=plain(rule) if rule else None,
        former=_former(former, by_revision, current),
        later=tuple((by_revision[r.revision_id].label, plain(r)) for r in later),
        nearest=_nearest(number, current) if rule is None else None,
    )


def _former(
    rules: list[Rule], by_revision: dict[int, EditionView], current: EditionView | None
) -> tuple[FormerRule, ...]:
    """One entry a provision, newest first: an old number may have named several rules in turn."""
    grouped: dict[int, list[Rule]] = {}
    for rule in rules:
        grouped.setdefault(rule.provision_id, []).append(rule)
    found: list[FormerRule] = []
    for group in reversed(grouped.values()):
        newest = group[-1]
        now, change = successors(newest, by_revision[newest.revision_id], current)
        labels = tuple(by_revision[rule.revision_id].label for rule in group)
        found.append(FormerRule(labels, plain(newest), now, change))
    return tuple(found)


def successors(rule: Rule, edition: EditionView, current: EditionView | None) -> tuple[tuple[RuleView, ...], str]:
    """The rules of the current edition that continue this one, and how: moved, edited, split, merged or removed."""
    if current is None:
        return (), CrosswalkLink.Change.REMOVED
    same = _in_revision(current, [rule.provision_id])
    links = list(
        CrosswalkLink.objects.filter(old_provision=rule.provision_id)
        .exclude(new_provision=None)
        .order_by("old_edition__effective", "-confidence")
    )
    if same:
        change = next((str(link.change) for link in links if link.new_provision_id == rule.provision_id), "")
        extra = [link.new_provision_id for link in links if link.change == CrosswalkLink.Change.SPLIT]
        parts = _in_revision(current, [pk for pk in extra if pk is not None])
        return tuple(dict.fromkeys([*same, *parts])), change or CrosswalkLink.Change.MOVED
    heirs = _in_revision(current, [link.new_provision_id for link in links if link.new_provision_id is not None])
    return heirs, str(links[0].change) if heirs else CrosswalkLink.Change.REMOVED


def _in_revision(edition: EditionView, provisions: list[int]) -> tuple[RuleView, ...]:
    rules = Rule.objects.filter(revision_id=edition.revision_id, provision_id__in=provisions)
    return tuple(plain(rule) for rule in rules.select_related("provision").order_by("position"))


def _nearest(number: str, current: EditionView | None) -> RuleView | None:
    if current is None:
        return None
    above = numbers_above(number, current.scheme)
    rules = Rule.objects.filter(revision_id=current.revision_id, number__in=above).select_related("provision")
    closest = max(rules, key=lambda rule: rule.depth, default=None)
    return plain(closest) if closest else None


def numbers_over_time(document: DocumentView, provision: str) -> tuple[tuple[EditionView, RuleView], ...]:
    """The rule in every published edition it stands in, newest first."""
    by_revision = {edition.revision_id: edition for edition in document.editions}
    rules = Rule.objects.filter(provision__slug=provision, revision_id__in=by_revision).select_related("provision")
    found = [(by_revision[rule.revision_id], plain(rule)) for rule in rules]
    return tuple(sorted(found, key=lambda pair: pair[0].effective, reverse=True))


def present_numbers(document: DocumentView, label: str, numbers: list[str]) -> dict[str, str]:
    """For numbers of one edition, the numbers the same rules have in the edition in force."""
    edition, current = document.edition(label), document.current
    if edition is None or current is None:
        return {}
    old = dict(
        Rule.objects.filter(revision_id=edition.revision_id, number__in=numbers).values_list("number", "provision_id")
    )
    new = dict(
        Rule.objects.filter(revision_id=current.revision_id, provision_id__in=old.values()).values_list(
            "provision_id", "number"
        )
    )
    return {number: new[provision] for number, provision in old.items() if provision in new}
