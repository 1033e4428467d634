"""Emerge: a cost in place of the mana cost, less by what the creature is worth that is sacrificed for it (702.119)."""

from __future__ import annotations

from rules_data.core.abilities import Change, Cost, Filter, NamedObjects, Pick, Selector
from rules_data.core.abilities.changes import AlternativeCost, ChangeCost
from rules_data.core.abilities.effects import Sacrifice
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, Item

_WITH = "emerge with "


def emerge_costs(ev: Running, item: Item, thing: GameObject, cost: Cost) -> list[Change]:
    """The emerge cost once for each creature that could be sacrificed, named by it, and what the chosen one takes off.

    Which creature it will be is chosen with the cost, and it is sacrificed as that is paid (702.119c).
    """
    creatures = [one for one in ev.state.in_zone("battlefield") if _is_a_creature_of(ev, one, item.controller)]
    found: list[Change] = []
    for one in creatures:
        name = f"{_WITH}{one.handle}"
        given_up = Sacrifice(Selector(Pick.ALL, Filter((NamedObjects((one.handle,)),))))
        found.append(AlternativeCost(Cost(cost.resources, (*cost.actions, given_up), cost.variable), name))
        if name in item.paid.costs:
            worth = ev.game.stat_of(ev, one, ev.derived.traits(ev.state, one), "mana value")
            found.append(ChangeCost("generic", -worth))
    return found


def _is_a_creature_of(ev: Running, thing: GameObject, player: str) -> bool:
    return thing.controller == player and "creature" in ev.derived.traits(ev.state, thing).types
