"""Amounts and conditions: what they come to in a state, from the viewpoint of an ability."""

from __future__ import annotations

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
    Happened,
    HighestOf,
    InPhase,
    ItWasDone,
    Not,
    NumberIs,
    ObjectIs,
    Pick,
    PlayerNumber,
    Selector,
    StatOf,
    TotalOf,
    TurnOf,
)

from .happening import count_occurrences
from .matching import (
    COMPARE,
    Viewpoint,
    find_objects,
    linked_objects,
    players_meant,
    referred_to,
    resolve_selector,
    why_not,
)
from .state import GameObject

if TYPE_CHECKING:
    from .evaluation import Evaluation


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
    return sum(ev.stat(view.state, thing, amount.stat) for thing in _as_known(ev, amount.of, view))


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
    return count_occurrences(ev, amount.pattern, view.state.events_since(amount.within), view)


@_amount.register(TotalOf)
def _(amount: TotalOf, ev: Evaluation, view: Viewpoint) -> int:
    events = [
        event for event in view.state.events_since(amount.within)
        if amount.pattern.event in event.words and count_occurrences(ev, amount.pattern, [event], view)
    ]
    return sum(event.amount for event in (events[-1:] if amount.latest else events))


@_amount.register(Arithmetic)
def _(amount: Arithmetic, ev: Evaluation, view: Viewpoint) -> int:
    parts = [amount_of(ev, view, part) for part in amount.parts]
    if amount.operation == "sum":
        return sum(parts)
    total = parts[0] if parts else 0
    for part in parts[1:]:
        total = total * part if amount.operation == "times" else total - part
    return total


def _as_known(
    ev: Evaluation, selector: Selector, view: Viewpoint, zones: tuple[str, ...] = ()
) -> list[GameObject]:
    """The objects as the ability knows them: one that left the board as it last was there.

    That is known if the event spoken of, or this ability itself, made it leave; otherwise nothing is.
    `zones`: it is asked where the objects are, so they are looked at where they are now.
    """
    found = resolve_selector(ev, selector, view)
    if not zones and ev.rules.ask("how what left the board is known").answer == "as it last was":
        return last_known(ev, selector, view, found)
    thing = referred_to(selector, view) if selector.pick in (Pick.ME, Pick.IT) else None
    board = ev.game.board_zones
    if zones or thing is None or thing.zone not in board or (found and found[0].zone in board):
        return found
    return [thing] if found or _made_leave(view, thing) else []


def last_known(ev: Evaluation, selector: Selector, view: Viewpoint, found: list[GameObject]) -> list[GameObject]:
    """The objects as they are if they are on the board, or as they last were there if they have been."""
    if selector.pick is Pick.THAT:
        identities = list(linked_objects(ev, view, selector.name))
    elif selector.pick in (Pick.ME, Pick.IT):
        thing = referred_to(selector, view)
        identities = [] if thing is None else [thing.identity]
    else:
        return found
    now = {thing.handle: thing for thing in found if thing.zone in ev.game.board_zones}
    known: list[GameObject] = []
    for handle, incarnation in identities:
        last = ev.last_known.get((handle, incarnation)) or ev.last_known.get((handle, incarnation - 1))
        if handle in now:
            known.append(now[handle])
        elif last is not None:
            known.append(last[0])
        else:
            known += [thing for thing in found if thing.handle == handle]
    return known


def _made_leave(view: Viewpoint, thing: GameObject) -> bool:
    return any(
        event.cause.source is not None
        and event.cause.source.identity == view.source.identity
        and any(
            old.identity == thing.identity and new.identity != old.identity
            for old, new in zip(event.objects, event.after, strict=False)
        )
        for event in reversed(view.state.history)
    )


def compare(ev: Evaluation, view: Viewpoint, seen: int, test: Comparison) -> bool:
    return COMPARE[test.operator](seen, amount_of(ev, view, test.value))


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
    found = _as_known(ev, condition.objects, view, condition.filter.zones)
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
    return condition.name in (*view.paid, *view.source.paid)


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
