"""With what a cost is paid: every way to pay it from a pool, and whether it matters which of them is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from rules_data.core.abilities import AbilityKind, Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import WHOEVER_PAYS_CHOOSES_THE_RESOURCES
from rules_data.core.evaluator.state import Decision, GameObject

from .covering import Need, cover, held_apart, needs_of

Plan = list[tuple[str, int]]
MOST_WAYS = 60
MOST_SHARES = 1_000  # that are looked at: not each of them can pay for every part of a cost


def chosen_payment(ev: Running, player: str, cost: Cost, plan: Plan, source: GameObject, label: str) -> Plan:
    """What is taken from the pool: as its player chooses where there are several ways; else the plan."""
    needs = needs_of(ev, cost, held_apart(ev, player)) if ev.game.words.asks_payment else []
    if not needs:
        return plan
    usual = _answer(_together(plan))
    one_way = all(len(pools) == 1 for pools, _ in needs)
    ways = [] if one_way else list(_ways(ev, player, needs, ev.game.cannot_spend(ev, player, source, False)))
    if len(ways) < 2:
        # Nobody is asked; whoever says it all the same has made no mistake.
        ev.choices.choose(Decision(player, ev.game.words.asks_payment, (usual,), (), label))
        return plan
    ruled = ev.rules.ask(WHOEVER_PAYS_CHOOSES_THE_RESOURCES)
    if not ruled:
        return plan
    legal = {_answer(way): way for way in ways}
    free = {name for name in ways[0] if len({way[name] for way in ways}) > 1}
    matters = ev.game.heeds_payment(ev, source) or is_needed(ev, player, free, label)
    decision = Decision(
        player,
        ev.game.words.asks_payment,
        tuple(legal),
        ruled.rules,
        label,
        any_order=True,
        otherwise=None if matters else usual,
    )
    chosen = ev.choices.choose(decision)
    return [(name, amount) for name, amount in legal.get(chosen, _together(plan)).items() if amount]


def _ways(
    ev: Running, player: str, needs: Sequence[Need], unspendable: Mapping[str, int]
) -> Iterator[dict[str, int]]:
    """What could be taken of each kind, way after way; no more than MOST_WAYS."""
    kinds = tuple(dict.fromkeys(pool for pools, _ in needs for pool in pools))
    fixed = dict.fromkeys(kinds, 0)
    for pools, needed in needs:
        if len(pools) == 1:
            fixed[pools[0]] += needed
    held = {kind: ev.state.number(player, kind) - unspendable.get(kind, 0) for kind in kinds}
    left = [max(0, held[kind] - fixed[kind]) for kind in kinds]
    free = [need for need in needs if len(need[0]) > 1]
    shares = islice(_shares(sum(needed for _, needed in free), left), MOST_SHARES)
    fitting = (taken for taken in shares if cover(free, dict(zip(kinds, taken, strict=True))) is not None)
    for taken in islice(fitting, MOST_WAYS):
        yield {kind: fixed[kind] + more for kind, more in zip(kinds, taken, strict=True)}


def _shares(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to make a total of so many parts, none larger than allowed."""
    if not most:
        if total == 0:
            yield ()
        return
    rest = sum(most[1:])
    for first in range(max(0, total - rest), min(total, most[0]) + 1):
        for others in _shares(total - first, most[1:]):
            yield (first, *others)


def _together(plan: Plan) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, amount in plan:
        found[name] = found.get(name, 0) + amount
    return found


def _answer(way: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(f"{name}={amount}" for name, amount in way.items() if amount))


def is_needed(ev: Running, player: str, kinds: set[str], label: str) -> bool:
    """Whether the player has anything else for which just these kinds pay, in full or in either of two ways."""
    for thing in ev.state.objects.values():
        if player not in (thing.controller, thing.owner) or thing.handle == label:
            continue
        costs = [thing.card.cost] if thing.zone == ev.game.zones.hand else []
        if thing.zone in ev.game.board_zones:
            abilities = ev.derived.traits(ev.state, thing).abilities
            costs += [ability.cost for ability in abilities if ability.kind is AbilityKind.ACTIVATED]
        pools = (pool for cost in costs for name, amount in cost.resources if amount for pool in _exact(ev, name))
        if not kinds.isdisjoint(pools):
            return True
    return False


def _exact(ev: Running, name: str) -> Sequence[str]:
    """What pays for a part of a cost for which not just anything does."""
    if name in ev.game.stands_for:
        return tuple(kind for cost in ev.game.stands_for[name] for kind, _ in cost.resources if _exact(ev, kind))
    pools = ev.game.pool_for[name]
    exact = len(pools) == 1 or name in ev.game.either_way or not {*ev.game.kept_apart.values()}.isdisjoint(pools)
    return pools if exact else ()
