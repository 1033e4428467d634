"""What files can ask of an event: a key for each part that an event can carry.

Which events of a game carry which of these its vocabulary says; a key on an event that never carries it would make a
pattern that nothing, or everything, fits.
"""

from __future__ import annotations

from collections.abc import Mapping

from .written import Keys, Part, Shape

EVENT_KEYS: Keys = {
    "object": Part(Shape.FILTER, "object"),
    "player": Part(Shape.PLAYER, "player"),
    "by": Part(Shape.FILTER, "by"),
    "by player": Part(Shape.PLAYER, "by_player"),
    "by effect": Part(Shape.FLAG, "by_effect"),
    "at": Part(Shape.PLACES, "at"),
    "amount": Part(Shape.COMPARISON, "amount"),
    "from": Part(Shape.ZONES, "from_zones"),
    "to": Part(Shape.ZONES, "to_zones"),
    "category": Part(Shape.KIND, "category"),
    "counter": Part(Shape.COUNTER, "category"),
    "phase": Part(Shape.PHASE, "phase"),
    "because": Part(Shape.EVENT, "because"),
    "attacking": Part(Shape.FILTER, "attacking"),
}


def allow_events(carried: Mapping[str, str]) -> Mapping[str, Keys]:
    """The events of a game: by the words of events, with bars between, the keys that these carry, with commas between.

    Each event stands once. Raises ValueError for a key that no event has, and for an event that stands twice.
    """
    found: dict[str, Keys] = {}
    for words, keys in carried.items():
        for word in words.split("|"):
            if word in found:
                raise ValueError(f"The event {word!r} is declared twice.")
            unknown = set(keys.split(", ")) - set(EVENT_KEYS)
            if unknown:
                raise ValueError(f"The event {word!r} carries {', '.join(sorted(unknown))}, which no event has.")
            found[word] = {key: EVENT_KEYS[key] for key in keys.split(", ")}
    return found


def never_in_events(by_words: Mapping[str, Mapping[str, str]]) -> Mapping[str, Mapping[str, frozenset[str]]]:
    """What the objects of events never are: by event and key the types that no object has which stands there.

    Events, and types, stand with bars between. Raises ValueError for an event that stands twice.
    """
    found: dict[str, dict[str, frozenset[str]]] = {}
    for words, keys in by_words.items():
        for word in words.split("|"):
            if word in found:
                raise ValueError(f"What the objects of the event {word!r} never are is declared twice.")
            found[word] = {key: frozenset(types.split("|")) for key, types in keys.items()}
    return found
