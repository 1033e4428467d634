"""Where a card comes from that an event is about, in the words of example files: where it was played or moved from."""

from __future__ import annotations

from collections.abc import Mapping

from .phrases import Data

# As a card is played, or defends, it has left the zone it comes from: what it is then tells where that was.
_LEAVES: Mapping[str, tuple[str, ...]] = {"is played": ("hand", "arsenal", "banished"), "defends": ("hand",)}
_MOVES = ("is banished", "is put")
# Zones of which each player has one; texts speak of one's own there.
_OWN = ("hand", "deck", "graveyard", "banished", "arsenal", "pitch", "soul")
_FROM = "from zone"  # what no file says: nothing tells it of such a card


def out_of_its_zone(data: dict[str, Data]) -> dict[str, Data] | None:
    """The event with where its object comes from as that is asked of the object; None for any other.

    Damage by "a source" is damage by anything, wherever that has gone since.
    """
    if data.get("event") == "takes damage" and data.get("by") in ({}, {"source": True}):
        return {key: value for key, value in data.items() if key != "by"}
    defender = data.get("by")
    if data.get("event") == "is defended" and isinstance(defender, dict) and isinstance(defender.get("zone"), str):
        return {**data, "by": _that_left(defender, "defends")}
    thing = data.get("object")
    if not isinstance(thing, dict):
        return None
    if data.get("event") in _LEAVES and isinstance(thing.get("zone"), str):
        return {**data, "object": _that_left(thing, str(data["event"]))}
    left = data.get("from")
    zones = left if isinstance(left, list) else []
    told = "owner" in thing or "whose" in data
    if data.get("event") in _MOVES and zones and not told and all(zone in _OWN for zone in zones):
        return {**data, "object": {**thing, "owner": "you"}}
    return None


def _that_left(thing: dict[str, Data], event: str) -> dict[str, Data]:
    zone = str(thing["zone"])
    others = {key: value for key, value in thing.items() if key not in ("zone", "owner")}
    if zone not in _LEAVES[event]:
        return {**others, _FROM: zone} if zone in _OWN else thing
    known = others.get("is", [])
    return {**others, "is": [*(known if isinstance(known, list) else [known]), f"from {zone}"]}
