"""What is told behind an ability, in the phrases by which card text is read: how often, when, from where, only what."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities.criteria import Itself
from rules_data.core.abilities.english import UnableToRenderAbility, sentence
from rules_data.core.abilities.model import Ability, AbilityKind, Limit
from rules_data.core.abilities.model_conditions import Condition
from rules_data.core.abilities.model_values import Filter

from .agreeing import in_pieces
from .asked import Asked
from .lexicon import words
from .saying import say
from .told import ways

_EACH = {Limit.ONCE_EACH_TURN: "turn", Limit.ONCE_EACH_COMBAT: "combat"}


def _is_a_room(ability: Ability) -> bool:
    return ability.trigger is not None and any(one.event == "enters a room" for one in ability.trigger.patterns)


def limit_of(ability: Ability) -> Any:
    """How often, as phrases say it: once each turn, {times: 2, each: turn}."""
    if ability.times == 1:
        return ability.limit.value
    if ability.limit is Limit.DONE_ONCE_EACH_TURN:
        return {"times": ability.times, "done": True}
    each = {"each": _EACH[ability.limit]} if ability.limit in _EACH else {}
    return {"times": ability.times, **each}


def often(ability: Ability) -> str:
    """once each turn, twice each combat"""
    return _said("how often", limit_of(ability))


def triggers_only(ability: Ability) -> str:
    """This ability triggers only twice each turn. Nothing for one without a limit."""
    if ability.limit is Limit.NONE:
        return ""
    applies = ability.kind is not AbilityKind.TRIGGERED and ability.limit in _EACH
    return " " + sentence(_said("application limit" if applies else "trigger limit", limit_of(ability)))


def use_only(ability: Ability) -> str:
    """Activate only if you control a Swamp. Activate only once each turn. Activate only as a sorcery."""
    found = [] if ability.condition is None else [_only_if(ability.condition)]
    told = ability.limit is not Limit.NONE and not limit_in_front(ability)
    found += [_used({"limit": limit_of(ability)})] if told else []
    return "".join(f" {sentence(one)}" for one in found)


def limit_in_front(ability: Ability) -> str:
    """Once per turn, where cards put that in front of when an ability is used; nothing where they tell it behind."""
    when = any(keyword in words().fronts for keyword in ability.keywords)
    if ability.kind is not AbilityKind.ACTIVATED or ability.limit is Limit.NONE or not when:
        return ""
    return say("frequency", limit_of(ability)) or ""


def timing(keyword: str) -> str | None:
    """Activate only as a sorcery; None for a keyword that is told elsewhere."""
    return in_pieces(("use limit",), {"keywords": [keyword]})


def _only_if(what: Condition) -> str:
    for way in ways(what):
        if (said := in_pieces(("use limit",), {"if": way})) is not None:
            return said
    raise UnableToRenderAbility("No words are known for when an ability can be used.")


def _used(data: dict[str, Any]) -> str:
    if (said := in_pieces(("use limit",), data)) is None:
        raise UnableToRenderAbility(f"No words are known for how an ability is used: {data}.")
    return said


def works_as_it_is_played(ability: Ability) -> bool:
    """Whether it is about its own arrival and works from where that comes from, which is told by its words."""
    replaced = ability.replacement
    pattern = replaced.pattern if replaced is not None else None
    own = pattern is not None and pattern.event == "enters" and pattern.object == Filter((Itself(),))
    return own and bool(words().played_from) and ability.zones == (words().played_from,)


def last(ability: Ability) -> str:
    """What stands last: what may be chosen, what can't be done about it, and where it works."""
    told: list[dict[str, Any]] = []
    if ability.leads_to or _is_a_room(ability):
        told.append({"leads to": " or ".join(ability.leads_to) or "no other room"})
    if ability.targets_only is not None:
        told.append({"targets only": Asked(ability.targets_only)})
    told += [{"cannot": [what]} for what in ability.cannot]
    if ability.zones and ability.zones != (words().board,) and not works_as_it_is_played(ability):
        told.append({"works in": list(ability.zones)})
    return "".join(f" {sentence(_said('ability behind', one))}" for one in told)


def _said(kind: str, data: Any) -> str:
    if (said := say(kind, data)) is None:
        raise UnableToRenderAbility(f"No words are known for {data} behind an ability.")
    return said
