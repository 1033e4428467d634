"""Whole abilities in the keys of example files: what phrases say of them. What stands behind them is told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost
from rules_data.core.abilities.criteria import Itself, OfType
from rules_data.core.abilities.english import UnableToRenderAbility, ordinal
from rules_data.core.abilities.model import Ability, AbilityKind, Change, Duration, Limit, Trigger
from rules_data.core.abilities.model_values import EventPattern, Filter

from .asked import Asked
from .behind import limit_of
from .events import any_of_them, is_time
from .lexicon import Voice, words
from .told import TOGETHER, Done, Told, told
from .told import ways as condition_ways
from .told_changes import pieces

# Limits that stand in front on cards that put them there.
IN_FRONT = (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT)
_ITSELF = Filter((Itself(),))


def told_ability(ability: Ability) -> dict[str, Any]:
    """The keys of an ability by its kind; refused by the phrases where one is missing or has no words."""
    return {key: value for key, value in _KINDS[ability.kind](ability) if value not in (None, False, ())}


def _common(ability: Ability, done: Done) -> Iterator[tuple[str, Any]]:
    yield "if", None if ability.condition is None else next(condition_ways(ability.condition))
    yield "you may", ability.optional and not _says_itself_that_you_may(ability)
    yield "pay", None if ability.cost.is_free else ability.cost
    if limit_stands_in_front(ability):
        yield "limit", limit_of(ability)
    yield "do", done


def _says_itself_that_you_may(ability: Ability) -> bool:
    """Whether "you may" is said by its first instruction, and need not be said twice."""
    first = ability.effects[0] if ability.effects else None
    return words().voice is Voice.FIRST_PERSON and first is not None and (first.optional or first.verb == "you may")


def limit_stands_in_front(ability: Ability) -> bool:
    """Whether how often it triggers or applies is told before what it does: once each turn, when ..."""
    fronted = ability.kind in (AbilityKind.TRIGGERED, AbilityKind.REPLACEMENT)
    return fronted and words().voice is Voice.FIRST_PERSON and ability.limit in IN_FRONT


def _triggered(ability: Ability) -> Iterator[tuple[str, Any]]:
    if ability.trigger is None:
        raise UnableToRenderAbility("A triggered ability has no trigger.")
    yield "contract", ability.trigger.contract
    yield from _occasion(ability.trigger, ability.duration)
    asked = ability.condition is None and ability.cost.is_free
    yield from _common(ability, Done(ability.effects, triggered=asked))


def _occasion(trigger: Trigger, duration: Duration) -> Iterator[tuple[str, Any]]:
    """When it triggers: an event, one of several, a point of the turn, or a state of the game."""
    if trigger.state is not None:
        yield "state", next(condition_ways(trigger.state))
        return
    if trigger.ordinal is not None:
        which = [ordinal(number) for number in (trigger.ordinal, *trigger.ordinals)]
        yield "ordinal", which[0] if len(which) == 1 else which
        yield "per", words().spans.get(trigger.per, trigger.per)
    dealers = _of_those_that_deal_damage(trigger)
    yield "for each player", trigger.each_player and not dealers
    yield "for", _within(trigger, duration)
    if all(pattern.event == "reaches chapter" and pattern.object == _ITSELF for pattern in trigger.patterns):
        yield "chapter", [told(pattern.amount.value) for pattern in trigger.patterns if pattern.amount is not None]
        return
    [first, *others] = trigger.patterns
    if first.event == "enters a room" and first.object == _ITSELF and len(first.at) == 1 and not others:
        yield "room", first.at[0]
        return
    each = [_event(pattern, trigger.fewest if trigger.together else 0, dealers) for pattern in trigger.patterns]
    key = "joined" if others and any_of_them(trigger.patterns) else "any of"
    yield "when", {key: each} if others else each[0]


def _within(trigger: Trigger, duration: Duration) -> str | None:
    """For how long it is waited, where that is told beside the event."""
    first = words().voice is Voice.FIRST_PERSON
    if duration is Duration.NEXT_TIME or (first and duration in (Duration.THIS_COMBAT, Duration.WHILE_ON_BOARD)):
        return duration.value
    said = first or not all(map(is_time, trigger.patterns))
    return duration.value if duration is Duration.THIS_TURN and said else None


def _of_those_that_deal_damage(trigger: Trigger) -> bool:
    """Whether each player is damaged by "one or more" of them: that it is so for each player need not be said then."""
    [first, *others] = trigger.patterns or (None,)
    players = first.object if first is not None and first.event == "is dealt damage" and not others else None
    damaged = players is not None and OfType(("player",)) in players.criteria
    return damaged and trigger.together and trigger.each_player and first is not None and first.by is not None


def _event(pattern: EventPattern, together: int, dealers: bool) -> Told:
    found: Told = told(pattern)
    what = found.get("by" if dealers else "object")
    if isinstance(what, Asked):
        what.together = together
    elif together:
        found[TOGETHER] = together
    return found


def _used(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "use", ability
    yield "you may", ability.optional
    yield "do", Done(ability.effects)


def _passive(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "while", None if ability.condition is None else next(condition_ways(ability.condition))
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    yield "statement", ability
    yield "do", Done(ability.effects) or None


def told_statement(ability: Ability) -> dict[str, Any] | None:
    """What is so, in one piece; None where it is told in several, for a while, or in the first person."""
    what = ability.continuous
    plain = Ability(ability.kind, condition=ability.condition, continuous=what)
    alone = replace(ability, name="", zones=(), origin=plain.origin, link=None, cannot=(), targets_only=None)
    if what is None or what.next_only or alone != plain or words().voice is Voice.FIRST_PERSON:
        return None
    prices = [each for change in what.changes if (each := _price(change)) is not None]
    others = [change for change in what.changes if not isinstance(change, AdditionalCost | AlternativeCost)]
    if len(prices) + len(others) != len(what.changes):
        return None
    found = [*prices, *pieces(others)]
    together = {key: value for each in found for key, value in each.items()}
    if len(together) != sum(map(len, found)):
        return None
    so = {} if ability.condition is None else {"while": next(condition_ways(ability.condition))}
    return {"passive": together, "affects": told(what.affects), **so}


def _price(change: Change) -> dict[str, Any] | None:
    """What playing something costs besides, or in place of its cost; None for another change, or a named price."""
    if isinstance(change, AdditionalCost) and change.name in ("", "additional cost"):
        often = {"any number of times": True} if change.repeated else {}
        return {"additional cost": change.cost, **({"optional": True} if change.optional else {}), **often}
    if isinstance(change, AlternativeCost) and change.name in ("", "alternative"):
        return {"alternative cost": {} if change.cost.is_free else change.cost}
    return None


def _spell(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "if", None if ability.condition is None else next(condition_ways(ability.condition))
    yield "you may", ability.optional
    yield "do", Done(ability.effects)


_KINDS: Mapping[AbilityKind, Callable[[Ability], Iterator[tuple[str, Any]]]] = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.ACTIVATED: _used,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}
