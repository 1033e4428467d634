"""Repeat: a spell's instructions carried out once more for a cost (Core Rules v1.3 820, v1.2 746)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import AdditionalCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import with_option_wanted
from rules_data.core.evaluator.state import GameObject, Item, replace

from .questions_keywords import MEANS

REPEAT = "repeat"


def _costs(thing: GameObject) -> dict[str, Cost]:
    """Each Repeat cost of a card, by the name under which it has been paid."""
    costs = [cost for word, cost in thing.card.costs if word == REPEAT]
    return {f"{REPEAT} {number}": cost for number, cost in enumerate(costs, 1)}


def repeated(item: Item, thing: GameObject) -> Sequence[Change]:
    """The Repeat costs that the player of a spell has chosen to pay."""
    known = _costs(thing).items()
    return [AdditionalCost(cost, name, optional=True) for name, cost in known if name in item.paid.costs]


def choose_repeats(ev: Running, item: Item) -> Item:
    """The spell with its instructions as often as they will be carried out: asked before its other choices (355.1)."""
    costs = _costs(item.source)
    ruled = ev.rules.ask(MEANS[REPEAT]) if costs else None
    if item.ability is None or not ruled:
        return item
    effects = item.ability.effects
    for name in costs:
        with_it = replace(item, paid=item.paid.with_cost(name))
        wanted = with_option_wanted(ev, with_it, item.source, name, ruled.rules)
        if wanted is not None and wanted.ability is not None:
            # Instructions of its own, for which choices of their own are made (820.2.a).
            more = (*wanted.ability.effects, *deepcopy(effects))
            item = replace(wanted, ability=replace(wanted.ability, effects=more))
            text = f"{item.controller} repeats {item.label}: its instructions are carried out once more"
            ev.journal.record("choice", text, ruled.rules, objects=(item.label,), players=(item.controller,))
    ev.board.put_item(item)
    return item
