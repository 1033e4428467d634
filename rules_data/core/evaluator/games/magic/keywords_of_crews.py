"""Crew and saddle: creatures are tapped whose power together is enough, as data (702.122, 702.171)."""

from __future__ import annotations

from rules_data.core.abilities import (
    ANY_NUMBER,
    Ability,
    AbilityKind,
    Comparison,
    ControlledBy,
    Cost,
    Duration,
    Effect,
    Filter,
    InState,
    NotInState,
    OfType,
    Other,
    Pick,
    Relation,
    Selector,
    Together,
)
from rules_data.core.abilities.changes import GainType
from rules_data.core.abilities.effects import Designate, Give, Tap

Built = tuple[Ability, ...]
CREW, SADDLE, SADDLED = "crew", "saddle", "saddled"
CREW_VEHICLES = "crew Vehicles"
KEPT_FROM_CREWING = "kept from crewing"
_ME = Selector(Pick.ME)
_YOUR_UNTAPPED_CREATURE = Filter(
    (OfType(("creature",)), ControlledBy(Relation.YOU), Other(), InState(("untapped",)))
)  # fmt: skip


def _tapping(word: str, number: int, who: Filter, *effects: Effect, timing: tuple[str, ...] = ()) -> Built:
    """An ability that costs tapping creatures of so much power together; they need not have been there for long."""
    enough = Together("power", Comparison(">=", number))
    chosen = Selector(Pick.CHOOSE, who, ANY_NUMBER, up_to=True, target=False, together=enough)
    cost = Cost(actions=(Tap(chosen),))
    return (Ability(AbilityKind.ACTIVATED, effects, cost=cost, keywords=timing, name=word),)


def crew(number: int) -> Built:
    """An artifact creature until end of turn (702.122a)."""
    able = _YOUR_UNTAPPED_CREATURE.also(NotInState((KEPT_FROM_CREWING,)))
    becomes = Give((GainType("artifact"), GainType("creature")), others=_ME, duration=Duration.THIS_TURN)
    return _tapping(CREW, number, able, becomes)


def saddle(number: int) -> Built:
    """Saddled until end of turn, used when a sorcery could be cast (702.171a)."""
    return _tapping(SADDLE, number, _YOUR_UNTAPPED_CREATURE, Designate(_ME, status=SADDLED), timing=("sorcery speed",))
