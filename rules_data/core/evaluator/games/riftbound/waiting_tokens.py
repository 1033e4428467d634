"""Tokens that a spell or an ability plays: they wait until the rest of it is done, as cards do that it plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rules_data.core.abilities import Ability, Effect, ItWasDone
from rules_data.core.abilities.effects import DoThis, PlayToken
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Item, parts_of, replace

from .questions_actions import TOKENS_WAIT_FOR_THE_REST


def part_resolving(ev: Running, item: Item, ability: Ability) -> Ability:
    """The ability as it is carried out: tokens that it plays come to the board behind the rest of what it does.

    What it says after "do this" waits as well, and comes behind them.
    """
    done: list[Effect] = []
    waiting: list[Effect] = []
    for number, each in enumerate(ability.effects):
        if isinstance(each, DoThis):
            done, waiting = [*done, *waiting], []
        (waiting if _waits(each, ability.effects[number + 1 :]) else done).append(each)
    done += waiting
    if all(one is other for one, other in zip(done, ability.effects, strict=True)):
        return ability
    return replace(ability, effects=tuple(done)) if ev.rules.ask(TOKENS_WAIT_FOR_THE_REST) else ability


def _waits(effect: Effect, later: Sequence[Effect]) -> bool:
    """Whether an instruction plays tokens, as many as it says itself, and nothing behind it speaks of them."""
    if not isinstance(effect, PlayToken) or effect.condition is not None or effect.optional:
        return False
    if not isinstance(effect.amount, int) or effect.location is not None:
        return False
    parts = list(parts_of([*later]))
    return not any(isinstance(part, ItWasDone) or (effect.bind and _names(part, effect.bind)) for part in parts)


def _names(part: Any, name: str) -> bool:
    """Whether a part of an instruction has this name among its words."""
    said = [getattr(part, each.name) for each in fields(part)] if is_dataclass(part) else []
    return any(name == value or (isinstance(value, tuple) and name in value) for value in said)
