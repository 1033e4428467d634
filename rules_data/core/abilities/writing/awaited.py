"""What a statement waits for: the next object of a kind, or the next few of them."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities.criteria import ControlledBy, InState
from rules_data.core.abilities.model import Ability, Continuous, Duration
from rules_data.core.abilities.model_values import Filter, Relation

from . import nouns
from .saying import say
from .told import told

_PLAYED = "played"


def says_how_long(ability: Ability) -> bool:
    """Whether the words for what is awaited say how long it is waited for: your next attack this combat chain."""
    statement, long = ability.continuous, ability.duration
    if statement is None or not ability.waits_for_the_next or long is not Duration.THIS_COMBAT:
        return False
    return say("awaited", _told(ability, statement)) is not None


def awaited(ability: Ability, statement: Continuous) -> str:
    """your next attack this turn, on cards that put it so; the next attack you control this turn"""
    if (said := say("awaited", _told(ability, statement))) is not None:
        return said
    what, many = statement.affects.filter, statement.next_count
    which = f"{many} {say('noun', what, many=True)}" if many > 1 else nouns.noun(what)
    return f"the next {which}{' this turn' if ability.duration is Duration.NEXT_TIME else ''}"


def _told(ability: Ability, statement: Continuous) -> dict[str, Any]:
    what = statement.affects.filter
    data: dict[str, Any] = {"next": told(what)}
    if what.get(ControlledBy) == ControlledBy(Relation.YOU):
        data = {"next": told(what.without(ControlledBy)), "whose": "you"}
        states = what.get(InState)
        if states is not None and _PLAYED in states.statuses:
            others = tuple(one for one in states.statuses if one != _PLAYED)
            plain = what.without(ControlledBy, InState)
            data["next"] = told(Filter((*plain.criteria, InState(others))) if others else plain)
            data["played"] = True
    if ability.duration is not Duration.NEXT_TIME:
        data["for"] = ability.duration.value
    if statement.next_count > 1:
        data["count"] = statement.next_count
    return data
