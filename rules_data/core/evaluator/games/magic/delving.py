"""Paying generic mana with cards and artifacts, by delve and improvise; and in which order (702.66, 702.126)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import can_pay
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject, Item, choices_of, subset_of

from .assisting import ASSIST, assisted, less_generic, without_help
from .convoking import CONVOKE, convoked, cost_convoked
from .having import acts, has, rules_of
from .moving import BATTLEFIELD

DELVE, IMPROVISE, GENERIC = "delve", "improvise", "generic"
_PAYS = {DELVE: "is exiled", IMPROVISE: "becomes tapped"}


def paid_otherwise(ev: Running, item: Item, cost: Cost) -> Cost:
    """The total cost of a spell without the mana that another player pays, or that cards and artifacts pay for."""
    spell = ev.state.objects.get(item.source.handle) if item.kind == "card" else None
    if spell is None or not ev.derived.traits(ev.state, spell).keywords:
        return cost
    if has(ev, spell, ASSIST):
        cost = assisted(ev, item, cost)
    for keyword in _PAYS:
        if has(ev, spell, keyword):
            cost = _without(ev, item, cost, keyword)
    return convoked(ev, item, cost) if has(ev, spell, CONVOKE) else cost


def least_to_pay(ev: Running, item: Item, cost: Cost) -> Cost:
    """The total cost of a spell without all that could be paid in these ways; a creature counts for each part."""
    spell = ev.state.objects.get(item.source.handle) if item.kind == "card" else None
    keywords = ev.derived.traits(ev.state, spell).keywords if spell is not None else {}
    if ASSIST in keywords and acts(ev, ASSIST):
        cost = without_help(ev, item, cost)
    for keyword in _PAYS:
        if keyword in keywords and acts(ev, keyword):
            able, generic = _candidates(ev, item.controller, keyword), dict(cost.resources).get(GENERIC, 0)
            cost = less_generic(cost, min(len(able), generic))
    return cost_convoked(ev, item, cost) if CONVOKE in keywords and acts(ev, CONVOKE) else cost


def _without(ev: Running, item: Item, cost: Cost, keyword: str) -> Cost:
    things, generic = _candidates(ev, item.controller, keyword), dict(cost.resources).get(GENERIC, 0)
    most = min(len(things), generic)
    player, source = item.controller, item.source
    able = [number for number in range(most + 1) if can_pay(ev, player, less_generic(cost, number), source)]
    if not able or not most:
        return cost
    rules, handles = rules_of(ev, keyword), [thing.handle for thing in things]
    legal, also = choices_of(handles, able[0], most), subset_of(handles, able[0], most)
    chosen = ev.choices.choose(
        Decision(item.controller, "objects", legal, rules, item.label, any_order=True, also=also)
    )
    paying, cause = [thing for thing in things if thing.handle in chosen], Cause(item.controller, item.source)
    if paying:
        ev.events.perform([Event(_PAYS[keyword], (thing,), item.controller, cause=cause) for thing in paying])
        told = ", ".join(thing.handle for thing in paying)
        text = f"{item.controller} pays {len(paying)} generic mana for {item.label} by {keyword}: {told}"
        ev.journal.record("paid", text, rules, players=(item.controller,), objects=(item.label,))
    return less_generic(cost, len(paying))


def _candidates(ev: Running, player: str, keyword: str) -> list[GameObject]:
    if keyword == DELVE:
        return ev.state.in_zone("graveyard", player)
    own = (thing for thing in ev.state.in_zone(BATTLEFIELD) if thing.controller == player)
    untapped = (thing for thing in own if "tapped" not in thing.statuses)
    return [thing for thing in untapped if "artifact" in ev.derived.traits(ev.state, thing).types]
