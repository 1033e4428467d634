"""What can attack and what can block, creature by creature (Comprehensive Rules 508.1a to c, 509.1a and b)."""

from __future__ import annotations

from collections.abc import Collection

from rules_data.core.abilities.changes import BlocksMore
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Question
from rules_data.core.evaluator.state import GameObject, IllegalStep

from .attack_prices import prohibited
from .attacked import who_defends
from .battles import defended_by
from .bound_by import binding
from .cannot_and_can import BY_ONE_ALONE, DESPITE_DEFENDER
from .evasion import check_evasion, check_restricted_pair
from .having import has, rules_of
from .moving import BATTLEFIELD
from .questions_actions import NEW_CREATURES_WAIT
from .questions_combat import (
    A_CREATURE_BLOCKS_ONE_ATTACKER,
    A_RESTRICTED_CREATURE_CANNOT_ATTACK,
    A_RESTRICTED_CREATURE_CANNOT_BLOCK,
)
from .vocabulary import PLAYER


def check_attacker(ev: Running, handle: str, defender: str) -> GameObject:
    """The creature that is to attack. Raises IllegalStep where it cannot attack that player or permanent."""
    rules = ev.rules.cite("chosen to attack")
    thing, target = ev.state.objects.get(handle), ev.state.objects.get(defender)
    player = ev.state.turn_player
    if thing is None or thing.zone != BATTLEFIELD or thing.controller != player:
        raise IllegalStep(f"{handle} is not a creature of {player} on the battlefield", rules)
    traits = ev.derived.traits(ev.state, thing)
    if "creature" not in traits.types or "tapped" in thing.statuses:
        raise IllegalStep(f"{handle} is not an untapped creature", rules)
    check_not_new(ev, thing, "attack")
    if has(ev, thing, "defender") and DESPITE_DEFENDER not in traits.can:
        raise IllegalStep(f"{handle} has defender and cannot attack", rules_of(ev, "defender"))
    if "attack" in traits.cannot:
        _restrict(ev, A_RESTRICTED_CREATURE_CANNOT_ATTACK, f"{handle} cannot attack")
    if target is None or defended_by(ev, target) == player or not _may_be_attacked(ev, target):
        raise IllegalStep(f"{handle} cannot attack {defender}", ev.rules.cite("what is attacked"))
    if any(found.price is None for found, _ in prohibited(ev, thing, target)):
        _restrict(ev, A_RESTRICTED_CREATURE_CANNOT_ATTACK, f"{handle} cannot attack {defender}")
    return thing


def check_not_new(ev: Running, thing: GameObject, what: str) -> None:
    """Raise IllegalStep for a creature that its player has not controlled since their turn began (302.6)."""
    traits = ev.derived.traits(ev.state, thing)
    if "summoning sick" not in thing.statuses or "creature" not in traits.types or has(ev, thing, "haste"):
        return
    ruled = ev.rules.ask(NEW_CREATURES_WAIT, what)
    if ruled and f"{what} as though it had haste" not in traits.can:
        player = thing.controller
        raise IllegalStep(f"{player} has not controlled {thing.handle} since their turn began", ruled.rules)


def _may_be_attacked(ev: Running, target: GameObject) -> bool:
    """Players in the game are attacked, and planeswalkers and battles on the battlefield (508.1b)."""
    if target.zone == PLAYER:
        return True
    types = ev.derived.traits(ev.state, target).types
    return target.zone == BATTLEFIELD and bool({"planeswalker", "battle"} & types)


def check_blocker(ev: Running, handle: str, attacker: str) -> None:
    """Raise IllegalStep where a creature cannot block an attacker, whatever else blocks."""
    rules = ev.rules.cite("chosen to block")
    thing, other = ev.state.objects.get(handle), ev.state.objects.get(attacker)
    if other is None or "attacking" not in other.statuses:
        raise IllegalStep(f"{attacker} is not attacking", rules)
    if thing is None or thing.zone != BATTLEFIELD or "tapped" in thing.statuses:
        raise IllegalStep(f"{handle} is not an untapped creature", rules)
    traits = ev.derived.traits(ev.state, thing)
    defending = who_defends(ev, attacker)
    if has(ev, thing, "decayed"):
        raise IllegalStep(f"{handle} has decayed and cannot block", rules_of(ev, "decayed"))
    if "creature" not in traits.types or thing.controller != defending:
        raise IllegalStep(f"{handle} cannot block {attacker}", rules)
    if "block" in traits.cannot or "be blocked" in ev.derived.traits(ev.state, other).cannot:
        _restrict(ev, A_RESTRICTED_CREATURE_CANNOT_BLOCK, f"{handle} cannot block {attacker}")
    check_restricted_pair(ev, thing, other)
    check_evasion(ev, thing, other)


def check_company(ev: Running, handles: Collection[str], what: str) -> None:
    """Raise IllegalStep where the only creature that attacks, or blocks, cannot do so alone (506.5)."""
    question = A_RESTRICTED_CREATURE_CANNOT_ATTACK if what == "attack" else A_RESTRICTED_CREATURE_CANNOT_BLOCK
    for handle in handles if len(handles) == 1 else ():
        if f"{what} alone" in ev.derived.traits(ev.state, ev.state.objects[handle]).cannot:
            _restrict(ev, question, f"{handle} cannot {what} alone")


def _restrict(ev: Running, question: Question, reason: str) -> None:
    ruled = ev.rules.ask(question)
    if ruled:
        raise IllegalStep(reason, ruled.rules)


def most_blocked(ev: Running, blocker: GameObject) -> int:
    """How many attackers a creature can block: one, and as many more as effects say (509.1a)."""
    return 1 + sum(change.number for change, _ in binding(ev, blocker, BlocksMore))


def check_number_of_blocked(ev: Running, handle: str, number: int) -> None:
    """Raise IllegalStep where a creature cannot block so many attackers."""
    ruled = ev.rules.ask(A_CREATURE_BLOCKS_ONE_ATTACKER) if number > 1 else None
    if ruled and number > (most := most_blocked(ev, ev.state.objects[handle])):
        raise IllegalStep(f"{handle} can block no more than {most}", ruled.rules)


def check_number_of_blockers(ev: Running, attacker: str, number: int) -> None:
    """Raise IllegalStep where an attacker cannot be blocked by just so many creatures (509.1b, 702.111b)."""
    if number > 1 and BY_ONE_ALONE in ev.derived.traits(ev.state, ev.state.objects[attacker]).cannot:
        _restrict(ev, A_RESTRICTED_CREATURE_CANNOT_BLOCK, f"{attacker} cannot be blocked by more than one creature")
    if number == 1 and has(ev, ev.state.objects[attacker], "menace"):
        reason = f"{attacker} can only be blocked by two or more creatures"
        raise IllegalStep(reason, rules_of(ev, "menace"))
