"""Whether a situation has come again: what a state looks like when everything is left out that only counts on.

Numbers that rise with everything that happens (incarnations, times, numbers of items) are told by their order alone,
and tokens by what they are; nothing else is left out. States of one form go on alike, unless something counts events.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Hashable, Mapping
from typing import Any

from rules_data.core.abilities import Happened, Replacement, TotalOf, Trigger

from .objects import GameObject, Identity, Modifier
from .setup import parts_of
from .values import GameState, Item

GONE = "gone"
_MEMORY_OF_TIMES = frozenset(("turned", "last", "passed"))  # when something happened, and who acted last
_OF_AN_OBJECT = re.compile(r"^(?P<handle>.*)#(?P<incarnation>\d+)\.")
Form = Hashable


def counts_events(state: GameState) -> bool:
    """Whether some ability looks at how often something has happened, so that states of one form may differ by it."""
    roots: list[Any] = [thing.card.abilities for thing in state.objects.values()]
    roots += [made.ability for made in state.delayed] + [item.ability for item in state.waiting]
    return any(
        isinstance(part, Happened | TotalOf) or (isinstance(part, Trigger | Replacement) and part.ordinal is not None)
        for part in parts_of(roots)
    )


def outline_of(state: GameState, nowhere: frozenset[str]) -> Form:
    """What is quickly seen of a situation: states of different outlines have different forms."""
    here = sum(thing.zone not in nowhere for thing in state.objects.values())
    waiting = (len(state.waiting), len(state.delayed), len(state.triggered))
    return (state.turn, state.phase, state.combat, frozenset(state.numbers.values()), here, waiting)


def form_of(state: GameState, nowhere: frozenset[str]) -> Form:
    """What the situation looks like; what is in the zones `nowhere` has no part in it any more."""
    return _Former(state, nowhere).whole()


class _Former:
    def __init__(self, state: GameState, nowhere: frozenset[str]) -> None:
        self.seen = state
        here = [thing for thing in state.objects.values() if thing.zone not in nowhere]
        self.objects = sorted(here, key=lambda thing: (thing.zone, thing.order, thing.handle))
        times = {thing.order for thing in here} | {m.timestamp for thing in here for m in thing.modifiers}
        self.ranks = {time: rank for rank, time in enumerate(sorted(times))}
        self.names = {thing.handle: self._name(place, thing) for place, thing in enumerate(self.objects)}

    @staticmethod
    def _name(place: int, thing: GameObject) -> str:
        return f"{thing.card.name} {place}" if thing.token else thing.handle

    def whole(self) -> Form:
        state = self.seen
        memory = {
            each.name: self.form(getattr(state.memory, each.name))
            for each in dataclasses.fields(state.memory)
            if each.name not in _MEMORY_OF_TIMES
        }
        return (
            state.turn, state.phase, state.combat, self.form(state.numbers), self.form(memory), self._uses(),
            tuple(self._object(thing) for thing in self.objects),
            tuple(self._item(item) for item in state.waiting),
            self.form(state.delayed), self.form(state.triggered), self.form(state.links),
        )  # fmt: skip

    def _uses(self) -> Form:
        """How often what is limited has been used, of what is still there."""
        kept: list[tuple[str, int]] = []
        for key, times in self.seen.used.items():
            found = _OF_AN_OBJECT.match(key)
            if found is None:
                kept.append((key, times))
            elif self.seen.find((found["handle"], int(found["incarnation"]))) is not None:
                kept.append((f"{self.names.get(found['handle'], GONE)}.{key[found.end() :]}", times))
        return frozenset(kept)

    def _object(self, thing: GameObject) -> Form:
        return (
            self.names[thing.handle], Identity(thing.card), thing.owner, thing.controller, thing.zone, thing.at,
            thing.token, thing.statuses, self.form(thing.counters), self.ranks[thing.order],
            self.form(thing.attached_to), self.form(thing.paired_with),
            tuple(self._modifier(each) for each in thing.modifiers), self.form(thing.paid),
            self.form(thing.played), self.form(thing.stands_for),
        )  # fmt: skip

    def _modifier(self, each: Modifier) -> Form:
        return (self.form(each.change), each.duration, self.ranks[each.timestamp], each.player)

    def _item(self, item: Item) -> Form:
        seen = {each.name: getattr(item, each.name) for each in dataclasses.fields(item)}
        left = {"number", "label", "key", "occurrence", "delayed"}
        return tuple(self.form(value) for name, value in seen.items() if name not in left)

    def form(self, value: Any) -> Form:
        """A value of any kind: objects by their names, identities by whether they are still there."""
        if isinstance(value, GameObject):
            return (self.names.get(value.handle, GONE), value.zone, value.controller, self._is_there(value.identity))
        if isinstance(value, tuple) and self._is_identity(value):
            return (self.names.get(value[0], GONE), self._is_there(value))
        if isinstance(value, str):
            return self.names.get(value, value)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return self._record(value)
        return self._several(value)

    def _several(self, value: Any) -> Form:
        """What several values are together; of what holds none, the value itself."""
        if isinstance(value, tuple | list):
            return tuple(self.form(one) for one in value)
        if isinstance(value, Mapping):
            return frozenset((self.form(key), self.form(one)) for key, one in value.items())
        if isinstance(value, frozenset | set):
            return frozenset(self.form(one) for one in value)
        return value if isinstance(value, Hashable) else Identity(value)

    def _record(self, value: Any) -> Form:
        """A record by its fields, without the numbers that only count on."""
        fields = [each.name for each in dataclasses.fields(value) if each.name not in ("number", "clock", "timestamp")]
        return (type(value).__name__, *(self.form(getattr(value, name)) for name in fields))

    def _is_identity(self, value: tuple[Any, ...]) -> bool:
        known = len(value) == 2 and isinstance(value[0], str) and type(value[1]) is int
        return known and value[0] in self.seen.objects

    def _is_there(self, identity: tuple[str, int]) -> bool:
        return self.seen.find(identity) is not None
