"""Might that is doubled, swapped, or lowered to a minimum, by as much as it is then (v1.3 432, 433 and 472.3)."""

from __future__ import annotations

from rules_data.core.abilities import Change, Duration, Effect
from rules_data.core.abilities.changes import AddToValue
from rules_data.core.abilities.effects import DoubleMight, Give, SwapMight
from rules_data.core.evaluator.events import Running, being_changed, handles_of, objects_of, tell_done
from rules_data.core.evaluator.events import give as give_in_general
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.state import Event, Frame, GameObject, OfChanges, replace

from .questions_actions import A_LIMITED_CHANGE_STAYS_AS_LIMITED
from .questions_course import (
    DOUBLING_ADDS_WHAT_THERE_IS,
    MIGHT_BELOW_0_COUNTS_AS_0,
    NOTHING_IS_INCREASED_BY_LESS_THAN_0,
    SWAPPING_EVENS_A_DIFFERENCE_OUT,
)


def double_might(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each object gets as much Might as it has by now."""
    if not isinstance(effect, DoubleMight):
        return []
    things = objects_of(ev, effect.objects, frame)
    ruled = ev.rules.ask(DOUBLING_ADDS_WHAT_THERE_IS) if things else None
    if not ruled:
        return []
    tell_done(ev, frame, f"doubles the Might of {handles_of(things)}", ruled.rules)
    return [_changed(ev, thing, _increase(ev, _might(ev, thing)), effect.duration, frame) for thing in things]


def swap_might(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The lower of two Mights is raised by their difference, and the higher lowered by it."""
    if not isinstance(effect, SwapMight):
        return []
    things = objects_of(ev, effect.objects, frame)
    things += objects_of(ev, effect.others, frame) if effect.others is not None else []
    if len(things) != _TWO or (difference := _might(ev, things[1]) - _might(ev, things[0])) == 0:
        return []
    ruled = ev.rules.ask(SWAPPING_EVENS_A_DIFFERENCE_OUT)
    if not ruled:
        return []
    tell_done(ev, frame, f"swaps the Might of {handles_of(things)}", ruled.rules)
    changes = zip(things, (difference, -difference), strict=True)
    return [_changed(ev, thing, change, effect.duration, frame) for thing, change in changes]


def give(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """What an instruction gives; with a minimum, Might is lowered by no more than that leaves (472.3.b)."""
    events = give_in_general(ev, effect, frame)
    if not isinstance(effect, Give) or effect.least is None or not events:
        return events
    ruled = ev.rules.ask(A_LIMITED_CHANGE_STAYS_AS_LIMITED)
    if not ruled:
        return events
    least = amount_of(ev, frame.view, effect.least)
    return [_limited(ev, event, least, frame, ruled.rules) for event in events]


def _limited(ev: Running, event: Event, least: int, frame: Frame, rules: tuple[str, ...]) -> Event:
    thing, payload = event.objects[0], event.carried(OfChanges)
    room = max(ev.derived.traits(ev.state, thing).stats.get("might", 0) - least, 0)
    changes = tuple(_no_lower(change, room) for change in payload.changes)
    if changes != payload.changes:
        tell_done(ev, frame, f"takes {room} Might from {thing.handle}: it goes no lower than {least}", rules)
    return replace(event, payload=replace(payload, changes=changes))


def _no_lower(change: Change, room: int) -> Change:
    lowers = isinstance(change, AddToValue) and change.number == "might" and isinstance(change.amount, int)
    if not lowers or not isinstance(change.amount, int) or change.amount >= -room:
        return change
    return change.with_amount(-room)


_TWO = 2


def _might(ev: Running, thing: GameObject) -> int:
    might = ev.derived.traits(ev.state, thing).stats.get("might", 0)
    return 0 if might < 0 and ev.rules.ask(MIGHT_BELOW_0_COUNTS_AS_0) else might


def _increase(ev: Running, amount: int) -> int:
    return 0 if amount < 0 and ev.rules.ask(NOTHING_IS_INCREASED_BY_LESS_THAN_0) else amount


def _changed(ev: Running, thing: GameObject, by: int, duration: Duration, frame: Frame) -> Event:
    return being_changed(ev, thing, (AddToValue("might", by),), duration, frame)


PROPOSALS = {"give": give, "double might": double_might, "swap might": swap_might}
