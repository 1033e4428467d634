"""What counters do by the rules: other numbers, keywords, replacement effects (Comprehensive Rules 122.1).

A name that the rules say nothing of is that of a counter which other texts speak of.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Effect,
    EventPattern,
    Filter,
    Itself,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.abilities.effects import Exile, RemoveCounter

DECAYED, SHIELD, STUN, FINALITY = "decayed", "shield", "stun", "finality"
KEYWORD_COUNTERS = (
    "deathtouch", DECAYED, "double strike", "exalted", "first strike", "flying", "haste", "hexproof", "indestructible",
    "lifelink", "menace", "reach", "shadow", "trample", "trample over planeswalkers", "vigilance",
)  # fmt: skip
_VARIANTS = ("hexproof from ", "protection")
_VARIANT = "Say it of the object itself: {passive: {protection from: {color: red}}, affects: me}."
_NOT_MODELLED = {
    "rad": "A player gets them by {get rad: 2}, and loses them by {lose rad: 2}.",
    "experience": "A player gets them by {get experience: 1}.",
    "hone": "Give what it is attached to +1/+0 instead: {passive: {power: 1}, affects: {what I am attached to: true}}.",
}
_SIZE = re.compile(r"([+-])(0|[1-9]\d{0,5})/\1(0|[1-9]\d{0,5})")
_ME = Selector(Pick.ME)
_ITSELF = Filter((Itself(),))


class _WhatCountersDo(Mapping[str, tuple[Change, ...]]):
    """What a counter of each name makes of the object it is on: other numbers (122.1a), or a keyword (122.1b)."""

    def __getitem__(self, counter: str) -> tuple[Change, ...]:
        if counter in KEYWORD_COUNTERS:
            return (kinds.GainKeyword(counter),)
        size = _SIZE.fullmatch(counter)
        if size is None:
            raise KeyError(counter)
        sign = -1 if size[1] == "-" else 1
        much = (("power", int(size[2])), ("toughness", int(size[3])))
        return tuple(kinds.AddToValue(number, sign * amount) for number, amount in much if amount)

    def __iter__(self) -> Iterator[str]:
        """The keywords; there is no end of sizes."""
        return iter(KEYWORD_COUNTERS)

    def __len__(self) -> int:
        return len(KEYWORD_COUNTERS)


COUNTERS = _WhatCountersDo()


def _instead(counter: str, event: EventPattern, *effects: Effect, prevents: bool = False) -> Ability:
    replacement = Replacement(event, prevents=prevents)
    return Ability(AbilityKind.REPLACEMENT, effects, replacement=replacement, name=of_counters(counter))


def of_counters(counter: str) -> str:
    """What the effects are called that counters of a kind create."""
    return f"{counter} counters"


def _removed(counter: str) -> Effect:
    return RemoveCounter(status=counter, others=_ME)


# The effects that counters of a kind create together on the permanent they are on, which are no abilities of it.
_CREATED: Mapping[str, tuple[Ability, ...]] = {
    SHIELD: (
        _instead(SHIELD, EventPattern("is destroyed", _ITSELF, by_effect=True), _removed(SHIELD)),
        _instead(SHIELD, EventPattern("is dealt damage", _ITSELF), _removed(SHIELD), prevents=True),
    ),
    STUN: (_instead(STUN, EventPattern("becomes untapped", _ITSELF), _removed(STUN)),),
    FINALITY: (_instead(FINALITY, EventPattern("dies", _ITSELF), Exile(Selector(Pick.IT))),),
}


def created_by_counters(counters: Collection[str]) -> tuple[Ability, ...]:
    """The replacement and prevention effects that counters of these names create (122.1c, 122.1d, 122.1h)."""
    return tuple(ability for counter, created in _CREATED.items() if counter in counters for ability in created)


def refused_counter(counter: str) -> str:
    """What to write in place of a counter of which the rules say something that nothing here carries out; or nothing.

    A name that the rules say nothing of is the name of a counter that other texts speak of.
    """
    if counter in _NOT_MODELLED:
        return _NOT_MODELLED[counter]
    if counter[:1] in ("+", "-") and counter not in COUNTERS:
        return "A counter that changes power and toughness is written +2/+2, +1/+0 or -0/-1, both with the same sign."
    return _VARIANT if counter.startswith(_VARIANTS) and counter not in COUNTERS else ""
