"""From where an ability works (Comprehensive Rules 113.6, 603.6c, 614.12)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, EventPattern, Itself
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject

from .having import acts
from .keyword_abilities import STANDING_FOR
from .moving import BATTLEFIELD, STACK

_OF_SPELLS = frozenset(("instant", "sorcery"))
_IN_COMMAND = frozenset(("plane", "dungeon", "emblem"))
_ENTERING = frozenset(("enters", "is created"))
# Trigger events about the object itself that cannot occur on the battlefield, and the zones they can occur in.
_ELSEWHERE = {
    "is cast": (STACK,),
    "is countered": (STACK,),
    "is put into a graveyard": ("graveyard",),
    "is exiled": ("exile",),
    "is discarded": ("graveyard", "exile"),
    "is milled": ("graveyard", "exile"),
    "is drawn": ("hand",),
    "is put into a hand": ("hand",),
}


def works_from(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability works where its object is: as it says, else on the battlefield, else where it can at all."""
    means_nothing = ability.name in STANDING_FOR and not acts(ev, ability.name)
    if ability.zones or means_nothing:
        return thing.zone in ability.zones and not means_nothing
    if thing.zone == BATTLEFIELD:
        return not _OF_SPELLS & set(thing.card.types)
    if thing.zone == "command":
        return bool(_IN_COMMAND & set(thing.card.types))
    if thing.zone == STACK and _OF_SPELLS & set(thing.card.types):
        return True
    if ability.kind is AbilityKind.REPLACEMENT:
        return ability.replacement is not None and _is_own_entering(ability.replacement.pattern)
    trigger = ability.trigger
    return trigger is not None and any(_can_trigger_from(pattern, thing.zone) for pattern in trigger.patterns)


def _is_own_entering(pattern: EventPattern) -> bool:
    return pattern.event in _ENTERING and pattern.object is not None and pattern.object.asks(Itself)


def _can_trigger_from(pattern: EventPattern, zone: str) -> bool:
    if pattern.object is None or not pattern.object.asks(Itself) or BATTLEFIELD in pattern.from_zones:
        return False
    return zone in _ELSEWHERE.get(pattern.event, ())
