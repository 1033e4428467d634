"""Delayed abilities: which of them are in force."""

from __future__ import annotations

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.policy import (
    A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION,
    A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT,
    DELAYED_ABILITIES_LAST,
)
from rules_data.core.evaluator.state import Delayed, GameObject, GameState, Reading, Viewpoint

from .amounts import is_met


def delayed_in_force(ev: Reading, state: GameState) -> tuple[Delayed, ...]:
    """The delayed abilities that work in a state: with or without their source, unless a rule ties them to it."""
    return tuple([delayed for delayed in state.delayed if _is_in_force(ev, state, delayed)]) if state.delayed else ()


def _is_in_force(ev: Reading, state: GameState, delayed: Delayed) -> bool:
    if not ev.rules.ask(DELAYED_ABILITIES_LAST) and not _is_there(ev, state, delayed.source):
        return False
    if delayed.speaks_of_source and delayed.linked_to and not _is_there(ev, state, delayed.source):
        return not ev.rules.ask(A_LINKED_ABILITY_THAT_SPEAKS_OF_ITS_SOURCE_ENDS_WITH_IT)
    ending = delayed.ending
    if delayed.ability.duration is Duration.DURING_NEXT_TURN and ending is not None and not ending.since:
        return not ev.rules.ask(A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION)
    if ending is not None and ending.condition is not None:
        view = Viewpoint(delayed.controller, delayed.source, state, bindings=dict(delayed.bindings))
        if not is_met(ending.condition, ev, view):
            return not ev.rules.ask(A_LAYERS_EFFECT_DEPENDS_ON_ITS_CONDITION)
    if delayed.linked_to:
        found = (state.find(identity) for identity in delayed.linked_to)
        return any(thing is not None and thing.zone in ev.game.board_zones for thing in found)
    return True


def _is_there(ev: Reading, state: GameState, source: GameObject) -> bool:
    current = state.objects.get(source.handle)
    return current is not None and current.zone in ev.game.board_zones
