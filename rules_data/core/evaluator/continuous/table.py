"""What a game says of its stages, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import Change
from rules_data.core.evaluator.state import Event, GameObject

RULES = 0  # before all stages: what modifies the rules of the game


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage: what it is about, and its substages in order; the last is that of dependent effects."""

    number: int
    name: str
    substages: tuple[str, ...]


# The event that an application is: of an object, by an effect of this player and source, one change, so much.
ApplicationEvent = Callable[[Any, GameObject, str, GameObject, Change, int], Event | None]


@dataclass(frozen=True, slots=True)
class Staging:
    """The stages of one game.

    `stage_of` a change: the stage of what it modifies, RULES if that is the rules. `substage_of` a change with its
    amount, if independent: the place of that substage among the stage's. `stage_read` by a part of a condition or
    an amount: the stage of what it looks at, RULES if that is in none. `counters`: what a counter adds to which
    number. `belongs` tells whether a word (a tag, a type) is of a kind that a change names as a whole, and
    `word_property` what the property is called whose words a change adds to or takes from.
    """

    stages: tuple[Stage, ...]
    stage_of: Callable[[Change], int]
    substage_of: Callable[[Change, int], int]
    stage_read: Callable[[Any], int]
    counters: Mapping[str, tuple[str, int]]
    belongs: Callable[[str, str], bool]
    word_property: Callable[[Change], str]
    event_of: ApplicationEvent

    def stage(self, number: int) -> Stage:
        return next(stage for stage in self.stages if stage.number == number)

    def last_substage(self, stage: int) -> int:
        """Where the dependent effects of a stage are applied."""
        return len(self.stage(stage).substages) if stage else 1
