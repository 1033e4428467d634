"""What means the same made alike, so that an ability can be set beside the one that its words were read as."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Continuous,
    Cost,
    Criterion,
    Duration,
    Effect,
    EventPattern,
    Filter,
    FitsAny,
    FitsNone,
    Mode,
    NotOfDomain,
    NotOfType,
    OfDomain,
    OfType,
    Origin,
    Pick,
    Relation,
    Remembered,
    Selector,
    TokenKind,
    WhereThatIs,
)
from rules_data.core.abilities.changes import AdditionalCost, AddToValue
from rules_data.core.abilities.effects import Give, If, Later, OnObjects, Pay, Prevent, Return, YouMay

from .played import PlayedGame

Kept = dict[str, Any]


def without_labels(ability: Ability, game: PlayedGame) -> Ability:
    """The ability without the names that a file gives to things, which its words do not tell.

    What several instructions speak of is numbered as it comes. What means the same is made alike: an ability that says
    it works on the board, whose one instruction may be done, or only on a condition; a cost of 0, and what is chosen
    for one; an event of anything, or of any player; to die, which is to be put into a graveyard from the battlefield;
    a shield, which lasts this turn whether or not it says so; what is done at the end of this turn, however long it
    would be waited for; a return to the hand, where every return is to; the types of whatever is on the board; the
    order of what is asked of an object; what changes by 0; a token's own name among its tags; and what waits for the
    next object once.
    """
    known = game.lexicon
    if known is None:
        return _Alike({}).of(ability)  # type: ignore[no-any-return]
    things = next((types for types, name in known.groups.items() if name == known.thing), ())
    found: Ability = _Alike({}, known.board, tuple(sorted(things))).of(ability)
    return found


@dataclass(frozen=True, slots=True)
class _Alike:
    """How one ability is made alike: the numbers of the names in it, and where its game's abilities work.

    `things`: the types of whatever lies on the board; to be of one of these asks for nothing.
    """

    names: dict[str, str]
    board: str = ""
    things: tuple[str, ...] = ()

    def of(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(self.of, value))
        if not is_dataclass(value) or isinstance(value, type):
            return value
        kept: Kept = {one.name: self.of(getattr(value, one.name)) for one in fields(value)}
        if isinstance(value, Selector | Effect):
            kept["bind"] = None
        if isinstance(value, Selector | Remembered | WhereThatIs) and value.name:
            kept["name"] = self.names.setdefault(value.name, f"{len(self.names) + 1}")
        if isinstance(value, Filter) and self.things:
            kept["criteria"] = tuple(one for one in kept["criteria"] if one != OfType(self.things))
        if isinstance(value, Ability):
            kept["zones"] = () if value.zones == (self.board,) else value.zones
        for kind, alike in _KINDS.items():
            if isinstance(value, kind):
                kept |= alike(value, kept)
        return _in_one(replace(value, **kept))


def _ability(value: Ability, kept: Kept) -> Kept:
    found = kept | {"name": "", "link": None, "origin": Origin.PRINTED}
    found |= _paid_within(found)
    return found | _whose_may(found)


def _event(value: EventPattern, kept: Kept) -> Kept:
    died = value.event == "is put into a graveyard" and value.from_zones == ("battlefield",)
    return {
        "object": None if kept["object"] == Filter() else kept["object"],
        "player": None if value.player is Relation.ANY else value.player,
        **({"event": "dies", "from_zones": ()} if died else {}),
    }


def _later(value: Later, kept: Kept) -> Kept:
    ability = kept["ability"]
    trigger = ability.trigger
    if trigger is not None and trigger.patterns == (EventPattern("end of", phase="turn"),):
        return {"duration": Duration.PERMANENT} if value.duration in (Duration.NEXT_TIME, Duration.THIS_TURN) else {}
    if value.duration is not Duration.NEXT_TIME or ability.continuous is None:
        return {}
    return {"ability": replace(ability, continuous=replace(ability.continuous, next_only=True))}


def _cost(value: Cost, kept: Kept) -> Kept:
    return {
        "actions": tuple(map(_untargeted, kept["actions"])),
        "resources": tuple(sorted((name, amount) for name, amount in value.resources if amount)),
    }


def _filter(value: Filter, kept: Kept) -> Kept:
    told = (_of_types(each) for one in kept["criteria"] for each in _none_of(one))
    return {"criteria": tuple(sorted(told, key=repr))}


def _of_types(one: Criterion) -> Criterion:
    """An artifact, or a creature or an enchantment: one of three types."""
    if not isinstance(one, FitsAny) or any(len(each.criteria) != 1 for each in one.filters):
        return one
    types = [each.criteria[0].types for each in one.filters if isinstance(each.criteria[0], OfType)]
    return OfType(tuple(sorted({each for some in types for each in some}))) if len(types) == len(one.filters) else one


def _token(value: TokenKind) -> Kept:
    """What is told elsewhere of a token that is only named, and what its name says already, is left out."""
    if value.known_by_name:
        return {"types": (), "tags": (), "stats": (), "abilities": (), "keywords": (), "domains": (), "costs": ()}
    return {"tags": ()} if value.tags == (value.name,) else {}


_KINDS: Mapping[type, Callable[[Any, Kept], Kept]] = {
    Ability: _ability,
    EventPattern: _event,
    Later: _later,
    Cost: _cost,
    Filter: _filter,
    Mode: lambda value, kept: {"name": ""},
    OfType: lambda value, kept: {"types": tuple(sorted(value.types))},
    Return: lambda value, kept: {"to": ""} if value.to == "hand" else {},
    AdditionalCost: lambda value, kept: {"name": ""},
    Prevent: lambda value, kept: {"duration": Duration.PERMANENT} if value.duration is Duration.THIS_TURN else {},
    Give: lambda value, kept: {"changes": _changing(kept["changes"])},
    Continuous: lambda value, kept: {"changes": _changing(kept["changes"])},
    TokenKind: lambda value, kept: _token(value),
}


def _changing(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """-1/+0 changes nothing about the toughness."""
    return tuple(one for one in changes if not (isinstance(one, AddToValue) and one.amount == 0))


def _untargeted(action: Effect) -> Effect:
    """What is chosen for a cost is never a target, whether or not its file says so."""
    if not isinstance(action, OnObjects) or action.objects.pick is not Pick.CHOOSE:
        return action
    return replace(action, objects=replace(action.objects, target=False))


def _none_of(one: Criterion) -> list[Criterion]:
    """ "Nonartifact, nonblack": what is not one of several is none of each."""
    if not isinstance(one, FitsNone):
        return [one]
    return [_not(each) for each in one.filters]


def _not(what: Filter) -> Criterion:
    only = what.criteria[0] if len(what.criteria) == 1 else None
    if isinstance(only, OfType) and len(only.types) == 1:
        return NotOfType(only.types)
    return NotOfDomain(only.domains) if isinstance(only, OfDomain) and len(only.domains) == 1 else FitsNone((what,))


def _in_one(value: Any) -> Any:
    """One instruction that may be done, or is done on a condition, without what is around it."""
    if isinstance(value, YouMay) and len(value.effects) == 1 and value == YouMay(effects=value.effects):
        return replace(value.effects[0], optional=True)
    if not isinstance(value, If) or value.otherwise or len(value.effects) != 1 or value != _only_if(value):
        return value
    [done] = value.effects
    return replace(done, condition=value.condition) if done.condition is None else value


def _only_if(value: If) -> If:
    return If(condition=value.condition, effects=value.effects)


def _paid_within(kept: Kept) -> Kept:
    """ "You may pay [1] to draw a card" is one cost, whether the ability has it or its only instruction."""
    effects = kept["effects"]
    pays = effects[0] if len(effects) == 1 and kept["kind"] is AbilityKind.TRIGGERED else None
    if not isinstance(pays, Pay) or pays != Pay(cost=pays.cost, effects=pays.effects) or not kept["cost"].is_free:
        return {}
    return {"optional": True, "cost": pays.cost, "effects": pays.effects}


def _whose_may(kept: Kept) -> Kept:
    effects = kept["effects"]
    if len(effects) != 1 or not kept["optional"] or effects[0].optional or not kept["cost"].is_free:
        return {}
    return {"optional": False, "effects": (replace(effects[0], optional=True),)}
