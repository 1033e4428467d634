"""What a filter asks, in the keys of example files: the criteria one by one, so that each can be said by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules_data.core.abilities.criteria import (
    FitsAll,
    FitsAny,
    FitsNone,
    Itself,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    Tagged,
    WithNumber,
)
from rules_data.core.abilities.model_values import Criterion, Filter, counter_of
from rules_data.core.abilities.reading import Data
from rules_data.core.abilities.written import COUNTERS, Shape

from .lexicon import words

# A key of example files and what stands behind it.
Pair = tuple[str, Any]
OPERATORS = {"=": "exactly", "!=": "not", "<": "less than", "<=": "at most", ">": "more than", ">=": "at least"}


class Asked(dict[str, Data]):
    """A filter in the keys of example files; `filter` is the record.

    `card`: what is meant is called a card; `together`: so many of them or more are meant, all at once; 0 for one alone.
    """

    def __init__(self, what: Filter, *, card: bool = False) -> None:
        super().__init__(asked(what))
        self.filter = what
        self.card = card
        self.together = 0

    @property
    def whole(self) -> bool:
        """Whether each criterion has one key, and one of its own, so that phrases can say them one by one."""
        criteria = self.filter.criteria
        return len(self) == len(criteria) and all(len(list(_pairs(one))) == 1 for one in criteria)

    def tells_once(self, keys: Iterable[str]) -> bool:
        """Whether each of these keys is one criterion, and the only one of that criterion."""
        each = [[key for key, _ in _pairs(one)] for one in self.filter.criteria]
        return all(sum(key in told for told in each) == 1 and [key] in each for key in keys)

    def less(self, key: str) -> Asked:
        """The same without the criterion that has this key."""
        kept = (one for one in self.filter.criteria if next(_pairs(one))[0] != key)
        return Asked(Filter(tuple(kept)), card=self.card)


def asked(what: Filter) -> list[Pair]:
    """What each criterion asks; one that asks for all of several things asks for each by itself."""
    return [pair for one in what.criteria for pair in _pairs(one)]


def _pairs(one: Criterion) -> Iterator[Pair]:
    key, part = next(iter(type(one).keys.items()), ("", None))
    if isinstance(one, WithNumber):
        yield _number(one)
    elif isinstance(one, FitsAny | FitsAll | FitsNone):
        yield from _filters(one)
    elif part is not None:
        kept: Any = getattr(one, part.field) if part.field else True
        yield from _SPLIT.get(part.shape, _together)(
            _key(key), kept, isinstance(one, NotOfType | NotOfDomain | NotTagged)
        )


def _number(one: WithNumber) -> Pair:
    test = {OPERATORS[one.test.operator]: one.test.value}
    counter = counter_of(one.stat)
    return (COUNTERS, {counter: test}) if counter else (one.stat, test)


def _filters(one: FitsAny | FitsAll | FitsNone) -> Iterator[Pair]:
    if isinstance(one, FitsAny):
        each_asked = [Asked(each) for each in one.filters]
        alone = all(each.asks_only(OfType) and len(each.criteria) == 1 for each in one.filters)
        yield ("type", _one_after_another(each_asked)) if alone else ("any of", each_asked)
    else:
        for each in one.filters:
            plain = _one_word(each) if isinstance(one, FitsNone) else None
            yield plain or (("none of" if isinstance(one, FitsNone) else "any of"), [Asked(each)])


def _one_after_another(filters: Sequence[Asked]) -> list[Data]:
    """The types that each of several filters asks for and nothing else: an artifact, a creature or an enchantment."""
    told = [each["type"] for each in filters]
    return [one for each in told for one in (each if isinstance(each, list) else [each])]


def _one_word(what: Filter) -> Pair | None:
    """What is not of one type, colour or tag is said as that is: nonblack."""
    found = asked(what) if what.asks_only(OfType, OfDomain, Tagged) else []
    return (f"not {found[0][0]}", found[0][1]) if len(found) == 1 and isinstance(found[0][1], str) else None


def _key(key: str) -> str:
    """The key as phrases have it: their word for a domain, for a tag of whatever kind, and for what was played."""
    return key.replace("{domain}", "color").replace("{tag}", TAG).replace("{played}", "cast")


TAG = "tag"


def _each(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    for one in kept:
        yield key, one


def _each_in_a_list(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    for one in kept:
        yield key, [one]


def _alternatives(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    """One of several is enough, unless none of them may be."""
    if negative:
        yield from _each(key, kept, negative)
    else:
        yield key, kept[0] if len(kept) == 1 else list(kept)


def _types(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    for types, name in words().groups.items():
        if set(types) <= set(kept):
            kept = (name, *(one for one in kept if one not in types))
    yield from _alternatives(key, kept, negative)


def _together(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    yield key, kept


def _player(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    yield key, kept.value


def _one_filter(key: str, kept: Any, negative: bool) -> Iterator[Pair]:
    yield key, "me" if kept == Filter((Itself(),)) else Asked(kept)


_SPLIT: Mapping[Shape, Callable[[str, Any, bool], Iterator[Pair]]] = {
    Shape.FILTER: _one_filter,
    Shape.PLAYER: _player,
    Shape.STATES: _each_in_a_list,
    Shape.KEYWORDS: _each,
    Shape.TYPES: _types,
    Shape.TAGS: _alternatives,
    Shape.DOMAINS: _alternatives,
    Shape.WORDS: _alternatives,
    Shape.ZONES: _alternatives,
    Shape.PLACES: _alternatives,
}
