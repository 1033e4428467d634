"""Zones and how objects move between them (Comprehensive Rules 400-408)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_data.core.abilities.effects import TRANSFORMED
from rules_data.core.evaluator.events import Running, current, new_handle, take_along
from rules_data.core.evaluator.state import NOTHING_PAID, Event, GameObject, Item, Modifier, replace

from . import faces
from .commanders import zone_of_commander
from .daytime import enters_by_night
from .entering import comes_tapped, host_as_it_enters, is_put_there_attached
from .further_draws import note_drawn
from .having import has
from .keywords_activated import TYPECYCLINGS
from .memory import remembered
from .payloads import COMBAT_DAMAGE, NONCOMBAT_DAMAGE, IntoZone
from .questions_actions import (
    A_TOKEN_THAT_LEFT_COMES_BACK,
    TYPECYCLING_IS_CYCLING,
    WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT,
)
from .questions_copying import A_COPY_OF_A_PERMANENT_SPELL_BECOMES_A_TOKEN, WHAT_IS_PUT_THERE_ATTACKING_ATTACKS
from .questions_triggers import BECOMING_IS_A_CHANGE
from .shuffling import know_the_order

BATTLEFIELD = "battlefield"
BOARD = frozenset((BATTLEFIELD,))
STACK = "stack"
_DAMAGE, _DESIGNATED = "is dealt damage", "is designated"
PHASED_OUT = "phased out"
FACE_DOWN = "face down"
CYCLING, BESTOWED = "cycling", "bestowed"
DISGUISED = "disguised"  # face down by a disguise ability, and so with ward {2}
NOWHERE = "nowhere"
PLAYER_ZONE = "player"
ARRIVED = "under control since an upkeep"  # what echo looks for at the next upkeep
HIDDEN = frozenset(("hand", "library", "planar deck"))
# Where each kind of zone change takes an object; `is put` says it itself.
ZONE_AFTER = {
    "dies": "graveyard",
    "is destroyed": "graveyard",
    "is sacrificed": "graveyard",
    "is milled": "graveyard",
    "is exiled": "exile",
    "is returned": "hand",
    "is countered": "graveyard",
    "discards": "graveyard",
    "draws": "hand",
    "enters": BATTLEFIELD,
    "is created": BATTLEFIELD,
    "leaves the game": NOWHERE,
}
_ARRIVES = {
    "graveyard": "is put into a graveyard",
    "hand": "is put into a hand",
    "library": "is put into a library",
    "exile": "is exiled",
    BATTLEFIELD: "enters",
}


def words_of_move(start: str, end: str) -> tuple[str, ...]:
    """The words under which a move from one zone to another happens."""
    if start == end and end == "library":
        return ()  # a card that is put elsewhere in a library changes no zone
    found = ["changes zones"]
    if end in _ARRIVES:
        found.append(_ARRIVES[end])
    if start == BATTLEFIELD and end != BATTLEFIELD:
        found.append("leaves")
        if end == "graveyard":
            found.append("dies")
    return tuple(found)


def zone_after(event: Event) -> str:
    """The zone an event takes its objects to; '' if it is no zone change."""
    into = event.payload.zone if isinstance(event.payload, IntoZone) else ""
    return into or ZONE_AFTER.get(event.kind, "")


def prepare(ev: Running, event: Event) -> Event:
    """An event as it is proposed, with every word it happens under."""
    if event.kind == _DAMAGE and COMBAT_DAMAGE not in event.category:
        # What replaces or prevents noncombat damage has to know it before it is dealt.
        return replace(event, category=(NONCOMBAT_DAMAGE,))
    also: tuple[str, ...] = _ALSO.get(event.kind, ())
    if event.kind == _DESIGNATED and event.status and event.subject is not None:
        also += () if event.status in event.subject.statuses else (f"becomes {event.status}",)
    subject, end = event.subject, zone_after(event)
    if subject is not None and _pays_for_cycling(ev, event, subject):
        also += ("is cycled",)
    if end and subject is not None:
        also += words_of_move(subject.zone, end)
    if not also:
        return event
    return replace(event, also=tuple(dict.fromkeys((*event.also, *(word for word in also if word != event.kind)))))


def _pays_for_cycling(ev: Running, event: Event, card: GameObject) -> bool:
    """Whether a card is discarded to pay for a cycling ability of its own, and so is cycled (702.29c, 702.29f)."""
    source = event.cause.source
    if event.kind != "discards" or source is None or source.handle != card.handle:
        return False
    word = event.cause.label.removeprefix(f"{card.handle}/")
    return word == CYCLING or (word in TYPECYCLINGS and bool(ev.rules.ask(TYPECYCLING_IS_CYCLING)))


_ALSO = {
    "discards": ("is discarded",),
    "draws": ("is drawn",),
    "ability is used": ("ability is activated",),
    "adds": ("adds mana",),
    "changes control": ("gains control",),
}


def put_in_zone(ev: Running, thing: GameObject, zone: str, *, bottom: bool = False, **kept: Any) -> GameObject:
    """Move an object to another zone, where it is a new object (400.7). `kept` is what it comes there with."""
    order = ev.state.clock
    if zone == "library" and not bottom:
        library = ev.state.in_zone("library", thing.owner)
        order = min((card.order for card in library), default=order) - 1
    blank: dict[str, Any] = {"controller": "", "statuses": frozenset(), "counters": {}, "modifiers": ()}
    blank |= {"paid": NOTHING_PAID, "played": None}
    card = thing.card if zone in (BATTLEFIELD, STACK) else faces.elsewhere(ev, thing)
    moved = replace(
        thing,
        card=card,
        zone=zone,
        at="",
        attached_to=None,
        paired_with=None,
        order=order,
        incarnation=thing.incarnation + 1,
        **{**blank, **kept},
    )
    ev.board.put_newest(moved)
    if thing.zone == STACK:
        _no_longer_waiting(ev, thing)
    return moved


def _no_longer_waiting(ev: Running, spell: GameObject) -> None:
    """A spell that has left the stack, wherever it went, is none any more and will not resolve (400.7)."""
    for item in ev.state.waiting:
        if item.kind == "card" and item.source.handle == spell.handle:
            take_off_unresolved(ev, item, spell)
            return


def take_off_unresolved(ev: Running, item: Item, spell: GameObject) -> None:
    """A spell that will not resolve is on the stack no longer, and known as it last was there."""
    ev.board.take_off(item)
    ev.board.remember(off_stack={**remembered(ev.state).off_stack, spell.identity: replace(item, source=spell)})


def move(ev: Running, event: Event) -> Event | None:
    """Put an object into the zone its event names; nothing if it is no longer that object."""
    thing = current(ev, event)
    zone = zone_after(event)
    if thing is None or (thing.zone == zone and zone == BATTLEFIELD) or _stays_away(ev, thing, zone):
        return None
    if zone == BATTLEFIELD:
        return enter(ev, event)
    zone = zone_of_commander(ev, thing, zone)
    kept: dict[str, Any] = {}
    if event.status == "face down":
        kept["statuses"] = frozenset(("face down",))
    bottom = isinstance(event.payload, IntoZone) and event.payload.bottom
    moved = put_in_zone(ev, thing, zone, bottom=bottom, **kept)
    return replace(event, objects=(thing,), after=(moved,), also=_words(event, thing.zone, zone))


def _stays_away(ev: Running, thing: GameObject, zone: str) -> bool:
    """Whether it is a token that has left the battlefield and so moves nowhere any more (111.8)."""
    if not thing.token or thing.zone in (BATTLEFIELD, STACK, "") or zone == NOWHERE:
        return False
    ruled = ev.rules.ask(A_TOKEN_THAT_LEFT_COMES_BACK)
    if ruled:
        return False
    where = thing.zone if thing.zone == "exile" else f"the {thing.zone}"
    text = f"{thing.handle} is a token that has left the battlefield, and stays in {where}"
    ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return True


def _words(event: Event, start: str, end: str) -> tuple[str, ...]:
    moves = tuple(word for word in words_of_move(start, end) if word != event.kind)
    return tuple(dict.fromkeys((*(w for w in event.also if w not in OF_MOVES), *moves)))


OF_MOVES = frozenset(("changes zones", "leaves", "dies", *_ARRIVES.values()))


def enter(ev: Running, event: Event) -> Event | None:
    """A permanent enters the battlefield, a new object under its controller's control."""
    subject = event.subject
    if subject is None:
        return None
    before = _new_token(ev, subject) if subject.zone == "" else ev.state.find(subject.identity)
    into = event.payload if isinstance(event.payload, IntoZone) else IntoZone()
    hidden = into.status == FACE_DOWN
    by_night = before is not None and not hidden and enters_by_night(ev, before)
    transformed = by_night or event.status == TRANSFORMED
    thing = faces.as_it_enters(ev, before) if before is not None and transformed else before
    if before is None or thing is None or not _could_be_there(ev, thing, into):
        return None
    controller = into.controller or event.player or thing.owner
    if not into.host and not hidden and is_put_there_attached(ev, thing):
        host = host_as_it_enters(ev, thing, controller)
        if host is None:
            return None
        into = replace(into, host=host.handle)
    entered = put_in_zone(
        ev,
        thing,
        BATTLEFIELD,
        controller=controller,
        statuses=_entering_statuses(event) | _kept_statuses(before) | ({TRANSFORMED} if by_night else set()),
        paid=thing.paid,
        played=thing.played,
        modifiers=(*_changed_as_a_spell(ev, before), *(() if into.as_copy is None else (into.as_copy,))),
    )
    if into.host:
        entered = replace(entered, attached_to=ev.state.objects[into.host].identity)
    ev.board.put(entered)
    take_along(ev, subject, entered)
    _remember_world(ev, entered)
    if comes_tapped(ev, entered):
        entered = entered.with_status("tapped")
        ev.board.put(entered)
    return _entered(ev, replace(event, objects=(before,), after=(entered,)), into)


