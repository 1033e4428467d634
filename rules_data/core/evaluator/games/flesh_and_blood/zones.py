"""Zones, and moving objects between them (Comprehensive Rules 3.0, 3.1 and 8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import NOTHING_PAID, Event, GameObject, replace

from .memory import remembered
from .questions_events import WHAT_STAYS_PRIVATE_HAS_NO_PROPERTIES
from .questions_named_effects import SUB_CARDS_ARE_CLEARED
from .questions_play import CLEARING_IS_AN_EVENT
from .sides import off_the_stack

EQUIPMENT_ZONES = frozenset(("equipment", "head", "chest", "arms", "legs"))
EQUIPPED_ZONES = EQUIPMENT_ZONES | {"weapon"}
ARENA = EQUIPPED_ZONES | {"hero", "permanent", "combat chain"}
PRIVATE = frozenset(("hand", "deck", "arsenal", "inventory"))
NOWHERE = "nowhere"
_UNSEEN = CardFacts("", ())  # of what nobody sees no effect knows any property
UNDER = "under"


def in_zone(zone: str, asked: str) -> bool:
    """Whether an object in `zone` is in what is asked for: the arena and the equipment zones are several zones."""
    if asked == "anywhere":
        return zone != NOWHERE
    if asked == "arena":
        return zone in ARENA
    if asked == "equipment":
        return zone in EQUIPMENT_ZONES
    return zone == asked


def move(ev: Running, thing: GameObject, zone: str, *, bottom: bool = False, status: str = "") -> GameObject:
    """Put an object into a zone and return it as it is there.

    It stays the same object in the arena and on the stack, and becomes a new one anywhere else (3.0.9); a token
    that leaves the arena ceases to exist (3.0.12a). What was private is public there, if `status` says nothing else
    (3.0.8).
    """
    if zone == thing.zone and zone not in ("deck", "combat chain"):
        return thing
    ceases = zone == NOWHERE or (is_token(thing) and zone not in (*ARENA, UNDER))
    if zone in ARENA or zone == "stack":
        moved = replace(thing, zone=zone, at="", order=ev.state.clock)
        if zone != "stack" and not moved.controller:
            moved = replace(moved, controller=thing.owner)
        if status == "face down" or thing.zone not in ARENA:  # what comes there is public, if nothing else is said
            moved = moved.with_status("face down", status == "face down")
    else:
        order = ev.state.clock if zone != "deck" or bottom else _before_all(ev, thing.owner)
        moved = replace(
            thing,
            card=off_the_stack(ev, thing),
            zone=NOWHERE if ceases else zone,
            at="",
            incarnation=thing.incarnation + 1,
            controller="",
            statuses=frozenset((status,)) if status in ("face down", "face up") else frozenset(),
            counters={},
            modifiers=(),
            attached_to=None,
            order=order,
            paid=NOTHING_PAID,
        )
    ev.board.put_newest(moved)
    if moved.incarnation != thing.incarnation and remembered(ev.state).sub_cards:
        _clear_what_lay_under(ev, thing)
    return moved


def _clear_what_lay_under(ev: Running, thing: GameObject) -> None:
    """The sub-cards of what has ceased to exist are cleared along with it (3.0.14e)."""
    under = [card for card in ev.state.in_zone(UNDER) if card.attached_to == thing.identity]
    ruled = ev.rules.ask(SUB_CARDS_ARE_CLEARED) if under else None
    for card in under if ruled else ():
        move(ev, card, "graveyard")
        text = f"{card.handle} was under {thing.handle} and is cleared"
        ev.journal.record("procedure", text, ruled.rules if ruled else (), objects=(card.handle,))


def leaves_play(zone: str) -> bool:
    """Whether a zone is none in which an object goes on being what it was (3.0.9)."""
    return zone not in ARENA and zone != "stack"


def is_token(thing: GameObject) -> bool:
    """Whether an object is a token: one that was created, or a card with that type (1.3.2b)."""
    return thing.token or "token" in thing.card.types


def clear(ev: Running, things: Sequence[GameObject]) -> None:
    """Move objects to their owners' graveyards, as one event where the rules make it one (3.0.12)."""
    if not things:
        return
    if not ev.rules.ask(CLEARING_IS_AN_EVENT):
        for thing in things:
            move(ev, thing, "graveyard")
        return
    ev.events.perform([Event("is cleared", (thing,), thing.player) for thing in things])


def _before_all(ev: Running, player: str) -> int:
    """An order on top of the player's deck."""
    deck = ev.state.in_zone("deck", player)
    return deck[0].order - 1 if deck else ev.state.clock


def moved_words(before: GameObject, after: GameObject) -> tuple[str, ...]:
    """What a change of zones is besides itself: entering or leaving the arena, and a living object's death."""
    was, is_now = before.zone in ARENA, after.zone in ARENA
    if was and not is_now:
        living = any(stat == "life" for stat, _ in before.card.stats)
        return ("leaves", "dies") if living else ("leaves",)
    return ("enters",) if is_now and not was else ()


def commit_move(ev: Running, event: Event, zone: str) -> Event | None:
    """Move the objects of an event to a zone; None when none of them is still there."""
    found = [thing for thing in event.objects if ev.state.find(thing.identity) is not None]
    found = [ev.state.objects[thing.handle] for thing in found]
    if zone != "deck":
        found = [thing for thing in found if thing.zone != zone]
    if not found:
        return None
    bottom = event.to == "deck bottom"
    after = []
    words: tuple[str, ...] = ()
    for thing in found:
        moved = move(ev, thing, zone, bottom=bottom, status=event.status)
        after.append(moved)
        words += moved_words(thing, moved)
    also = tuple(dict.fromkeys((*event.also, *words)))
    told = [_as_told(ev, thing, moved) for thing, moved in zip(found, after, strict=True)]
    objects, afterwards = tuple(before for before, _ in told), tuple(now for _, now in told)
    return replace(event, objects=objects, after=afterwards, also=also, amount=max(len(found), 1))


def _as_told(ev: Running, thing: GameObject, moved: GameObject) -> tuple[GameObject, GameObject]:
    """An object that has moved, before and after, as effects know it: what was private all the way is just a card."""
    stays_private = moved.zone not in ARENA and _is_private(thing) and _is_private(moved)
    if not stays_private or not ev.rules.ask(WHAT_STAYS_PRIVATE_HAS_NO_PROPERTIES):
        return thing, moved
    return replace(thing, card=_UNSEEN), replace(moved, card=_UNSEEN)


def _is_private(thing: GameObject) -> bool:
    """Whether an object is private: face down, or where that is usual and it is not face up (3.0.4)."""
    return "face down" in thing.statuses or (thing.zone in PRIVATE and "face up" not in thing.statuses)
