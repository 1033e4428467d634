"""Contracts of Flesh and Blood: what a player is contracted to do, as what triggers each time that they do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .phrases import Data


def _banished(data: dict[str, Data]) -> dict[str, Data] | None:
    """{contracted to banish: {color: blue}}: cards that opponents own, by whoever has the contract (8.5.39a)."""
    cards = data["contracted to banish"]
    if not isinstance(cards, dict):
        return None
    event: dict[str, Data] = {"event": "is banished", "object": {**cards, "owner": "opponent"}, "player": "you"}
    return _completed(data, "contracted to banish", event)


def _hit(data: dict[str, Data]) -> dict[str, Data] | None:
    """{contracted to hit: {type: hero}, moniker: Cindra}: a hero who is called so, whatever else is in the name."""
    hero, name = data["contracted to hit"], data["moniker"]
    if not isinstance(hero, dict):
        return None
    told = {key: value for key, value in data.items() if key != "moniker"}
    event: dict[str, Data] = {"event": "is hit", "object": {**hero, "name has": name}, "by player": "you"}
    return _completed(told, "contracted to hit", event)


def _completed(data: dict[str, Data], key: str, event: dict[str, Data]) -> dict[str, Data]:
    others = {each: value for each, value in data.items() if each != key}
    return {"contract": True, "when": event, **others}


OF_CONTRACTS: Mapping[str, Callable[[dict[str, Data]], dict[str, Data] | None]] = {
    "contracted to banish": _banished,
    "contracted to hit": _hit,
}
