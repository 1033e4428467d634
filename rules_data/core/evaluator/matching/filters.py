"""The objects of a state that a filter finds, and those of a selector that needs no choice."""

from __future__ import annotations

from rules_data.core.abilities import (
    Filter,
    FitsAll,
    FitsAny,
    InState,
    InZone,
    NamedObjects,
    OfType,
    Pick,
    PitchedForThis,
    Remembered,
    Selector,
    SpentForThis,
    UnderThis,
)
from rules_data.core.evaluator.policy import (
    A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED,
    THE_LAST_ATTACK_IS_THE_ONE_BEFORE,
    WHAT_WAITS_IS_FOUND_WHERE_IT_WAITS,
)
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint, parts_of

from .criteria import why_not
from .found_again import find_again, find_named
from .relations import linked_objects
from .waiting import waiting_abilities


def find_objects(ev: Reading, flt: Filter, view: Viewpoint, *, everywhere: bool = False) -> list[GameObject]:
    """The objects of the state that pass, in order; on the board unless the filter names a zone or object."""
    state = view.state
    ev.deadline.spend(1 + len(state.objects) // 2)
    found = []
    named = flt.get(InZone)
    looked_at = None if everywhere else _zones_looked_at(ev, flt)
    for thing in state.objects.values():
        if looked_at is not None and thing.zone not in looked_at:
            continue
        if thing.stands_for is not None and not speaks_of(ev, flt):
            continue
        if not why_not(ev, flt, thing, view):
            found.append(thing)
    found += [o for o in ev.game.found_as_last_known(ev, flt) if not why_not(ev, flt, o, view)]
    if ev.game.waiting_zone in named.zones if named is not None else _means_what_waits(ev, flt):
        found += [o for o in waiting_abilities(ev) if not why_not(ev, flt, o, view)]
    return sorted(found, key=lambda thing: thing.order)


def filter_of(affects: Selector) -> Filter:
    """What something has to be for an effect to apply to it: that very thing, where it is known by a name."""
    return Filter((Remembered(affects.name),)) if affects.pick is Pick.THAT else affects.filter


def is_about_playing(ev: Reading, affects: Selector, thing: GameObject, view: Viewpoint) -> bool:
    """Whether an effect on playing applies to what is being played: what waits, or the very card that it was before.

    `view` is the effect's own, and learns what the card it has named became as it began to be played.
    """
    flt = filter_of(affects)
    if not why_not(ev, flt, thing, view):
        return True
    names = {each.name for each in flt.every(Remembered)} if thing.zone == ev.game.waiting_zone else ()
    was = (thing.handle, thing.incarnation - 1)
    known = {name: found for name in names if was in (found := linked_objects(ev, view, name))}
    if not known or not ev.rules.ask(A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED):
        return False
    view.bindings.update({name: (*found, thing.identity) for name, found in known.items()})
    return not why_not(ev, flt, thing, view)


def speaks_of(ev: Reading, flt: Filter) -> bool:
    """Whether a filter can mean an object that only represents another: it names that, or says a word for it."""
    if flt.asks(NamedObjects, Remembered):
        return True
    words = ev.game.words.represents
    return any(isinstance(part, InState) and not words.isdisjoint(part.statuses) for part in parts_of([flt]))


# What says by itself which objects are meant, wherever they are: these alone are looked for in every zone.
_SAYS_WHERE = (InZone, NamedObjects, PitchedForThis, Remembered, SpentForThis, UnderThis)


def _zones_looked_at(ev: Reading, flt: Filter) -> frozenset[str] | None:
    """Where a filter looks: in the zones or at the objects it names, else on the board, and at players where it speaks
    of them; of several filters of which one is enough, where any of them looks. None is everywhere.
    """
    if flt.asks(*_SAYS_WHERE):
        return None
    zones = ev.game.looked_at or ev.game.board_zones
    for part in flt.criteria:
        if isinstance(part, OfType):
            player = ev.game.vocabulary.board.player_type
            zones = zones | {player} if player and player in part.types else zones
        elif isinstance(part, FitsAny | FitsAll):
            inner = [_zones_looked_at(ev, one) for one in part.filters]
            if None in inner:
                return None
            zones = zones.union(*(one for one in inner if one is not None))
    return zones | {ev.game.waiting_zone} if _means_what_waits(ev, flt) else zones


def _means_what_waits(ev: Reading, flt: Filter) -> bool:
    """Whether a filter names a type of what is found waiting to resolve."""
    types = ev.game.vocabulary.board.waiting_types
    named = types and any(isinstance(part, OfType) and not types.isdisjoint(part.types) for part in flt.criteria)
    return bool(named and ev.rules.ask(WHAT_WAITS_IS_FOUND_WHERE_IT_WAITS))


# --- selectors that need no choice -----------------------------------------------------------------


def resolve_selector(ev: Reading, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """The objects of a selector that needs no choice (a chosen one: whatever fits, for counting)."""
    state = view.state
    if selector.pick in (Pick.ME, Pick.IT):
        thing = referred_to(selector, view)
        return [] if thing is None else find_again(ev, view, thing)
    if selector.pick is Pick.CAUSE:
        cause = view.occurrence.event.cause.source if view.occurrence else None
        return [] if cause is None else [state.objects.get(cause.handle, cause)]
    if selector.pick is Pick.THAT:
        return find_named(ev, view, linked_objects(ev, view, selector.name))
    if selector.pick is Pick.LAST_ATTACK:
        return _last_attack(ev, view)
    return find_objects(ev, selector.filter, view)


def _last_attack(ev: Reading, view: Viewpoint) -> list[GameObject]:
    """The attack before this object in the same combat, as it is or as it attacked; the first one without a rule."""
    attacks = [event.after[0] if event.after else event.objects[0] for event in view.state.events_since("combat")
               if ev.game.words.attacks in event.words and event.objects]  # fmt: skip
    if attacks and attacks[-1].identity == view.source.identity:
        attacks = attacks[:-1]
    if not attacks:
        return []
    last = attacks[-1] if ev.rules.ask(THE_LAST_ATTACK_IS_THE_ONE_BEFORE) else attacks[0]
    return [view.state.find(last.identity) or last]


def referred_to(selector: Selector, view: Viewpoint) -> GameObject | None:
    """The object that me or it names, as it was when the ability began to speak of it."""
    return view.source if selector.pick is Pick.ME else view.it
