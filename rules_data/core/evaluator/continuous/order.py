"""In what order the effects of one sublayer apply to an object, by the criteria of the game."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.policy import (
    A_NEW_EFFECT_GOES_BEHIND,
    A_TIMESTAMP_IS_THE_GENERATION,
    TIMESTAMPS_ORDER_A_SUBSTAGE,
)
from rules_data.core.evaluator.state import GameObject, GameState

from .derivations import Deriving
from .effects import STATIC, Part
from .table import Layers, OrderBy

_LATE = 10**9
Rank = tuple[tuple[int, ...], ...]
_By = Callable[[Deriving, GameState, Part, "GameObject | None"], tuple[int, ...]]


def rank(ev: Deriving, state: GameState, layers: Layers, part: Part, thing: GameObject | None) -> Rank:
    """What an effect is sorted by among those of its sublayer; effects of one rank in the order of their changes."""
    return (*(_BY[criterion](ev, state, part, thing) for criterion in layers.order), (part.number,))


def _made_to_the_object(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    return (int(part.effect.kind == STATIC),)


def _timestamp(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    if ev.rules.ask(TIMESTAMPS_ORDER_A_SUBSTAGE):
        return (part.effect.timestamp,)
    # Also the order of objects goes by when they came; what is left is where they stand in the list of them.
    source = part.effect.source.handle
    return (next((place for place, handle in enumerate(state.objects) if handle == source), _LATE),)


def _began_to_apply(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    if thing is None or not (ev.rules.ask(TIMESTAMPS_ORDER_A_SUBSTAGE) and ev.rules.ask(A_NEW_EFFECT_GOES_BEHIND)):
        return (0,)
    begun = state.lasting.begun.get((thing.identity, part.key))
    return (_LATE if begun is None else begun[0],)


def _generated(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    if not ev.rules.ask(TIMESTAMPS_ORDER_A_SUBSTAGE):
        return (0,)
    return (part.effect.generated if ev.rules.ask(A_TIMESTAMP_IS_THE_GENERATION) else part.effect.seat[0],)


def _decided(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    order = state.lasting.order
    return (1 + order.index(part.effect.key) if part.effect.key in order else 0,)


def _seat(ev: Deriving, state: GameState, part: Part, thing: GameObject | None) -> tuple[int, ...]:
    return part.effect.seat


_BY: dict[OrderBy, _By] = {
    OrderBy.MADE_TO_THE_OBJECT: _made_to_the_object,
    OrderBy.TIMESTAMP: _timestamp,
    OrderBy.BEGAN_TO_APPLY: _began_to_apply,
    OrderBy.GENERATED: _generated,
    OrderBy.DECIDED: _decided,
    OrderBy.SEAT: _seat,
}
