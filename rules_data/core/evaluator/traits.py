"""What an object is at one moment: its types, keywords, numbers and abilities; and the passives in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules_data.core.abilities import Ability, AbilityKind

from .amounts import is_met
from .matching import Viewpoint
from .state import GameObject, GameState

if TYPE_CHECKING:
    from .evaluation import Evaluation


@dataclass(slots=True)
class Traits:
    """The traits of one object in one state."""

    types: set[str]
    tags: set[str]
    keywords: dict[str, int]
    stats: dict[str, int]
    abilities: tuple[Ability, ...]
    statuses: set[str] = field(default_factory=set)
    cannot: set[str] = field(default_factory=set)
    can: set[str] = field(default_factory=set)
    enters: str = ""
    # Where a game keeps them apart: the values before anything is added to them, the name, the colours or domains.
    base: dict[str, int] = field(default_factory=dict)
    name: str = ""
    domains: set[str] = field(default_factory=set)
    controller: str = ""
    applied: tuple[Any, ...] = ()  # in games with stages: what was applied to it, in order


@dataclass(frozen=True, slots=True)
class Passive:
    """A passive ability that is in force, with who controls it, what created it and which of its source's it is."""

    ability: Ability
    source: GameObject
    controller: str
    bindings: dict[str, tuple[tuple[str, int], ...]]
    label: str
    number: str


def passives_in_force(ev: Evaluation, state: GameState, found: dict[str, Traits]) -> Iterator[Passive]:
    """Passive abilities whose source is where they work, oldest first; delayed ones always."""
    having = (thing for handle, thing in state.objects.items() if found[handle].abilities)
    for thing in sorted(having, key=lambda o: o.order):
        for number, ability in enumerate(found[thing.handle].abilities):
            if ability.kind is AbilityKind.PASSIVE and ev.works_from(ability, thing):
                label = ability.name or thing.handle
                yield Passive(ability, thing, thing.controller or thing.owner, {}, label, f"{number}")
    for delayed in ev.delayed_in_force(state):
        if delayed.ability.kind is AbilityKind.PASSIVE:
            yield Passive(
                delayed.ability, delayed.source, delayed.controller, dict(delayed.bindings), delayed.label,
                f"delayed {delayed.number}",
            )


def passive_view(state: GameState, passive: Passive) -> Viewpoint:
    return Viewpoint(passive.controller, passive.source, state, bindings=passive.bindings)


def is_in_force(ev: Evaluation, view: Viewpoint, ability: Ability) -> bool:
    """Whether a passive's own condition holds, or does not matter."""
    if ability.condition is None or is_met(ability.condition, ev, view):
        return True
    return not ev.rules.ask("a passive may be conditional")
