"""How the damage of a creature that several block may be divided (Comprehensive Rules 510.1c, 702.19b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

MOST_LISTED = 200
Way = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to divide damage, each as words such as "o1=4"; where they are too many, `also` knows the rest."""

    listed: tuple[Way, ...]
    also: Callable[[Way], bool] | None = None


def ways(answer: str, power: int, taking: Sequence[str], lethal: Mapping[str, int], tramples: bool) -> Ways:
    """How much of `power` each of `taking` may be assigned; with trample the last of them is what is attacked.

    `answer`: "in order", lethal damage to one blocker before the next; "freely"; "to one". With trample each blocker
    has lethal damage before the last is assigned any.
    """
    last = taking[-1] if tramples else ""
    blockers = [one for one in taking if one != last]
    if answer == "to one":
        return Ways(tuple(dict.fromkeys(_fill(power, [one, *([last] if last else [])], lethal) for one in blockers)))
    return _divided(power, blockers, last, lethal, in_order=answer == "in order")


def _fill(power: int, order: Sequence[str], lethal: Mapping[str, int]) -> Way:
    left, found = power, {}
    for one in order:
        found[one] = min(left, lethal[one])
        left -= found[one]
    found[order[-1]] += left
    return _way(found)


def _way(amounts: Mapping[str, int]) -> Way:
    return tuple(sorted(f"{one}={amount}" for one, amount in amounts.items() if amount))


def _divided(power: int, blockers: Sequence[str], last: str, lethal: Mapping[str, int], *, in_order: bool) -> Ways:
    """Every division that is allowed. In order: of those with any damage, one at most has less than lethal damage."""
    taking = [*blockers, *([last] if last else [])]

    def allowed(amounts: Mapping[str, int]) -> bool:
        short = [one for one in blockers if amounts.get(one, 0) < lethal[one]]
        if amounts.get(last, 0) and short:
            return False
        return not in_order or sum(amounts.get(one, 0) > 0 for one in short) < 2

    if comb(power + len(taking) - 1, len(taking) - 1) <= MOST_LISTED:
        every = (dict(zip(taking, parts, strict=True)) for parts in _parts(power, len(taking)))
        return Ways(tuple(_way(amounts) for amounts in every if allowed(amounts)))

    def also(way: Way) -> bool:
        words = [word.rpartition("=") for word in way]
        amounts = {one: int(amount) for one, _, amount in words if amount.isdecimal()}
        known = len(amounts) == len(way) and set(amounts) <= set(taking) and sum(amounts.values()) == power
        return known and allowed(amounts)

    even = [_fill(power, [one, *(other for other in taking if other != one)], lethal) for one in blockers]
    return Ways(tuple(dict.fromkeys(way for way in even if _told(way, allowed))), also)


def _told(way: Way, allowed: Callable[[Mapping[str, int]], bool]) -> bool:
    return allowed({one: int(amount) for one, _, amount in (word.rpartition("=") for word in way)})


def _parts(power: int, count: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a number as so many addends, in order, from 0 up."""
    for bars in combinations(range(power + count - 1), count - 1):
        places = (-1, *bars, power + count - 1)
        yield tuple(places[at + 1] - places[at] - 1 for at in range(count))
