"""What abilities say about playing units at the place of their source: that they may, or cannot, be played here."""

from __future__ import annotations

from rules_data.core.abilities import Change
from rules_data.core.abilities.changes import Can, Cannot
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import why_not
from rules_data.core.evaluator.policy import PASSIVES_AFFECT_PLAY
from rules_data.core.evaluator.state import GameObject

HERE = "be played here"


def may_be_played_here(ev: Running, thing: GameObject, field: GameObject) -> bool:
    """Whether an ability at the battlefield lets this be played there although its player does not control it."""
    return HERE in ev.derived.traits(ev.state, field).can or _is_said(ev, Can(HERE), thing, field)


def cannot_be_played_here(ev: Running, thing: GameObject, field: GameObject) -> bool:
    """Whether an ability at the battlefield keeps this from being played there, whoever controls it (054.1)."""
    return HERE in ev.derived.traits(ev.state, field).cannot or _is_said(ev, Cannot(HERE), thing, field)


def _is_said(ev: Running, change: Change, thing: GameObject, field: GameObject) -> bool:
    """Whether a passive of something at this battlefield says so of the card: what it speaks of is not there yet."""
    for passive in passives_in_force(ev, ev.state):
        continuous, view = passive.ability.continuous, passive_view(ev.state, passive)
        if continuous is None or change not in continuous.changes or continuous.affects.pick.value == "me":
            continue
        if ev.game.place_of(passive.source) != field.handle or not is_in_force(ev, view, passive.ability):
            continue
        if not why_not(ev, continuous.affects.filter, thing, view):
            return bool(ev.rules.ask(PASSIVES_AFFECT_PLAY))
    return False
