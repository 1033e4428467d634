"""What a part of an effect leaves open until it is applied to an object: who, what, and how much."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import (
    amount_of,
    players_meant,
    resolve_selector,
    speaks_of_a_choice,
    with_choice,
    with_its_text,
    worked_out,
)
from rules_data.core.evaluator.policy import A_STATIC_AMOUNT_FOLLOWS
from rules_data.core.evaluator.state import GameObject, replace

from .effects import STATIC, Part
from .reach import Reach
from .table import copied_card


def resolved(reach: Reach, thing: GameObject, part: Part) -> Part:
    """Who takes control, what is copied or what was chosen, where that depends on the state."""
    change = part.change
    if isinstance(change, kinds.Controlled) and not change.player:
        players = players_meant(reach.view(part, thing), change.by)
        return replace(part, change=replace(change, player=players[0] if players else ""))
    if isinstance(change, kinds.Copy) and change.card is None and change.of is not None:
        found = resolve_selector(reach.ev, change.of, reach.view(part, thing))
        return replace(part, change=replace(change, card=copied_card(found[0]) if found else None))
    if isinstance(change, kinds.Must) and not change.is_settled:
        return replace(part, change=replace(change, whom=reach.view(part, thing).source.handle))
    if isinstance(change, kinds.GainAbility) and part.effect.source.identity != thing.identity:
        return replace(part, change=replace(change, ability=_as_given(reach, part, change.ability)))
    if speaks_of_a_choice(change):
        return replace(part, change=with_choice(reach.ev, reach.view(part, thing), change))
    return part


def _as_given(reach: Reach, part: Part, ability: Ability) -> Ability:
    """An ability as this effect of another object gives it: always one and the same, whenever that is worked out.

    A static one keeps since when it has been given, in a game where it is not older than that.
    """
    known, number = reach.ev.derived.given, part.effect.timestamp + 1
    key = (id(ability), part.effect.timestamp)
    if key not in known:
        dated = reach.layers.granted_since is not None and ability.kind is AbilityKind.PASSIVE
        known[key] = (ability, replace(ability, given=number) if dated else with_its_text(ability, number))
    return known[key][1]


def amount(reach: Reach, thing: GameObject, part: Part) -> int:
    """How much a part does to an object, as things stand."""
    lasting, key = reach.state.lasting, (thing.identity, part.key)
    if key in lasting.amounts:
        return lasting.amounts[key]
    if thing.stands_for is not None and (thing.stands_for, part.key) in lasting.amounts:
        return lasting.amounts[thing.stands_for, part.key]
    written = part.change.amount
    if isinstance(written, int):
        return written
    if part.effect.kind == STATIC and key in lasting.begun and not reach.ev.rules.ask(A_STATIC_AMOUNT_FOLLOWS):
        return lasting.begun[key][1]
    value_of = amount_of if isinstance(part.change, kinds.SetBase | kinds.SetValue) else worked_out
    return value_of(reach.ev, reach.view(part, thing), written)
