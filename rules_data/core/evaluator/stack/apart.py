"""Costs of which several parts take objects away: each part is paid with objects of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules_data.core.abilities import Effect, Filter, FitsNone, NamedObjects, Pick, Selector
from rules_data.core.abilities.effects import Discard
from rules_data.core.evaluator.events import Running, propose
from rules_data.core.evaluator.matching import amount_of, find_objects, resolve_selector, why_not
from rules_data.core.evaluator.state import Event, Frame, Viewpoint, replace


@dataclass(frozen=True, slots=True)
class Need:
    """What one part of a cost takes away: so many of these objects, by their handles."""

    handles: frozenset[str]
    count: int


def what_is_taken(ev: Running, action: Effect, view: Viewpoint) -> Need | None:
    """What an action of a cost would take away from where it is; None for one that takes nothing away."""
    if action.verb not in ev.game.words.takes_away:
        return None
    selector = action.objects
    if isinstance(action, Discard) and (selector is None or selector.pick is not Pick.ME):
        hand = ev.state.in_zone(ev.game.zones.hand, view.you)
        fitting = [card for card in hand if selector is None or not why_not(ev, selector.filter, card, view)]
        return Need(frozenset(card.handle for card in fitting), amount_of(ev, view, action.amount))
    if selector is None:
        return None
    if selector.pick is not Pick.CHOOSE:
        things = resolve_selector(ev, selector, view) if selector.pick in (Pick.ME, Pick.ALL) else []
        return Need(frozenset(thing.handle for thing in things), len(things)) if things else None
    found = [one for one in find_objects(ev, selector.filter, view) if ev.game.may_pay(ev, action, view, one)]
    count = selector.least if selector.up_to else amount_of(ev, view, selector.count)
    return Need(frozenset(thing.handle for thing in found), count)


def are_enough(needs: Sequence[Need], without: frozenset[str] = frozenset()) -> bool:
    """Whether there are objects for all parts of a cost, none of them for two; `without` what is taken already."""
    places = [need.handles - without for need in needs for _ in range(need.count)]
    holder: dict[str, int] = {}
    return all(_finds_one(place, places, holder, set()) for place in range(len(places)))


def _finds_one(place: int, places: Sequence[frozenset[str]], holder: dict[str, int], tried: set[str]) -> bool:
    """Whether one more part gets an object, others taking another one where they can."""
    for handle in sorted(places[place] - tried):
        tried.add(handle)
        if handle not in holder or _finds_one(holder[handle], places, holder, tried):
            holder[handle] = place
            return True
    return False


def overlapping(ev: Running, actions: Sequence[Effect], view: Viewpoint) -> dict[int, Need]:
    """What each part of a cost takes away, by its place in it; nothing where no two of them could take the same."""
    if sum(action.verb in ev.game.words.takes_away for action in actions) < 2:
        return {}
    told = ((place, what_is_taken(ev, action, view)) for place, action in enumerate(actions))
    needs = {place: need for place, need in told if need is not None}
    every = [handle for need in needs.values() for handle in need.handles]
    return needs if len(set(every)) < len(every) else {}


def leaving_enough(needs: Sequence[Need], taken: frozenset[str]) -> Callable[[tuple[str, ...]], bool]:
    """Whether what is chosen for one part leaves enough for the others."""
    return lambda chosen: are_enough(needs, taken | frozenset(chosen))


def proposed_apart(ev: Running, actions: Sequence[Effect], frame: Frame) -> list[tuple[Effect, list[Event]]]:
    """What the actions of a cost would make happen, where two could be done to the same object each to one of its own.

    What is chosen for one of them leaves enough for the others; cards are discarded last, since any may do.
    """
    needs = overlapping(ev, actions, frame.view)
    if not needs:
        return [(action, propose(ev, action, frame)) for action in actions]
    found: dict[int, list[Event]] = {}
    taken: frozenset[str] = frozenset()
    fixed = [place for place in needs if needs[place].count == len(needs[place].handles)]
    last = [place for place, action in enumerate(actions) if isinstance(action, Discard) and place not in fixed]
    order = sorted(range(len(actions)), key=lambda place: (place not in fixed, place in last))
    for at, place in enumerate(order):
        left = [needs[other] for other in order[at + 1 :] if other in needs]
        action = _without(actions[place], taken) if place in last else actions[place]
        ev.under_way.taken, ev.under_way.leaving_enough = taken, leaving_enough(left, taken)
        try:
            found[place] = propose(ev, action, frame)
        finally:
            ev.under_way.taken, ev.under_way.leaving_enough = frozenset(), None
        if place in needs:
            taken |= {thing.handle for event in found[place] for thing in event.objects}
    return [(action, found[place]) for place, action in enumerate(actions)]


def _without(action: Effect, taken: frozenset[str]) -> Effect:
    """A discard of what is not taken for another part of the same cost."""
    others = FitsNone((Filter((NamedObjects(tuple(sorted(taken))),)),))
    selector = action.objects or Selector(Pick.CHOOSE, Filter(()))
    return replace(action, objects=replace(selector, filter=selector.filter.also(others)))
