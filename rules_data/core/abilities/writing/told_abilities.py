"""Whole abilities in the keys of example files: what phrases say of them. What stands behind them is told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules_data.core.abilities.criteria import Itself
from rules_data.core.abilities.english import UnableToRenderAbility, ordinal
from rules_data.core.abilities.model import Ability, AbilityKind, Duration, Limit, Trigger
from rules_data.core.abilities.model_values import EventPattern, Filter

from .asked import Asked
from .behind import limit_of
from .events import any_of_them, is_time
from .instructions import Done
from .lexicon import Voice, words
from .told import Told, told
from .told import ways as condition_ways

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
    yield "for each player", trigger.each_player
    yield "for", _within(trigger, duration)
    if all(pattern.event == "reaches chapter" and pattern.object == _ITSELF for pattern in trigger.patterns):
        yield "chapter", [told(pattern.amount.value) for pattern in trigger.patterns if pattern.amount is not None]
        return
    [first, *others] = trigger.patterns
    if first.event == "enters a room" and first.object == _ITSELF and len(first.at) == 1 and not others:
        yield "room", first.at[0]
        return
    each = [_event(pattern, trigger.together) for pattern in trigger.patterns]
    key = "joined" if others and any_of_them(trigger.patterns) else "any of"
    yield "when", {key: each} if others else each[0]


def _within(trigger: Trigger, duration: Duration) -> str | None:
    """For how long it is waited, where that is told beside the event."""
    first = words().voice is Voice.FIRST_PERSON
    if duration is Duration.NEXT_TIME or (first and duration in (Duration.THIS_COMBAT, Duration.WHILE_ON_BOARD)):
        return duration.value
    said = first or not all(map(is_time, trigger.patterns))
    return duration.value if duration is Duration.THIS_TURN and said else None


def _event(pattern: EventPattern, together: bool) -> Told:
    found: Told = told(pattern)
    if together and isinstance(found.get("object"), Asked):
        found["object"].together = True
    return found


def _used(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "use", ability
    yield "you may", ability.optional
    yield "do", Done(ability.effects, opens=not ability.optional)


def _passive(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "while", None if ability.condition is None else next(condition_ways(ability.condition))
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    yield "statement", ability
    yield "do", Done(ability.effects) or None


def _spell(ability: Ability) -> Iterator[tuple[str, Any]]:
    yield "if", None if ability.condition is None else next(condition_ways(ability.condition))
    yield "you may", ability.optional
    yield "do", Done(ability.effects, opens=ability.condition is None and not ability.optional)


_KINDS: Mapping[AbilityKind, Callable[[Ability], Iterator[tuple[str, Any]]]] = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.ACTIVATED: _used,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}
