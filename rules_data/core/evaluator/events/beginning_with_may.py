"""Triggered abilities whose first instruction begins with "you may": whether they are carried out at all is decided."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Effect, Relation
from rules_data.core.abilities.effects import YouMay
from rules_data.core.evaluator.policy import YOU_MAY
from rules_data.core.evaluator.state import replace

from .running import Running


def as_it_is_decided(ev: Running, ability: Ability) -> Ability:
    """The ability with the "you may" of its first instruction as its own, where that is decided before it resolves.

    The same ability where the rules leave that to the resolution: only this instruction is optional there.
    """
    if ability.optional or not ability.effects or not _is_optional(ability.effects[0]):
        return ability
    if ev.rules.ask(YOU_MAY).answer == "on resolution":
        return ability
    first, rest = ability.effects[0], ability.effects[1:]
    done = first.effects if isinstance(first, YouMay) else (replace(first, optional=False),)
    return replace(ability, optional=True, effects=(*done, *rest))


def _is_optional(first: Effect) -> bool:
    """Whether the ability's own controller may carry it out, and nothing is asked before."""
    if first.player is not Relation.YOU or first.players is not None or first.condition is not None:
        return False
    return first.optional or isinstance(first, YouMay)
