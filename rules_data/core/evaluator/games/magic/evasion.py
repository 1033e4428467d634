"""Which creatures a creature's keywords keep from blocking it (Comprehensive Rules 509.1b, 702)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules_data.core.abilities.changes import CannotBeBlocked, CannotBlock
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure, why_not
from rules_data.core.evaluator.state import GameObject, IllegalStep

from .bound_by import binding
from .having import has, rules_of
from .landwalks import LANDWALKS
from .moving import BATTLEFIELD
from .protecting import BLOCKING, is_protected
from .questions_combat import A_RESTRICTED_CREATURE_CANNOT_BLOCK

_Blocks = Callable[[Running, GameObject, GameObject], bool]


def check_evasion(ev: Running, blocker: GameObject, attacker: GameObject) -> None:
    """Raise IllegalStep, with the rule, where a keyword of the attacker keeps this creature from blocking it."""
    for keyword, can_block in _CAN_BLOCK.items():
        if has(ev, attacker, keyword) and not can_block(ev, blocker, attacker):
            reason = f"{blocker.handle} cannot block {attacker.handle}, which has {keyword}"
            raise IllegalStep(reason, rules_of(ev, keyword))
    walks = [keyword for keyword in ev.derived.traits(ev.state, attacker).keywords if keyword in LANDWALKS]
    for keyword in walks:
        if has(ev, attacker, keyword) and _controls_a(ev, blocker.controller, *LANDWALKS[keyword]):
            reason = f"{blocker.handle} cannot block {attacker.handle}, which has {keyword}"
            raise IllegalStep(reason, rules_of(ev, keyword))
    if is_protected(ev, attacker, blocker, BLOCKING):
        reason = f"{blocker.handle} cannot block {attacker.handle}, which has protection from it"
        raise IllegalStep(reason, rules_of(ev, BLOCKING))
    if has(ev, blocker, "shadow") and not has(ev, attacker, "shadow"):
        raise IllegalStep(f"{blocker.handle} has shadow and blocks only what has it", rules_of(ev, "shadow"))


def check_restricted_pair(ev: Running, blocker: GameObject, attacker: GameObject) -> None:
    """Raise IllegalStep where an effect says that just this creature cannot block just that one (509.1b)."""
    by = ((one.by, view) for one, view in binding(ev, attacker, CannotBeBlocked))
    those = ((one.those, view) for one, view in binding(ev, blocker, CannotBlock))
    bound = any(not why_not(ev, one, blocker, view) for one, view in by)
    bound = bound or any(not why_not(ev, one, attacker, view) for one, view in those)
    ruled = ev.rules.ask(A_RESTRICTED_CREATURE_CANNOT_BLOCK) if bound else None
    if ruled:
        raise IllegalStep(f"{blocker.handle} cannot block {attacker.handle}", ruled.rules)


def _controls_a(ev: Running, player: str, wanted: frozenset[str], lacking: frozenset[str]) -> bool:
    """Whether a player controls a land that is all of this and nothing of that (702.14c)."""
    own = (ev.derived.traits(ev.state, o) for o in ev.state.in_zone(BATTLEFIELD) if o.controller == player)
    return any("land" in one.types and wanted <= one.tags and lacking.isdisjoint(one.tags) for one in own)


def _flies_or_reaches(ev: Running, blocker: GameObject, attacker: GameObject) -> bool:
    return has(ev, blocker, "flying") or has(ev, blocker, "reach")


def _is_black_or_an_artifact(ev: Running, blocker: GameObject, attacker: GameObject) -> bool:
    traits = ev.derived.traits(ev.state, blocker)
    return "artifact" in traits.types or "black" in traits.domains


def _shares_a_color_or_is_an_artifact(ev: Running, blocker: GameObject, attacker: GameObject) -> bool:
    traits = ev.derived.traits(ev.state, blocker)
    return "artifact" in traits.types or bool(traits.domains & ev.derived.traits(ev.state, attacker).domains)


def _has_no_more_power(ev: Running, blocker: GameObject, attacker: GameObject) -> bool:
    return measure(ev, ev.state, blocker, "power") <= measure(ev, ev.state, attacker, "power")


def _has_too(keyword: str) -> _Blocks:
    return lambda ev, blocker, attacker: has(ev, blocker, keyword)


_CAN_BLOCK: Mapping[str, _Blocks] = {
    "flying": _flies_or_reaches,
    "fear": _is_black_or_an_artifact,
    "intimidate": _shares_a_color_or_is_an_artifact,
    "horsemanship": _has_too("horsemanship"),
    "shadow": _has_too("shadow"),
    "skulk": _has_no_more_power,
}
