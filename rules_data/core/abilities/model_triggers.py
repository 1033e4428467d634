"""What a triggered ability waits for."""

from __future__ import annotations

from dataclasses import dataclass

from .model_conditions import Condition
from .model_values import EventPattern


@dataclass(frozen=True, slots=True)
class Trigger:
    """The condition of a triggered ability.

    `ordinal` 1 is "the first time", 2 "the second time"; counted within `per` (turn or combat).
    `ordinals`: further such times ("the first and second time"). `patterns`: any one of them fulfils the condition.
    `together`: "one or more", which is fulfilled once by everything that happens at the same moment. `state`: it is
    not an event that fulfils the condition but a state of the game, for as long as it is so. `each_player`: the times
    are counted for each player by themselves ("an opponent's second"). `fewest`: so many at the same moment at least,
    for it to be fulfilled together ("two or more"). `contract`: it is what its player is contracted to do.
    """

    patterns: tuple[EventPattern, ...]
    ordinal: int | None = None
    per: str = "turn"
    together: bool = False
    state: Condition | None = None
    ordinals: tuple[int, ...] = ()
    each_player: bool = False
    fewest: int = 1
    contract: bool = False
