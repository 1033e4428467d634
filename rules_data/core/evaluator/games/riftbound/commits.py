"""How each kind of event changes the state (Core Rules, chapter on game actions).

A commit returns the event as it happened, or None where there was nothing for it to do: readying what is ready,
damage of zero, a token that is nowhere any more.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.events import (
    Running,
    add_resource,
    as_told,
    change_number,
    current,
    done,
    new_handle,
    take_along,
)
from rules_data.core.evaluator.matching import item_of
from rules_data.core.evaluator.state import NOTHING_PAID, Event, GameObject, Modifier, NotSupported, OfChanges, replace

from .attaching import attach, bring_attached, detach
from .bonus_damage import as_it_is_dealt
from .copying import that_apply
from .decks import rearrange
from .drawing import burn, channel, discard, draw
from .flowing import leaves_otherwise
from .forbidding import is_kept_from_being_played
from .hiding import put_facedown
from .keywords import ACCELERATED
from .memory import remembered
from .new_choices import take_item
from .payloads import OfPlaying
from .places import BOARD, FIXED, NOWHERE, put_in_zone
from .questions_actions import XP_IS_GAINED
from .questions_course import NOT_SAID
from .questions_keywords import WHAT_EMPOWERING_DOES
from .teams import gain_points, lose_points
from .vocabulary import PLAYER


def will_happen(ev: Running, event: Event) -> bool:
    """Whether a death that nothing replaces is going to happen, and whether a token can be played.

    Players are chosen, and nothing else is done to them as to objects.
    """
    if event.kind != "is targeted" and any(thing.zone == PLAYER for thing in event.objects):
        return False
    if event.kind == "is played" and event.objects and not event.objects[0].zone:
        return not is_kept_from_being_played(ev, event.player, event.objects[0], event.to)
    thing = current(ev, event)
    return event.kind != "dies" or (thing is not None and _can_die(ev, thing))


def _can_die(ev: Running, thing: GameObject) -> bool:
    if thing.zone not in BOARD or thing.zone in FIXED:
        return False
    return "be killed" not in ev.derived.traits(ev.state, thing).cannot


def _leaves_for(zone: str, from_board_only: bool = False) -> Callable[[Running, Event], Event | None]:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or (from_board_only and thing.zone not in BOARD):
            return None
        if thing.zone in FIXED and event.kind != "is banished":
            return None
        to = "rune deck" if zone == "deck" and "rune" in thing.card.types else zone
        moved = put_in_zone(ev, thing, to)
        return with_its_leaving(replace(event, objects=(thing,), after=(moved,)))

    return commit


def put(ev: Running, event: Event) -> Event | None:
    """A card goes into its owner's hand or trash, or onto an end of the deck; that is no drawing or recycling."""
    thing = current(ev, event)
    zone = ev.game.zones_put_into.get(event.to, event.to)
    if thing is None or thing.zone in FIXED or thing.zone == zone != "deck":
        return None
    deck = [card for card in ev.state.in_zone(zone, thing.owner) if card.handle != thing.handle]
    moved = put_in_zone(ev, thing, "rune deck" if zone == "deck" and "rune" in thing.card.types else zone)
    if event.to == "deck" and deck:
        moved = replace(moved, order=deck[0].order - 1)
        ev.board.put(moved)
    return with_its_leaving(replace(event, objects=(thing,), after=(moved,)))


def with_its_leaving(event: Event) -> Event:
    """What takes an object off the board is its leaving as well, before it happens too: that may be replaced."""
    thing = event.subject
    leaves = event.kind in _LEAVES and thing is not None and thing.zone in BOARD and "leaves" not in event.also
    return replace(event, also=(*event.also, "leaves")) if leaves else event


_LEAVES = frozenset(("dies", "is banished", "is returned", "is recycled", "is put"))


