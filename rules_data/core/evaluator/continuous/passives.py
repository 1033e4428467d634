"""What an object is at one moment: its types, keywords, numbers and abilities; and the passives in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.evaluator.matching import delayed_in_force, is_met, works_from
from rules_data.core.evaluator.policy import A_PASSIVE_MAY_BE_CONDITIONAL
from rules_data.core.evaluator.state import GameObject, GameState, Viewpoint

from .derivations import Deriving


@dataclass(frozen=True, slots=True)
class Passive:
    """A passive ability that is in force, with who controls it, what created it and which of its source's it is."""

    ability: Ability
    source: GameObject
    controller: str
    bindings: dict[str, tuple[tuple[str, int], ...]]
    label: str
    number: str


def passives_in_force(ev: Deriving, state: GameState) -> Iterator[Passive]:
    """Passive abilities whose source is where they work, oldest first; delayed ones always."""
    # Where nothing in the whole situation can be passive, no object needs to be looked at.
    for thing, abilities in ev.derived.having_passives(state) if ev.derived.depends else ():
        for number, ability in enumerate(abilities):
            if ability.kind is AbilityKind.PASSIVE and works_from(ev, ability, thing):
                label = ability.name or thing.handle
                yield Passive(ability, thing, thing.player, {}, label, f"{number}")
    for delayed in delayed_in_force(ev, state) if state.delayed else ():
        if delayed.ability.kind is AbilityKind.PASSIVE:
            yield Passive(
                delayed.ability,
                delayed.source,
                delayed.controller,
                dict(delayed.bindings),
                delayed.label,
                f"delayed {delayed.number}",
            )


def passive_view(state: GameState, passive: Passive) -> Viewpoint:
    return Viewpoint(passive.controller, passive.source, state, bindings=passive.bindings, given=passive.ability.given)


def is_in_force(ev: Deriving, view: Viewpoint, ability: Ability) -> bool:
    """Whether a passive's own condition holds, or does not matter."""
    if ability.condition is None or is_met(ability.condition, ev, view):
        return True
    return not ev.rules.ask(A_PASSIVE_MAY_BE_CONDITIONAL)
