"""What an object is at one moment: its types, keywords, numbers and abilities."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Ability, Change
from rules_data.core.abilities.changes import Must


@dataclass(slots=True)
class Traits:
    """The traits of one object in one state."""

    types: set[str]
    tags: set[str]
    keywords: dict[str, int]
    stats: dict[str, int]
    abilities: tuple[Ability, ...]
    cannot: set[str] = field(default_factory=set)
    can: set[str] = field(default_factory=set)
    allowed_to: set[tuple[str, str]] = field(default_factory=set)  # what it can, and the player whose effect says so
    must: tuple[Must, ...] = ()  # each by itself, for it counts how many are obeyed
    rules: tuple[Change, ...] = ()  # what changes the rules for it by a number: each by itself, for they add up
    enters: str = ""
    # Where a game keeps them apart: the values before anything is added to them, the name, the colours or domains.
    base: dict[str, int] = field(default_factory=dict)
    name: str = ""
    domains: set[str] = field(default_factory=set)
    controller: str = ""
    # The numbers of each of several abilities that one keyword stands for; their sum is in `keywords`.
    several: dict[str, tuple[int, ...]] = field(default_factory=dict)
    applied: tuple[Any, ...] = ()  # in games with stages: what was applied to it, in order
