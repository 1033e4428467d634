"""Targets for each of several players: an instruction for each of them is taken apart before targets are chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from rules_data.core.abilities import (
    Ability,
    ControlledBy,
    Effect,
    Filter,
    NamedObjects,
    OwnedBy,
    Pick,
    Relation,
    Selector,
)
from rules_data.core.abilities.effects import AtOnce, ForEach
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import resolve_selector, view_of_item
from rules_data.core.evaluator.policy import WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE
from rules_data.core.evaluator.state import GameObject, Item, NotSupported, parts_of, replace

Part = TypeVar("Part")


def with_each_player(ev: Running, item: Item, ability: Ability) -> tuple[Item, Ability]:
    """The item, and its ability, with an instruction for each player who has a target of their own to be chosen."""
    if not any(isinstance(effect, ForEach) and _has_targets_of_theirs(effect) for effect in ability.effects):
        return item, ability
    taken_apart = replace(ability, effects=_taken_apart(ev, item, ability.effects))
    return replace(item, ability=taken_apart), taken_apart


def check_only_player(item: Item, selector: Selector) -> None:
    """Raise NotSupported where one of several players has nothing that could be the target to be chosen for them."""
    named = [part.named for part in parts_of([selector.filter]) if isinstance(part, ControlledBy | OwnedBy)]
    parts = parts_of(item.ability.effects) if item.ability is not None else ()
    everyone = {part.named for part in parts if isinstance(part, ControlledBy | OwnedBy) and part.named}
    if any(named) and len(everyone) > 1:
        who = next(filter(None, named))
        raise NotSupported(
            f"{item.label} has a target for each of several players, and there is none that is {who}'s. What becomes "
            "of the others then, the rules do not say."
        )


def _taken_apart(ev: Running, item: Item, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, ForEach) and effect.objects is not None and _has_targets_of_theirs(effect):
            players = resolve_selector(ev, effect.objects, view_of_item(ev, item))
            apart = [_for(ev, effect, player) for player in players]
            found += [AtOnce(tuple(_effects_of(apart)))] if _is_done_at_once(ev, apart) else apart
        else:
            found.append(effect)
    return tuple(found)


def _effects_of(apart: Sequence[Effect]) -> Iterator[Effect]:
    """The instructions themselves, of those for one player each."""
    return (each for one in apart for each in one.effects)


def _is_done_at_once(ev: Running, apart: Sequence[Effect]) -> bool:
    """Whether a single instruction for each player, which speaks of no more than its target, is done to all at once."""
    if len(apart) < 2 or any(len(one.effects) != 1 for one in apart):
        return False
    done = list(_effects_of(apart))
    if any(each.optional or each.condition is not None or each.bind is not None or each.effects for each in done):
        return False
    if any(getattr(part, each.name) in _OF_EACH for part in parts_of(done) for each in fields(part)):
        return False
    return bool(ev.rules.ask(WHAT_IS_DONE_FOR_EACH_PLAYER_IS_DONE_AT_ONCE))


# What is only known while the instructions are carried out for one player.
_OF_EACH = (Pick.IT, Relation.ITS_CONTROLLER, Relation.ITS_OWNER)


def _for(ev: Running, effect: ForEach, player: GameObject) -> Effect:
    """The instruction for one of the players, whom all that it says of "that player" is about."""
    this_one = Selector(Pick.ALL, Filter((NamedObjects((player.handle,)),)), target=False)
    return ForEach(_about(effect.effects, player.handle), objects=this_one)


def _has_targets_of_theirs(effect: ForEach) -> bool:
    """Whether targets are to be chosen for each of several that are told by whose they are."""
    return any(isinstance(part, Selector) and _is_theirs(part) for part in parts_of(effect.effects))


def _is_theirs(selector: Selector) -> bool:
    if selector.pick is not Pick.CHOOSE or not selector.target:
        return False
    of_players = (part for part in parts_of([selector.filter]) if isinstance(part, ControlledBy | OwnedBy))
    return any(part.player is Relation.THAT_PLAYER and not part.named for part in of_players)


def _about(part: Part, player: str) -> Part:
    """A copy of its own of all that an instruction is made of, with "that player" being one."""
    made: Any = part
    if isinstance(part, tuple):
        made = tuple(_about(each, player) for each in part)
    elif isinstance(part, ControlledBy | OwnedBy) and part.player is Relation.THAT_PLAYER:
        made = replace(part, named=player)
    elif is_dataclass(part) and not isinstance(part, type):
        made = type(part)(**{each.name: _about(getattr(part, each.name), player) for each in fields(part)})
    return made  # type: ignore[no-any-return]
