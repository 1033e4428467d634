"""Bonus Damage: how much more spells, abilities and units deal whenever they deal damage (Core Rules 712-715)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Duration, Effect, Filter, Pick, Remembered, Selector
from rules_data.core.abilities.changes import BonusDamage
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running, cause_named
from rules_data.core.evaluator.matching import amount_of, cause_mismatch, cause_of, filter_of, view_of_item, why_not
from rules_data.core.evaluator.state import Delayed, Event, Frame, GameObject, Item, OfDamage, replace

from .questions_course import (
    BONUS_DAMAGE_IS_ADDED_TO_WHAT_IS_SPLIT,
    BONUS_DAMAGE_RAISES_WHAT_IS_DEALT,
    WHEN_BONUS_DAMAGE_IS_ADDED,
)

_THE_NEXT = "the next"


def before_it_is_replaced(ev: Running, event: Event) -> Event:
    """A damage event about to happen, with its Bonus Damage where that is counted before anything replaces it."""
    if event.kind != "takes damage" or ev.rules.ask(WHEN_BONUS_DAMAGE_IS_ADDED).answer != "before it is replaced":
        return event
    return as_it_is_dealt(ev, event)


def as_it_is_dealt(ev: Running, event: Event) -> Event:
    """A damage event with all the Bonus Damage granted to it, summed and added once; nothing is added to no damage."""
    if event.amount < 1 or _is_raised(event):
        return event
    bonus = _bonus_of(ev, event)
    ruled = ev.rules.ask(BONUS_DAMAGE_RAISES_WHAT_IS_DEALT) if bonus else None
    if not ruled:
        return event
    told = (*ruled.rules, *ev.rules.ask(WHEN_BONUS_DAMAGE_IS_ADDED).rules)
    _tell(ev, event, bonus, told)
    return replace(event, amount=event.amount + bonus, payload=_raised(event))


def bonus_to_split(ev: Running, events: list[Event]) -> int:
    """The Bonus Damage of split damage, which is added to what is split; 0 where it is added to each part instead."""
    bonus = max((_bonus_of(ev, event) for event in events), default=0)
    ruled = ev.rules.ask(BONUS_DAMAGE_IS_ADDED_TO_WHAT_IS_SPLIT) if bonus else None
    if not ruled:
        return 0
    _tell(ev, events[0], bonus, ruled.rules)
    return bonus


def bonus_of_division(ev: Running, item: Item, effect: Effect, among: Sequence[GameObject]) -> int:
    """The Bonus Damage that what an item splits would have by now, among these units."""
    frame = Frame(view_of_item(ev, item), cause_of(item), item)
    cause = cause_named(ev, effect, frame) if effect.source is not None else frame.cause
    parts = [Event("takes damage", (thing,), item.controller, 1, cause=cause) for thing in among]
    bonus = max((_bonus_of(ev, part) for part in parts), default=0)
    return bonus if bonus and ev.rules.ask(BONUS_DAMAGE_IS_ADDED_TO_WHAT_IS_SPLIT) else 0


def counted(event: Event) -> Event:
    """A damage event of whose amount the Bonus Damage is a part already."""
    return replace(event, payload=_raised(event))


def keep_for(ev: Running, waited: tuple[Delayed, ...], item: Item) -> None:
    """What was granted to the next spell goes on for that very spell, once it has been finalized."""
    for delayed in waited:
        continuous = delayed.ability.continuous
        if continuous is None or not any(isinstance(change, BonusDamage) for change in continuous.changes):
            continue
        affects = Selector(Pick.ALL, Filter((Remembered(_THE_NEXT),)), target=False)
        continuous = replace(continuous, affects=affects, next_only=False)
        bindings = {**delayed.bindings, _THE_NEXT: (item.source.identity,)}
        ability = replace(delayed.ability, continuous=continuous, duration=Duration.THIS_TURN)
        ev.board.add_delayed(replace(delayed, number=ev.board.next_number(), ability=ability, bindings=bindings))


def _bonus_of(ev: Running, event: Event) -> int:
    """All Bonus Damage that passives in force grant to what deals this damage, to this object; never below 0."""
    total = 0
    for passive in passives_in_force(ev, ev.state):
        continuous = passive.ability.continuous
        granted = [each for each in continuous.changes if isinstance(each, BonusDamage)] if continuous else []
        if continuous is None or not granted or passive.ability.waits_for_the_next:
            continue
        view = passive_view(ev.state, passive)
        if cause_mismatch(ev, filter_of(continuous.affects), event, view) or not is_in_force(ev, view, passive.ability):
            continue
        fitting = [each for each in granted if not any(why_not(ev, each.to, thing, view) for thing in event.objects)]
        total += sum(amount_of(ev, view, each.amount) for each in fitting)
    return max(0, total)


def _is_raised(event: Event) -> bool:
    return isinstance(event.payload, OfDamage) and event.payload.raised


def _raised(event: Event) -> OfDamage:
    known = event.payload if isinstance(event.payload, OfDamage) else OfDamage()
    return replace(known, raised=True)


def _tell(ev: Running, event: Event, bonus: int, rules: tuple[str, ...]) -> None:
    text = f"{event.cause.name} deals {bonus} Bonus Damage"
    ev.journal.record("modified", text, tuple(dict.fromkeys(rules)), objects=(event.cause.name,))
