"""Amounts and conditions: what they come to in a state, from the viewpoint of an ability."""

from __future__ import annotations

from functools import singledispatch
from itertools import takewhile

from rules_data.core.abilities import (
    AllOf,
    Amount,
    Announced,
    AnyOf,
    Arithmetic,
    Condition,
    ControlledBy,
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
    KindsPaid,
    Not,
    NumberIs,
    ObjectIs,
    OwnedBy,
    Pick,
    PlayerNumber,
    Relation,
    StatOf,
    SymbolCount,
    TimesPaid,
    TotalOf,
    TurnOf,
)
from rules_data.core.evaluator.policy import (
    A_FRACTION_IS_ROUNDED_TOWARDS_ZERO,
    CARDS_ARE_COUNTED_AS_PLAYED_ONCE_FINALIZED,
    WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO,
    WHAT_IS_NOT_KNOWN_IS_IGNORED,
)
from rules_data.core.evaluator.state import Reading, Viewpoint, announced, parts_of, replace

from .criteria import why_not
from .filters import find_objects
from .known import as_known
from .measuring import measure, number_of_player
from .occurrences import count_occurrences
from .relations import players_meant
from .values import NOT_KNOWN, amount_in_words, amount_of, is_known, passes, within_bounds


@amount_in_words.register(CountOf)
def _(amount: CountOf, ev: Reading, view: Viewpoint) -> int:
    return len(find_objects(ev, amount.filter, view))


@amount_in_words.register(StatOf)
def _(amount: StatOf, ev: Reading, view: Viewpoint) -> int:
    known = as_known(ev, amount.of, view)
    speaks_of_one = amount.of.pick in (Pick.ME, Pick.IT, Pick.THAT)
    if not known and speaks_of_one and ev.rules.ask(WHAT_IS_NOT_KNOWN_IS_IGNORED):
        return NOT_KNOWN
    return sum(measure(ev, view.state, thing, amount.stat) for thing in known)


@amount_in_words.register(HighestOf)
def _(amount: HighestOf, ev: Reading, view: Viewpoint) -> int:
    found = find_objects(ev, amount.filter, view)
    return max((measure(ev, view.state, thing, amount.stat) for thing in found), default=0)


@amount_in_words.register(PlayerNumber)
def _(amount: PlayerNumber, ev: Reading, view: Viewpoint) -> int:
    return sum(number_of_player(ev, view.state, player, amount.stat) for player in players_meant(view, amount.player))


@amount_in_words.register(KindsAmong)
def _(amount: KindsAmong, ev: Reading, view: Viewpoint) -> int:
    traits = (ev.derived.traits(view.state, thing) for thing in find_objects(ev, amount.filter, view))
    found = {word for each in traits for word in (*each.types, *each.tags, *each.domains)}
    return len(found & ev.game.vocabulary.kinds_counted[amount.kinds])


@amount_in_words.register(KindsPaid)
def _(amount: KindsPaid, ev: Reading, view: Viewpoint) -> int:
    paid = [thing.paid for thing in as_known(ev, amount.of, view)]
    if amount.of.pick is Pick.ME:
        paid.append(view.paid)
    apart, words = {name: kind for kind, name in ev.game.kept_apart.items()}, ev.game.vocabulary
    spent = [[(apart.get(name, name), number) for name, number in each.spent if number] for each in paid]
    if amount.word in words.much_paid:  # what it knows of itself and what its ability knows is the same payment
        kinds = words.much_paid[amount.word]
        return max((sum(number for name, number in each if name in kinds) for each in spent), default=0)
    return len({name for each in spent for name, _ in each} & words.kinds_paid[amount.word])


@amount_in_words.register(TimesPaid)
def _(amount: TimesPaid, ev: Reading, view: Viewpoint) -> int:
    return (view.paid if view.paid.costs else view.source.paid).costs.count(amount.name)


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
    if amount.before_it and view.occurrence is not None:
        own = view.occurrence.event
        events = tuple(takewhile(lambda event: event != own, events))
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
    if amount.by_one:
        return max((sum(one.amount for one in events if one.player == who) for who in view.state.players), default=0)
    return sum(event.amount for event in (events[-1:] if amount.latest else events))


