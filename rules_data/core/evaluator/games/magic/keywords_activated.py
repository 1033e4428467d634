"""The activated abilities that keywords with a cost stand for, as data (Comprehensive Rules 702)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Cost,
    Effect,
    Filter,
    OfType,
    Pick,
    Selector,
    StatOf,
    WithNumber,
)
from rules_data.core.abilities.effects import (
    Discard,
    Exile,
    Put,
    PutCounter,
    Reveal,
    Sacrifice,
    Search,
    Shuffle,
    Tap,
)

Built = tuple[Ability, ...]
PLUS, LEVEL = "+1/+1", "level"
_ME = Selector(Pick.ME)
_FOUND = Selector(Pick.THAT, name="found")
_A_CREATURE = Filter((OfType(("creature",)),))
_TARGET = Selector(Pick.CHOOSE, _A_CREATURE)
_OF_SORCERIES = ("sorcery speed",)


def _used(
    name: str, cost: Cost, *effects: Effect, also: Effect | None = None, zone: str = "", at_once: bool = False
) -> Built:
    """An activated ability: what it costs, what is done to pay for it as well, and from where it is used."""
    whole = cost if also is None else replace(cost, actions=(*cost.actions, also))
    timing = () if at_once else _OF_SORCERIES
    zones = (zone,) if zone else ()
    return (Ability(AbilityKind.ACTIVATED, effects, cost=whole, zones=zones, keywords=timing, name=name),)


def _level_up(number: int, cost: Cost) -> Built:
    return _used("level up", cost, PutCounter(status=LEVEL, others=_ME))


def _outlast(number: int, cost: Cost) -> Built:
    return _used("outlast", cost, PutCounter(status=PLUS, others=_ME), also=Tap(_ME))


def _reinforce(number: int, cost: Cost) -> Built:
    put = PutCounter(status=PLUS, others=_TARGET, amount=number)
    return _used("reinforce", cost, put, also=Discard(objects=_ME), zone="hand", at_once=True)


def _scavenge(number: int, cost: Cost) -> Built:
    """As many counters as the exiled card has power (702.97a)."""
    put = PutCounter(status=PLUS, others=_TARGET, amount=StatOf("power", _ME))
    return _used("scavenge", cost, put, also=Exile(_ME), zone="graveyard")


def _same_mana_value() -> WithNumber:
    return WithNumber("mana value", Comparison("=", StatOf("mana value", _ME)))


def _transmute(number: int, cost: Cost) -> Built:
    sought = Search(Selector(Pick.ALL, Filter((_same_mana_value(),)), target=False), bind=_FOUND.name)
    then = (Reveal(_FOUND), Put(_FOUND, to="hand"), Shuffle())
    return _used("transmute", cost, sought, *then, also=Discard(objects=_ME), zone="hand")


def _transfigure(number: int, cost: Cost) -> Built:
    kind = _A_CREATURE.also(_same_mana_value())
    sought = Search(Selector(Pick.ALL, kind, target=False), bind=_FOUND.name)
    return _used("transfigure", cost, sought, Put(_FOUND, to="battlefield"), Shuffle(), also=Sacrifice(_ME))


ACTIVATED: Mapping[str, Callable[[int, Cost], Built]] = {
    "level up": _level_up,
    "outlast": _outlast,
    "reinforce": _reinforce,
    "scavenge": _scavenge,
    "transfigure": _transfigure,
    "transmute": _transmute,
}
