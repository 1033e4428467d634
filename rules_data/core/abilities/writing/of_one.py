"""What is done with one chosen thing and the player behind it: destroy target creature, then its controller draws.

A file chooses it first, and says the rest for each that was chosen (`reading.spoken_of`, `reading.whose`). Cards name
the thing where something is done to it, and a player where they do something.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from rules_data.core.abilities.criteria import InZone, OfType, Remembered
from rules_data.core.abilities.criteria_of_relations import WhereThatIs
from rules_data.core.abilities.effects import Choose, ForEach, Later, Pay
from rules_data.core.abilities.model import Ability, Effect
from rules_data.core.abilities.model_values import Filter, Pick, Relation, Selector

_IT = Selector(Pick.IT)
_BEHIND_IT = (Relation.ITS_CONTROLLER, Relation.ITS_OWNER)
# A game may speak of players by their heroes (Flesh and Blood 1.1.2b).
_PLAYER, _HERO = OfType(("player",)), OfType(("hero",))
_BATTLEFIELD = Filter((OfType(("battlefield",)),))
# Stands for the name of a battlefield that is chosen only for what is done there: all units at a battlefield.
ONE_BATTLEFIELD = "=battlefield"


def told_of_one(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Values that may be instructions, with what is said for each of one chosen thing said of it.

    Of a player it is said wherever that stands, of anything else where they end so.
    """
    for place, (chosen, each) in enumerate(pairwise(values)):
        if (later := _later_to_it(chosen, each)) is not None:
            return (*values[:place], later, *values[place + 2 :])
        which = _one_chosen(chosen)
        if which is None or not _is_of_it(each, which) or not _speaks_of(each.effects, *_BEHIND_IT):
            continue
        if _holds(each.effects, ForEach) or _holds(each.effects, Ability):
            continue
        rest = values[place + 2 :]
        told = _of_one(chosen, each, which) if not rest or _is_a_player(which, each) else None
        if told is not None:
            return (*values[:place], *told, *rest)
    return values


class ChosenBefore(Later):
    """What is done at a later time to something that was chosen before that: told with the time behind it."""

    __slots__ = ()


def _later_to_it(chosen: object, later: object) -> ChosenBefore | None:
    """What is done at a time, and only then, to what an instruction has chosen right before."""
    which = chosen.objects if isinstance(chosen, Choose) and chosen == Choose(objects=chosen.objects) else None
    if which is None or not which.target or not which.bind or not isinstance(later, Later):
        return None
    ability = later.ability
    done = ability.effects[0] if len(ability.effects) == 1 else None
    plain = later == Later(ability=ability) and ability.trigger is not None
    if done is None or not plain or getattr(done, "objects", None) != Selector(Pick.THAT, name=which.bind):
        return None
    return ChosenBefore(ability=replace(ability, effects=(replace(done, objects=which),)))  # type: ignore[call-arg]


def _of_one(chosen: Effect, each: ForEach, which: Selector) -> tuple[Effect, ...] | None:
    """What is done for each of one chosen thing as it is said of that; None where it cannot be."""
    if not _is_a_player(which, each):
        first, *others = each.effects
        return (*(_acting_on(first, which) or (chosen, first)), *others)
    if _speaks_of(each.effects, _IT):
        return None
    first, *others = _of_that_player(each.effects)
    named = first.player is Relation.THAT_PLAYER and not first.optional
    return (*((replace(first, player=Relation.YOU, players=which),) if named else (chosen, first)), *others)


def at_one_battlefield(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Values that may be instructions, with a battlefield that is chosen for the next one alone said within that."""
    found: list[Any] = []
    for place, each in enumerate(values):
        name = _battlefield_chosen(found[-1]) if found else ""
        if not name or _speaks_of(values[place + 1 :], WhereThatIs(name), Remembered(name)):
            found.append(each)
            continue
        said = _exchanged(each, WhereThatIs(name), WhereThatIs(ONE_BATTLEFIELD))
        if said == each or _speaks_of(said, Remembered(name)):
            found.append(each)
        else:
            found[-1] = said
    return tuple(found)


def _battlefield_chosen(effect: object) -> str:
    """The name of the one battlefield that an instruction chooses as a target, and does no more."""
    which = _one_chosen(replace(effect, bind=None)) if isinstance(effect, Choose) else None
    if isinstance(effect, Choose) and which is None and effect.bind:
        which = _one_chosen(Choose(objects=replace(effect.objects, bind=effect.bind)))
    return which.bind or "" if which is not None and which.filter == _BATTLEFIELD else ""


def _exchanged(value: Any, one: object, other: object) -> Any:
    """The same with one part for another, wherever that stands."""
    if value == one:
        return other
    if isinstance(value, tuple):
        return tuple(_exchanged(each, one, other) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    found = {each.name: _exchanged(getattr(value, each.name), one, other) for each in fields(value)}
    return replace(value, **found) if any(found[name] != getattr(value, name) for name in found) else value


def _one_chosen(effect: object) -> Selector | None:
    """The one target that an instruction chooses, and does no more."""
    which = effect.objects if isinstance(effect, Choose) else None
    if which is None or effect != Choose(objects=which):
        return None
    return which if which.pick is Pick.CHOOSE and which.count == 1 and which.target and which.bind else None


def _is_of_it(each: object, which: Selector) -> bool:
    """Whether an instruction is done for what was chosen, and asks nothing else of it."""
    if not isinstance(each, ForEach) or each != ForEach(objects=each.objects, effects=each.effects):
        return False
    kind = which.filter.get(OfType) if _is_a_player(which, each) else None
    known = (Remembered(which.bind or ""), which.filter.get(InZone), kind)
    asked = each.objects.filter.criteria
    return set(asked) == {one for one in known if one is not None} and bool(each.effects)


def _is_a_player(which: Selector, each: ForEach) -> bool:
    """Whether a player was chosen; a hero is one where what is done for each says so again."""
    kind = which.filter.get(OfType)
    return kind == _PLAYER or (kind == _HERO and _HERO in each.objects.filter.criteria)


def _acting_on(effect: Effect, which: Selector) -> tuple[Effect, ...] | None:
    """An instruction that acts on it, with what was chosen in its place."""
    if getattr(effect, "objects", None) == _IT:
        return (replace(effect, objects=which),)  # type: ignore[call-arg]
    if isinstance(effect, Pay) and len(effect.otherwise) == 1:
        done = _acting_on(effect.otherwise[0], which)
        return None if done is None else (replace(effect, otherwise=done),)
    return None


def _of_that_player(value: Any) -> Any:
    """The same with "that player" for whoever is behind the one thing, a player."""
    if value is Relation.ITS_CONTROLLER:
        return Relation.THAT_PLAYER
    if isinstance(value, tuple):
        return tuple(map(_of_that_player, value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return replace(value, **{each.name: _of_that_player(getattr(value, each.name)) for each in fields(value)})


def _speaks_of(value: Any, *sought: object) -> bool:
    return any(part in sought for part in _everything_in(value))


def _holds(value: Any, kind: type) -> bool:
    return any(isinstance(part, kind) for part in _everything_in(value))


def _everything_in(value: Any) -> Iterator[Any]:
    """A value, and all that it is made of, however deep."""
    yield value
    if isinstance(value, tuple):
        within = iter(value)
    elif is_dataclass(value) and not isinstance(value, type):
        within = (getattr(value, each.name) for each in fields(value))
    else:
        return
    for one in within:
        yield from _everything_in(one)
