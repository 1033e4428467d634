"""Transforming: objects are put under a permanent and are sub-cards there (Comprehensive Rules 3.0.14 and 8.5.36)."""

from __future__ import annotations

from rules_data.core.abilities import Effect, Pick
from rules_data.core.abilities.effects import Transform
from rules_data.core.evaluator.events import (
    Running,
    bind,
    for_each_told,
    frame_applied,
    objects_of,
    prospective_token,
    sized_token,
)
from rules_data.core.evaluator.matching import amount_of, player_meant
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .demi_heroes import stays, where_it_arrives
from .payloads import Under
from .questions_named_effects import A_SUB_CARD_IS_NOT_IN_THE_ARENA, ALL_OF_THEM_TRANSFORM_OR_NONE
from .zones import ARENA, UNDER, commit_move


def transform(ev: Running, effect: Effect, frame: Frame) -> None:
    """Objects come under a permanent: one that is there, one that becomes it, or a token made for it (8.5.36)."""
    for own, theirs in for_each_told(ev, effect, frame):
        _transform(ev, own, theirs)
        frame.view.done, frame.view.state = theirs.view.done, ev.state


def _transform(ev: Running, effect: Effect, frame: Frame) -> None:
    if not isinstance(effect, Transform):
        return
    things = _transformed(ev, effect, frame)
    permanent = _into(ev, effect, frame, things) if things else None
    frame.view.done = False
    if permanent is None:
        return
    player = player_meant(frame.view, effect.player)
    blank = Event("transforms", (), player, cause=frame.cause, applied=frame_applied(frame))
    under = Under(permanent.identity)
    happened = ev.events.perform([replace(blank, objects=tuple(things), payload=under)])
    frame.view.state = ev.state
    frame.view.done = bool(happened)
    if effect.bind is not None:
        bind(ev, frame, effect.bind, (permanent.identity,))


def _transformed(ev: Running, effect: Transform, frame: Frame) -> list[GameObject]:
    """What is transformed: all of it has to be there, or nothing is (8.5.36d)."""
    things = objects_of(ev, effect.objects, frame)
    chosen = effect.objects
    asked = amount_of(ev, frame.view, chosen.count) if chosen.pick is Pick.CHOOSE and not chosen.up_to else 1
    if not things or len(things) >= asked:
        return things
    ruled = ev.rules.ask(ALL_OF_THEM_TRANSFORM_OR_NONE)
    if not ruled:
        return things
    text = f"{frame.cause.name}: only {len(things)} of {asked} objects are there, so none is transformed"
    ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=tuple(o.handle for o in things))
    return []


def _into(ev: Running, effect: Transform, frame: Frame, things: list[GameObject]) -> GameObject | None:
    """The permanent; what is none becomes one first (8.5.36b), and a token is created (8.5.36c)."""
    player = player_meant(frame.view, effect.player)
    if effect.token is not None:
        token = prospective_token(ev, sized_token(ev, effect.token, frame), player, 0)
        arrival = Event("is created", (token,), player, cause=frame.cause, also=("enters",))
    else:
        found = objects_of(ev, effect.others, frame)
        if not found or found[0].zone in ARENA:
            return found[0] if found else None
        where = where_it_arrives(ev, found[0], player, things)
        arrival = Event("is put", (found[0],), player, to=where, cause=frame.cause)
    happened = ev.events.perform([arrival])
    made = next((thing for event in happened for thing in event.after), None)
    there = made is not None and stays(ev, made)
    frame.view.state = ev.state
    return made if there else None


def put_under(ev: Running, event: Event) -> Event | None:
    """What is transformed lies under the permanent, and is not in the arena any more (3.0.14b)."""
    host = ev.state.find(event.carried(Under).permanent)
    found = [now for thing in event.objects if (now := ev.state.find(thing.identity)) is not None]
    if host is None or not found:
        return None
    if not ev.rules.ask(A_SUB_CARD_IS_NOT_IN_THE_ARENA):
        after = tuple(replace(thing, attached_to=host.identity) for thing in found)
        for thing in after:
            ev.board.put(thing)
        return replace(event, objects=tuple(found), after=after)
    happened = commit_move(ev, event, UNDER)
    if happened is None:
        return None
    after = tuple(replace(thing, attached_to=host.identity) for thing in happened.after)
    for thing in after:
        ev.board.put(thing)
    ev.board.remember(sub_cards=True)
    return replace(happened, after=after)
