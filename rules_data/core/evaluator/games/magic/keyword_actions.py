"""Keyword actions that are made of others, such as fighting, exploring, investigating (Comprehensive Rules 701)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules_data.core.abilities import (
    THIS_WAY,
    Ability,
    AbilityKind,
    Cost,
    Effect,
    EventPattern,
    Filter,
    NotOfType,
    ObjectIs,
    OfType,
    Pick,
    Selector,
    TokenKind,
    TotalOf,
)
from rules_data.core.abilities.effects import (
    CreateCopy,
    Discard,
    Draw,
    Fight,
    If,
    Put,
    PutCounter,
    Reveal,
    Sacrifice,
    YouMay,
)
from rules_data.core.evaluator.events import (
    MOST_TOKENS,
    Running,
    acting_players,
    frame_applied,
    objects_of,
    prospective_token,
)
from rules_data.core.evaluator.matching import amount_of, no_more_than
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Cause, Event, Frame, GameObject, NotSupported, OfCounters, Viewpoint

from .copying import prospective_copy
from .moving import BATTLEFIELD
from .payloads import IntoZone

PLUS = "+1/+1"
_FOR_A_CARD = Cost((("generic", 2),), (Sacrifice(Selector(Pick.ME)),))
CLUE = TokenKind(
    "Clue", ("artifact",), ("Clue",), abilities=(Ability(AbilityKind.ACTIVATED, (Draw(),), cost=_FOR_A_CARD),)
)


def investigate(ev: Running, effect: Effect, frame: Frame) -> None:
    """Clues are created one after another, each by an event of its own (701.36a)."""
    many = no_more_than(MOST_TOKENS, amount_of(ev, frame.view, effect.amount), "tokens")
    happened: list[Event] = []
    for number in range(many):
        players = enumerate(acting_players(ev, effect, frame))
        made = [(prospective_token(ev, CLUE, player, number + place), player) for place, player in players]
        told = [Event("investigates", (), player, cause=frame.cause) for _, player in made]
        happened += ev.events.perform([*(_created(clue, player, frame) for clue, player in made), *told])
    frame.view.state, frame.view.done = ev.state, bool(happened)


def populate(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """A copy of a creature token that its player chooses among their own; nothing where there is none (701.30)."""
    events: list[Event] = []
    for player in acting_players(ev, effect, frame):
        own = [thing for thing in ev.state.in_zone(BATTLEFIELD) if _is_creature_token(ev, thing, player)]
        rules = ev.rules.cite("choices")
        chosen = ev.choices.choose_from(player, "objects", own, 1, frame.cause.name, rules) if own else []
        for original in chosen:
            prospect = prospective_copy(ev, CreateCopy(Selector(Pick.ME)), frame, original, player, len(events))
            events.append(_created(prospect, player, frame))
    return events


def _created(prospect: GameObject, player: str, frame: Frame) -> Event:
    applied = frame_applied(frame)
    return Event("is created", (prospect,), player, 1, cause=frame.cause, payload=IntoZone(), applied=applied)


def _is_creature_token(ev: Running, thing: GameObject, player: str) -> bool:
    return thing.token and thing.controller == player and _is_creature(ev, thing)


def fight(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Two creatures deal damage equal to their power to each other; neither does if one is gone (701.12a, b)."""
    if not isinstance(effect, Fight):
        return []
    fighters, others = objects_of(ev, effect.objects, frame), objects_of(ev, effect.others, frame)
    if len(fighters) > 1 or len(others) > 1:
        raise NotSupported("One creature fights one other: `fight` names the one, and `with` the other.")
    both = [*fighters, *others]
    if len(both) < 2 or not all(_is_creature(ev, thing) for thing in both):
        text = "Nobody fights: there are not two creatures on the battlefield for it"
        ev.journal.record("procedure", text, ev.rules.cite("fights"), ok=False)
        return []
    told = f"{both[0].handle} and {both[1].handle} fight"
    ev.journal.record("procedure", told, ev.rules.cite("fights"), objects=tuple(thing.handle for thing in both))
    fighting = [_fights(both[0], both[1]), _fights(both[1], both[0])]
    return fighting + _dealt(ev, both[0], both[1], frame) + _dealt(ev, both[1], both[0], frame)


