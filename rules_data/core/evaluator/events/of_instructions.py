"""What instructions do that work something out of the objects they are about: the event, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Change, Duration, listed
from rules_data.core.evaluator.state import Event, Frame, GameObject, OfChanges

from .running import Running


def being_changed(
    ev: Running, thing: GameObject, changes: tuple[Change, ...], duration: Duration, frame: Frame
) -> Event:
    """The event in which an object is changed by an instruction."""
    payload = OfChanges(changes, duration)
    at = ev.game.place_of(thing)
    return Event("is changed", (thing,), frame.view.you, at=at, cause=frame.cause, payload=payload)


def tell_done(ev: Running, frame: Frame, what: str, rules: tuple[str, ...]) -> None:
    """Tell what a spell or ability does, with the rules that say how."""
    ev.journal.record("procedure", f"{frame.label} {what}", rules, objects=(frame.label,))


def handles_of(things: Iterable[GameObject]) -> str:
    """Wolf and Bear"""
    return listed([thing.handle for thing in things])
