"""Which resources of a player pay for which parts of a cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import A_PART_OF_A_COST_IS_PAID_EITHER_WAY, ANOTHER_RESOURCE_PAYS_FIRST

Need = tuple[Sequence[str], int]


def needs_of(ev: Running, cost: Cost, held: Mapping[str, int]) -> list[Need]:
    """What can pay for each part of a cost, and how much of it; what can be paid in the fewest ways comes first."""
    found = [(_pools(ev, name, held), max(amount, 0)) for name, amount in cost.resources]
    return sorted(found, key=lambda need: len(need[0]))


def _pools(ev: Running, name: str, held: Mapping[str, int]) -> Sequence[str]:
    pools, apart = ev.game.pool_for[name], ev.game.kept_apart
    if apart:
        pools = (*pools, *(apart[pool] for pool in pools if held.get(apart.get(pool, ""), 0)))
    before = ev.game.pays_before.get(name, "")
    if held.get(before, 0) and ev.rules.ask(ANOTHER_RESOURCE_PAYS_FIRST):
        return (before, *pools)
    if name in ev.game.either_way and not ev.rules.ask(A_PART_OF_A_COST_IS_PAID_EITHER_WAY, name):
        return pools[:1]
    return pools


def held_apart(ev: Running, player: str) -> dict[str, int]:
    """What a player has of resources that are kept apart from others that pay for the same."""
    found = {name: ev.state.number(player, name) for name in ev.game.kept_apart.values()}
    return {name: amount for name, amount in found.items() if amount}


def cover(needs: Sequence[Need], held: Mapping[str, int]) -> list[tuple[str, int]] | None:
    """What is taken of what is held so that every need is met; None where there is not enough.

    Each need takes what is usual for it first; where that leaves too little for a later one, they are dealt out anew.
    """
    dealing = _Dealing([need[0] for need in needs], dict(held))
    for place, (_, needed) in enumerate(needs):
        missing = needed
        while missing > 0:
            got = dealing.give(place, missing, set())
            if not got:
                return None
            missing -= got
    return [(pool, amount) for taken in dealing.taken for pool, amount in taken.items() if amount]


class _Dealing:
    """What each need has taken so far, and what is left."""

    def __init__(self, pools: Sequence[Sequence[str]], left: dict[str, int]) -> None:
        self.pools = pools
        self.left = left
        self.taken: list[dict[str, int]] = [{} for _ in pools]

    def give(self, place: int, wanted: int, seen: set[int]) -> int:
        """Give a need as much as `wanted` of one resource, if others can do with another one. How much it got."""
        seen.add(place)
        for pool in self.pools[place]:
            got = min(wanted, self.left.get(pool, 0))
            if got > 0:
                self.left[pool] -= got
                self._note(place, pool, got)
                return got
        return next(filter(None, (self._take_over(place, pool, wanted, seen) for pool in self.pools[place])), 0)

    def _take_over(self, place: int, pool: str, wanted: int, seen: set[int]) -> int:
        for other, taken in enumerate(self.taken):
            if other not in seen and taken.get(pool, 0):
                got = self.give(other, min(wanted, taken[pool]), seen)
                if got:
                    taken[pool] -= got
                    self._note(place, pool, got)
                    return got
        return 0

    def _note(self, place: int, pool: str, amount: int) -> None:
        self.taken[place][pool] = self.taken[place].get(pool, 0) + amount