def _remember_world(ev: Running, entered: GameObject) -> None:
    """When each world permanent came, for the world rule (704.5k)."""
    if any(tag.lower() == "world" for tag in entered.card.tags):
        moment = (ev.state.turn, len(ev.state.history))
        ev.board.remember(worlds={**remembered(ev.state).worlds, entered.identity: moment})


def _entered(ev: Running, event: Event, into: IntoZone) -> Event:
    """The event with all that it is besides: what entered may be attacking, and have become tapped."""
    (before,), (entered,) = event.objects, event.after
    also = _words(event, before.zone, BATTLEFIELD)
    if into.attacked and (attacking := _attacking(ev, entered, into.attacked)) is not None:
        entered = attacking
        also += ("attacks",) if ev.rules.ask(WHAT_IS_PUT_THERE_ATTACKING_ATTACKS) else ()
    if "tapped" in entered.statuses and not ev.rules.ask(BECOMING_IS_A_CHANGE):
        also += ("becomes tapped",)
    return replace(event, after=(entered,), also=also)


def _changed_as_a_spell(ev: Running, before: GameObject) -> tuple[Modifier, ...]:
    """What changes a spell, and goes on to change the permanent that it becomes (400.7a)."""
    changed = before.zone == STACK and before.modifiers and ev.rules.ask(WHAT_CHANGED_A_SPELL_LASTS_ON_ITS_PERMANENT)
    return before.modifiers if changed else ()


