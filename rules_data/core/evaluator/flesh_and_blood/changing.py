"""What effects do to one object: properties it gains or loses for a time, and who controls it (8.5.8, 8.5.35)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Change, Effect
from rules_data.core.evaluator.amounts import amount_of
from rules_data.core.evaluator.proposals import Frame, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Modifier

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation


def propose_give(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    """Each change of each object is an event of its own (6.2.5); its amount is fixed as it is generated (6.2.2b)."""
    found: list[Event] = []
    for thing in objects_of(ev, effect.others, frame):
        for each in effect.changes:
            amount = amount_of(ev, frame.view, each.amount)
            details = {"changes": (replace(each, amount=amount),), "effect": effect}
            found.append(
                Event(
                    "is changed", (thing,), frame.view.you, abs(amount), cause=frame.cause, details=details,
                    applied=frame_applied(frame), also=(change_word(each, amount),),
                )
            )
    return found


def change_word(change: Change, amount: int) -> str:
    """What a change is called as an event: gains power, loses go again."""
    if change.what == "stat":
        return f"{'gains' if amount >= 0 else 'loses'} {change.name}"
    if change.what in ("keyword", "lose keyword"):
        return f"{'loses' if change.what.startswith('lose') else 'gains'} {change.name}"
    return "gains an ability" if change.what == "ability" else "loses an ability"


def change(ev: Evaluation, event: Event) -> Event | None:
    """Apply a change to an object for a time."""
    thing = None if event.subject is None else ev.state.find(event.subject.identity)
    if thing is None:
        return None
    made = []
    for each in event.details["changes"]:
        amount = each.amount if each.what != "stat" or not isinstance(each.amount, int) else _changed(event, each)
        made.append(
            Modifier(replace(each, amount=amount), event.details["effect"].duration, ev.state.clock, event.cause.name)
        )
    changed = replace(thing, modifiers=(*thing.modifiers, *made))
    ev.state = replace(ev.state.with_object(changed), clock=ev.state.clock + 1)
    return replace(event, objects=(thing,), after=(changed,))


def _changed(event: Event, change: Change) -> int:
    """The amount of the event, which something may have modified, with the sign of the change."""
    sign = -1 if isinstance(change.amount, int) and change.amount < 0 else 1
    return sign * event.amount


def change_control(ev: Evaluation, event: Event) -> Event | None:
    thing = None if event.subject is None else ev.state.find(event.subject.identity)
    if thing is None or thing.controller == event.player:
        return None
    changed = replace(thing, controller=event.player)
    ev.state = ev.state.with_object(changed)
    return replace(event, objects=(thing,), after=(changed,))
