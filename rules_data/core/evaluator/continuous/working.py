"""An object while effects are applied to it, and what each of them did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Ability
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import ONLY_A_PROHIBITION_PREVENTS_ADDING
from rules_data.core.evaluator.state import GameObject, Traits, record

from .derivations import Deriving
from .effects import Part
from .table import Layers


@record
class Application:
    """One part of an effect applied to one object: to which property, how much, and what that made of it."""

    thing: GameObject
    part: Part
    property: str
    amount: int
    before: str
    after: str


@dataclass(slots=True)
class Working:
    """An object while effects are applied to it. `gained` are the words it has from them, by property."""

    thing: GameObject
    traits: Traits
    applied: list[Application] = field(default_factory=list)
    gained: dict[str, list[str]] = field(default_factory=dict)
    gained_abilities: list[Ability] = field(default_factory=list)
    removed: set[tuple[str, str]] = field(default_factory=set)


# Makes a change to the traits of a working object; False where it finds nothing to change.
Do = Callable[["Deriving", Layers, Working, Any, int], bool]


def is_forbidden(working: Working, verb: str, name: str) -> bool:
    return f"{verb} {name}" in working.traits.cannot


def is_meant(layers: Layers, word: str, name: str) -> bool:
    return name in (kinds.ALL, word) or layers.belongs(word, name)


def was_removed(ev: Deriving, layers: Layers, working: Working, what: str, name: str) -> bool:
    """Whether a removal before keeps it from being added, which it only does where no rule says otherwise."""
    if not any(kind == what and is_meant(layers, name, removed) for kind, removed in working.removed):
        return False
    return not ev.rules.ask(ONLY_A_PROHIBITION_PREVENTS_ADDING)
