"""Attacking, blocking and combat damage, as far as they trigger things (Comprehensive Rules 506-511)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import resolve_newest, settle
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject, GameState, IllegalStep

from .keywords import BLOCKED_BY
from .memory import remembered
from .moving import BATTLEFIELD
from .payloads import COMBAT_DAMAGE, OfAttacking
from .vocabulary import PLAYER

MOST_TO_ARRANGE = 5


def attackers(state: GameState) -> list[GameObject]:
    found = [o for o in state.objects.values() if o.zone == BATTLEFIELD and "attacking" in o.statuses]
    return sorted(found, key=lambda o: o.order)


def blockers_of(state: GameState, attacker: str) -> list[GameObject]:
    """The creatures that block an attacker and are still there, blocking."""
    handles = remembered(state).blocked_by.get(attacker, ())
    found = (state.objects.get(handle) for handle in handles)
    return [o for o in found if o is not None and "blocking" in o.statuses]


def declare_attackers(ev: Running, attacking: Mapping[str, str]) -> None:
    """The active player's creatures attack players or planeswalkers, all at once; they become tapped (508.1)."""
    things = [_able_to_attack(ev, handle, defender) for handle, defender in attacking.items()]
    player, rules = ev.state.turn_player, ev.rules.cite("attacks")
    ev.board.remember(attacks={**remembered(ev.state).attacks, **attacking})
    tapping = [o for o in things if "vigilance" not in ev.derived.traits(ev.state, o).keywords]
    cause = Cause(player)
    ev.journal.record("step", f"{player} attacks with {', '.join(attacking)}", rules, players=(player,))
    ev.events.perform([Event("becomes tapped", (o,), player, cause=cause) for o in tapping])
    now = [ev.state.objects[o.handle] for o in things]
    ev.events.perform(
        [
            Event("attacks", (o,), player, cause=cause, payload=OfAttacking(_player_attacked(ev, attacking[o.handle])))
            for o in now
        ]
    )


def _player_attacked(ev: Running, defender: str) -> str:
    """The player, or the controller of the planeswalker, that is attacked; only a player is attacked as a player."""
    return defender if ev.state.objects[defender].zone == PLAYER else ""


def _able_to_attack(ev: Running, handle: str, defender: str) -> GameObject:
    rules = ev.rules.cite("attacks")
    thing, target = ev.state.objects.get(handle), ev.state.objects.get(defender)
    player = ev.state.turn_player
    if thing is None or thing.zone != BATTLEFIELD or thing.controller != player:
        raise IllegalStep(f"{handle} is no creature of {player} on the battlefield", rules)
    traits = ev.derived.traits(ev.state, thing)
    if "creature" not in traits.types or "tapped" in thing.statuses:
        raise IllegalStep(f"{handle} is not an untapped creature", rules)
    hasty = "haste" in traits.keywords or "attack as though it had haste" in traits.can
    if "summoning sick" in thing.statuses and not hasty:
        raise IllegalStep(f"{player} has not controlled {handle} since their turn began", rules)
    if "defender" in traits.keywords or "attack" in traits.cannot:
        raise IllegalStep(f"{handle} cannot attack", rules)
    if target is None or defender == player or (target.zone == BATTLEFIELD and target.controller == player):
        raise IllegalStep(f"{handle} cannot attack {defender}", rules)
    return thing


def declare_blockers(ev: Running, blocking: Mapping[str, str]) -> None:
    """Defending players' creatures block attackers, all at once (509.1)."""
    attacked: dict[str, list[str]] = {}
    for handle, attacker in blocking.items():
        _check_block(ev, handle, attacker)
        attacked.setdefault(attacker, []).append(handle)
    rules = ev.rules.cite("blocks")
    for attacker, handles in attacked.items():
        if len(handles) == 1 and "menace" in ev.derived.traits(ev.state, ev.state.objects[attacker]).keywords:
            raise IllegalStep(f"{attacker} can only be blocked by two or more creatures", rules)
        ev.board.remember(blocked_by={**remembered(ev.state).blocked_by, attacker: tuple(handles)})
    ev.journal.record(
        "step", ", ".join(f"{one} blocks {other}" for one, other in blocking.items()) or "no one blocks", rules
    )
    objects = ev.state.objects
    events = [Event("blocks", (objects[o],), objects[o].controller) for o in blocking]
    events += [Event("becomes blocked", (objects[o],), objects[o].controller, len(attacked[o])) for o in attacked]
    for one, other in blocking.items():
        events.append(_meets("blocks a creature", objects[one], objects[other]))
        events.append(_meets(BLOCKED_BY, objects[other], objects[one]))
    unblocked = [o for o in attackers(ev.state) if o.handle not in attacked]
    events += [Event("is unblocked", (o,), o.controller) for o in unblocked]
    ev.board.remember(blocks_declared=ev.state.combat)
    ev.events.perform(events)


def _meets(word: str, thing: GameObject, other: GameObject) -> Event:
    """What happens to a creature through another: that one is its cause."""
    cause = Cause(other.controller, other, tuple(other.card.types))
    return Event(word, (thing,), thing.controller, cause=cause)


