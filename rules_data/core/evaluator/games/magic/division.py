"""How the damage of creatures that several block, or that block several, may be divided (510.1c to e, 702.19b).

What one creature may assign depends on what others assign at the same time: together they have to give lethal damage
to those that need it. So a division is allowed if the creatures that are still to assign theirs can make it comply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import comb, prod

from rules_data.core.abilities import whole_number

MOST_LISTED = 200
MOST_TOUCHED = 10  # of so many creatures it is tried out which of them deathtouch takes care of
MOST_COMBINED = 10_000  # so many combinations of what several creatures still need are tried
Way = tuple[str, ...]
Amounts = Mapping[str, int]
IN_ORDER, FREELY, TO_ONE = "in order", "freely", "to one"


class TooManyShared(Exception):
    """So many creatures share who deals damage to them that nobody sees at once what complies."""


@dataclass(frozen=True, slots=True)
class Assigner:
    """A creature that assigns its damage: how much, to which creatures and, behind `last`, to what it attacks."""

    power: int
    taking: tuple[str, ...]
    last: str = ""  # what it attacks, where it has trample
    deadly: bool = False  # any of its damage is lethal
    beyond: str = ""  # who is behind a planeswalker that it attacks, where it has trample over planeswalkers

    @property
    def everything(self) -> tuple[str, ...]:
        return (*self.taking, *(each for each in (self.last, self.beyond) if each))


@dataclass(frozen=True, slots=True)
class Together:
    """The creatures that assign damage beside one: what some have assigned already, and who is still to do so.

    `lacking`: how much damage would be lethal to each creature that takes any, counting what is marked on it, and the
    loyalty of each planeswalker `with_loyalty` that somebody tramples over.
    """

    lacking: Amounts
    done: Sequence[tuple[Assigner, Amounts]] = ()
    to_come: Sequence[Assigner] = ()
    with_loyalty: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to divide damage, each as words such as "o1=4"; where they are too many, `also` knows the rest."""

    listed: tuple[Way, ...]
    also: Callable[[Way], bool] | None = None


def ways(answer: str, one: Assigner, together: Together) -> Ways:
    """How much of its power a creature may assign to each that takes damage of it.

    `answer`: "in order", lethal damage to one before the next; "freely"; "to one". With trample each blocker has lethal
    damage before what is attacked is assigned any.
    """
    if answer == TO_ONE:
        behind = [each for each in (one.last, one.beyond) if each]
        orders = [[each, *behind] for each in one.taking] or [behind]
        return Ways(tuple(dict.fromkeys(_fill(one, order, together.lacking) for order in orders)))

    def allowed(amounts: Amounts) -> bool:
        done = (*together.done, (one, amounts))
        return complies(replace(together, done=done), in_order=answer == IN_ORDER)

    return _divided(one, together, allowed)


def _fill(one: Assigner, order: Sequence[str], lacking: Amounts) -> Way:
    """Lethal damage to each in turn, as far as it goes, and the rest to the last of them."""
    left, found = one.power, {}
    for each in order[:-1]:
        found[each] = min(left, 1 if one.deadly and each in one.taking else lacking.get(each, 0))
        left -= found[each]
    return _way(found | {order[-1]: left})


def _way(amounts: Amounts) -> Way:
    return tuple(sorted(f"{one}={amount}" for one, amount in amounts.items() if amount))


def _divided(one: Assigner, together: Together, allowed: Callable[[Amounts], bool]) -> Ways:
    """Every division that is allowed, or some of them and a test for the others."""
    taking = one.everything
    if comb(one.power + len(taking) - 1, len(taking) - 1) <= MOST_LISTED:
        every = (dict(zip(taking, parts, strict=True)) for parts in _parts(one.power, len(taking)))
        return Ways(tuple(_way(amounts) for amounts in every if allowed(amounts)))

    def also(way: Way) -> bool:
        words = [word.rpartition("=") for word in way]
        amounts = {each: number for each, _, amount in words if (number := whole_number(amount)) is not None}
        known = len(amounts) == len(way) and set(amounts) <= set(taking) and sum(amounts.values()) == one.power
        return known and allowed(amounts)

    orders = [[each, *(other for other in taking if other != each)] for each in one.taking]
    # Nothing has to go through: with a second way there is something to ask.
    orders += [list(one.taking)] if one.last and one.taking else []
    orders += [[*one.taking, one.last], [*one.taking, one.last, one.beyond]] if one.beyond else []
    even = [_fill(one, order, together.lacking) for order in orders]
    return Ways(tuple(dict.fromkeys(way for way in even if _told(way, allowed))), also)


