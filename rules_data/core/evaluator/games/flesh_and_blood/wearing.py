"""Equipping objects, and equipped objects that change controllers (Comprehensive Rules 8.5.35, 8.5.41 and 8.5.54)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import EquipToken
from rules_data.core.evaluator.events import (
    Running,
    acting_players,
    bind,
    current,
    done,
    frame_applied,
    prospective_token,
    sized_token,
)
from rules_data.core.evaluator.state import Event, Frame, GameObject, WithStatus, replace

from .facts import home_zone
from .keywords import has_keyword
from .questions_keywords import STANDS_FOR
from .questions_named_effects import (
    A_TOKEN_THAT_CANNOT_BE_EQUIPPED_IS_NOT_CREATED,
    A_TWO_HANDER_TAKES_BOTH_ZONES,
    A_ZONE_HAS_ROOM_FOR_ONE,
    ONE_OFF_HAND_IS_HELD,
    WHAT_CANNOT_BE_EQUIPPED_IS_NO_PERMANENT,
    WHOEVER_GETS_IT_EQUIPS_IT,
)
from .zones import EQUIPPED_ZONES, commit_move

WEAPON = "weapon"
CLOAKED, PERCHED = "cloaked", "perched"
_WORN = ("head", "chest", "arms", "legs")
_HELD = frozenset(("1h", "2h", "off-hand", "quiver"))
_ONE_OF_EACH = frozenset(("off-hand", "quiver"))
_WEAPON_ZONES = 2


def equip(ev: Running, event: Event) -> Event | None:
    """An object comes into a zone of its subtype that is empty (8.5.41c); else it is no permanent (8.5.41e)."""
    thing = current(ev, event)
    if thing is None:
        return None
    zone = _zone_for(ev, thing)
    if zone and _may_be_put_on(ev, event.player, zone, thing):
        happened = commit_move(ev, _cloaked(ev, event, thing), zone)
        return None if happened is None else _controlled(ev, happened)
    ruled = ev.rules.ask(WHAT_CANNOT_BE_EQUIPPED_IS_NO_PERMANENT)
    if not ruled:
        return commit_move(ev, replace(event, kind="is put", to="arena"), "permanent")
    text = f"{event.cause.name}: {thing.handle} cannot be equipped and stays where it is"
    ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(thing.handle,))
    return None


def equip_token(ev: Running, effect: Effect, frame: Frame) -> None:
    """A token is created and then equipped; where that cannot be done, nothing is (8.5.41d)."""
    if not isinstance(effect, EquipToken):
        return
    made: list[tuple[str, int]] = []
    for player in acting_players(ev, effect, frame):
        token = prospective_token(ev, sized_token(ev, effect.token, frame), player, len(made))
        if can_be_equipped(ev, player, token):
            made += _created_and_equipped(ev, token, player, frame)
            continue
        ruled = ev.rules.ask(A_TOKEN_THAT_CANNOT_BE_EQUIPPED_IS_NOT_CREATED)
        if not ruled:
            made += _created(ev, token, player, frame)
            continue
        text = f"{frame.cause.name}: {player} cannot equip a token {token.name}, so none is created"
        ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(token.name,), players=(player,))
    frame.view.state = ev.state
    frame.view.done = bool(made)
    if effect.bind is not None:
        bind(ev, frame, effect.bind, tuple(made))


def _created(ev: Running, token: GameObject, player: str, frame: Frame) -> list[tuple[str, int]]:
    arrival = Event(
        "is created", (token,), player, cause=frame.cause, applied=frame_applied(frame), also=("enters",)
    )
    happened = ev.events.perform([arrival])
    return [thing.identity for event in happened if event.kind == "is created" for thing in event.after]


def _created_and_equipped(ev: Running, token: GameObject, player: str, frame: Frame) -> list[tuple[str, int]]:
    created = _created(ev, token, player, frame)
    for identity in created:
        thing = ev.state.find(identity)
        if thing is not None:
            ev.events.perform([Event("is equipped", (thing,), player, cause=frame.cause)])
    return created


def can_be_equipped(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a player could equip an object now: it has a zone of its subtype, and room there (8.5.41b and c)."""
    zone = _zone_for(ev, thing)
    full = bool(ev.rules.ask(A_ZONE_HAS_ROOM_FOR_ONE)) and not _has_room(ev, player, zone, thing)
    return bool(zone) and zone not in _zones_of(ev, thing) and not full and not _is_a_second(ev, player, thing)


def _cloaked(ev: Running, event: Event, thing: GameObject) -> Event:
    """The event of equipping an object; one that is cloaked is equipped face down (8.3.36)."""
    if not has_keyword(ev, ev.derived.traits(ev.state, thing), CLOAKED):
        return event
    rules = ev.rules.ask(STANDS_FOR[CLOAKED]).rules
    text = f"{thing.handle} is cloaked: it is equipped face down"
    ev.journal.record("procedure", text, rules, objects=(thing.handle,))
    return replace(event, payload=WithStatus("face down"))


