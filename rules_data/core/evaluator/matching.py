"""Filters, amounts and conditions, tested against a state from the viewpoint of an ability."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import TYPE_CHECKING

from rules_data.core.abilities import (
    AllOf,
    Amount,
    AnyOf,
    Arithmetic,
    Comparison,
    Condition,
    CostWasPaid,
    CountOf,
    EventAmount,
    EventPattern,
    Filter,
    Happened,
    HighestOf,
    InPhase,
    ItWasDone,
    Not,
    NumberIs,
    ObjectIs,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    TurnOf,
)

from .state import Event, GameObject, GameState, Occurrence

if TYPE_CHECKING:
    from .evaluation import Evaluation

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(slots=True)
class Viewpoint:
    """Who is "you", which object is "me", what "it" is, and what earlier instructions found."""

    you: str
    source: GameObject
    state: GameState
    occurrence: Occurrence | None = None
    bindings: dict[str, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    done: bool = False
    paid: tuple[str, ...] = ()
    that_player: str = ""

    @property
    def it(self) -> GameObject | None:
        return self.occurrence.object if self.occurrence else None


def players_meant(view: Viewpoint, relation: Relation) -> tuple[str, ...]:
    """The players a relation names, in turn order from the turn player."""
    state = view.state
    if relation is Relation.YOU:
        return (view.you,)
    if relation is Relation.THAT_PLAYER:
        player = view.that_player or (view.occurrence.event.player if view.occurrence else "")
        return (player,) if player else ()
    if relation is Relation.TURN_PLAYER:
        return (state.turn_player,)
    if relation in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER):
        it = view.it or view.source
        return (it.controller if relation is Relation.ITS_CONTROLLER else it.owner,)
    ordered = tuple(state.from_turn_player())
    return ordered if relation is Relation.ANY else tuple(player for player in ordered if player != view.you)


def why_not(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    """Why `thing` does not pass the filter, in a few words; empty when it does."""
    for test in _TESTS:
        reason = test(ev, flt, thing, view)
        if reason:
            return reason
    return ""


def _identity(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.handles and thing.handle not in flt.handles:
        return f"{thing.handle} is not {' or '.join(flt.handles)}"
    if flt.itself and thing.handle != view.source.handle:
        return f"{thing.handle} is not {view.source.handle} itself"
    if flt.other and thing.handle == view.source.handle:
        return f"{thing.handle} is the object itself, not another"
    if flt.token is not None and thing.token is not flt.token:
        return f"{thing.handle} is {'a' if thing.token else 'no'} token"
    if flt.link is not None and thing.identity not in linked_objects(ev, view, flt.link):
        return f"{thing.handle} is not among the linked objects {flt.link!r}"
    return ""


def linked_objects(ev: Evaluation, view: Viewpoint, name: str) -> tuple[tuple[str, int], ...]:
    """What is remembered under a name: in this ability, else among the abilities it is linked with."""
    if name in view.bindings:
        return view.bindings[name]
    own = view.state.links.get((view.source.handle, name), ())
    if ev.rules.ask("linked abilities see only their own objects"):
        return own
    return own + tuple(i for key, found in view.state.links.items() if key[1] == name for i in found)


def _printed(  # noqa: PLR0911 - one return for each thing that can differ
    ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint
) -> str:
    if flt.names and thing.name not in flt.names:
        return f"{thing.handle} is not called {' or '.join(flt.names)}"
    if thing.name in flt.not_names:
        return f"{thing.handle} is called {thing.name}"
    if not (flt.types or flt.tags or flt.not_tags or flt.keywords):
        return ""
    traits = ev.traits(view.state, thing)
    if flt.types and not traits.types & set(flt.types):
        return f"{thing.handle} is no {' or '.join(flt.types)}"
    if flt.tags and not traits.tags & set(flt.tags):
        return f"{thing.handle} is no {' or '.join(flt.tags)}"
    if traits.tags & set(flt.not_tags):
        return f"{thing.handle} is a {' and '.join(sorted(traits.tags & set(flt.not_tags)))}"
    missing = [word for word in flt.keywords if word not in traits.keywords]
    return f"{thing.handle} has no {missing[0]}" if missing else ""


def _players(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.controller is not None and flt.controller is not Relation.ANY:
        controller = thing.controller if thing.zone in ev.game.controlled_zones else thing.owner
        if controller not in players_meant(view, flt.controller):
            return f"{thing.handle} is controlled by {controller or 'no one'}"
    if flt.controller is Relation.ANY and not thing.controller:
        return f"{thing.handle} is controlled by no one"
    if flt.owner not in (None, Relation.ANY) and thing.owner not in players_meant(view, flt.owner):
        return f"{thing.handle} is owned by {thing.owner}"
    return ""


def _state_of(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    for stat in flt.stats:
        seen, wanted = ev.stat(view.state, thing, stat.stat), amount_of(ev, view, stat.test.value)
        if not _COMPARE[stat.test.operator](seen, wanted):
            return f"{thing.handle} has {stat.stat} {seen}, not {stat.test.operator} {wanted}"
    for status in flt.statuses:
        if not ev.has_status(view.state, thing, status):
            return f"{thing.handle} is not {status}"
    for status in flt.not_statuses:
        if ev.has_status(view.state, thing, status):
            return f"{thing.handle} is {status}"
    return ""


def _where(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.zones and not any(ev.game.in_zone(thing.zone, zone) for zone in flt.zones):
        return f"{thing.handle} is in the {thing.zone}"
    if flt.location and not any(is_at(ev, thing, place, view) for place in flt.location):
        return f"{thing.handle} is at {thing.at or thing.zone}, not {' or '.join(flt.location)}"
    return ""


def is_at(ev: Evaluation, thing: GameObject, place: str, view: Viewpoint) -> bool:
    """Whether `thing` is at a place, named from the source's viewpoint."""
    if place in ("here", "elsewhere"):
        same = ev.game.place_of(thing) == ev.game.place_of(view.source)
        return same if place == "here" else not same
    if thing.zone == place:
        return True
    return thing.at == place