def _check_block(ev: Running, handle: str, attacker: str) -> None:
    rules = ev.rules.cite("blocks")
    thing, other = ev.state.objects.get(handle), ev.state.objects.get(attacker)
    if other is None or "attacking" not in other.statuses:
        raise IllegalStep(f"{attacker} is not attacking", rules)
    if thing is None or thing.zone != BATTLEFIELD or "tapped" in thing.statuses:
        raise IllegalStep(f"{handle} is not an untapped creature", rules)
    traits, seen = ev.derived.traits(ev.state, thing), ev.derived.traits(ev.state, other)
    defender = remembered(ev.state).attacks.get(attacker, "")
    defending = ev.state.objects[defender].controller or defender
    if "creature" not in traits.types or "block" in traits.cannot or thing.controller != defending:
        raise IllegalStep(f"{handle} cannot block {attacker}", rules)
    if "be blocked" in seen.cannot or ("flying" in seen.keywords and not {"flying", "reach"} & set(traits.keywords)):
        raise IllegalStep(f"{handle} cannot block {attacker}", rules)


# --- damage ----------------------------------------------------------------------------------------


def deal_damage(ev: Running) -> None:
    """Combat damage is dealt all at once, by creatures with first strike before the others (510)."""
    if remembered(ev.state).blocks_declared != ev.state.combat:
        declare_blockers(ev, {})
        settle(ev)
    fighting = [o for o in ev.state.objects.values() if {"attacking", "blocking"} & o.statuses]
    first = {
        o.handle for o in fighting if {"first strike", "double strike"} & set(ev.derived.traits(ev.state, o).keywords)
    }
    if first:
        _deal(ev, lambda thing: thing.handle in first)
        settle(ev)
        while ev.state.waiting:
            resolve_newest(ev)
    _deal(ev, lambda o: o.handle not in first or "double strike" in ev.derived.traits(ev.state, o).keywords)


def _deal(ev: Running, strikes: Callable[[GameObject], bool]) -> None:
    events: list[Event] = []
    for attacker in attackers(ev.state):
        blockers = blockers_of(ev.state, attacker.handle)
        if strikes(attacker):
            events += _attacker_deals(ev, attacker, blockers)
        for blocker in blockers:
            if strikes(blocker):
                events += _hits(ev, blocker, [(attacker, measure(ev, ev.state, blocker, "power"))])
    if events:
        ev.events.perform(events)


def _attacker_deals(ev: Running, attacker: GameObject, blockers: Sequence[GameObject]) -> list[Event]:
    power = measure(ev, ev.state, attacker, "power")
    defender = ev.state.objects.get(remembered(ev.state).attacks.get(attacker.handle, ""))
    tramples = "trample" in ev.derived.traits(ev.state, attacker).keywords
    if "blocked" not in attacker.statuses:
        return _hits(ev, attacker, [(defender, power)] if defender is not None else [])
    if not blockers:
        return _hits(ev, attacker, [(defender, power)] if tramples and defender is not None else [])
    taking = [*blockers, *([defender] if tramples and defender is not None else [])]
    if len(taking) == 1 or power <= 0:
        return _hits(ev, attacker, [(taking[0], power)])
    return _hits(ev, attacker, _assigned(ev, attacker, power, taking, tramples))


def _hits(ev: Running, source: GameObject, shares: Sequence[tuple[GameObject, int]]) -> list[Event]:
    cause = Cause(source.controller, source, tuple(source.card.types))
    return [
        Event(
            "is dealt damage",
            (thing,),
            thing.handle if thing.zone == PLAYER else "",
            amount,
            cause=cause,
            category=(COMBAT_DAMAGE,),
        )
        for thing, amount in shares
        if amount > 0
    ]


def _assigned(
    ev: Running, attacker: GameObject, power: int, taking: Sequence[GameObject], tramples: bool
) -> list[tuple[GameObject, int]]:
    """The attacker's controller assigns lethal damage to one before the next (510.1c-d)."""
    lethal = {o.handle: _lethal(ev, attacker, o) for o in taking}
    last = taking[-1] if tramples else None
    movable = [o for o in taking if o is not last]
    ways: dict[tuple[str, ...], None] = {}
    for order in permutations(movable[:MOST_TO_ARRANGE]):
        full = [*order, *movable[MOST_TO_ARRANGE:], *([last] if last is not None else [])]
        ways[_fill(power, full, lethal)] = None
    rules = ev.rules.cite("assign damage")
    decision = Decision(attacker.controller, "assign damage", tuple(ways), rules, attacker.handle, any_order=True)
    by_handle = {o.handle: o for o in taking}
    chosen = (entry.rpartition("=") for entry in ev.choices.choose(decision))
    return [(by_handle[handle], int(amount)) for handle, _, amount in chosen]


def _lethal(ev: Running, attacker: GameObject, thing: GameObject) -> int:
    if thing.zone == PLAYER:
        return 0
    if "deathtouch" in ev.derived.traits(ev.state, attacker).keywords:
        return 1
    return max(1, measure(ev, ev.state, thing, "toughness") - thing.count("damage"))


def _fill(power: int, order: Sequence[GameObject], lethal: Mapping[str, int]) -> tuple[str, ...]:
    left, found = power, {}
    for thing in order:
        found[thing.handle] = min(left, lethal[thing.handle])
        left -= found[thing.handle]
    found[order[-1].handle] += left
    return tuple(sorted(f"{handle}={amount}" for handle, amount in found.items() if amount))


def end(ev: Running) -> None:
    """Everything is removed from combat as it ends (511.3)."""
    for thing in list(ev.state.objects.values()):
        statuses = thing.statuses - {"attacking", "blocking", "blocked"}
        if statuses != thing.statuses:
            ev.events.perform([Event("leaves combat", (thing,))])
    ev.board.remember(attacks={}, blocked_by={})
