"""Hiding cards facedown at battlefields, and playing them from there (Core Rules v1.3 811, v1.2 737)."""

from __future__ import annotations

from rules_data.core.abilities import AtPlace, Cost, Filter
from rules_data.core.evaluator.events import Running, current
from rules_data.core.evaluator.matching import view_of_item, why_not
from rules_data.core.evaluator.stack import Arguments, can_pay, object_named, pay
from rules_data.core.evaluator.state import Event, GameObject, IllegalStep, Item, parts_of, replace

from . import focus
from .memory import remembered
from .places import put_in_zone
from .questions_actions import CHOICES_FROM_HIDING_YIELD_TO_THEIR_WORDS
from .questions_keywords import MEANS

FACEDOWN = "facedown"
_OF_ENEMIES = "be targeted by enemies"
_PRICE = Cost((("power", 1),))


def hide(ev: Running, arguments: Arguments) -> None:
    """Hide a card facedown at a battlefield its player controls, for one power."""
    thing, field = object_named(ev, arguments["object"]), object_named(ev, arguments["at"])
    player = arguments.get("by") or thing.owner
    _check(ev, player, thing, field)
    pay(ev, player, _PRICE, thing, f"hiding {thing.handle}", ev.rules.ask(MEANS["hidden"]).rules)
    ev.events.perform([Event("is hidden", (thing,), player, to=field.handle)])


def _check(ev: Running, player: str, thing: GameObject, field: GameObject) -> None:
    ruled = ev.rules.ask(MEANS["hidden"])
    lying = any(o.zone == FACEDOWN and o.at == field.handle for o in ev.state.objects.values())
    reasons = {
        "it has no Hidden": not ruled or "hidden" not in ev.derived.traits(ev.state, thing).keywords,
        f"it is in the {thing.zone}": thing.zone not in ("hand", "champion") or thing.owner != player,
        f"it is {ev.state.turn_player}'s turn": player != ev.state.turn_player or ev.state.phase != "main",
        "the state is closed": bool(ev.state.waiting),
        f"{player} does not control {field.handle}": field.zone != "field" or field.controller != player,
        f"a card is facedown at {field.handle} already": lying,
        f"{player} cannot pay for it": not can_pay(ev, player, _PRICE, thing),
    }
    for reason, so in reasons.items():
        if so:
            raise IllegalStep(f"{player} may not hide {thing.handle}: {reason}", ruled.rules)
    if remembered(ev.state).showdown:
        focus.check_focus(ev, player, f"hide {thing.handle}")


def put_facedown(ev: Running, event: Event) -> Event | None:
    """A card lies facedown at a battlefield from now on."""
    thing = current(ev, event)
    if thing is None:
        return None
    moved = replace(put_in_zone(ev, thing, FACEDOWN), at=event.to, controller=event.player)
    ev.board.put(moved)
    ev.board.remember(hidden_in={**remembered(ev.state).hidden_in, thing.handle: ev.state.turn})
    return replace(event, objects=(thing,), after=(moved,))


def check_from_hiding(ev: Running, player: str, thing: GameObject) -> None:
    """Raise IllegalStep for a facedown card that may not be played yet."""
    ruled = ev.rules.ask(MEANS["hidden"])
    if not ruled or remembered(ev.state).hidden_in.get(thing.handle, 0) >= ev.state.turn:
        raise IllegalStep(f"{player} may not play {thing.handle} in the turn in which it was hidden", ruled.rules)


def note_where_from(ev: Running, thing: GameObject) -> None:
    """Remember whether a card that begins to be played comes from hiding, and from where."""
    known = {handle: field for handle, field in remembered(ev.state).from_hiding.items() if handle != thing.handle}
    if thing.zone == FACEDOWN:
        known[thing.handle] = thing.at
    ev.board.remember(from_hiding=known)


def may_target(ev: Running, item: Item, thing: GameObject) -> bool:
    """A card played from hiding, and what it does on being played, chooses only what is at its battlefield.

    What cannot be targeted by enemies is chosen by its controller's spells and abilities alone.
    """
    if thing.controller not in ("", item.controller) and _OF_ENEMIES in ev.derived.traits(ev.state, thing).cannot:
        return False
    field = battlefield_bound_to(ev, item)
    return not field or ev.game.place_of(thing) == field or _is_asked_for_elsewhere(ev, item, thing)


def _is_asked_for_elsewhere(ev: Running, item: Item, thing: GameObject) -> bool:
    """Whether an ability's own words ask for such an object at another location, which none here could be."""
    ability = item.ability
    selectors = [one for effect in ability.effects for one in (effect.objects, effect.others)] if ability else []
    asking = [one for one in selectors if one is not None and _asks_for_elsewhere(one.filter)]
    if not asking or not ev.rules.ask(CHOICES_FROM_HIDING_YIELD_TO_THEIR_WORDS):
        return False
    return any(not why_not(ev, one.filter, thing, view_of_item(ev, item)) for one in asking)


def _asks_for_elsewhere(flt: Filter) -> bool:
    return any(isinstance(part, AtPlace) and "elsewhere" in part.places for part in parts_of([flt]))


def battlefield_bound_to(ev: Running, item: Item) -> str:
    """The battlefield to which choices for a card from hiding, and for its play effects, are bound; '' for others."""
    field = remembered(ev.state).from_hiding.get(item.source.handle, "")
    played = item.occurrence is not None and item.occurrence.event.kind == "is played" and item.by_trigger
    return field if field and (item.kind == "card" or played) and ev.rules.ask(MEANS["hidden"]) else ""


def uncover(ev: Running) -> None:
    """Facedown cards at battlefields that their controllers do not control go to the trash."""
    lost = [
        o
        for o in ev.state.objects.values()
        if o.zone == FACEDOWN and ev.state.objects[o.at].controller != o.controller
    ]
    for thing in lost:
        put_in_zone(ev, thing, "trash")
        text = f"{thing.handle} is revealed and put in its owner's trash: nobody of its side controls {thing.at}"
        ev.journal.record("procedure", text, ev.rules.cite("removed from hiding"), objects=(thing.handle,))