def _combined(ev: Evaluation, flt: Filter, thing: GameObject, view: Viewpoint) -> str:
    if flt.any_of and not any(not why_not(ev, one, thing, view) for one in flt.any_of):
        return f"{thing.handle} fits none of the alternatives"
    if any(not why_not(ev, one, thing, view) for one in flt.none_of):
        return f"{thing.handle} fits what is excluded"
    return ""


_TESTS = (_identity, _printed, _players, _state_of, _where, _combined)


def find_objects(ev: Evaluation, flt: Filter, view: Viewpoint) -> list[GameObject]:
    """The objects of the state that pass, in order; on the board unless the filter names a zone or object."""
    state = view.state
    found = []
    anywhere = bool(flt.handles or flt.link)
    for thing in state.objects.values():
        if not anywhere and not flt.zones and thing.zone not in ev.game.board_zones:
            continue
        if not why_not(ev, flt, thing, view):
            found.append(thing)
    if "chain" in flt.zones:
        found += [o for o in ev.abilities_on_chain() if not why_not(ev, flt, o, view)]
    return sorted(found, key=lambda thing: thing.order)


# --- amounts ---------------------------------------------------------------------------------------


def amount_of(ev: Evaluation, view: Viewpoint, amount: Amount) -> int:
    """The number an amount stands for now."""
    return amount if isinstance(amount, int) else _amount(amount, ev, view)


@singledispatch
def _amount(amount: object, ev: Evaluation, view: Viewpoint) -> int:
    raise TypeError(f"no amount: {amount!r}")


@_amount.register(CountOf)
def _(amount: CountOf, ev: Evaluation, view: Viewpoint) -> int:
    return len(find_objects(ev, amount.filter, view))


@_amount.register(StatOf)
def _(amount: StatOf, ev: Evaluation, view: Viewpoint) -> int:
    return sum(ev.stat(view.state, thing, amount.stat) for thing in resolve_selector(ev, amount.of, view))


@_amount.register(HighestOf)
def _(amount: HighestOf, ev: Evaluation, view: Viewpoint) -> int:
    found = find_objects(ev, amount.filter, view)
    return max((ev.stat(view.state, thing, amount.stat) for thing in found), default=0)


@_amount.register(PlayerNumber)
def _(amount: PlayerNumber, ev: Evaluation, view: Viewpoint) -> int:
    return sum(
        ev.player_number(view.state, player, amount.stat) for player in players_meant(view, amount.player)
    )


