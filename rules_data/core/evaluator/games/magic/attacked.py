"""Planeswalkers and battles that are attacked, until they are removed from combat (Comprehensive Rules 506.4)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, replace

from .battles import defended_by
from .memory import Attacked, remembered
from .moving import BATTLEFIELD
from .questions_combat import WHAT_IS_ATTACKED_CAN_LEAVE_COMBAT

_ATTACKED = frozenset(("planeswalker", "battle"))


def settle_what_is_attacked(ev: Running) -> None:
    """A planeswalker or battle that leaves, or that another player controls, is attacked no longer (506.4)."""
    if not remembered(ev.state).attacks:
        return
    _note_new_attacks(ev)
    attacked = remembered(ev.state).attacked
    over = {at for at, one in attacked.items() if one.still and not _is_attacked_still(ev, one)}
    ruled = ev.rules.ask(WHAT_IS_ATTACKED_CAN_LEAVE_COMBAT) if over else None
    if not ruled:
        return
    ev.board.remember(attacked={at: replace(one, still=one.still and at not in over) for at, one in attacked.items()})
    for attacker in sorted(over):
        name = attacked[attacker].identity[0]
        text = f"{name} is removed from combat: {attacker} goes on attacking, but attacks nothing"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(name, attacker))


def _note_new_attacks(ev: Running) -> None:
    """Remember the planeswalkers and battles that creatures have just begun to attack, as they are."""
    memory = remembered(ev.state)
    new = {at: ev.state.objects.get(name) for at, name in memory.attacks.items() if at not in memory.attacked}
    there = {at: thing for at, thing in new.items() if thing is not None and thing.zone == BATTLEFIELD}
    if there:
        noted = {at: Attacked(one.identity, one.controller, defended_by(ev, one)) for at, one in there.items()}
        ev.board.remember(attacked={**memory.attacked, **noted})


def attacks_nothing(ev: Running, attacker: GameObject) -> bool:
    """Whether what a creature attacked has been removed from combat."""
    known = remembered(ev.state).attacked.get(attacker.handle)
    return known is not None and not known.still


def who_defends(ev: Running, attacker: str) -> str:
    """Who defends against a creature: as it was when it began to attack, whatever became of what it attacks."""
    known = remembered(ev.state).attacked.get(attacker)
    if known is not None:
        return known.defending
    found = ev.state.objects.get(remembered(ev.state).attacks.get(attacker, ""))
    return defended_by(ev, found) if found is not None else ""


def _is_attacked_still(ev: Running, known: Attacked) -> bool:
    thing = ev.state.find(known.identity)
    if thing is None or thing.zone != BATTLEFIELD or thing.controller != known.controller:
        return False
    return bool(_ATTACKED & ev.derived.traits(ev.state, thing).types)
