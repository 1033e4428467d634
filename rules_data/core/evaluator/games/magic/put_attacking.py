"""Creatures that are put onto the battlefield attacking (Comprehensive Rules 508.4)."""

from __future__ import annotations

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import TAPPED_AND_ATTACKING
from rules_data.core.evaluator.events import Running, objects_of
from rules_data.core.evaluator.matching import linked_objects
from rules_data.core.evaluator.state import Frame, GameObject

from .battles import defended_by
from .memory import remembered
from .moving import BATTLEFIELD
from .payloads import IntoZone
from .vocabulary import PLAYER

_ATTACKED = frozenset(("planeswalker", "battle"))


def comes_attacking(effect: Effect) -> bool:
    """Whether an instruction has what it puts onto the battlefield be tapped and attacking."""
    return effect.status == TAPPED_AND_ATTACKING or effect.others is not None


def into_attack(ev: Running, effect: Effect, frame: Frame, player: str, many: int) -> list[tuple[IntoZone, int]]:
    """How so many objects come onto the battlefield: alike, or each attacking what its controller chooses."""
    if not comes_attacking(effect):
        return [(IntoZone(effect.status), many)]
    named = _named(ev, effect.others, frame) if effect.others is not None else None
    able = [thing for thing in _attackable(ev, player) if named is None or thing.handle in named]
    if len(able) < 2:
        return [(IntoZone("tapped", attacked=able[0].handle if able else ""), many)]
    rules = ev.rules.cite("put attacking")
    found = []
    for _ in range(many):
        chosen = ev.choices.choose_from(player, "objects", able, 1, frame.cause.name, rules)
        found.append((IntoZone("tapped", attacked=chosen[0].handle), 1))
    return found


def _named(ev: Running, which: Selector, frame: Frame) -> set[str]:
    """Whom or what an instruction names to be attacked; of a creature that attacked, what that one attacked."""
    attacks = remembered(ev.state).attacks
    if which.pick is Pick.THAT:
        attacked = {attacks[handle] for handle, _ in linked_objects(ev, frame.view, which.name) if handle in attacks}
        if attacked:
            return attacked
    return {thing.handle for thing in objects_of(ev, which, frame)}


def _attackable(ev: Running, player: str) -> list[GameObject]:
    """Whom and what creatures of the active player can be attacking just now; nothing outside combat."""
    if player != ev.state.turn_player or not remembered(ev.state).attacks:
        return []
    left = ev.state.memory.left
    opponents = [name for name in ev.state.from_turn_player() if name != player and name not in left]
    players = [ev.state.objects[name] for name in opponents]
    others = [
        thing
        for thing in ev.state.objects.values()
        if thing.zone == BATTLEFIELD
        and defended_by(ev, thing) in opponents
        and _ATTACKED & ev.derived.traits(ev.state, thing).types
    ]
    return [thing for thing in players if thing.zone == PLAYER] + others