@amount_in_words.register(Arithmetic)
def _(amount: Arithmetic, ev: Reading, view: Viewpoint) -> int:
    parts = [amount_of(ev, view, part) for part in amount.parts]
    if not all(is_known(part) for part in parts):
        return NOT_KNOWN
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


def worked_out(ev: Reading, view: Viewpoint, amount: Amount) -> int:
    """By how much an effect changes something, where a rule lets it work out no less than nothing.

    A number that is written, below zero as well, is not worked out; and what is taken off as often as something says is
    no less than nothing either.
    """
    value = amount_of(ev, view, amount)
    if isinstance(amount, int) or not value:
        return value
    if (value > 0) is _takes_off(amount) and ev.rules.ask(WHAT_AN_EFFECT_WORKS_OUT_IS_NEVER_BELOW_ZERO):
        return 0
    return value


def _takes_off(amount: Amount) -> bool:
    """Whether an amount is written as one below zero: minus 1 for each, minus as much as something says."""
    if not isinstance(amount, Arithmetic) or not amount.parts:
        return False
    first, *others = amount.parts
    if amount.operation == "minus":
        return first == 0
    return amount.operation == "times" and any(isinstance(each, int) and each < 0 for each in (first, *others))


def quotient(ev: Reading, value: int, by: int, rounded: str = "") -> int:
    """A number divided: rounded `up`, `down`, or as the rules say of a fraction where nothing is said."""
    if not by:
        return value
    down, up = value // by, -(-value // by)
    if rounded in ("up", "down"):
        return up if rounded == "up" else down
    to_zero = bool(ev.rules.ask(A_FRACTION_IS_ROUNDED_TOWARDS_ZERO)) if down != up else True
    return down if (down >= 0) is to_zero else up


# --- conditions ------------------------------------------------------------------------------------


@singledispatch
def holds(condition: object, ev: Reading, view: Viewpoint) -> bool:
    """Whether a condition is true now."""
    raise TypeError(f"no condition: {condition!r}")


@holds.register(NumberIs)
def _(condition: NumberIs, ev: Reading, view: Viewpoint) -> bool:
    """Whether a number is so; one of "an opponent", of several, is that of some one of them."""
    if len(view.state.players) > 2 and not view.opponent and _is_about_an_opponent(condition):
        opponents = players_meant(view, Relation.OPPONENT)
        return any(holds(condition, ev, replace(view, opponent=one)) for one in opponents)
    return passes(ev, view, amount_of(ev, view, condition.amount), condition.test)


def _is_about_an_opponent(condition: NumberIs) -> bool:
    """Whether a comparison speaks of a number of an opponent; that there is little or none is said of all of them."""
    counted = condition.test.operator in (">", ">=", "!=") or (condition.test.operator == "=" and condition.test.value)
    looked_at = parts_of([condition.amount, condition.test.value])
    parts = (part for part in looked_at if part is not condition.amount or counted)
    return any(map(_is_of_an_opponent, parts)) or _is_of_an_opponent(condition.amount, counts=False)


def _is_of_an_opponent(part: object, counts: bool = True) -> bool:
    """Whether it is a number of an opponent, or of the objects that an opponent has."""
    if isinstance(part, PlayerNumber):
        return part.player is Relation.OPPONENT
    if not counts or not isinstance(part, CountOf):
        return False
    controlled, owned = part.filter.every(ControlledBy), part.filter.every(OwnedBy)
    return Relation.OPPONENT in [*(one.player for one in controlled), *(one.player for one in owned)]


@holds.register(ObjectIs)
def _(condition: ObjectIs, ev: Reading, view: Viewpoint) -> bool:
    found = as_known(ev, condition.objects, view, condition.filter.asks(InZone))
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
