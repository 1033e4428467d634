"""Preventing damage by a resolving spell or ability: of objects that are settled, or by a rule for the turn (615)."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Effect,
    EventPattern,
    Filter,
    NamedObjects,
    NotOfDomain,
    OfDomain,
    Pick,
    Remembered,
    Replacement,
    Selector,
    WithNumber,
)
from rules_data.core.evaluator.events import Running, add_replacement, objects_of
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import Delayed, Event, Frame, GameObject, NotSupported, Replacer, replace

from .changed_rules import is_of_a_kind
from .moving import BATTLEFIELD, STACK
from .protecting import unpreventable
from .questions_objects import EFFECTS_ON_THE_RULES_BIND_NEWCOMERS

# By what objects can be described whose damage is looked at only as it would be dealt.
_AS_IT_IS_DEALT = (OfDomain, NotOfDomain, WithNumber)
_DAMAGE = "is dealt damage"
_SOURCE = "source of the damage"  # under this name a prevention effect knows which object that is
Bindings = Mapping[str, tuple[tuple[str, int], ...]]


def prevent(ev: Running, effect: Effect, frame: Frame) -> None:
    """Prevention waits for damage and is used up as it prevents: of what is named, or of all damage (615)."""
    _check_sources(ev, effect, frame)
    sources = _meant(ev, effect, effect.source, frame)
    for dealt_to, thing in _meant(ev, effect, effect.others, frame):
        for dealt_by, source in sources:
            by = dealt_by if source is None else _this_very_source(effect, source)
            bindings = {} if source is None else {_SOURCE: (source.identity,)}
            _wait_for_damage(ev, effect, frame, EventPattern(_DAMAGE, dealt_to, by=by), bindings, thing)


def _check_sources(ev: Running, effect: Effect, frame: Frame) -> None:
    """Raise NotSupported where a source of damage could be chosen that is neither a permanent nor a spell (609.7a)."""
    which = effect.source
    if which is None or which.pick is not Pick.CHOOSE or which.target or not ev.state.waiting:
        return
    own, waiting = frame.view.source.identity, [item for item in ev.state.waiting if item is not frame.item]
    gone = [one.label for one in waiting if one.source.identity != own and ev.state.find(one.source.identity) is None]
    if gone:
        raise NotSupported(
            f"The source of {gone[0]} has left, and could be chosen as a source of damage: of such sources, only "
            "permanents and spells are offered here. Let what it has made resolve first, or choose it before it goes."
        )


def prevents_nothing(ev: Running, replacer: Replacer, event: Event) -> Ruled | None:
    """The ruling that damage isn't prevented, though an effect that would prevent it applies (615.12)."""
    return unpreventable(ev, replacer.controller)


def _meant(
    ev: Running, effect: Effect, which: Selector | None, frame: Frame
) -> list[tuple[Filter | None, GameObject | None]]:
    """Whom an effect prevents damage of: these objects each, or whatever is of a kind as damage would be dealt.

    To prevent all damage of a kind of objects changes none of them, but the rules, and so binds newcomers (611.2c).
    """
    if which is None:
        return [(None, None)]
    of_a_kind = effect.status == "all" and is_of_a_kind(which, _AS_IT_IS_DEALT)
    if of_a_kind and ev.rules.ask(EFFECTS_ON_THE_RULES_BIND_NEWCOMERS):
        return [(which.filter, None)]
    return [(Filter((NamedObjects((thing.handle,)),)), thing) for thing in objects_of(ev, which, frame)]


def _this_very_source(effect: Effect, source: GameObject) -> Filter:
    """The source as the object that it is: once it has changed zones, it is another one (400.7).

    A spell is followed to the permanent that it becomes. What it had to be as it was chosen it must still be (609.7b).
    """
    spell = source.zone == STACK
    tests = () if effect.source is None or effect.source.filter is None else effect.source.filter.criteria
    asked_again = tuple(test for test in tests if isinstance(test, _AS_IT_IS_DEALT))
    return Filter((NamedObjects((source.handle,)) if spell else Remembered(_SOURCE), *asked_again))


def _wait_for_damage(
    ev: Running, effect: Effect, frame: Frame, pattern: EventPattern, known: Bindings, thing: GameObject | None
) -> None:
    value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
    replacement = Replacement(replace(pattern, category=effect.category or None), prevents=True, prevent_value=value)
    ability = Ability(AbilityKind.REPLACEMENT, effect.effects, replacement=replacement, duration=effect.duration)
    label = f"{frame.cause.name} (prevent)".lstrip()
    made = Delayed(
        ev.board.next_number(), ability, frame.view.source, frame.view.you, {**frame.view.bindings, **known}, label,
        remaining=value,
        linked_to=(thing.identity,) if thing is not None and thing.zone == BATTLEFIELD else (),
    )  # fmt: skip
    add_replacement(ev, made, _DAMAGE)