def _could_be_there(ev: Running, thing: GameObject, into: IntoZone) -> bool:
    """Whether an object can be on the battlefield: no instant or sorcery but face down, no token that has left it."""
    as_it_is = into.as_copy is None and into.status != FACE_DOWN
    if as_it_is and ("instant" in thing.card.types or "sorcery" in thing.card.types):
        return False
    copy = thing.token and thing.zone == STACK
    if copy and not ev.rules.ask(A_COPY_OF_A_PERMANENT_SPELL_BECOMES_A_TOKEN):
        return False
    return not _stays_away(ev, thing, BATTLEFIELD)


def _attacking(ev: Running, entered: GameObject, attacked: str) -> GameObject | None:
    """A creature that is attacking as it comes; none where that is no creature or what it attacks is gone (508.4a)."""
    target = ev.state.objects.get(attacked)
    is_creature = "creature" in ev.derived.traits(ev.state, entered).types
    if target is None or target.zone not in (BATTLEFIELD, PLAYER_ZONE) or not is_creature:
        return None
    ev.board.remember(attacks={**remembered(ev.state).attacks, entered.handle: attacked})
    changed = entered.with_status("attacking")
    ev.board.put(changed)
    text = f"{entered.handle} is attacking {attacked}, without having attacked"
    ev.journal.record("procedure", text, ev.rules.cite("put attacking"), objects=(entered.handle,))
    return changed


