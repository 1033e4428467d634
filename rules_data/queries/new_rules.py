"""Rules that are new in an edition, beside the one before it, and what is recorded of them.

An edition without rows of its own is beside the one whose rows it follows.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.games import GAMES
from rules_data.core.scenarios import NEW_RULE, NewRules, unrecorded
from rules_data.core.tree import RuleNumber
from rules_data.models import CrosswalkLink, Revision, RowDecision, Rule

from .following import shipped_crosswalks, way_to


@dataclass(frozen=True)
class NewRule:
    """A new rule that nobody has recorded: its number and text."""

    number: str
    text: str


@dataclass(frozen=True)
class NewRulesView:
    """The new rules of a published edition beside `like`: how many there are, and those nobody has recorded.

    `told` is why that cannot be said at all; '' where it can. `idle` are recorded numbers that are not new here.
    """

    like: str
    count: int = 0
    open: tuple[NewRule, ...] = ()
    idle: tuple[str, ...] = ()
    told: str = ""


def new_rules(game: str, document: str, edition: str) -> NewRulesView | None:
    """The new rules of a published edition; None where none is published, or none that it could be compared with."""
    way = _way(game, document, edition)
    if not way:
        return None
    revision, before = way[-1], way[-2]
    rules = rules_beside(before, revision)
    if rules is None:
        reason = f"{before.edition.label} is restated in part, so which rules of {edition} are new cannot be told"
        return NewRulesView(before.edition.label, told=reason)
    recorded = _recorded(revision)
    texts = dict(Rule.objects.filter(revision=revision, kind=Rule.Kind.RULE).values_list("number", "text"))
    scheme = revision.edition.document.scheme
    left = unrecorded(rules.new, recorded, _cited(revision), scheme)
    return NewRulesView(
        rules.like,
        sum(number in texts for number in rules.new),
        tuple(NewRule(number, texts[number]) for number in left if number in texts),
        tuple(sorted((one for one in recorded if rules.fault(one)), key=lambda one: RuleNumber.parse(one, scheme))),
    )


def rules_beside(before: Revision, revision: Revision) -> NewRules | None:
    """Which rules of a published edition are new beside its published neighbour, by the crosswalk that is kept.

    None where only one of the two is whole: what a restatement leaves out is not new in the publisher's text.
    Nor is a rule new that a shipped crosswalk pairs with one which the neighbour's restatement leaves out.
    """
    if before.provenance != revision.provenance:
        return None
    backwards = revision.edition.effective < before.edition.effective
    old, new = (revision, before) if backwards else (before, revision)
    links = CrosswalkLink.objects.filter(old_edition=old.edition, new_edition=new.edition)
    was_now = ("new_number", "old_number") if backwards else ("old_number", "new_number")
    pairs = list(links.values_list(*was_now))
    # A restatement may leave out the rule that one continues.
    shipped = [pair for one in shipped_crosswalks(old.edition, new.edition) for pair in one["pairs"]]
    facts = [(after, before) if backwards else (before, after) for before, after in shipped]
    continued = {now for was, now in (*pairs, *facts) if was and now}
    numbers = {now for _, now in pairs if now}
    scheme = revision.edition.document.scheme
    found = sorted(numbers - continued, key=lambda number: RuleNumber.parse(number, scheme))
    return NewRules(revision.edition.label, before.edition.label, frozenset(numbers), tuple(found))


def new_rules_of(game: str, document: str, edition: str) -> NewRules | None:
    """Which rules of a published edition are new; None where nobody can tell."""
    way = _way(game, document, edition)
    return rules_beside(way[-2], way[-1]) if way else None


def _way(game: str, document: str, edition: str) -> list[Revision]:
    table = GAMES[game].table if game in GAMES else None
    revision = (
        Revision.objects.filter(edition__document__game__slug=game, edition__document__slug=document)
        .filter(edition__label=edition, status=Revision.Status.PUBLISHED)
        .select_related("edition__document__game")
        .first()
    )
    if revision is None or table is None:
        return []
    if edition not in table.vocabulary.editions:
        return way_to(revision, table.vocabulary.editions)
    published = Revision.objects.filter(edition__document=revision.edition.document, status=Revision.Status.PUBLISHED)
    earlier = published.filter(edition__effective__lt=revision.edition.effective).order_by("edition__effective")
    before = earlier.select_related("edition__document__game").last()
    return [before, revision] if before is not None else []


def _decisions(revision: Revision) -> list[RowDecision]:
    edition = revision.edition
    return list(RowDecision.objects.filter(document=edition.document, edition_label=edition.label))


def _recorded(revision: Revision) -> frozenset[str]:
    names = (one.name for one in _decisions(revision))
    return frozenset(name.removeprefix(NEW_RULE) for name in names if name.startswith(NEW_RULE))


def _cited(revision: Revision) -> frozenset[str]:
    """The rules on which a row or a step rests: by itself in this edition, or by a decision that names them."""
    label = revision.edition.label
    cited = {str(number) for one in _decisions(revision) for number in one.rules}
    table = GAMES[revision.edition.document.game.slug].table
    if table is not None:
        cited.update(number for row in table.rows for number in row.cites.get(label, ()))
        cited.update(number for cites in table.procedures.values() for number in cites.get(label, ()))
    return frozenset(cited)