def _fights(thing: GameObject, other: GameObject) -> Event:
    return Event("fights", (thing,), thing.controller, cause=Cause(other.controller, other, tuple(other.card.types)))


def _is_creature(ev: Running, thing: GameObject) -> bool:
    return thing.zone == BATTLEFIELD and "creature" in ev.derived.traits(ev.state, thing).types


def _dealt(ev: Running, source: GameObject, taking: GameObject, frame: Frame) -> list[Event]:
    """The damage that one creature deals to another, which is no combat damage (701.12d)."""
    amount = ev.game.stat_of(ev, source, ev.derived.traits(ev.state, source), "power")
    cause = Cause(source.controller, source, tuple(source.card.types))
    event = Event("is dealt damage", (taking,), "", amount, cause=cause, applied=frame_applied(frame))
    return [event] if amount > 0 else []


def bolster(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Counters on the creature that has the least toughness among a player's, or one of several such (701.33a)."""
    many, events = amount_of(ev, frame.view, effect.amount), []
    for player in acting_players(ev, effect, frame) if many > 0 else ():
        own = [o for o in ev.state.in_zone(BATTLEFIELD) if o.controller == player and _is_creature(ev, o)]
        size = {o.handle: ev.game.stat_of(ev, o, ev.derived.traits(ev.state, o), "toughness") for o in own}
        least = [o for o in own if size[o.handle] == min(size.values())]
        rules = ev.rules.cite("choices")
        chosen = ev.choices.choose_from(player, "objects", least, 1, frame.cause.name, rules) if least else []
        blank = Event("counter is put", player=player, amount=many, cause=frame.cause, applied=frame_applied(frame))
        counted = replace(blank, payload=OfCounters(PLUS), category=(PLUS,))
        events += [replace(counted, objects=(o,)) for o in chosen]
    return events


_ME, _SHOWN = Selector(Pick.ME), Selector(Pick.THAT, name="explored")
_COUNTER = PutCounter(status=PLUS, others=_ME)
_LAND, _NO_LAND = Filter((OfType(("land",)),)), Filter((NotOfType(("land",)),))
_NO_LANDS = TotalOf(EventPattern("is discarded", Filter((NotOfType(("land",)),))), THIS_WAY)
_EXPLORING = (
    Reveal(Selector(Pick.TOP, bind=_SHOWN.name)),
    If(
        (Put(_SHOWN, to="hand"),),
        condition=ObjectIs(_SHOWN, _LAND),
        # With an empty library nothing is revealed, and there is nothing to put anywhere.
        otherwise=(_COUNTER, YouMay((Put(_SHOWN, to="graveyard"),), condition=ObjectIs(_SHOWN, _NO_LAND))),
    ),
)
_CONNIVING = (Draw(), Discard(), replace(_COUNTER, amount=_NO_LANDS))


def _each_of_them(effects: tuple[Effect, ...], word: str) -> Callable[[Running, Effect, Frame], None]:
    """The instructions that the controller of each object carries out for it, one object after another.

    Then the object has done what the word says, however much of it was possible (701.40b, 701.47b).
    """

    def carry_out(ev: Running, effect: Effect, frame: Frame) -> None:
        for thing in objects_of(ev, effect.objects, frame):
            player = thing.player
            view, cause = Viewpoint(player, thing, ev.state), replace(frame.cause, player=player)
            run_effects(ev, effects, Frame(view, cause, frame.item, begun=len(ev.journal.events)))
            ev.events.perform([Event(word, (ev.state.find(thing.identity) or thing,), player, cause=cause)])
        frame.view.state = ev.state

    return carry_out


PROPOSALS = {"bolster": bolster, "fight": fight, "populate": populate}
INSTRUCTIONS = {
    "connive": _each_of_them(_CONNIVING, "connives"),
    "explore": _each_of_them(_EXPLORING, "explores"),
    "investigate": investigate,
}
