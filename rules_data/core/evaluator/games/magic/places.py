"""From where an ability works (Comprehensive Rules 113.6, 603.6c, 614.12)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AllOf, EventPattern, InZone, Itself, ObjectIs, Pick
from rules_data.core.abilities.changes import GainTag, SetBase, SetDomain
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, parts_of

from .haunting import EXILE, PUT_AWAY, is_about_what_it_haunts
from .having import acts
from .keyword_abilities import STANDING_FOR
from .moving import BATTLEFIELD, STACK
from .questions_objects import AN_EMBLEM_WORKS_IN_THE_COMMAND_ZONE, WHAT_DEFINES_AN_OBJECT_WORKS_EVERYWHERE

_OF_SPELLS = frozenset(("instant", "sorcery"))
EMBLEM, _IN_COMMAND = "emblem", frozenset(("plane", "dungeon"))
_ENTERING = frozenset(("enters", "is created"))
_DEFINING = (SetBase, GainTag, SetDomain)
# Trigger events about the object itself that cannot occur on the battlefield, and the zones they can occur in.
_ELSEWHERE = {
    "is cast": (STACK,),
    "is countered": (STACK,),
    PUT_AWAY: ("graveyard",),
    "is put into a graveyard": ("graveyard",),
    "is exiled": ("exile",),
    "is cycled": ("graveyard", "exile"),
    "is discarded": ("graveyard", "exile"),
    "is milled": ("graveyard", "exile"),
    "is drawn": ("hand",),
    "is put into a hand": ("hand",),
}


def works_from(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability works where its object is: as it says, else on the battlefield, else where it can at all."""
    means_nothing = ability.name in STANDING_FOR and not acts(ev, ability.name)
    zones = ability.zones or _zones_of_its_condition(ability)
    if zones or means_nothing:
        return thing.zone in zones and not means_nothing
    if thing.zone == BATTLEFIELD:
        return not _OF_SPELLS & set(thing.card.types)
    if thing.zone == "command":
        return _works_in_command(ev, thing)
    if thing.zone == STACK and _OF_SPELLS & set(thing.card.types):
        return True
    if ability.replacement is not None:
        return _is_own_entering(ability.replacement.pattern)
    haunts = thing.zone == EXILE and is_about_what_it_haunts(ability)
    return haunts or _defines_its_object(ev, ability, thing) or _can_trigger(ability, thing.zone)


def _zones_of_its_condition(ability: Ability) -> tuple[str, ...]:
    """The zones in which an ability says that its object has to be: it functions only there (113.6b).

    One that triggers on what happens to its own object may speak of where that has gone.
    """
    condition = ability.condition
    if condition is None:
        return ()
    conditions = condition.conditions if isinstance(condition, AllOf) else (condition,)
    of_it = (each.filter for each in conditions if isinstance(each, ObjectIs) and each.objects.pick is Pick.ME)
    said = next((found.zones for each in of_it if (found := each.get(InZone)) is not None), ())
    patterns = ability.trigger.patterns if said and ability.trigger is not None else ()
    return () if any(map(_is_itself, patterns)) else said


def _is_itself(pattern: EventPattern) -> bool:
    return pattern.object is not None and any(isinstance(part, Itself) for part in parts_of([pattern.object]))


def _works_in_command(ev: Running, thing: GameObject) -> bool:
    """Whether the abilities of an object in the command zone work there (114.4)."""
    if EMBLEM in thing.card.types:
        return bool(ev.rules.ask(AN_EMBLEM_WORKS_IN_THE_COMMAND_ZONE))
    return bool(_IN_COMMAND & set(thing.card.types))


def _can_trigger(ability: Ability, zone: str) -> bool:
    trigger = ability.trigger
    return trigger is not None and any(_can_trigger_from(pattern, zone) for pattern in trigger.patterns)


def _defines_its_object(ev: Running, ability: Ability, thing: GameObject) -> bool:
    """Whether it is a characteristic-defining ability of the card, which functions in all zones (604.3, 604.3a)."""
    continuous = ability.continuous
    if continuous is None or continuous.affects.pick is not Pick.ME or ability.condition is not None:
        return False
    if not all(isinstance(change, _DEFINING) for change in continuous.changes) or ability not in thing.card.abilities:
        return False
    return bool(ev.rules.ask(WHAT_DEFINES_AN_OBJECT_WORKS_EVERYWHERE))


def _is_own_entering(pattern: EventPattern) -> bool:
    return pattern.event in _ENTERING and pattern.object is not None and pattern.object.asks(Itself)


def _can_trigger_from(pattern: EventPattern, zone: str) -> bool:
    if pattern.object is None or not pattern.object.asks(Itself) or BATTLEFIELD in pattern.from_zones:
        return False
    return zone in _ELSEWHERE.get(pattern.event, ())
