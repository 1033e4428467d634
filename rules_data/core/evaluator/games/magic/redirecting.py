"""Redirection effects: the same damage is dealt to something else (Comprehensive Rules 614.9)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, objects_of
from rules_data.core.evaluator.state import Event, Frame, GameObject, NotSupported, replace

from .moving import BATTLEFIELD
from .questions_actions import DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT
from .vocabulary import PLAYER

_DEALT = "is dealt damage"
_TAKING = frozenset(("battle", "creature", "planeswalker"))


def redirected(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The damage that was about to be dealt, dealt to another; as it was, where that one can't be dealt any."""
    occurrence = frame.view.occurrence
    if occurrence is None or occurrence.event.kind != _DEALT or not frame.replaces:
        raise NotSupported("`redirect` only has a meaning in place of damage: {replace: {event: is dealt damage}, ..}.")
    event, found = occurrence.event, objects_of(ev, effect.objects, frame)[:1]
    there = [thing for thing in found if _can_be_dealt(ev, thing)]
    ruled = ev.rules.ask(DAMAGE_IS_REDIRECTED_TO_WHAT_CAN_BE_DEALT_IT)
    if not there and ruled:
        text = f"{frame.cause.name} redirects nothing: what damage would be dealt to is not there"
        ev.journal.record("skipped", text, ruled.rules, ok=False, objects=(frame.cause.name,))
        return [event]
    return [replace(event, objects=(to,), player=to.handle if to.zone == PLAYER else "") for to in there or found]


def _can_be_dealt(ev: Running, thing: GameObject) -> bool:
    if thing.zone == PLAYER:
        return thing.handle not in ev.state.memory.left
    return thing.zone == BATTLEFIELD and bool(_TAKING & set(ev.derived.traits(ev.state, thing).types))


PROPOSALS = {"redirect": redirected}
