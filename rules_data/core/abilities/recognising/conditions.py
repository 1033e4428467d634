"""The named kinds of trigger conditions: a condition can be of several."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities.reading import Data

_BY_VERB = {
    "conquers": ("conquer effect", "conquer"),
    "holds": ("hold effect", "hold"),
    "attacks": ("attack trigger", "attack"),
    "defends": ("defend trigger", "defend"),
}
# What a player does at a battlefield is told of the player as well as of the unit.
_OF_PLAYERS = ("conquers", "holds")


def conditions_named(event: Data) -> Iterator[tuple[str, str]]:
    """The names that rules give the condition of an event, each with what was seen of it."""
    if not isinstance(event, dict):
        return
    events = event.get("any of")
    if isinstance(events, list):
        for one in events:
            yield from conditions_named(one)
        return
    word, own = event.get("event"), event.get("object") == "me"
    if word == "is played" and (own or event.get("player") == "you"):
        if own:
            yield "play effect", "its condition is that this permanent is played"
        else:
            yield "no play effect", "its condition is that something else is played"
    if word == "is targeted" and event.get("player") == "you":
        yield "targeting effect", "its condition is that something is chosen"
    named = _BY_VERB.get(str(word))
    if named is not None and (own or (word in _OF_PLAYERS and event.get("player") == "you")):
        yield named[0], f'its condition is that of "{named[1]}"'
