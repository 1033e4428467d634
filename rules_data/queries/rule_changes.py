"""Which of some rules say something else in another edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from rules_data.core.games import GAMES
from rules_data.models import Document

from .games import DocumentView, EditionView
from .records import RuleView, printed
from .standing import Pairs, RuleChange
from .wording_changes import NOISE, wording_differences


@dataclass(frozen=True)
class Changes:
    """The rules among some that say something else, and the numbers of which that cannot be told."""

    changed: tuple[RuleChange, ...] = ()
    unknown: tuple[str, ...] = ()


def changes_named(document: DocumentView, now: EditionView, named: Pairs) -> tuple[RuleChange, ...]:
    """Rules that are known to have changed, as pairs of an edition and the number there, with what they are now."""
    found: list[RuleChange] = []
    for label, number in named:
        then = document.edition(label)
        unread = RuleChange(document.game, document.slug, label, number, now.label)
        found.append(_change(document, then, number, now) if then is not None else unread)
    return tuple(found)


def changes_between(document: DocumentView, since: EditionView, now: EditionView, numbers: Iterable[str]) -> Changes:
    """Those of the rules, numbered as in `since`, that say something else in `now`: more than by a number or a comma.

    Between a restatement and the publisher's text the words tell nothing: there it is known from the shipped list of
    rules whose official texts are the same in both, and of a rule that is not on it nothing is known.
    """
    chain = _chain(document, since, now)
    facts = {} if _are_alike(since, now) else _facts(document)
    changed: list[RuleChange] = []
    unknown: list[str] = []
    for number in dict.fromkeys(numbers):
        rule = printed(since).get(number)
        differs = _differs(chain, rule.provision_id, facts) if rule is not None else False
        if differs is None:
            unknown.append(number)
        elif differs:
            changed.append(_change(document, since, number, now))
    return Changes(tuple(changed), tuple(unknown))


# By pairs of editions: the older one's numbers that say the same in both, and all that are on the list.
Facts = Mapping[tuple[str, str], tuple[frozenset[str], frozenset[str]]]


def _change(document: DocumentView, since: EditionView, number: str, now: EditionView) -> RuleChange:
    rule, number_now = printed(since).get(number), printed(now).get(number)
    there = printed(now).by_provision.get(rule.provision_id) if rule is not None else None
    return RuleChange(
        document.game, document.slug, since.label, number, now.label, there.number if there is not None else "",
        rule.provision if rule is not None else "", number_now is not None and number_now != there,
        since.effective <= now.effective,
    )  # fmt: skip


def _chain(document: DocumentView, since: EditionView, now: EditionView) -> list[EditionView]:
    """The editions from one to the other, in this direction; only the two where their words can be compared."""
    if _are_alike(since, now):
        return [since, now]
    first, last = sorted((since.effective, now.effective))
    between = [one for one in reversed(document.editions) if first <= one.effective <= last]
    return between if since.effective <= now.effective else between[::-1]


def _are_alike(one: EditionView, other: EditionView) -> bool:
    return one.provenance == other.provenance


def _facts(document: DocumentView) -> Facts:
    kept = Document.objects.filter(game__slug=document.game, slug=document.slug).values_list("confirmed_pairs")
    return {
        (one["old"], one["new"]): (
            frozenset(one.get("unchanged", ())),
            frozenset(before for before, _ in one["pairs"]),
        )
        for (pairs,) in kept
        for one in pairs
    }


def _differs(chain: list[EditionView], provision: int, facts: Facts) -> bool | None:
    """Whether a rule says something else after one of the steps; None where one of them cannot be judged."""
    judged = [_differs_in_step(before, after, provision, facts) for before, after in pairwise(chain)]
    return True if True in judged else None if None in judged else False


def _differs_in_step(before: EditionView, after: EditionView, provision: int, facts: Facts) -> bool | None:
    old, new = (after, before) if after.effective < before.effective else (before, after)
    then, now = printed(old).by_provision.get(provision), printed(new).by_provision.get(provision)
    if _are_alike(old, new):
        return then is None or now is None or _says_else(old.game, then, now)
    unchanged, listed = facts.get((old.label, new.label), (frozenset(), frozenset()))
    if then is None:
        return None
    return False if then.number in unchanged else True if then.number in listed else None


def _says_else(game: str, then: RuleView, now: RuleView) -> bool:
    old, new = "\n".join([then.text, *then.examples]), "\n".join([now.text, *now.examples])
    return bool(wording_differences(old, new, GAMES[game].grammar) - NOISE)
