"""Rad counters: cards are milled as their player's first main phase begins, and those that are no lands hurt (725)."""

from __future__ import annotations

from rules_data.core.abilities import (
    THIS_WAY,
    Ability,
    AbilityKind,
    CardFacts,
    Comparison,
    EventPattern,
    Filter,
    Happened,
    NotOfType,
    NumberIs,
    PlayerNumber,
    Relation,
    Trigger,
)
from rules_data.core.abilities.effects import LoseLife, LoseRad, Mill
from rules_data.core.evaluator.events import Running, change_number
from rules_data.core.evaluator.state import Event, GameObject

from .designations import bring_abilities
from .questions_beside import RAD_COUNTERS_BRING_AN_ABILITY
from .vocabulary import RAD

RADIATION = "radiation"
_AS_MANY = PlayerNumber(RAD, Relation.YOU)
_NOT_LANDS = Happened(EventPattern("is milled", Filter((NotOfType(("land",)),))), THIS_WAY)
_ABILITY = Ability(
    AbilityKind.TRIGGERED,
    (Mill(amount=_AS_MANY), LoseLife(amount=_NOT_LANDS), LoseRad(amount=_NOT_LANDS)),
    Trigger((EventPattern("beginning of", player=Relation.YOU, phase="precombat main"),)),
    condition=NumberIs(_AS_MANY, Comparison(">=", 1)),
    zones=(RADIATION,),
)
_CARD = CardFacts("Radiation", (), abilities=(_ABILITY,))


def get_rad(ev: Running, event: Event) -> Event | None:
    """A player gets rad counters, and with the first of them an ability that has no source (725.1)."""
    got = change_number(RAD, 1)(ev, event)
    if got is not None:
        _irradiate(ev, event.player)
    return got


def begin_irradiated(ev: Running) -> None:
    """Whoever has rad counters in the situation has the ability from the start."""
    for player in ev.state.players:
        if ev.state.number(player, RAD):
            _irradiate(ev, player)


def _irradiate(ev: Running, player: str) -> None:
    handle = f"Radiation of {player}"
    if handle not in ev.state.objects and ev.rules.ask(RAD_COUNTERS_BRING_AN_ABILITY):
        bring_abilities(ev, GameObject(handle, _CARD, player, player, RADIATION))
