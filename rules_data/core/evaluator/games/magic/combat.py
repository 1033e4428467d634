"""Attacking, blocking and combat damage, as far as they trigger things (Comprehensive Rules 506-511)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import settle
from rules_data.core.evaluator.state import Cause, Event, GameObject, GameState

from .assigning import assigned
from .attack_prices import pay_to_attack
from .attacked import who_defends
from .battles import defended_by
from .declaring import (
    check_attacker,
    check_blocker,
    check_company,
    check_number_of_blocked,
    check_number_of_blockers,
)
from .enlisting import enlist_others
from .exerting import exert_attackers
from .having import has
from .keywords import BLOCKED_BY
from .memory import remembered
from .moving import BATTLEFIELD
from .payloads import OfAttacking
from .questions_combat import (
    ATTACKING_TAPS,
    DECLARING_COMES_BEFORE_ACTING,
    FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN,
    PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS,
)
from .requirements import check_required_attacks, check_required_blocks
from .vocabulary import PLAYER

Blocking = Mapping[str, Sequence[str]]  # which attackers each creature blocks


def attackers(state: GameState) -> list[GameObject]:
    found = [o for o in state.objects.values() if o.zone == BATTLEFIELD and "attacking" in o.statuses]
    return sorted(found, key=lambda o: o.order)


def somebody_has_attacked(state: GameState) -> bool:
    """Whether there has been an attacker in this combat, whatever has become of it (508.8)."""
    return bool(remembered(state).attacks)


def blockers_of(state: GameState, attacker: str) -> list[GameObject]:
    """The creatures that block an attacker and are still there, blocking."""
    handles = remembered(state).blocked_by.get(attacker, ())
    found = (state.objects.get(handle) for handle in handles)
    return [o for o in found if o is not None and "blocking" in o.statuses]


def declare_attackers(ev: Running, attacking: Mapping[str, str]) -> None:
    """The active player's creatures attack players or planeswalkers, all at once; they become tapped (508.1)."""
    things = [check_attacker(ev, handle, defender) for handle, defender in attacking.items()]
    check_company(ev, attacking, "attack")
    check_required_attacks(ev, attacking)
    pay_to_attack(ev, attacking)
    player, rules = ev.state.turn_player, ev.rules.cite("attacks")
    ev.board.remember(attacks={**remembered(ev.state).attacks, **attacking}, attacks_declared=ev.state.combat)
    tapping = [o for o in things if not has(ev, o, "vigilance")] if ev.rules.ask(ATTACKING_TAPS) else []
    cause = Cause(player)
    ev.journal.record("step", f"{player} attacks with {', '.join(attacking)}", rules, players=(player,))
    ev.events.perform([Event("becomes tapped", (o,), player, cause=cause) for o in tapping])
    enlist_others(ev, things)
    exert_attackers(ev, things)
    now = [ev.state.objects[o.handle] for o in things]
    alone = ("attacks alone",) if len(now) == 1 else ()
    ev.events.perform(
        [
            Event("attacks", (o,), player, cause=cause, payload=_attacking(ev, attacking[o.handle]), also=alone)
            for o in now
        ]
    )


def finish_declaring(ev: Running) -> None:
    """The step ends in which attackers are declared: nobody has attacked, if that is not said (508.1d).

    Raises IllegalStep where a creature had to attack.
    """
    if remembered(ev.state).attacks_declared != ev.state.combat:
        check_required_attacks(ev, {})


def declared_by_now(ev: Running) -> None:
    """A player acts: who attacks or blocks was declared before anyone could (508.2, 509.4): nobody, if it is not said.

    Raises IllegalStep where a creature had to attack.
    """
    if _are_blockers_awaited(ev.state) and ev.rules.ask(DECLARING_COMES_BEFORE_ACTING):
        declare_no_blocks(ev)
    attackers_awaited = ev.state.phase == "declare attackers" and not are_attackers_declared(ev.state)
    if attackers_awaited and ev.rules.ask(DECLARING_COMES_BEFORE_ACTING):
        finish_declaring(ev)
        ev.board.remember(attacks_declared=ev.state.combat)
        ev.journal.record("step", f"{ev.state.turn_player} attacks with nothing", ev.rules.cite("attacks"))


def are_attackers_declared(state: GameState) -> bool:
    """Whether it is settled who attacks in this combat."""
    return remembered(state).attacks_declared == state.combat


def _attacking(ev: Running, defender: str) -> OfAttacking:
    """Whom an attack is against: a player, or whoever controls what is attacked."""
    return OfAttacking(_player_attacked(ev, defender), defended_by(ev, ev.state.objects[defender]), defender)


def _attack_of(ev: Running, attacker: str) -> OfAttacking:
    """The same of a creature that is attacking, for what happens to it without its attacking any more than it does."""
    return OfAttacking("", who_defends(ev, attacker))