def _controlled(ev: Running, happened: Event) -> Event:
    """Whoever equips an object controls it."""
    after = tuple(replace(thing, controller=happened.player or thing.controller) for thing in happened.after)
    for thing in after:
        ev.board.put(thing)
    return replace(happened, after=after)


def _may_be_put_on(ev: Running, player: str, zone: str, thing: GameObject) -> bool:
    if zone in _zones_of(ev, thing):
        return False
    if second := _is_a_second(ev, player, thing):
        ev.journal.record("recheck_failed", second, ev.rules.ask(ONE_OFF_HAND_IS_HELD).rules, ok=False)
        return False
    if _has_room(ev, player, zone, thing):
        return True
    ruled = ev.rules.ask(A_ZONE_HAS_ROOM_FOR_ONE)
    if ruled:
        text = f"{player} has no empty {zone} zone for {thing.handle}"
        ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(thing.handle,))
    return not ruled


def _zone_for(ev: Running, thing: GameObject) -> str:
    """The zone that an object can be equipped to by what it is; '' for one that cannot be equipped (8.5.41b)."""
    traits = ev.derived.traits(ev.state, thing)
    worn = next((zone for zone in _WORN if zone in _tags(ev, thing)), "")
    held = WEAPON in traits.types or bool(_tags(ev, thing) & _HELD)
    return worn or (WEAPON if held else "")


def _tags(ev: Running, thing: GameObject) -> frozenset[str]:
    return frozenset(tag.lower() for tag in ev.derived.traits(ev.state, thing).tags)


def _zones_of(ev: Running, thing: GameObject) -> set[str]:
    """The zones that an object is equipped to: what fights on the combat chain keeps its own (7.7.5)."""
    return {thing.zone, home_zone(ev.state, thing)} & EQUIPPED_ZONES


def _is_a_second(ev: Running, player: str, thing: GameObject) -> str:
    """Why a player cannot equip an off-hand, or a quiver, beside another one (8.2.10b, 8.2.15b); or nothing."""
    kinds = _ONE_OF_EACH & _tags(ev, thing)
    for other in ev.state.objects.values() if kinds else ():
        same = kinds & _tags(ev, other) and other.controller == player and other.identity != thing.identity
        if same and _zones_of(ev, other) and ev.rules.ask(ONE_OFF_HAND_IS_HELD):
            return f"{player} has {other.handle} equipped and cannot equip {thing.handle} besides"
    return ""


def _has_room(ev: Running, player: str, zone: str, thing: GameObject) -> bool:
    there = [
        other
        for other in ev.state.objects.values()
        if other.controller == player and other.identity != thing.identity and zone in _zones_of(ev, other)
    ]
    if zone == WEAPON and len(there) == 1 and _fits_beside(ev, thing, there[0]):
        return True
    zones = _WEAPON_ZONES if zone == WEAPON else 1
    if zones - sum(_takes(ev, other) for other in there) >= _takes(ev, thing):
        return True
    # A two-hander bow occupies one of its two zones, and a quiver may have the other (8.2.15a).
    beside_a_bow = len(there) == 1 and {"bow", "2h"} <= _tags(ev, there[0])
    return beside_a_bow and "quiver" in _tags(ev, thing)


def _fits_beside(ev: Running, thing: GameObject, other: GameObject) -> bool:
    """Whether one of two objects is a two-hander and the other is perched, so that both are equipped (8.3.39)."""
    pairs = ((thing, other), (other, thing))
    return any(
        "2h" in _tags(ev, held) and has_keyword(ev, ev.derived.traits(ev.state, beside), PERCHED)
        for held, beside in pairs
    )


def _takes(ev: Running, thing: GameObject) -> int:
    """How many zones an object is equipped to: a two-hander to both weapon zones (8.2.2b)."""
    return 2 if "2h" in _tags(ev, thing) and ev.rules.ask(A_TWO_HANDER_TAKES_BOTH_ZONES) else 1


def change_control(ev: Running, event: Event) -> Event | None:
    """Control passes; what is equipped is equipped by the new controller, or else the effect fails (8.5.35a)."""
    thing = current(ev, event)
    if thing is None or thing.controller == event.player:
        return None
    zones = _zones_of(ev, thing)
    full = zones and not all(_has_room(ev, event.player, zone, thing) for zone in zones)
    if full or (zones and _is_a_second(ev, event.player, thing)):
        ruled = ev.rules.ask(WHOEVER_GETS_IT_EQUIPS_IT)
        if ruled:
            text = f"{event.player} cannot equip {thing.handle} and does not gain control of it"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(thing.handle,))
            return None
    return done(ev, event, thing, replace(thing, controller=event.player))