def _kept_statuses(before: GameObject) -> frozenset[str]:
    """What a permanent is as it was before: a token as what it was made, a face-down spell face down (708.4)."""
    return before.statuses & _KEPT.get(before.zone, frozenset())


_KEPT = {"": frozenset((TRANSFORMED,)), STACK: frozenset((FACE_DOWN, DISGUISED, BESTOWED, TRANSFORMED))}


def _entering_statuses(event: Event) -> frozenset[str]:
    marks = event.payload.marks if isinstance(event.payload, IntoZone) else ()
    return frozenset(("summoning sick", ARRIVED, *marks, *((event.status,) if event.status else ())))


def _new_token(ev: Running, prospect: GameObject) -> GameObject:
    """The token, with a handle of its own."""
    return replace(prospect, handle=new_handle(ev, prospect.name), order=ev.state.clock)


def cannot_be_destroyed(ev: Running, thing: GameObject) -> bool:
    """Whether a permanent is indestructible, or an effect says that it can't be destroyed."""
    return has(ev, thing, "indestructible") or "be destroyed" in ev.derived.traits(ev.state, thing).cannot


def destroy(ev: Running, event: Event) -> Event | None:
    if event.without_its_move:
        return _told(ev, event)
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD:
        return None
    if cannot_be_destroyed(ev, thing):
        text = f"{thing.handle} cannot be destroyed"
        ev.journal.record("procedure", text, ev.rules.cite("indestructible"), ok=False, objects=(thing.handle,))
        return None
    return move(ev, event)


def sacrifice(ev: Running, event: Event) -> Event | None:
    """Only its controller can sacrifice a permanent (701.17a)."""
    if event.without_its_move:
        return _told(ev, event)
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD or thing.controller != event.player:
        return None
    if "be sacrificed" in ev.derived.traits(ev.state, thing).cannot:
        return None
    return move(ev, event)


def _told(ev: Running, event: Event) -> Event:
    """What was done to an object that has been moved elsewhere than the event itself would have moved it."""
    return replace(event, after=tuple(ev.state.objects.get(thing.handle, thing) for thing in event.objects))


def only_from_battlefield(commit: Callable[[Running, Event], Event | None]) -> Callable[..., Event | None]:
    def checked(ev: Running, event: Event) -> Event | None:
        thing = current(ev, event)
        return commit(ev, event) if thing is not None and thing.zone == BATTLEFIELD else None

    return checked


def draw(ev: Running, event: Event) -> Event | None:
    """One card from the top of the library; with none left its player loses before anyone next acts (704.5b)."""
    know_the_order(ev, event.player)
    library = ev.state.in_zone("library", event.player)
    if not library:
        ev.board.remember(drew_from_nothing=remembered(ev.state).drew_from_nothing | {event.player})
        text = f"{event.player} cannot draw from an empty library"
        ev.journal.record("procedure", text, ev.rules.cite("draws"), ok=False, players=(event.player,))
        return None
    drawn = library[: event.amount]
    note_drawn(ev, event.player)
    moved = tuple(put_in_zone(ev, card, "hand") for card in drawn)
    also = _words(event, "library", "hand")
    return replace(event, objects=tuple(drawn), after=moved, amount=len(drawn), also=also)


def mill(ev: Running, event: Event) -> Event | None:
    if event.without_its_move:
        return _told(ev, event)
    card = current(ev, event)
    return move(ev, event) if card is not None and card.zone == "library" else None


def discard(ev: Running, event: Event) -> Event | None:
    if event.without_its_move:
        return _told(ev, event)
    thing = current(ev, event)
    if thing is None or thing.zone != "hand":
        return None
    return move(ev, event)