def _told(way: Way, allowed: Callable[[Amounts], bool]) -> bool:
    return allowed({one: int(amount) for one, _, amount in (word.rpartition("=") for word in way)})


def _parts(power: int, count: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a number as so many addends, in order, from 0 up."""
    for bars in combinations(range(power + count - 1), count - 1):
        places = (-1, *bars, power + count - 1)
        yield tuple(places[at + 1] - places[at] - 1 for at in range(count))


# --- what is assigned together ---------------------------------------------------------------------


def complies(together: Together, *, in_order: bool) -> bool:
    """Whether what has been assigned complies once those still to come assign theirs as well as they can.

    They always can otherwise: whoever gives its damage to creatures that end up with lethal damage, or to a single
    one, and none to what it attacks, breaks no rule.
    """
    given, deadly = Counter[str](), set[str]()
    for one, amounts in together.done:
        given.update(amounts)
        deadly |= {each for each, amount in amounts.items() if amount and one.deadly} - together.with_loyalty
    lacking = {
        each: number - given[each]
        for each, number in together.lacking.items()
        if number > given[each] and each not in deadly
    }
    needs = [_needed(one, amounts, lacking, in_order=in_order) for one, amounts in together.done]
    if prod(map(len, needs)) > MOST_COMBINED:
        raise TooManyShared
    every = (frozenset().union(*those) for those in product(*needs))
    wanted = [{each: lacking[each] for each in those} for those in dict.fromkeys(every)]
    return any(_can_give(each, together.to_come, together.with_loyalty) for each in wanted)


def _needed(one: Assigner, amounts: Amounts, lacking: Amounts, *, in_order: bool) -> list[frozenset[str]]:
    """Which creatures need lethal damage yet for one's assignment to comply: one of these sets is enough."""
    if one.beyond and amounts.get(one.beyond, 0):
        return [frozenset(each for each in (*one.taking, one.last) if each in lacking)]
    if one.last and amounts.get(one.last, 0):
        return [frozenset(each for each in one.taking if each in lacking)]
    short = [each for each in one.taking if amounts.get(each, 0) and each in lacking]
    if not in_order or len(short) < 2:  # the last one in its order may have less
        return [frozenset()]
    return [frozenset(short) - {each} for each in short]


def _can_give(lacking: Amounts, giving: Sequence[Assigner], with_loyalty: frozenset[str]) -> bool:
    """Whether creatures can give lethal damage to all that lack it: so much, or any from one whose damage is deadly."""
    deadly = [one for one in giving if one.deadly]
    others = [one for one in giving if not one.deadly]
    reached = [each for each in lacking if each not in with_loyalty and any(each in one.taking for one in deadly)]
    if len(reached) > MOST_TOUCHED:
        raise TooManyShared
    return any(
        _is_enough(dict.fromkeys(touched, 1), deadly)
        and _is_enough({each: number for each, number in lacking.items() if each not in touched}, others)
        for touched in _some_of(reached)
    )


def _is_enough(wanted: Amounts, giving: Sequence[Assigner]) -> bool:
    """Whether so much can be given to each.

    Whoever has nothing left takes it from one creature for another, if somebody else can make up for it.
    """
    spare = [one.power for one in giving]
    given = [Counter[str]() for _ in giving]
    for each, number in wanted.items():
        left = number
        while left > 0:
            chain = _chain_to_spare(each, giving, spare, given)
            if not chain:
                return False
            moved = min([left, spare[chain[-1][0]], *(given[at][taken] for at, _, taken in chain if taken)])
            for at, to, taken in chain:
                given[at][to] += moved
                given[at][taken] -= moved if taken else 0
            spare[chain[-1][0]] -= moved
            left -= moved
    return True


def _chain_to_spare(
    wanting: str, giving: Sequence[Assigner], spare: Sequence[int], given: Sequence[Counter[str]]
) -> list[tuple[int, str, str]]:
    """Who gives to a creature, and whom they take it from for whom the next one makes up, until one has it to spare.

    Each by its place among those giving, with the creature that it gives to and the one it takes from; none at all
    where nobody can.
    """
    chains: dict[str, list[tuple[int, str, str]]] = {wanting: []}
    waiting, asked = [wanting], set[int]()
    for each in waiting:  # which grows
        for at, one in enumerate(giving):
            if at in asked or each not in one.taking:
                continue
            asked.add(at)
            if spare[at] > 0:
                return [*chains[each], (at, each, "")]
            for other, amount in given[at].items():
                if amount > 0 and other not in chains:
                    chains[other] = [*chains[each], (at, each, other)]
                    waiting.append(other)
    return []


def _some_of(these: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (group for size in range(len(these) + 1) for group in combinations(these, size))
