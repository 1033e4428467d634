"""Tokens that a spell or an ability plays: they wait until the rest of it is done, as cards do that it plays."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rules_data.core.abilities import Ability, Effect, ItWasDone
from rules_data.core.abilities.effects import PlayToken
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Frame, parts_of

from .questions_actions import TOKENS_WAIT_FOR_THE_REST


def waits_for_the_rest(ev: Running, effect: Effect, frame: Frame) -> bool:
    """Whether an instruction plays tokens that come behind the rest of what resolves (v1.3 182.1.a, 354.3).

    Where that rest speaks of them they are there before it.
    """
    ability = frame.item.ability if frame.item is not None else None
    if not isinstance(effect, PlayToken) or ability is None or _speaks_of(ability, effect):
        return False
    return bool(ev.rules.ask(TOKENS_WAIT_FOR_THE_REST))


def _speaks_of(ability: Ability, effect: PlayToken) -> bool:
    """Whether anything in an ability asks whether something was done, or names these tokens."""
    parts = [part for part in parts_of([*ability.effects]) if not isinstance(part, PlayToken)]
    return any(isinstance(part, ItWasDone) or (effect.bind and _names(part, effect.bind)) for part in parts)


def _names(part: Any, name: str) -> bool:
    """Whether a part of an instruction has this name among its words."""
    said = [getattr(part, each.name) for each in fields(part)] if is_dataclass(part) else []
    return any(name == value or (isinstance(value, tuple) and name in value) for value in said)
