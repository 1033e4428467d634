"""Combat damage: how it may be assigned, and dealing it (Core Rules v1.3 460, v1.2 443)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import permutations, product

from rules_data.core.abilities import whole_number
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import has_status, measure
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject

from .facts import units_at
from .keywords import may_ignore
from .lethal import lethal_left
from .memory import remembered
from .questions_course import CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM
from .questions_keywords import MEANS

MOST_TO_ARRANGE = 6
FIRST, LAST = -1, 1


def deal_combat_damage(ev: Running, field: str) -> None:
    """Attackers and defenders assign damage to one another, and it is dealt all at once."""
    attacker, defender = remembered(ev.state).attacker, remembered(ev.state).defender
    attackers, defenders = units_at(ev, field, attacker), units_at(ev, field, defender)
    if not attackers or not defenders:
        return
    events = _assigned(ev, attacker, attackers, defenders) + _assigned(ev, defender, defenders, attackers)
    ev.events.perform(events)


def _assigned(ev: Running, player: str, dealing: list[GameObject], taking: list[GameObject]) -> list[Event]:
    total = sum(measure(ev, ev.state, u, "might") for u in dealing if not has_status(ev, ev.state, u, "stunned"))
    if total < 1:
        return []
    taking = [u for u in taking if "be dealt damage" not in ev.derived.traits(ev.state, u).cannot]
    if not taking:
        return []
    ways = _ways_to_assign(ev, total, taking)
    rules = ev.rules.cite("assign damage")
    also = partial(_is_legal_assignment, ev, total, taking)
    chosen = ev.choices.choose(Decision(player, "assign damage", ways, rules, any_order=True, also=also))
    by_handle = {unit.handle: unit for unit in taking}
    cause = Cause(player, dealing[0], ("unit", "combat"), "combat", along=tuple(dealing[1:]))
    events = []
    for handle, amount in _numbers(chosen).items():
        if amount:
            unit = by_handle[handle]
            events.append(Event("takes damage", (unit,), player, amount, at=unit.at, cause=cause))
    return events


def _ways_to_assign(ev: Running, total: int, taking: list[GameObject]) -> tuple[tuple[str, ...], ...]:
    """Every legal assignment: lethal to one before the next, in the order keywords demand, the rest to the last."""
    ways: dict[tuple[str, ...], None] = {}
    for ranks in _rankings(ev, taking):
        for first in permutations(taking[:MOST_TO_ARRANGE]):
            order = sorted((*first, *taking[MOST_TO_ARRANGE:]), key=lambda unit: ranks[unit.handle])
            if len(taking) > MOST_TO_ARRANGE or order == list(first):
                ways[tuple(sorted(_fill(ev, total, order)))] = None
    return tuple(ways)


def _rankings(ev: Running, units: list[GameObject]) -> Iterator[dict[str, int]]:
    """When each unit is assigned damage: before the others, among them or after them, as its keywords demand.

    Of demands that exclude each other whoever assigns the damage takes one, for each unit by itself.
    """
    demands = [_demands(ev, unit) for unit in units]
    for picked in product(*demands):
        yield {unit.handle: rank for unit, rank in zip(units, picked, strict=True)}


def _demands(ev: Running, unit: GameObject) -> tuple[int, ...]:
    keywords = ev.derived.traits(ev.state, unit).keywords
    first = "tank" in keywords and bool(ev.rules.ask(MEANS["tank"]))
    last = "backline" in keywords and bool(ev.rules.ask(MEANS["backline"])) and not _is_ignored(ev, unit)
    if first and last and ev.rules.ask(CONTRARY_DEMANDS_ON_DAMAGE_ARE_CHOSEN_FROM):
        return FIRST, LAST
    return (int(last) - int(first),)


def _is_ignored(ev: Running, unit: GameObject) -> bool:
    """Whether a unit against it lets whoever assigns damage here ignore that it is to be last (v1.4 766)."""
    opposing = (one for one in units_at(ev, unit.at) if one.controller != unit.controller)
    return any(may_ignore(ev, one, "backline") for one in opposing)


def _is_legal_assignment(ev: Running, total: int, taking: list[GameObject], answer: tuple[str, ...]) -> bool:
    """Whether damage is assigned as some legal order of the units would have it; a unit may be named with 0."""
    given = _numbers(answer)
    still = {unit.handle: lethal_left(ev, unit) - given.get(unit.handle, 0) for unit in taking}
    if len(given) < len(answer) or not given.keys() <= still.keys():
        return False
    assigned = sorted(f"{handle}={amount}" for handle, amount in given.items() if amount)
    for ranks in _rankings(ev, taking):
        by_need = sorted(taking, key=lambda unit: (ranks[unit.handle], still[unit.handle]))
        if sorted(_fill(ev, total, by_need)) == assigned:
            return True
    return False


def _numbers(answer: tuple[str, ...]) -> dict[str, int]:
    """How much the answer assigns to each unit that it names."""
    named = (entry.rpartition("=") for entry in answer)
    return {handle: number for handle, _, n in named if (number := whole_number(n)) is not None}


def _fill(ev: Running, total: int, order: list[GameObject]) -> list[str]:
    left, found = total, {}
    for unit in order:
        found[unit.handle] = min(left, lethal_left(ev, unit))
        left -= found[unit.handle]
    if left and order:
        found[order[-1].handle] += left
    return [f"{handle}={amount}" for handle, amount in found.items() if amount]
