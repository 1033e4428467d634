"""The steps that players take in a scenario, as a game declares them: what each is written with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Said(Enum):
    """What is written behind the word of a step, or behind a key beside it."""

    DONE = "that it is done"
    EXPECTATIONS = "what must be seen"
    INSTRUCTIONS = "instructions"
    NAME = "a name"
    OBJECT = "an object"
    OBJECTS = "objects"
    PAIRS = "objects and what each is set against"
    SETS = "objects and all those that each is set against"
    PHASE = "a phase"
    PLACE = "a place"
    PLAYER = "a player"
    TIMES = "how many times, or all"


@dataclass(frozen=True, slots=True)
class StepForm:
    """How a step is written: what stands behind its word, and which keys it has beside it, some of them `needed`."""

    main: Said
    keys: Mapping[str, Said] = field(default_factory=dict)
    needed: frozenset[str] = frozenset()


DONE = StepForm(Said.DONE)
# What every game's players do, and what its scenarios may look at on the way.
EVERY_GAMES_STEPS: Mapping[str, StepForm] = {
    "at once": StepForm(Said.INSTRUCTIONS, {"by": Said.PLAYER, "with": Said.NAME}),
    "resolve": StepForm(Said.TIMES),
    "pass": StepForm(Said.PLAYER),
    "end turn": DONE,
    "advance to": StepForm(Said.PHASE),
    "check": StepForm(Said.EXPECTATIONS),
}
