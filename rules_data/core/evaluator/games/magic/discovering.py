"""Discovering, incubating and suspecting, each as the instructions that its rule gives (701.51, 701.55, 701.58)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    Change,
    Comparison,
    Continuous,
    Cost,
    Duration,
    Effect,
    Filter,
    ItWasDone,
    Not,
    NotOfType,
    Pick,
    Selector,
    TokenKind,
    WithNumber,
)
from rules_data.core.abilities.changes import Cannot, GainAbility, GainKeyword
from rules_data.core.abilities.effects import Cast, ExileUntil, If, Put, Transform, YouMay
from rules_data.core.evaluator.events import (
    Running,
    acting_players,
    current,
    done,
    end_modifiers,
    for_each_told,
    frame_applied,
    objects_of,
    prospective_token,
)
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Event, Frame, OfChanges, replace

from . import permanents
from .having import acts
from .moving import BATTLEFIELD
from .payloads import IntoZone
from .vocabulary import SUSPECTED

PLUS = "+1/+1"
_ME = Selector(Pick.ME)
_FOUND, _OTHERS = Selector(Pick.THAT, name="discovered"), Selector(Pick.THAT, name="others")
_PHYREXIAN = CardFacts("Phyrexian Token", ("artifact", "creature"), ("Phyrexian",), (("power", 0), ("toughness", 0)))
_STAYS_OUT = Continuous(Selector(Pick.ME), (Cannot("block"),))
# What a suspected permanent has: menace, and an ability that keeps it from blocking.
_SUSPICION: tuple[Change, ...] = (
    GainKeyword("menace"),
    GainAbility(Ability(AbilityKind.PASSIVE, continuous=_STAYS_OUT, name=SUSPECTED)),
)
_TRANSFORM = Ability(AbilityKind.ACTIVATED, (Transform(_ME),), cost=Cost((("generic", 2),)))
_INCUBATOR = TokenKind("Incubator", ("artifact",), ("Incubator",), abilities=(_TRANSFORM,))


def discovering(number: int) -> tuple[Effect, ...]:
    """Exile to the first nonland card that is cheap enough; cast it for nothing or put it into the hand (701.55a)."""
    cheap = WithNumber("mana value", Comparison("<=", number))
    exiled = ExileUntil(Selector(Pick.ALL, Filter((NotOfType(("land",)), cheap))), bind=_FOUND.name, rest="others")
    cast = YouMay((Cast(_FOUND, cost=Cost(), resulting=Filter((cheap,))),), condition=ItWasDone())
    kept = If((Put(_FOUND, to="hand"),), condition=Not(ItWasDone()))
    return exiled, cast, kept, Put(_OTHERS, to="library", status="on the bottom")


def discover(ev: Running, effect: Effect, frame: Frame) -> None:
    """Each player who is told to discovers, and has then done so, whatever came of it (701.55b)."""
    number = amount_of(ev, frame.view, effect.amount)
    for player in acting_players(ev, effect, frame) if acts(ev, "discover") else ():
        view, cause = replace(frame.view, you=player), replace(frame.cause, player=player)
        run_effects(ev, discovering(number), Frame(view, cause, frame.item, begun=len(ev.journal.events)))
        ev.events.perform([Event("discovers", (), player, number, cause=cause)])
    frame.view.state = ev.state


def incubate(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """An Incubator with so many counters, which can be transformed into an artifact creature 0/0 (701.51a, b)."""
    number = amount_of(ev, frame.view, effect.amount)
    events: list[Event] = []
    for player in acting_players(ev, effect, frame) if acts(ev, "incubate") else ():
        token = prospective_token(ev, _INCUBATOR, player, len(events))
        token = replace(token, card=replace(token.card, other_face=_PHYREXIAN))
        counters = ((PLUS, number),) if number > 0 else ()
        into, applied = IntoZone(counters=counters), frame_applied(frame)
        events.append(Event("is created", (token,), player, 1, cause=frame.cause, payload=into, applied=applied))
    return events


def suspected_by(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each of the creatures becomes suspected, with menace and an ability that keeps it from blocking (701.58c).

    Or, where the instruction says so, it is no longer suspected.
    """
    kind, given = "becomes suspected", OfChanges(_SUSPICION, Duration.PERMANENT)
    if effect.status:
        kind, given = "is no longer suspected", OfChanges((), Duration.PERMANENT)
    return [
        Event(kind, (thing,), frame.view.you, cause=frame.cause, payload=given)
        for told, own in (for_each_told(ev, effect, frame) if acts(ev, "suspect") else ())
        for thing in objects_of(ev, told.objects, own)
    ]


def suspect(ev: Running, event: Event) -> Event | None:
    """Mark a permanent as suspected; what is suspected does not become so again (701.58d)."""
    thing = current(ev, event)
    if thing is None or thing.zone != BATTLEFIELD or SUSPECTED in thing.statuses:
        return None
    ev.board.put(thing.with_status(SUSPECTED))
    ev.derived.begin_to_depend()  # on the ability that it has now, which stands on no card
    return permanents.change(ev, replace(event, objects=(ev.state.objects[thing.handle],)))


def no_longer_suspect(ev: Running, event: Event) -> Event | None:
    """Take from a suspected permanent the mark, and what it has as long as it bears that (701.58a, 701.58c)."""
    thing = current(ev, event)
    if thing is None or SUSPECTED not in thing.statuses:
        return None
    began = {each.timestamp for each in thing.modifiers if each.change == _SUSPICION[-1]}
    rules = ev.rules.cite("is no longer suspected")
    end_modifiers(ev, lambda each: each.change in _SUSPICION and each.timestamp in began, rules, (thing,))
    now = ev.state.objects[thing.handle]
    return done(ev, event, thing, now.with_status(SUSPECTED, on=False))


PROPOSALS = {"incubate": incubate, "suspect": suspected_by}
INSTRUCTIONS = {"discover": discover}
