"""Amounts and conditions: what they come to in a state, from the viewpoint of an ability."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities import (
    AllOf,
    Announced,
    AnyOf,
    Arithmetic,
    Comparison,
    Condition,
    CostWasPaid,
    CountOf,
    EventAmount,
    EventPattern,
    Happened,
    HighestOf,
    InPhase,
    InZone,
    ItWasDone,
    KeywordHolds,
    KindsAmong,
    Not,
    NumberIs,
    ObjectIs,
    Pick,
    PlayerNumber,
    Selector,
    StatOf,
    SymbolCount,
    TotalOf,
    TurnOf,
)
from rules_data.core.evaluator.policy import (
    A_FRACTION_IS_ROUNDED_TOWARDS_ZERO,
    CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED,
    HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
)
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint, announced, replace

from .criteria import why_not
from .filters import find_objects, referred_to, resolve_selector
from .found_again import Identity
from .measuring import measure
from .occurrences import count_occurrences
from .relations import COMPARE, linked_objects, players_meant
from .values import amount_in_words, amount_of, within_bounds


@amount_in_words.register(CountOf)
def _(amount: CountOf, ev: Reading, view: Viewpoint) -> int:
    return len(find_objects(ev, amount.filter, view))


@amount_in_words.register(StatOf)
def _(amount: StatOf, ev: Reading, view: Viewpoint) -> int:
    return sum(measure(ev, view.state, thing, amount.stat) for thing in _as_known(ev, amount.of, view))


@amount_in_words.register(HighestOf)
def _(amount: HighestOf, ev: Reading, view: Viewpoint) -> int:
    found = find_objects(ev, amount.filter, view)
    return max((measure(ev, view.state, thing, amount.stat) for thing in found), default=0)


@amount_in_words.register(PlayerNumber)
def _(amount: PlayerNumber, ev: Reading, view: Viewpoint) -> int:
    return sum(ev.game.number_of(view.state, player, amount.stat) for player in players_meant(view, amount.player))


@amount_in_words.register(KindsAmong)
def _(amount: KindsAmong, ev: Reading, view: Viewpoint) -> int:
    traits = (ev.derived.traits(view.state, thing) for thing in find_objects(ev, amount.filter, view))
    found = {word for each in traits for word in (*each.types, *each.tags, *each.domains)}
    return len(found & ev.game.vocabulary.kinds_counted[amount.kinds])


@amount_in_words.register(SymbolCount)
def _(amount: SymbolCount, ev: Reading, view: Viewpoint) -> int:
    return ev.game.symbols_counted(ev, view, amount.symbols)


@amount_in_words.register(EventAmount)
def _(amount: EventAmount, ev: Reading, view: Viewpoint) -> int:
    return view.occurrence.event.amount if view.occurrence else 0


@amount_in_words.register(Announced)
def _(amount: Announced, ev: Reading, view: Viewpoint) -> int:
    return announced(view.paid, view.source.paid)


@amount_in_words.register(Happened)
def _(amount: Happened, ev: Reading, view: Viewpoint) -> int:
    counted, events = _counted(ev, amount, view), view.state.events_since(amount.within)
    if not amount.by_one:
        return count_occurrences(ev, counted, events, view)
    each = ([event for event in events if event.player == player] for player in view.state.players)
    return max((count_occurrences(ev, counted, own, view) for own in each), default=0)


def _counted(ev: Reading, amount: Happened, view: Viewpoint) -> EventPattern:
    """What is counted: for abilities that did not trigger on anything a card may have been played once finalized."""
    words, pattern = ev.game.words, amount.pattern
    if not words.finalized or pattern.event != words.played or view.occurrence is not None:
        return pattern
    ruled = ev.rules.ask(CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED)
    return replace(pattern, event=words.finalized) if ruled else pattern


@amount_in_words.register(TotalOf)
def _(amount: TotalOf, ev: Reading, view: Viewpoint) -> int:
    events = [
        event
        for event in view.state.events_since(amount.within)
        if amount.pattern.event in event.words and count_occurrences(ev, amount.pattern, [event], view)
    ]
    return sum(event.amount for event in (events[-1:] if amount.latest else events))


@amount_in_words.register(Arithmetic)
def _(amount: Arithmetic, ev: Reading, view: Viewpoint) -> int:
    parts = [amount_of(ev, view, part) for part in amount.parts]
    if amount.operation == "sum":
        return sum(parts)
    total = parts[0] if parts else 0
    for part in parts[1:]:
        total = within_bounds(_combined(ev, amount.operation, total, part))
    return total


def _combined(ev: Reading, operation: str, total: int, part: int) -> int:
    if operation in ("times", "minus"):
        return total * part if operation == "times" else total - part
    return quotient(ev, total, part, operation.removeprefix("rounded "))


def quotient(ev: Reading, value: int, by: int, rounded: str = "") -> int:
    """A number divided: rounded `up`, `down`, or as the rules say of a fraction where nothing is said."""
    if not by:
        return value
    down, up = value // by, -(-value // by)
    if rounded in ("up", "down"):
        return up if rounded == "up" else down
    to_zero = bool(ev.rules.ask(A_FRACTION_IS_ROUNDED_TOWARDS_ZERO)) if down != up else True
    return down if (down >= 0) is to_zero else up


def _as_known(ev: Reading, selector: Selector, view: Viewpoint, where: bool = False) -> list[GameObject]:
    """The objects as the ability knows them: one that left the board as it last was there.

    That is known if the event spoken of, or this ability itself, made it leave; otherwise nothing is.
    `where`: it is asked where the objects are, so they are looked at where they are now.
    """
    found = resolve_selector(ev, selector, view)
    if not where and _is_as_it_is(ev, selector, view, found):
        return found
    if not where and ev.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN).answer == "as it last was":
        return last_known(ev, selector, view, found)
    thing = referred_to(selector, view) if selector.pick in (Pick.ME, Pick.IT) else None
    board = ev.game.board_zones
    if where or thing is None or thing.zone not in board or (found and found[0].zone in board):
        return found
    return [thing] if found or _made_leave(view, thing) else []


def _is_as_it_is(ev: Reading, selector: Selector, view: Viewpoint, found: list[GameObject]) -> bool:
    """Whether nothing is spoken of that may have left the board."""
    if selector.pick not in (Pick.ME, Pick.IT):
        return selector.pick is not Pick.THAT
    thing = referred_to(selector, view)
    if thing is None or len(found) != 1:
        return False
    return found[0].handle == thing.handle and found[0].zone in ev.game.board_zones


def last_known(ev: Reading, selector: Selector, view: Viewpoint, found: list[GameObject]) -> list[GameObject]:
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
        last = ev.derived.departed.get((handle, incarnation))
        if last is None and _was_spoken_of(view, (handle, incarnation - 1), (handle, incarnation)):
            last = ev.derived.departed.get((handle, incarnation - 1))
        if handle in now:
            known.append(now[handle])
        elif last is not None:
            known.append(last[0])
        else:
            known += [thing for thing in found if thing.handle == handle]
    return known


def _was_spoken_of(view: Viewpoint, before: Identity, now: Identity) -> bool:
    """Whether the ability speaks of what an object was before it left: its event, or it itself, has made it leave.

    A card that is found where it lies by now is that card, whatever it has been.
    """
    if view.became.get(before) == now:
        return True
    event = view.occurrence.event if view.occurrence is not None else None
    return event is not None and any(thing.identity == before for thing in event.objects)


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


def compare(ev: Reading, view: Viewpoint, seen: int, test: Comparison) -> bool:
    return COMPARE[test.operator](seen, amount_of(ev, view, test.value))


# --- conditions ------------------------------------------------------------------------------------


@singledispatch
def holds(condition: object, ev: Reading, view: Viewpoint) -> bool:
    """Whether a condition is true now."""
    raise TypeError(f"no condition: {condition!r}")


@holds.register(NumberIs)
def _(condition: NumberIs, ev: Reading, view: Viewpoint) -> bool:
    return compare(ev, view, amount_of(ev, view, condition.amount), condition.test)


@holds.register(ObjectIs)
def _(condition: ObjectIs, ev: Reading, view: Viewpoint) -> bool:
    found = _as_known(ev, condition.objects, view, condition.filter.asks(InZone))
    return bool(found) and all(not why_not(ev, condition.filter, thing, view) for thing in found)


@holds.register(TurnOf)
def _(condition: TurnOf, ev: Reading, view: Viewpoint) -> bool:
    return view.state.turn_player in players_meant(view, condition.player)


@holds.register(InPhase)
def _(condition: InPhase, ev: Reading, view: Viewpoint) -> bool:
    return condition.name == view.state.phase or condition.name in ev.game.states_of(view.state)


@holds.register(ItWasDone)
def _(condition: ItWasDone, ev: Reading, view: Viewpoint) -> bool:
    return view.done


@holds.register(CostWasPaid)
def _(condition: CostWasPaid, ev: Reading, view: Viewpoint) -> bool:
    return condition.name in (*view.paid.costs, *view.source.paid.costs)


@holds.register(KeywordHolds)
def _(condition: KeywordHolds, ev: Reading, view: Viewpoint) -> bool:
    return ev.game.keyword_holds(ev, view, condition.keyword, condition.number)


@holds.register(AllOf)
def _(condition: AllOf, ev: Reading, view: Viewpoint) -> bool:
    return all(holds(each, ev, view) for each in condition.conditions)


@holds.register(AnyOf)
def _(condition: AnyOf, ev: Reading, view: Viewpoint) -> bool:
    return any(holds(each, ev, view) for each in condition.conditions)


@holds.register(Not)
def _(condition: Not, ev: Reading, view: Viewpoint) -> bool:
    return not holds(condition.condition, ev, view)


def is_met(condition: Condition | None, ev: Reading, view: Viewpoint) -> bool:
    """An absent condition is always met."""
    if condition is None:
        return True
    ev.deadline.spend()
    return holds(condition, ev, view)