@_amount.register(EventAmount)
def _(amount: EventAmount, ev: Evaluation, view: Viewpoint) -> int:
    return view.occurrence.event.amount if view.occurrence else 0


@_amount.register(Happened)
def _(amount: Happened, ev: Evaluation, view: Viewpoint) -> int:
    events = view.state.history if amount.within == "turn" else view.state.combat_history
    return count_occurrences(ev, amount.pattern, events, view)


@_amount.register(Arithmetic)
def _(amount: Arithmetic, ev: Evaluation, view: Viewpoint) -> int:
    parts = [amount_of(ev, view, part) for part in amount.parts]
    if amount.operation == "sum":
        return sum(parts)
    total = parts[0] if parts else 0
    for part in parts[1:]:
        total = total * part if amount.operation == "times" else total - part
    return total


def compare(ev: Evaluation, view: Viewpoint, seen: int, test: Comparison) -> bool:
    return _COMPARE[test.operator](seen, amount_of(ev, view, test.value))


# --- selectors that need no choice -----------------------------------------------------------------


def resolve_selector(ev: Evaluation, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """The objects of a selector that needs no choice (a chosen one: whatever fits, for counting)."""
    state = view.state
    if selector.pick is Pick.ME:
        current = state.objects.get(view.source.handle)
        return [current if current is not None else view.source]
    if selector.pick is Pick.IT:
        it = view.it
        return [] if it is None else [_latest(state, it)]
    if selector.pick is Pick.CAUSE:
        cause = view.occurrence.event.cause.source if view.occurrence else None
        return [] if cause is None else [_latest(state, cause)]
    if selector.pick is Pick.THAT:
        found = (state.find(identity) for identity in linked_objects(ev, view, selector.name))
        return [thing for thing in found if thing is not None]
    return find_objects(ev, selector.filter, view)


def _latest(state: GameState, thing: GameObject) -> GameObject:
    current = state.objects.get(thing.handle)
    return thing if current is None else current


# --- events ----------------------------------------------------------------------------------------


def occurrences(
    ev: Evaluation, pattern: EventPattern, event: Event, view: Viewpoint, object_state: GameState | None = None
) -> tuple[list[Occurrence], str]:
    """The ways `event` fits the pattern, and, when there are none, why not.

    With an object in the pattern each of the event's objects counts for itself; otherwise the event counts once.
    Objects that are still where they were are looked at as they are in `view.state`, departed ones as they
    last were, in `object_state`.
    """
    reason = _who_mismatch(ev, pattern, event, view) or _what_mismatch(ev, pattern, event, view)
    if reason:
        return [], reason
    if pattern.object is None:
        return [Occurrence(event, event.subject)], ""
    found: list[Occurrence] = []
    reason = "it has no object"
    for index, thing in enumerate(event.objects):
        seen, seen_view = _as_seen(ev, event, index, thing, view, object_state)
        reason_now = why_not(ev, pattern.object, seen, seen_view)
        if reason_now:
            reason = reason_now
        else:
            found.append(Occurrence(event, thing))
    return found, "" if found else reason


def _as_seen(
    ev: Evaluation,
    event: Event,
    index: int,
    before: GameObject,
    view: Viewpoint,
    object_state: GameState | None,
) -> tuple[GameObject, Viewpoint]:
    after = event.after[index] if index < len(event.after) else before
    if object_state is None:
        return before, view
    current = view.state.find(after.identity)
    if current is not None and after.zone in ev.game.board_zones:
        return (current, view)
    if before.zone not in ev.game.board_zones and after.zone not in ev.game.board_zones:
        return after, view
    past = Viewpoint(view.you, view.source, object_state, view.occurrence, view.bindings)
    return before, past


def _who_mismatch(ev: Evaluation, pattern: EventPattern, event: Event, view: Viewpoint) -> str:
    if pattern.player is not None and event.player not in players_meant(view, pattern.player):
        return f"{event.player or 'no one'} did it"
    if pattern.by_player is not None and event.cause.player not in players_meant(view, pattern.by_player):
        return f"{event.cause.player or 'no one'} is responsible for it"
    if pattern.by is not None:
        reason = _cause_mismatch(ev, pattern.by, event, view)
        if reason:
            return reason
    return ""


def _what_mismatch(ev: Evaluation, pattern: EventPattern, event: Event, view: Viewpoint) -> str:  # noqa: PLR0911
    if pattern.amount is not None and not compare(ev, view, event.amount, pattern.amount):
        return f"the amount is {event.amount}"
    if pattern.phase is not None and pattern.phase != event.phase:
        return f"it is the {event.phase}"
    if pattern.category is not None and pattern.category not in event.category:
        return f"it is {' and '.join(event.category) or 'of no named kind'}, not a {pattern.category}"
    if pattern.at and not any(_event_at(ev, event, place, view) for place in pattern.at):
        return f"it happened at {event.at or 'no such place'}"
    if pattern.from_zones and not any(
        ev.game.in_zone(o.zone, z) for o in event.objects for z in pattern.from_zones
    ):
        return "it came from elsewhere"
    if pattern.to_zones and not any(ev.game.in_zone(o.zone, z) for o in event.after for z in pattern.to_zones):
        return "it went elsewhere"
    return ""


def _cause_mismatch(ev: Evaluation, flt: Filter, event: Event, view: Viewpoint) -> str:
    source = event.cause.source
    if source is None:
        return "nothing on a card caused it"
    if flt.types and set(flt.types) & set(event.cause.kinds):
        # An ability counts in addition to the object it comes from, so either may be what is asked for.
        flt = replace(flt, types=())
    if flt.controller is not None:
        if event.cause.player not in players_meant(view, flt.controller):
            return f"{event.cause.player or 'no one'} controlled its cause"
        flt = replace(flt, controller=None)
    return why_not(ev, flt, source, view)


def _event_at(ev: Evaluation, event: Event, place: str, view: Viewpoint) -> bool:
    if place in ("here", "elsewhere"):
        same = event.at == ev.game.place_of(view.source)
        return same if place == "here" else not same
    return event.at == place or (place == "battlefield" and event.at in view.state.objects)


def count_occurrences(ev: Evaluation, pattern: EventPattern, events: Iterable[Event], view: Viewpoint) -> int:
    return sum(
        len(occurrences(ev, pattern, event, view)[0]) for event in events if pattern.event in event.words
    )


# --- conditions ------------------------------------------------------------------------------------


@singledispatch
def holds(condition: object, ev: Evaluation, view: Viewpoint) -> bool:
    """Whether a condition is true now."""
    raise TypeError(f"no condition: {condition!r}")


@holds.register(NumberIs)
def _(condition: NumberIs, ev: Evaluation, view: Viewpoint) -> bool:
    return compare(ev, view, amount_of(ev, view, condition.amount), condition.test)


@holds.register(ObjectIs)
def _(condition: ObjectIs, ev: Evaluation, view: Viewpoint) -> bool:
    found = resolve_selector(ev, condition.objects, view)
    return bool(found) and all(not why_not(ev, condition.filter, thing, view) for thing in found)


@holds.register(TurnOf)
def _(condition: TurnOf, ev: Evaluation, view: Viewpoint) -> bool:
    return view.state.turn_player in players_meant(view, condition.player)


@holds.register(InPhase)
def _(condition: InPhase, ev: Evaluation, view: Viewpoint) -> bool:
    return condition.name == view.state.phase or condition.name in ev.game.states_of(view.state)


@holds.register(ItWasDone)
def _(condition: ItWasDone, ev: Evaluation, view: Viewpoint) -> bool:
    return view.done


@holds.register(CostWasPaid)
def _(condition: CostWasPaid, ev: Evaluation, view: Viewpoint) -> bool:
    return condition.name in view.paid


@holds.register(AllOf)
def _(condition: AllOf, ev: Evaluation, view: Viewpoint) -> bool:
    return all(holds(each, ev, view) for each in condition.conditions)


@holds.register(AnyOf)
def _(condition: AnyOf, ev: Evaluation, view: Viewpoint) -> bool:
    return any(holds(each, ev, view) for each in condition.conditions)


@holds.register(Not)
def _(condition: Not, ev: Evaluation, view: Viewpoint) -> bool:
    return not holds(condition.condition, ev, view)


def is_met(condition: Condition | None, ev: Evaluation, view: Viewpoint) -> bool:
    """An absent condition is always met."""
    return condition is None or holds(condition, ev, view)