def _player_attacked(ev: Running, defender: str) -> str:
    """The player, or the controller of the planeswalker, that is attacked; only a player is attacked as a player."""
    return defender if ev.state.objects[defender].zone == PLAYER else ""


def declare_blockers(ev: Running, blocking: Blocking) -> None:
    """Defending players' creatures block attackers, all at once, some of them several (509.1)."""
    pairs = [(handle, attacker) for handle, those in blocking.items() for attacker in those]
    attacked: dict[str, list[str]] = {}
    for handle, attacker in pairs:
        check_blocker(ev, handle, attacker)
        attacked.setdefault(attacker, []).append(handle)
    for handle, those in blocking.items():
        check_number_of_blocked(ev, handle, len(those))
    check_company(ev, blocking, "block")
    check_required_blocks(ev, blocking)
    rules = ev.rules.cite("blocks")
    for attacker, handles in attacked.items():
        check_number_of_blockers(ev, attacker, len(handles))
        ev.board.remember(blocked_by={**remembered(ev.state).blocked_by, attacker: tuple(handles)})
    ev.journal.record("step", ", ".join(f"{one} blocks {other}" for one, other in pairs) or "no one blocks", rules)
    objects = ev.state.objects
    events = [Event("blocks", (objects[o],), objects[o].controller) for o in blocking]
    events += [
        Event("becomes blocked", (objects[o],), objects[o].controller, len(attacked[o]), payload=_attack_of(ev, o))
        for o in attacked
    ]
    for one, other in pairs:
        events.append(_meets("blocks a creature", objects[one], objects[other]))
        events.append(_meets(BLOCKED_BY, objects[other], objects[one]))
    unblocked = [o for o in attackers(ev.state) if o.handle not in attacked]
    events += [Event("is unblocked", (o,), o.controller, payload=_attack_of(ev, o.handle)) for o in unblocked]
    ev.board.remember(blocks_declared=ev.state.combat)
    ev.events.perform(events)


def declare_no_blocks(ev: Running) -> bool:
    """Nobody has said who blocks as the step ends: nobody does. Whether that has put something on the stack (509.2)."""
    if not _are_blockers_awaited(ev.state):
        return False
    declare_blockers(ev, {})
    settle(ev)
    return bool(ev.state.waiting)


def _are_blockers_awaited(state: GameState) -> bool:
    return state.phase == "declare blockers" and remembered(state).blocks_declared != state.combat


def _meets(word: str, thing: GameObject, other: GameObject) -> Event:
    """What happens to a creature through another: that one is its cause."""
    cause = Cause(other.controller, other, tuple(other.card.types))
    return Event(word, (thing,), thing.controller, cause=cause)


# --- damage ----------------------------------------------------------------------------------------


def deal_damage(ev: Running) -> None:
    """Combat damage is dealt all at once; first by those with first strike, in a step of their own (510.4)."""
    struck = remembered(ev.state).struck_first
    if struck is not None:
        ev.board.remember(struck_first=None)
        _deal(ev, lambda thing: thing.handle not in struck or has(ev, thing, "double strike"))
        return
    fighting = [o for o in ev.state.objects.values() if {"attacking", "blocking"} & o.statuses]
    first = {o.handle for o in fighting if has(ev, o, "first strike") or has(ev, o, "double strike")}
    if not first or not ev.rules.ask(FIRST_STRIKERS_HAVE_A_STEP_OF_THEIR_OWN):
        _deal(ev, lambda thing: True)
        return
    ev.board.remember(struck_first=frozenset(first))
    _deal(ev, lambda thing: thing.handle in first)
    if not ev.rules.ask(PLAYERS_ACT_BETWEEN_THE_DAMAGE_STEPS):
        deal_damage(ev)


def is_second_damage_due(ev: Running) -> bool:
    """Whether those without first strike are yet to deal their combat damage."""
    return remembered(ev.state).struck_first is not None


def _deal(ev: Running, strikes: Callable[[GameObject], bool]) -> None:
    fighting = attackers(ev.state)
    blocked = {attacker.handle: blockers_of(ev.state, attacker.handle) for attacker in fighting}
    blocking = {blocker.handle: blocker for those in blocked.values() for blocker in those if strikes(blocker)}
    events = assigned(
        ev,
        [(attacker, blocked[attacker.handle]) for attacker in fighting if strikes(attacker)],
        [(blocker, [one for one in fighting if blocker in blocked[one.handle]]) for blocker in blocking.values()],
    )
    if events:
        ev.events.perform(events)


def end(ev: Running) -> None:
    """Everything is removed from combat as it ends (511.3)."""
    for thing in list(ev.state.objects.values()):
        statuses = thing.statuses - {"attacking", "blocking", "blocked"}
        if statuses != thing.statuses:
            ev.events.perform([Event("leaves combat", (thing,))])
    ev.board.remember(attacks={}, attacked={}, blocked_by={}, struck_first=None)
