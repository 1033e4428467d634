"""The closed lists of words a game's scenarios may use, so that a reader can refuse the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Verb:
    """The shape of one instruction.

    `main` is what stands after the word: objects, amount, effects, token, resources, cost, changes, ability,
    modes, condition, filter, prevented or flag. `options` are the further keys it takes.
    """

    main: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every word of one game that may stand in a scenario. `waiting_zone`: where what is played waits to resolve."""

    game: str
    waiting_zone: str
    editions: tuple[str, ...]
    verbs: Mapping[str, Verb]
    cost_verbs: frozenset[str]
    events: frozenset[str]
    types: frozenset[str]
    keywords: Mapping[str, bool]  # whether the keyword takes a number
    statuses: frozenset[str]
    zones: frozenset[str]
    piles: tuple[str, ...]
    stats: frozenset[str]
    player_stats: frozenset[str]
    resources: frozenset[str]
    phases: frozenset[str]
    states: frozenset[str]
    categories: frozenset[str]
    locations: frozenset[str]
    prohibitions: frozenset[str]
    permissions: frozenset[str]
    questions: frozenset[str]
