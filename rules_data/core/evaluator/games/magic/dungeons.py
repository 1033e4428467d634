"""Dungeons: rooms, the venture marker and venturing (Comprehensive Rules 309, 701.46)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Ability, Effect
from rules_data.core.abilities.effects import Venture
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Candidate, Decision, Event, Frame, GameObject, replace

from .moving import NOWHERE, put_in_zone
from .questions_beside import (
    A_DUNGEON_OF_A_TYPE_IS_ENTERED_BY_THAT_TYPE,
    A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM,
    MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY,
)

ROOM = "enters a room"
COMPLETED = "completes a dungeon"
OUTSIDE = "outside the game"
DUNGEON_TYPES = frozenset(("Undercity",))


def rooms(thing: GameObject) -> list[Ability]:
    """The room abilities of a dungeon, from the topmost on."""
    found = [a for a in thing.card.abilities if a.trigger is not None]
    return [a for a in found if any(pattern.event == ROOM for pattern in a.trigger.patterns)]  # type: ignore[union-attr]


def venture(ev: Running, effect: Effect, frame: Frame) -> None:
    """Into a first dungeon, on to a next room, or out of the bottommost room into another dungeon."""
    for player in acting_players(ev, effect, frame):
        dungeon = dungeon_of(ev, player)
        if dungeon is not None and _next_rooms(dungeon):
            _go_on(ev, player, dungeon)
            continue
        if dungeon is not None:
            ev.events.perform([Event(COMPLETED, (dungeon,), player, cause=frame.cause)])
        _begin(ev, player, effect.into if isinstance(effect, Venture) else "")


def dungeon_of(ev: Running, player: str) -> GameObject | None:
    owned = (o for o in ev.state.in_zone("command", player) if "dungeon" in o.card.types)
    return next(owned, None)


def _next_rooms(dungeon: GameObject) -> tuple[str, ...]:
    return next((room.leads_to for room in rooms(dungeon) if room.name == dungeon.at), ())


def _go_on(ev: Running, player: str, dungeon: GameObject) -> None:
    rules = ev.rules.cite("venture")
    legal = tuple((name,) for name in _next_rooms(dungeon))
    chosen = ev.choices.choose(Decision(player, "which room", legal, rules, dungeon.handle))[0]
    ev.events.perform([Event(ROOM, (dungeon,), player, at=chosen)])


def _begin(ev: Running, player: str, name: str) -> None:
    """Into a first room, of a dungeon of this type or name if one is named (701.46a and d)."""
    cards = [o for o in ev.state.in_zone(OUTSIDE, player) if "dungeon" in o.card.types]
    typed = [card for card in cards if _types_of(card)]
    if name:
        cards = [card for card in cards if card.name == name or name in _types_of(card)]
    elif typed and ev.rules.ask(A_DUNGEON_OF_A_TYPE_IS_ENTERED_BY_THAT_TYPE):
        cards = [card for card in cards if card not in typed]
    if not cards:
        return
    rules = ev.rules.cite("venture into a quality" if name else "venture")
    legal = tuple((card.handle,) for card in cards)
    chosen = ev.choices.choose(Decision(player, "which dungeon", legal, rules))[0]
    put = put_in_zone(ev, ev.state.objects[chosen], "command", controller=player)
    top = rooms(put)
    if top:
        ev.events.perform([Event(ROOM, (put,), player, at=top[0].name)])


def _types_of(card: GameObject) -> frozenset[str]:
    """The dungeon types of a card (205.3p), which files may tell by its name alone."""
    return DUNGEON_TYPES & {card.name, *card.card.tags}


def move_marker(ev: Running, event: Event) -> Event | None:
    """The venture marker is put on a room of a dungeon in the command zone."""
    subject = event.subject
    thing = ev.state.find(subject.identity) if subject is not None else None
    if thing is None:
        return None
    moved = replace(thing, at=event.at)
    ev.board.put(moved)
    return replace(event, objects=(thing,), after=(moved,))


def complete(ev: Running, event: Event) -> Event | None:
    """Its owner removes the dungeon from the game."""
    subject = event.subject
    thing = ev.state.find(subject.identity) if subject is not None else None
    if thing is None:
        return None
    return replace(event, objects=(thing,), after=(put_in_zone(ev, thing, NOWHERE),))


def dungeon_finished(ev: Running) -> Iterator[Event]:
    """State-based: a dungeon with the marker on its bottommost room is removed, once no room ability of it waits."""
    if not any([thing.zone == "command" for thing in ev.state.objects.values()]):
        return
    for player in ev.state.players:
        dungeon = dungeon_of(ev, player)
        if dungeon is None or not dungeon.at or _next_rooms(dungeon):
            continue
        if not _waits(ev, dungeon) or not ev.rules.ask(A_DUNGEON_WAITS_FOR_ITS_LAST_ROOM):
            yield Event(COMPLETED, (dungeon,), player)


def _waits(ev: Running, dungeon: GameObject) -> bool:
    sources = [item.source for item in (*ev.state.waiting, *ev.under_way.resolving)]
    sources += [candidate.watcher.source for candidate in ev.state.triggered]
    return any(source.handle == dungeon.handle for source in sources)


def room_gate(ev: Running, candidate: Candidate) -> tuple[str, str, tuple[str, ...]] | None:
    """That the marker moves into a room fulfils the ability printed there because a rule says so."""
    if candidate.occurrence.event.kind != ROOM:
        return None
    ruled = ev.rules.ask(MOVING_INTO_A_ROOM_TRIGGERS_ITS_ABILITY)
    return None if ruled else ("suppressed", "a room has no trigger condition printed", ruled.rules)
