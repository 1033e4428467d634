"""Where examples and answers stand, in the words and marks of pages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.queries import AnswerStanding, ExampleStanding, GameView, RuleChange, Stands, Tally, tally

from .paths import provision_path
from .wording import version_name

# Word and mark: a standing is told apart by both, never by its colour alone.
MARKS = {
    Stands.VERIFIED: "✓",
    Stands.RULES_CHANGED: "≠",
    Stands.CONFLICT: "✗",
    Stands.UNTESTABLE: "–",
    Stands.NOT_RUN: "…",
}
# As they are chosen from and counted, without saying for which version.
NAMES = {
    Stands.VERIFIED: gettext_lazy("Verified"),
    Stands.RULES_CHANGED: gettext_lazy("Rules changed since verified"),
    Stands.CONFLICT: gettext_lazy("Conflict"),
    Stands.UNTESTABLE: gettext_lazy("Can't be tested"),
    Stands.NOT_RUN: gettext_lazy("Not tested yet"),
}
# With the version it is told of: the result is verified for its rules, or in conflict with them.
NAMED = {
    Stands.VERIFIED: gettext_lazy("Verified for %(version)s"),
    Stands.CONFLICT: gettext_lazy("Conflict with %(version)s"),
    Stands.UNTESTABLE: gettext_lazy("Can't be tested with %(version)s"),
    Stands.NOT_RUN: gettext_lazy("Not tested with %(version)s yet"),
}
# Where the version stands before it and others beside it.
SHORT = NAMES | {Stands.RULES_CHANGED: gettext_lazy("Rules changed")}
# What old addresses and files call them.
CALLED_BEFORE = {"confirmed": Stands.VERIFIED, "contradicted": Stands.CONFLICT}


@dataclass(frozen=True)
class ShownChange:
    """A changed rule as a page names it; `path` is empty where its earlier text is not on this site."""

    old: str
    new: str
    is_gone: bool
    path: str


@dataclass(frozen=True)
class ShownTally:
    """How the examples of a game stand under one version: each standing with its count and the list of those."""

    game: GameView
    edition: str
    total: int
    counts: tuple[tuple[Stands, int, str], ...]


def words_of(standing: ExampleStanding, *, named: bool = False) -> str:
    """A standing in words; `named`: with the version it is told of, where the words do not say one anyway."""
    if standing.status is Stands.RULES_CHANGED:
        version = version_name(standing.verified_for)
        if standing.is_since:
            return _("Verified for %(version)s, rules changed since") % {"version": version}
        words = _("Verified for %(version)s, rules differ in %(other)s")
        return words % {"version": version, "other": version_name(standing.edition)}
    if not named or not standing.edition:
        return str(NAMES[standing.status])
    return str(NAMED[standing.status]) % {"version": version_name(standing.edition)}


def shown_changes(changes: Iterable[RuleChange]) -> list[ShownChange]:
    """The changed rules, each once, with where its change is shown."""
    once = {(one.old, one.new): one for one in changes}
    return [ShownChange(one.old, one.new, not one.new, change_path(one)) for one in once.values()]


def change_path(change: RuleChange) -> str:
    """Where the change of a rule is shown: in the comparison of the two versions, or in the rule's history."""
    if change.within:
        old, new = change.editions
        compared = reverse("pages:compare", args=[change.game, change.document, f"{old}...{new}"])
        return f"{compared}?within={change.within}"
    return provision_path(change.game, change.provision) if change.provision else ""


def shown_tally(game: GameView, edition: str = "") -> ShownTally:
    """How a game's examples stand, each count with the list that it counts; what none has is left out."""
    found: Tally = tally(game.slug, edition)
    address = reverse("pages:examples", args=[game.slug])
    pinned = f"version={found.edition}&" if edition else ""
    counts = tuple(
        (status, count, f"{address}?{pinned}status={status.value}")
        for status, count in found.counts.items()
        if count or status is Stands.VERIFIED
    )
    return ShownTally(game, found.edition, found.total, counts)


def answer_note(standing: AnswerStanding) -> str:
    """What a reader has to know of an answer, in a sentence; empty where there is nothing to add to the version."""
    if not (standing.is_withdrawn or standing.changed or standing.unknown):
        # As with nearly all of the three hundred answers that a long section shows.
        return ""
    since, now = version_name(standing.since), version_name(standing.edition)
    if standing.is_withdrawn:
        return _("An editor found that this answer no longer holds in %(version)s.") % {"version": since}
    if standing.changed:
        rules = ", ".join(dict.fromkeys(one.new or one.old for one in standing.changed))
        return _("Rules changed since %(version)s: %(rules)s.") % {"version": since, "rules": rules}
    words = _("Not compared with %(version)s: whether %(rules)s changed since %(since)s is not known.")
    return words % {"version": now, "rules": ", ".join(standing.unknown), "since": since}


def written_for(standing: AnswerStanding) -> str:
    """The version an answer was written for, and the one it was last looked through for, in a sentence."""
    if not standing.written_for:
        return ""
    written = version_name(standing.written_for)
    if standing.reviewed_for:
        words = _("Written for %(version)s, last reviewed against %(other)s.")
        return words % {"version": written, "other": version_name(standing.reviewed_for)}
    if standing.compared_from:
        words = _("Written for %(version)s, which is not on this site; its rules are compared from %(other)s on.")
        return words % {"version": written, "other": version_name(standing.compared_from)}
    if not standing.edition:
        return _("Written for %(version)s, which is not on this site.") % {"version": written}
    return _("Written for %(version)s.") % {"version": written}
