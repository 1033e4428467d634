"""What costs say: in front of a colon, behind "pay", and as what is done to pay them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rules_data.core.abilities.effects import OnObjects
from rules_data.core.abilities.model import Cost, Effect
from rules_data.core.abilities.model_values import Pick, Selector

from . import nouns
from .costs import priced, resources, spent_apart, untargeted
from .lexicon import words
from .saying import say, special


def before_colon(cost: Cost) -> str:
    """{1}, {T}, sacrifice a creature you control; [2][C], [E], discard 1"""
    paid, spent = spent_apart(cost)
    parts = [priced(paid)] if paid.resources or paid.variable else []
    parts += [*spent]
    for done, alike in groupby(map(untargeted, cost.actions), key=type):
        parts += _of_one_verb(done, list(alike))
    return (", ".join(parts) or resources(())).replace(nouns.UNTARGETED, "")


def _of_one_verb(kind: type[Effect], actions: Sequence[Effect]) -> list[str]:
    """What is done with several things, with its verb said once: sacrifice an artifact and a creature."""
    said = [_own_cost(action) or _done(action) for action in actions]
    verb = f"{kind.verb} "
    with_itself = any(isinstance(one, OnObjects) and one.objects.pick is Pick.ME for one in actions)
    if len(said) != 2 or with_itself or not all(one.startswith(verb) for one in said):
        return said
    return [f"{said[0]} and {said[1].removeprefix(verb)}"]


def _done(action: Effect) -> str:
    """An action of a cost, as the instruction that it is."""
    return say("instruction", action) or ""


def _own_cost(action: Effect) -> str:
    """The symbol for what an object pays with itself; empty for another action."""
    own = isinstance(action, OnObjects) and action == type(action)(Selector(Pick.ME))
    return words().own_cost.get(action.verb, "") if own else ""


def paying(cost: Cost) -> str:
    """pay {1} and discard a card"""
    paid, spent = spent_apart(cost)
    parts = [f"pay {priced(paid)}"] if paid.resources or paid.variable else []
    parts += [*spent]
    parts += [_done(untargeted(action)) for action in cost.actions]
    return (" and ".join(parts) or f"pay {resources(())}").replace(nouns.UNTARGETED, "")


@special("cost")
def _cost(data: object, many: bool) -> str | None:
    return before_colon(data) if isinstance(data, Cost) else None


@special("price")
def _price(data: object, many: bool) -> str | None:
    """What stands behind "pay": nothing that is done."""
    return priced(data) if isinstance(data, Cost) and not data.actions and not data.is_free else None


@special("paid within")
def _paid_within(data: object, many: bool) -> str | None:
    return paying(data) if isinstance(data, Cost) else None


@special("resource")
def _resource(data: object, many: bool) -> str | None:
    """What is paid, without how much of it."""
    return words().resources.get(data, data) if isinstance(data, str) else None


@special("one resource")
def _one_resource(data: object, many: bool) -> str | None:
    """What is added, without how much of it: one of it is meant so many times."""
    if not isinstance(data, Cost) or data.actions or len(data.resources) != 1 or data.resources[0][1] != 1:
        return None
    return _resource(data.resources[0][0], many)
