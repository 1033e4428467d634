"""Preventing damage by a resolving spell or ability: of objects that are settled, or by a rule for the turn (615)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    Effect,
    EventPattern,
    Filter,
    NamedObjects,
    NotOfDomain,
    OfDomain,
    Replacement,
    Selector,
    WithNumber,
)
from rules_data.core.evaluator.events import Running, add_replacement, objects_of
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import Delayed, Event, Frame, GameObject, Replacer

from .changed_rules import is_of_a_kind
from .moving import BATTLEFIELD
from .protecting import unpreventable
from .questions_objects import EFFECTS_ON_THE_RULES_BIND_NEWCOMERS

# By what objects can be described whose damage is looked at only as it would be dealt.
_AS_IT_IS_DEALT = (OfDomain, NotOfDomain, WithNumber)


def prevent(ev: Running, effect: Effect, frame: Frame) -> None:
    """Prevention waits for damage and is used up as it prevents: of what is named, or of all damage (615)."""
    for dealt_to, thing in _meant(ev, effect, effect.others, frame):
        for dealt_by, _ in _meant(ev, effect, effect.source, frame):
            _wait_for_damage(ev, effect, frame, dealt_to, dealt_by, thing)


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


def _wait_for_damage(
    ev: Running,
    effect: Effect,
    frame: Frame,
    dealt_to: Filter | None,
    dealt_by: Filter | None,
    thing: GameObject | None,
) -> None:
    value = None if effect.status == "all" else amount_of(ev, frame.view, effect.amount)
    pattern = EventPattern("is dealt damage", dealt_to, by=dealt_by, category=effect.category or None)
    replacement = Replacement(pattern, prevents=True, prevent_value=value)
    ability = Ability(AbilityKind.REPLACEMENT, replacement=replacement, duration=Duration.THIS_TURN)
    label = f"{frame.cause.name} (prevent)".lstrip()
    made = Delayed(
        ev.board.next_number(), ability, frame.view.source, frame.view.you, {}, label, remaining=value,
        linked_to=(thing.identity,) if thing is not None and thing.zone == BATTLEFIELD else (),
    )  # fmt: skip
    add_replacement(ev, made, "is dealt damage")
