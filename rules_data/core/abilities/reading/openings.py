"""What `it` and "that player" are at the beginning of an ability: what its event, cost or statement speaks of."""

from __future__ import annotations

from .choices import IT
from .phrases import Data

NOTHING_SO_FAR = "it, of which nothing is said before"
NO_PLAYER_SO_FAR = "that player, of whom nothing is said"
# What some player does to an object, who is told of without being named.
_BY_A_PLAYER = ("is targeted", "is attacked", "is countered", "is hit")
# What is done to a hero is an event of whoever does it.
_TO_A_HERO = ("is attacked", "takes damage")
# Of these it is the card that is drawn or discarded that is spoken of.
_OF_CARDS = ("draws", "discards")
_PLAYER_EVENTS = ("beginning of", "draws", "discards", "gains life", "loses life", "end of", "start of")


def is_paid_with_itself(cost: Data | None) -> bool:
    """Whether a cost speaks of the object itself and of no other: what comes after says "it" of that one."""
    if not isinstance(cost, dict):
        return False
    done = cost.get("do")
    actions: list[Data] = [value for value in cost.values() if value == "me" or isinstance(value, dict)]
    if isinstance(cost.get("remove counter"), str):
        actions.append("me")
    actions += [one.get("on", one) for one in done if isinstance(one, dict)] if isinstance(done, list) else []
    return bool(actions) and all(one == "me" for one in actions)


def of_passive(affected: Data | None, condition: Data | None) -> Data:
    """What `it` is in a statement about one object: that object, or the one that its condition is about."""
    if affected == IT and isinstance(condition, dict):
        several = condition.get("all")
        if isinstance(several, list) and several:
            return of_passive(affected, several[0])
        counted = condition.get("count")
        if isinstance(counted, dict) and counted.get("location") == "here" and "defending" in _states(counted):
            return "me"  # by what it is defended
        if isinstance(counted, dict) and counted.get("pitched to play me") is True:
            return "me"  # what was pitched for it
        about = condition.get("this", condition.get("of") if "counters" in condition else _numbered(condition))
        return about if about in ("me",) or isinstance(about, dict) else NOTHING_SO_FAR
    if affected == "me":
        return affected
    filtered = affected.get("all") if isinstance(affected, dict) else None
    attached = isinstance(filtered, dict) and "what I am attached to" in filtered
    return affected if attached and affected is not None else NOTHING_SO_FAR


def _states(noun: dict[str, Data]) -> list[Data]:
    known = noun.get("is", [])
    return known if isinstance(known, list) else [known]


def _numbered(condition: dict[str, Data]) -> Data:
    """The object a number of which a condition is about: {power of: me, more than: 6}."""
    return next((value for key, value in condition.items() if key.endswith(" of") and value == "me"), IT)


def object_of(event: Data | None) -> Data:
    """What `it` is at the beginning of an ability: the object of its event, if that has one.

    Of a spell that targets the object itself, it is this object that goes on being spoken of.
    """
    if not isinstance(event, dict):
        return NOTHING_SO_FAR
    whom = event.get("object")
    if isinstance(whom, dict) and whom.get("targets") == "me":
        return "me"
    state = event.get("state")
    if isinstance(state, dict) and "me" in state.values():
        return "me"  # when the object itself is in some state
    events = event.get("any of")
    if isinstance(events, list):
        return object_of(events[0]) if events else NOTHING_SO_FAR
    if event.get("event") in _OF_CARDS:
        return IT
    return NOTHING_SO_FAR if event.get("event") in _PLAYER_EVENTS or "object" not in event else IT


def player_of(event: Data | None) -> Data:
    """Who "that player" is at the beginning of an ability: of a hero that is hit whoever is hit, not whoever hits."""
    if not isinstance(event, dict):
        return "that player" if event is not None else NO_PLAYER_SO_FAR
    several = event.get("any of")
    if isinstance(several, list) and several:
        players = [player_of(one) for one in several]
        return players[0] if all(one == players[0] for one in players) else NO_PLAYER_SO_FAR
    whom = event.get("object")
    if whom == "me" and "player" not in event and event.get("event") not in _BY_A_PLAYER:
        return NO_PLAYER_SO_FAR  # what happens to the object itself is about its own player alone
    to_a_hero = event.get("event") in _TO_A_HERO and isinstance(whom, dict) and whom.get("type") == "hero"
    return "its controller" if to_a_hero or event.get("event") == "is hit" else "that player"
