"""What enters the arena by its subtype: one landmark, and afflictions for an opponent (8.2.9, 8.2.11; 2026-06-10)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event, GameObject, replace

from .questions_events import AN_AFFLICTION_IS_AN_OPPONENTS, THERE_IS_ONE_LANDMARK


def given_to_an_opponent(ev: Running, event: Event) -> Event:
    """The event in which something has entered; an affliction in it is an opponent's from the start (8.2.11c)."""
    if all("affliction" not in thing.card.tags for thing in event.after):
        return event
    after = tuple(_afflicting(ev, thing) if _enters(ev, event, thing, "affliction") else thing for thing in event.after)
    return replace(event, after=after)


def _enters(ev: Running, event: Event, thing: GameObject, subtype: str) -> bool:
    """Whether something has just become a permanent with this subtype; a defending card becomes none."""
    there = ev.state.find(thing.identity)
    if "enters" not in event.words or there is None or there.zone != "permanent":
        return False
    return subtype in ev.derived.traits(ev.state, there).tags


def _afflicting(ev: Running, thing: GameObject) -> GameObject:
    ruled = ev.rules.ask(AN_AFFLICTION_IS_AN_OPPONENTS)
    player = thing.player
    opponents = [other for other in ev.state.from_turn_player() if other != player]
    if not ruled or not opponents:
        return thing
    decision = Decision(player, "opponent", tuple((other,) for other in opponents), ruled.rules, thing.handle)
    chosen = ev.choices.choose(decision)[0]
    given = replace(ev.state.objects[thing.handle], controller=chosen)
    ev.board.put(given)
    text = f"{thing.handle} is an affliction: it enters under {chosen}'s control"
    ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,), players=(chosen,))
    return given


def other_landmarks(ev: Running, event: Event) -> list[Event]:
    """The other landmarks in the arena, cleared as one has entered it (8.2.9b)."""
    entered = [thing for thing in event.after if _enters(ev, event, thing, "landmark")]
    others = [
        thing
        for thing in (ev.state.in_zone("permanent") if entered else ())
        if thing.identity != entered[0].identity and "landmark" in ev.derived.traits(ev.state, thing).tags
    ]
    ruled = ev.rules.ask(THERE_IS_ONE_LANDMARK) if others else None
    if not ruled:
        return []
    text = f"{entered[0].handle} is a landmark: any other is cleared"
    ev.journal.record("procedure", text, ruled.rules, objects=(entered[0].handle,))
    return [Event("is cleared", (thing,), thing.player) for thing in others]
