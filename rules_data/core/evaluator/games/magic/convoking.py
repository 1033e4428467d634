"""Convoke: creatures are tapped to pay for generic mana or for mana of their colors (Comprehensive Rules 702.51)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject, IllegalStep, Item, choices_of, subset_of

from .having import rules_of
from .mana_symbols import COLORS
from .moving import BATTLEFIELD

CONVOKE, GENERIC = "convoke", "generic"


def convoked(ev: Running, item: Item, cost: Cost) -> Cost:
    """The total cost without the mana for which the spell's controller taps creatures."""
    creatures = [one for one in _untapped(ev, item.controller) if _kinds(ev, one, cost)]
    most = min(len(creatures), sum(amount for name, amount in cost.resources if name in (GENERIC, *COLORS)))
    chosen = _chosen(ev, item, creatures, most) if most else []
    for creature in chosen:
        cost = _paying(ev, item, creature, cost)
    return cost


def cost_convoked(ev: Running, item: Item, cost: Cost) -> Cost:
    """The least that could be left of a cost: each creature counted for generic mana and for each of its colors."""
    creatures = _untapped(ev, item.controller)
    able = {
        color: sum(color in ev.derived.traits(ev.state, creature).domains for creature in creatures) for color in COLORS
    } | {GENERIC: len(creatures)}
    covered = {name: min(amount, able.get(name, 0)) for name, amount in cost.resources}
    left = {name: amount - covered[name] for name, amount in cost.resources}
    # A creature that is counted twice pays for one mana only. The other is as easy to pay as generic mana, at least.
    left[GENERIC] = left.get(GENERIC, 0) + max(0, sum(covered.values()) - len(creatures))
    return Cost(tuple((name, amount) for name, amount in left.items() if amount), cost.actions)


def _untapped(ev: Running, player: str) -> list[GameObject]:
    own = (thing for thing in ev.state.in_zone(BATTLEFIELD) if thing.controller == player)
    untapped = (thing for thing in own if "tapped" not in thing.statuses)
    return [thing for thing in untapped if "creature" in ev.derived.traits(ev.state, thing).types]


def _chosen(ev: Running, item: Item, creatures: Sequence[GameObject], most: int) -> list[GameObject]:
    """The creatures that pay, each for one mana; they are tapped together."""
    rules, handles = rules_of(ev, CONVOKE), [thing.handle for thing in creatures]
    legal, also = choices_of(handles, 0, most), subset_of(handles, 0, most)
    decision = Decision(item.controller, "objects", legal, rules, item.label, any_order=True, also=also)
    named = ev.choices.choose(decision)
    paying = [thing for thing in creatures if thing.handle in named]
    cause = Cause(item.controller, item.source)
    if paying:
        ev.events.perform([Event("becomes tapped", (thing,), item.controller, cause=cause) for thing in paying])
    return paying


def _paying(ev: Running, item: Item, creature: GameObject, cost: Cost) -> Cost:
    """The cost once a creature has paid for one mana of it, where several are possible for the one its player says."""
    kinds = _kinds(ev, creature, cost)
    rules = rules_of(ev, CONVOKE)
    if not kinds:
        raise IllegalStep(f"{creature.handle} can pay for nothing more of {item.label}", rules)
    legal = tuple((kind,) for kind in kinds)
    kind = ev.choices.choose(Decision(item.controller, ev.game.words.asks_payment, legal, rules, creature.handle))[0]
    text = f"{creature.handle} pays for one {kind} mana of {item.label} by convoke"
    ev.journal.record("paid", text, rules, players=(item.controller,), objects=(item.label,))
    return _less(cost, kind)


def _kinds(ev: Running, creature: GameObject, cost: Cost) -> list[str]:
    """For which mana of a cost a creature can pay."""
    left, colors = dict(cost.resources), ev.derived.traits(ev.state, creature).domains
    return [name for name in (*COLORS, GENERIC) if left.get(name) and (name == GENERIC or name in colors)]


def _less(cost: Cost, kind: str) -> Cost:
    """The cost with one mana of a kind less."""
    left = ((name, amount - (name == kind)) for name, amount in cost.resources)
    return Cost(tuple((name, amount) for name, amount in left if amount), cost.actions)
