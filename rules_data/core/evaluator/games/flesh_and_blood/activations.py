"""How often abilities may be activated: their limits, and effects that allow more (Comprehensive Rules 5.2.3)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, Limit
from rules_data.core.abilities.changes import MoreUses
from rules_data.core.abilities.effects import Attack
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import use_key
from rules_data.core.evaluator.state import GameObject, IllegalStep, Traits

from .questions_play import AN_ABILITY_MAY_BE_ACTIVATED_MORE_OFTEN

_OF = ("any", "each", "attacks")


def attacks(ability: Ability) -> bool:
    """Whether it has the attack ability, so that activating it is attacking with its source (5.2.3c, 8.3.1)."""
    return any(isinstance(effect, Attack) for effect in ability.effects)


def note_activation(ev: Running, thing: GameObject, ability: Ability) -> None:
    """Count an activation of an ability that has a limit, or that an effect can set one for (5.2.3e)."""
    if ability.limit is not Limit.NONE or attacks(ability):
        ev.board.note_use(use_key(ev, thing, ability))


def check_limit(ev: Running, thing: GameObject, ability: Ability, label: str) -> None:
    """Raise IllegalStep when an ability has been activated as often as its limit and all effects allow."""
    traits = ev.derived.traits(ev.state, thing)
    used_up = ability.limit is not Limit.NONE and _used(ev, thing, ability) >= ability.times
    ruled = ev.rules.ask(AN_ABILITY_MAY_BE_ACTIVATED_MORE_OFTEN) if _more_uses(traits) else None
    if ruled and _is_beyond(ev, thing, traits, ability):
        reason = f"{label} has been activated as often as its limit and the effects on {thing.handle} allow"
        raise IllegalStep(reason, (*ev.rules.cite("activated abilities"), *ruled.rules))
    if ruled and used_up:
        text = f"{label} may be activated beyond its limit"
        ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
    elif used_up:
        rules = ev.rules.cite("a limit on using an ability")
        raise IllegalStep(f"{label} is limited to {ability.limit_in_words}", rules)


def _is_beyond(ev: Running, thing: GameObject, traits: Traits, ability: Ability) -> bool:
    """Whether one more activation is more than the limits of an object's abilities and the effects on it allow.

    What goes beyond the limits is shared out among the effects in the way that fits best: the player chooses which
    of them an activation uses (5.2.3d). What an effect sets in total is one limit that its abilities share (5.2.3e).
    """
    more = _more_uses(traits)
    allowed = {of: sum(one.times for one in more if one.of == of and not one.in_total) for of in _OF}
    total = next((one.times for one in reversed(more) if one.in_total), None)
    by_attacking = otherwise = 0
    for other in traits.abilities:
        shares = total is not None and attacks(other)
        if other.kind is not AbilityKind.ACTIVATED or (other.limit is Limit.NONE and not shares):
            continue
        used = _used(ev, thing, other) + (other == ability)
        beyond = used if shares else max(0, used - other.times - allowed["each"])
        if other == ability and not beyond:
            return False
        if attacks(other):
            by_attacking += beyond
        else:
            otherwise += beyond
    return max(0, by_attacking - allowed["attacks"] - (total or 0)) + otherwise > allowed["any"]


def _more_uses(traits: Traits) -> list[MoreUses]:
    return [one for one in traits.rules if isinstance(one, MoreUses)]


def _used(ev: Running, thing: GameObject, ability: Ability) -> int:
    return ev.state.uses(use_key(ev, thing, ability), ability.limit)
