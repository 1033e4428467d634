"""What abilities say about playing units at the place of their source: that they may, or cannot, be played here."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Change, Pick
from rules_data.core.abilities.changes import Can, Cannot
from rules_data.core.evaluator.continuous import Passive, is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import filter_of, why_not
from rules_data.core.evaluator.policy import PASSIVES_AFFECT_PLAY
from rules_data.core.evaluator.state import GameObject, Viewpoint

from .vocabulary import AMONG_ENEMIES, ANYWHERE, HERE, WHERE_NOBODY_IS


def may_be_played_here(ev: Running, thing: GameObject, field: GameObject) -> bool:
    """Whether an ability at the battlefield lets this be played there although its player does not control it."""
    return HERE in ev.derived.traits(ev.state, field).can or _is_said(ev, Can(HERE), thing, field)


def cannot_be_played_here(ev: Running, thing: GameObject, field: GameObject) -> bool:
    """Whether an ability at the battlefield keeps this from being played there, whoever controls it (054.1)."""
    return HERE in ev.derived.traits(ev.state, field).cannot or _is_said(ev, Cannot(HERE), thing, field)


def may_be_played_at(ev: Running, thing: GameObject, player: str, field: GameObject) -> bool:
    """Whether the card itself, or an effect, says that it may be played to such a battlefield.

    That may be any, one that is open, or one that an opponent controls and where a unit is.
    """
    if _is_permitted(ev, thing, player, ANYWHERE):
        return True
    if not field.controller:
        return not _is_occupied(ev, field) and _is_permitted(ev, thing, player, WHERE_NOBODY_IS)
    enemy = field.controller not in ev.state.team_of(player)
    return enemy and _is_occupied(ev, field) and _is_permitted(ev, thing, player, AMONG_ENEMIES)


def _is_occupied(ev: Running, field: GameObject) -> bool:
    """Whether a unit is at a battlefield (v1.4 170.11.a, v1.3 169.10.a)."""
    there = (one for one in ev.state.objects.values() if one.zone == "battlefield" and one.at == field.handle)
    return any("unit" in ev.derived.traits(ev.state, one).types for one in there)


def _is_permitted(ev: Running, thing: GameObject, player: str, permission: str) -> bool:
    """Whether a card that is about to be played has this permission, by its own text or by an effect."""
    if permission in ev.derived.traits(ev.state, thing).can:
        return True
    view, told = Viewpoint(player, thing, ev.state), Can(permission)
    said = any(
        ability.continuous is not None
        and told in ability.continuous.changes
        and ability.continuous.affects.pick is Pick.ME
        and is_in_force(ev, view, ability)
        for ability in thing.card.abilities
    )
    return (said or any(True for _ in _say(ev, told, thing))) and bool(ev.rules.ask(PASSIVES_AFFECT_PLAY))


def _is_said(ev: Running, change: Change, thing: GameObject, field: GameObject) -> bool:
    """Whether a passive of something at this battlefield says so of the card: what it speaks of is not there yet."""
    there = any(ev.game.place_of(passive.source) == field.handle for passive in _say(ev, change, thing))
    return there and bool(ev.rules.ask(PASSIVES_AFFECT_PLAY))


def _say(ev: Running, change: Change, thing: GameObject) -> Iterator[Passive]:
    """The passives in force that say this of a card, other than those that speak of their own source alone."""
    for passive in passives_in_force(ev, ev.state):
        continuous, view = passive.ability.continuous, passive_view(ev.state, passive)
        if continuous is None or change not in continuous.changes or continuous.affects.pick is Pick.ME:
            continue
        if is_in_force(ev, view, passive.ability) and not why_not(ev, filter_of(continuous.affects), thing, view):
            yield passive
