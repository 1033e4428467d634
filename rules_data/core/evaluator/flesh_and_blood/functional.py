"""Where abilities are functional (Comprehensive Rules 1.7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind
from rules_data.core.evaluator.state import GameObject

from .zones import ARENA, in_zone

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

# Events that typically happen to a card outside the arena, so that its abilities about them work there (1.7.4i).
_OUTSIDE = frozenset(
    [
        "is discarded", "is banished", "is put", "is revealed", "is pitched", "is played", "is returned", "searches",
        "is turned face up", "enters", "is destroyed",
    ]
)


def works_from(ev: Evaluation, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability is functional: in the arena, or where its own words make it so."""
    if ability.kind is AbilityKind.TRIGGERED and not ev.rules.ask("static abilities generate triggered effects"):
        return False
    if ability.kind is AbilityKind.PASSIVE and not ev.rules.ask("static abilities generate continuous effects"):
        return False
    if ability.zones:
        return any(in_zone(thing.zone, zone) for zone in ability.zones)
    if _is_about_itself_outside(ability) and thing.zone not in ARENA:
        return True
    if thing.zone in ARENA:
        return not _defends_only(ev, thing) or _works_while_defending(ability)
    return not ev.rules.ask("abilities work on the board", ability) and thing.zone in ("graveyard", "banished")


def _defends_only(ev: Evaluation, thing: GameObject) -> bool:
    """A defending card that is no permanent: most of its abilities are not functional (1.7.4a)."""
    return "defending" in thing.statuses and not ev.has_status(ev.state, thing, "permanent")


def _works_while_defending(ability: Ability) -> bool:
    trigger = ability.trigger
    if trigger is not None:
        return any(pattern.event == "defends" for pattern in trigger.patterns)
    return ability.kind is AbilityKind.PASSIVE and ability.condition is not None


def _is_about_itself_outside(ability: Ability) -> bool:
    """A trigger, or a replacement, of its own leaving for somewhere, or of its being played."""
    trigger, replacement = ability.trigger, ability.replacement
    patterns = trigger.patterns if trigger is not None else (replacement.pattern,) if replacement is not None else ()
    return any(
        pattern.object is not None and pattern.object.itself and pattern.event in _OUTSIDE for pattern in patterns
    )
