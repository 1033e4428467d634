"""Events in a few words, and the step of the trace that tells of one."""

from __future__ import annotations

from rules_data.core.evaluator.state import Event

from .running import Running


def describe(ev: Running, event: Event) -> str:
    """An event in a few words: who or what it happens to, and behind that whose it is or what came of it."""
    objects = ", ".join(dict.fromkeys(o.handle for o in event.objects or event.after))
    # A player draws; a unit dies. What a player does is told of the player, whatever came of it.
    told_of = {*ev.game.player_verbs.values(), *ev.game.told_of_players}
    by_player = event.player and (not event.objects or event.kind in told_of)
    names = "" if by_player else objects
    amount = f" {event.amount}" if event.amount != 1 else ""
    if event.phase and event.player:
        return f"{event.kind} {event.player}'s {event.phase}"
    phase = f" {event.phase}" if event.phase else ""
    place = f" at {event.at}" if event.at in ev.state.objects and not event.to else ""
    place = event.payload.told or place
    aside = event.player if names else objects
    told = f"{names or event.player} {event.kind}{amount}{phase}{place}".strip()
    return f"{told} ({aside})" if aside else told


def record_waiting(ev: Running) -> None:
    """Record what waits to resolve, if anything does."""
    if not ev.state.waiting:
        return
    items = [{"label": item.label, "player": item.controller, "kind": item.kind} for item in ev.state.waiting]
    told = ", ".join(f"{item['label']} ({item['player']})" for item in reversed(items))
    text = f"On the {ev.game.waiting_zone}, the next to resolve first: {told}"
    ev.journal.record("waiting", text, ev.rules.cite("resolve"), detail={"zone": ev.game.waiting_zone, "waits": items})


def note_event(ev: Running, event: Event) -> None:
    """Record that an event has happened."""
    ev.journal.events.append(event)
    objects = tuple(o.handle for o in (event.objects or event.after))
    players = (event.player,) if event.player else ()
    rules = ev.rules.cite(event.procedure or event.kind)
    told = describe(ev, event) if ev.journal.is_read else ""
    ev.journal.record("event", told, rules, objects=objects, players=players)
