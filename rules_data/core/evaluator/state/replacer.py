"""A replacement effect that could apply to an event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules_data.core.abilities import Ability

from .changing import record
from .objects import Delayed, GameObject


@record
class Replacer:
    """The ability, its source, and the delayed record if it has one.

    `bindings` and `done`: what the part of it that has been carried out already found, and whether it did what it says.
    """

    key: str
    ability: Ability
    source: GameObject
    controller: str
    label: str
    delayed: Delayed | None = None
    bindings: Mapping[str, tuple[tuple[str, int], ...]] = field(default_factory=dict, hash=False, compare=False)
    done: bool = False
