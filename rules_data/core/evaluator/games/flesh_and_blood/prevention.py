"""Prevention: damage taken off point by point, from an amount that is used up or from one event alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Effect,
    EventPattern,
    Filter,
    NamedObjects,
    Replacement,
)
from rules_data.core.evaluator.events import Running, add_replacement, are_alike, objects_of, tell_ended, use_up
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import PREVENTING_REPLACES_DAMAGE
from rules_data.core.evaluator.state import Cause, Decision, Delayed, Event, Frame, Replacer, replace

from .active import Chance, Known, is_unpreventable, value_of
from .questions_replacing import (
    A_DECREASE_COMES_AFTER_THE_TOTAL,
    A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME,
    FIXED_PREVENTION_IS_USED_ONCE,
    PREVENTED_POINTS_ARE_DECLARED,
    PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED,
    PREVENTION_IS_COUNTED_IN_POINTS,
    PREVENTION_WITHOUT_AN_AMOUNT,
    SHIELDING_PREVENTION_LASTS,
)

MOST_DIVISIONS = 400


def prevent(ev: Running, chance: Chance, events: list[Event | None], available: int) -> None:
    """Take what a prevention effect prevents off the damage of its events; `available`: what it could at most."""
    replacer = chance.replacer
    group = [(index, event) for index, _ in chance.found if (event := events[index]) is not None]
    dealt = sum(event.amount for _, event in group)
    open_points = sum(event.amount for _, event in group if not is_unpreventable(ev, event))
    total = min(available, open_points)
    if not ev.rules.ask(PREVENTION_IS_COUNTED_IN_POINTS) and total:
        total = dealt
    actual = _after_decrease(ev, replacer, group, total)
    points = _declare(ev, replacer, group, actual)
    reduced = total if ev.rules.ask(A_DECREASE_COMES_AFTER_THE_TOTAL) else actual
    _use_up(ev, replacer, available, reduced)
    for (index, event), prevented in zip(group, points, strict=True):
        left = event.amount - prevented
        _record(ev, replacer, event, prevented, left)
        events[index] = replace(event, amount=left) if left > 0 else None


def come_to_the_same(chances: Sequence[Chance]) -> bool:
    """Whether nothing differs whichever of these effects is applied first: alike, and each as much or as a shield."""
    replacers = [chance.replacer for chance in chances]
    events = {tuple(index for index, _ in chance.found) for chance in chances}
    if len(events) > 1 or len(chances[0].found) > 1 or not are_alike(replacers):
        return False
    stated = [replacer.ability.replacement for replacer in replacers]
    left = {replacer.delayed.remaining if replacer.delayed is not None else None for replacer in replacers}
    return len(left) == 1 or all(one is not None and one.shields for one in stated)


def available_amount(ev: Running, known: Known, chance: Chance, dealt: int) -> int:
    """How much it could prevent now, as it is about to be applied."""
    replacer = chance.replacer
    replacement = replacer.ability.replacement
    current = _current(ev, replacer)
    if current is not None and current.remaining is not None:
        return current.remaining
    if replacement is None or replacement.prevent_value is None:
        return dealt if ev.rules.ask(PREVENTION_WITHOUT_AN_AMOUNT) else 0
    if not ev.rules.ask(A_REPLACEMENT_IS_LOOKED_AT_EACH_TIME):
        return known.first_amounts.get(replacer.key, 0)
    return value_of(ev, replacer, chance.found[0][1])


def _current(ev: Running, replacer: Replacer) -> Delayed | None:
    if replacer.delayed is None:
        return None
    return next((each for each in ev.state.delayed if each.number == replacer.delayed.number), None)


def _after_decrease(ev: Running, replacer: Replacer, group: list[tuple[int, Event]], total: int) -> int:
    """What is prevented once effects have had their say about this prevention, which is an event of its own."""
    if total < 1 or "prevents" not in ev.interest.replaced | ev.interest.watched | ev.interest.counted:
        return total
    cause = Cause(replacer.controller, replacer.source, tuple(replacer.source.card.types), replacer.label)
    things = tuple(event.objects[0] for _, event in group if event.objects)
    category = tuple(dict.fromkeys(word for _, event in group for word in event.category))
    happened = ev.events.perform(
        [Event("prevents", things[:1], replacer.controller, total, cause=cause, category=category)]
    )
    return max(0, sum(event.amount for event in happened if event.kind == "prevents"))


def _declare(ev: Running, replacer: Replacer, group: list[tuple[int, Event]], amount: int) -> list[int]:
    """How many points it prevents of each event; its controller declares them where there is a choice."""
    most = [0 if is_unpreventable(ev, event) else event.amount for _, event in group]
    ruled = ev.rules.ask(PREVENTED_POINTS_ARE_DECLARED)
    labels = _labels(ev, [event for _, event in group])
    if len(group) == 1 or amount >= sum(most) or len(set(labels)) == 1 or not ruled:
        return _in_turn(most, amount)
    ways = list(islice(_divisions(most, amount), MOST_DIVISIONS))
    legal = tuple(_answer(labels, way) for way in ways)
    decision = Decision(replacer.controller, "prevent", legal, ruled.rules, replacer.label, any_order=True)
    chosen = ev.choices.choose(decision)
    return list(ways[legal.index(chosen)])


def _divisions(most: list[int], amount: int) -> Iterator[tuple[int, ...]]:
    """The ways to divide an amount that leave none of it over, with so many at most for each."""
    if not most:
        yield ()
        return
    rest = sum(most[1:])
    for points in range(max(0, amount - rest), min(most[0], amount) + 1):
        for way in _divisions(most[1:], amount - points):
            yield (points, *way)


def _answer(labels: list[str], way: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(f"{label}={points}" for label, points in zip(labels, way, strict=True) if points))


def _in_turn(most: list[int], amount: int) -> list[int]:
    points: list[int] = []
    for limit in most:
        points.append(min(limit, amount))
        amount -= points[-1]
    return points


def _labels(ev: Running, events: list[Event]) -> list[str]:
    """The type of damage where only that differs, else the object, or both."""
    things = [event.objects[0].handle if event.objects else event.player for event in events]
    types = [event.category[0] if event.category else ev.game.words.untyped for event in events]
    if len(set(things)) == 1:
        return types
    if len(set(things)) == len(things):
        return things
    return [f"{thing} {kind}" for thing, kind in zip(things, types, strict=True)]


def _use_up(ev: Running, replacer: Replacer, available: int, used: int) -> None:
    """A shield keeps what is left of its amount; a one-off effect on "the next time" is over."""
    current = _current(ev, replacer)
    if current is None:
        return
    replacement = replacer.ability.replacement
    shields = replacement is not None and replacement.shields
    if shields and ev.rules.ask(SHIELDING_PREVENTION_LASTS):
        if used:
            use_up(ev, current, available - used, ev.rules.ask(SHIELDING_PREVENTION_LASTS).rules)
        return
    once = current.ability.duration is Duration.NEXT_TIME or (shields and used > 0)
    if once and (shields or ev.rules.ask(FIXED_PREVENTION_IS_USED_ONCE)):
        ev.board.drop_delayed(current.number)
        ruled = ev.rules.ask(SHIELDING_PREVENTION_LASTS if shields else FIXED_PREVENTION_IS_USED_ONCE)
        tell_ended(ev, current, ruled.rules, ": it has been used")
    elif once:
        use_up(ev, current, available - used, ev.rules.ask(SHIELDING_PREVENTION_LASTS).rules)


def _record(ev: Running, replacer: Replacer, event: Event, prevented: int, left: int) -> None:
    kind = event.category[0] if event.category else ev.game.words.untyped
    what = event.objects[0].handle if event.objects else event.player
    cannot = " (it cannot be prevented)" if is_unpreventable(ev, event) else ""
    text = f"{replacer.label} prevents {prevented} of {event.amount} {kind} damage to {what}{cannot}; {left} remain"
    replacement = replacer.ability.replacement
    shields = replacement is not None and replacement.shields
    which = SHIELDING_PREVENTION_LASTS if shields else FIXED_PREVENTION_IS_USED_ONCE
    asked = (PREVENTING_REPLACES_DAMAGE, PREVENTION_IS_COUNTED_IN_POINTS, which)
    rules = tuple(dict.fromkeys(rule for question in asked for rule in ev.rules.ask(question).rules))
    if cannot:
        rules = (*rules, *ev.rules.ask(PREVENTION_APPLIES_TO_WHAT_CANNOT_BE_PREVENTED).rules)
    detail = {
        "class": "prevention",
        "effect": replacer.label,
        "player": replacer.controller,
        "to": what,
        "type": kind,
        "before": event.amount,
        "prevented": prevented,
        "after": left,
    }
    current = _current(ev, replacer)
    if current is not None and current.remaining is not None:
        detail["left to prevent"] = current.remaining
    ev.journal.record(
        "prevented", text, rules, objects=(replacer.label,), players=(replacer.controller,), detail=detail
    )


# --- making one -------------------------------------------------------------------------------------------


def add_prevention(ev: Running, effect: Effect, frame: Frame, default: Filter) -> None:
    """A layer prevents damage for a time: as a shield, or once for the next event (`for: next time`)."""
    shielded: Filter | None = default
    if effect.others is not None:
        things = objects_of(ev, effect.others, frame)
        shielded = Filter((NamedObjects(tuple(thing.handle for thing in things)),))
    elif effect.source is not None:
        shielded = None
    by = None
    if effect.source is not None:
        by = Filter((NamedObjects(tuple(thing.handle for thing in objects_of(ev, effect.source, frame))),))
    value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
    once = effect.duration is Duration.NEXT_TIME
    pattern = EventPattern(ev.game.words.damage, shielded, by=by, category=effect.category or None)
    ability = Ability(
        AbilityKind.REPLACEMENT,
        replacement=Replacement(pattern, prevents=True, prevent_value=value, shields=not once and value is not None),
        duration=effect.duration if effect.duration is not Duration.PERMANENT else Duration.THIS_TURN,
    )
    number, source, bindings = ev.board.next_number(), frame.view.source, dict(frame.view.bindings)
    label = f"{frame.cause.name} (prevent)".lstrip()
    delayed = Delayed(number, ability, source, frame.view.you, bindings, label, remaining=value, clock=ev.state.clock)
    add_replacement(ev, delayed, ev.game.words.damage)
    amount = "all" if value is None else f"{value}"
    kind = "the next time damage would be dealt" if once else "of the damage that would be dealt"
    rules = ev.rules.ask(PREVENTING_REPLACES_DAMAGE).rules
    ev.journal.record("continuous_applied", f"{label}: prevents {amount} {kind}", rules, objects=(label,))