def _status(status: str, on: bool) -> Callable[[Running, Event], Event | None]:
    def commit(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        if thing is None or (status in thing.statuses) is on:
            return None
        if status == "exhausted" and not on and "be readied" in ev.derived.traits(ev.state, thing).cannot:
            return None
        changed = thing.with_status(status, on)
        return done(ev, event, thing, changed)

    return commit


def recall(ev: Running, event: Event) -> Event | None:
    """Relocate a permanent to its base; no move, and nothing about it changes."""
    thing = current(ev, event)
    if thing is None or thing.zone not in BOARD:
        return None
    changed = replace(thing, zone="base", at="")
    if event.status == "exhausted":
        changed = changed.with_status("exhausted")
    if changed == thing:
        return None
    ev.board.put(changed)
    bring_attached(ev, changed)
    return replace(event, objects=(thing,), after=(changed,), at=ev.game.place_of(thing))


def is_kept_from_moving(ev: Running, thing: GameObject, to: str) -> bool:
    """Whether something says that it cannot move, or not to this place."""
    cannot = ev.derived.traits(ev.state, thing).cannot
    return "move" in cannot or ("move to base" in cannot and to.startswith("base:"))


def move(ev: Running, event: Event) -> Event | None:
    """Change the location of a unit; a battlefield its controller does not control becomes contested."""
    thing = current(ev, event)
    if thing is None or ev.game.place_of(thing) == event.to or is_kept_from_moving(ev, thing, event.to):
        return None
    if event.to.startswith("base:"):
        changed = replace(thing, zone="base", at="")
    else:
        changed = replace(thing, zone="battlefield", at=event.to)
    ev.board.put(changed)
    bring_attached(ev, changed)
    contest(ev, changed)
    return replace(event, objects=(thing,), after=(changed,))


def contest(ev: Running, unit: GameObject) -> None:
    """Apply Contested to the battlefield where a unit has become present, if its controller does not control it."""
    field = ev.state.objects.get(unit.at)
    if unit.zone != "battlefield" or field is None or field.controller == unit.controller:
        return
    if "contested" not in field.statuses:
        ev.board.put(field.with_status("contested"))
        ev.board.remember(contested_by={**remembered(ev.state).contested_by, field.handle: unit.controller})


def take_damage(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or event.amount < 1 or thing.zone not in BOARD:
        return None
    if "be dealt damage" in ev.derived.traits(ev.state, thing).cannot:
        return None
    event = as_it_is_dealt(ev, event)
    changed = thing.with_counter("damage", thing.count("damage") + event.amount)
    return done(ev, event, thing, changed)


def heal(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or not thing.count("damage"):
        return None
    changed = thing.with_counter("damage", 0)
    ev.board.put(changed)
    return replace(event, objects=(thing,), after=(changed,), amount=thing.count("damage"))


def buff(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or thing.count("buffs"):
        return None
    changed = thing.with_counter("buffs", 1)
    return done(ev, event, thing, changed)


def empower(ev: Running, event: Event) -> Event | None:
    """Render an object empowered, where the rules know that; one that is empowered stays as it is."""
    ruled = ev.rules.ask(WHAT_EMPOWERING_DOES)
    if ruled.answer == NOT_SAID:
        rules = ", ".join(ruled.rules)
        raise NotSupported(f"The rules of this edition do not say what it is to empower something (rule {rules}).")
    if ruled.answer == "nothing":
        return None
    return _status("empowered", on=True)(ev, event)


def spend_buff(ev: Running, event: Event) -> Event | None:
    thing = current(ev, event)
    if thing is None or not thing.count("buffs"):
        return None
    changed = thing.with_counter("buffs", thing.count("buffs") - 1)
    return done(ev, event, thing, changed)


def change(ev: Running, event: Event) -> Event | None:
    """Apply changes with a duration to an object."""
    thing = current(ev, event)
    if thing is None:
        return None
    given = event.carried(OfChanges)
    changes = that_apply(ev, thing, given.changes)
    made = tuple(Modifier(each, given.duration, ev.state.clock, event.cause.name) for each in changes)
    changed = replace(thing, modifiers=(*thing.modifiers, *made))
    ev.board.put_newest(changed)
    return replace(event, objects=(thing,), after=(changed,))


def play_or_create(ev: Running, event: Event) -> Event | None:
    """A permanent enters the board: a card from the chain, or a token. For a spell nothing is left to do."""
    thing = event.subject
    if thing is not None and "spell" in thing.card.types:
        return event
    if thing is None:
        return None
    made = _new_token(ev, thing) if thing.zone == "" else ev.state.objects[thing.handle]
    zone, at = ("base", "") if event.to.startswith("base:") else ("battlefield", event.to)
    entered = replace(
        made,
        zone=zone,
        at=at,
        controller=event.player,
        incarnation=made.incarnation + 1,
        order=ev.state.clock,
        statuses=frozenset(),
        paid=event.payload.paid if isinstance(event.payload, OfPlaying) else NOTHING_PAID,
    )
    ev.board.put_newest(entered)
    take_along(ev, made, entered)
    usual = "ready" if ACCELERATED in entered.paid.costs else ev.derived.traits(ev.state, entered).enters
    how = event.status or usual
    if how == "exhausted" or ("unit" in entered.card.types and how != "ready"):
        entered = entered.with_status("exhausted")
        ev.board.put(entered)
    contest(ev, entered)
    return replace(event, objects=(made,), after=(entered,))


def _new_token(ev: Running, prospect: GameObject) -> GameObject:
    """The token, with a handle of its own."""
    return replace(prospect, handle=new_handle(ev, prospect.name), zone=NOWHERE, order=ev.state.clock)


def counter(ev: Running, event: Event) -> Event | None:
    """The item is cleared from the chain without doing anything; its costs stay paid."""
    subject = event.subject
    if subject is None:
        return None
    for item in ev.state.waiting:
        if f"#{item.number}" == subject.handle or (item.kind == "card" and item.label == subject.handle):
            ev.board.take_off(item)
            if item.kind == "card" and not leaves_otherwise(ev, item):
                put_in_zone(ev, ev.state.objects[subject.handle], "trash")
            return event
    return None


def change_control(ev: Running, event: Event) -> Event | None:
    if event.objects and item_of(ev.state, event.objects[0]) is not None:
        return take_item(ev, event)
    thing = current(ev, event)
    if thing is None or thing.controller == event.player:
        return None
    changed = replace(thing, controller=event.player)
    happened = done(ev, event, thing, changed)
    contest(ev, changed)
    return happened


def designate(ev: Running, event: Event) -> Event | None:
    """Units gain the attacker or defender designation."""
    status = {"attacks": "attacking", "defends": "defending"}[event.kind]
    other = {"attacking": "defending", "defending": "attacking"}[status]
    after = []
    for thing in event.objects:
        changed = ev.state.objects[thing.handle].with_status(other, on=False).with_status(status)
        ev.board.put(changed)
        after.append(changed)
    return replace(event, after=tuple(after))


def lose_designation(ev: Running, event: Event) -> Event | None:
    for thing in event.objects:
        current = ev.state.objects[thing.handle]
        changed = current.with_status("attacking", on=False).with_status("defending", on=False)
        ev.board.put(changed)
    return event


def _gain_xp(ev: Running, event: Event) -> Event | None:
    """A player has more XP, where there are rules on it (730.1)."""
    return change_number("xp", 1, least=0)(ev, event) if ev.rules.ask(XP_IS_GAINED) else None


COMMITS = {
    "dies": _leaves_for("trash", from_board_only=True),
    "is banished": _leaves_for("banishment"),
    "is returned": _leaves_for("hand"),
    "is recycled": _leaves_for("deck"),
    "is put": put,
    "is recalled": recall,
    "is played": play_or_create,
    "is created": play_or_create,
    "moves": move,
    "takes damage": take_damage,
    "is healed": heal,
    "is readied": _status("exhausted", on=False),
    "is exhausted": _status("exhausted", on=True),
    "is stunned": _status("stunned", on=True),
    "is buffed": buff,
    "is empowered": empower,
    "is disempowered": _status("empowered", on=False),
    "burns": burn,
    "spends a buff": spend_buff,
    "is attached": attach,
    "is detached": detach,
    "is countered": counter,
    "is changed": change,
    "changes control": change_control,
    "draws": draw,
    "discards": discard,
    "predicts": rearrange,
    "channels": channel,
    "gains points": gain_points,
    "gains xp": _gain_xp,
    "is hidden": put_facedown,
    "loses points": lose_points,
    "adds": add_resource,
    "attacks": designate,
    "defends": designate,
    "loses designation": lose_designation,
    **dict.fromkeys(
        (
            "is targeted",
            "is revealed",
            "becomes mighty",
            "conquers",
            "holds",
            "wins a combat",
            "loses a combat",
            "ability triggers",
            "ability is used",
            "is finalized",
            "start of",
            "end of",
        ),
        as_told,
    ),
}
