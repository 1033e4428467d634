"""The situation a run begins with, and what its abilities ever look at."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    Effect,
    EventPattern,
    Replacement,
    TokenKind,
    Trigger,
)
from rules_data.core.abilities.changes import Controlled, GainKeyword
from rules_data.core.abilities.effects import PutCounter, Return

from .changing import record, replace
from .kept import kept_while_it_lives
from .objects import GameObject
from .traits import Traits
from .values import GameState


@record
class ObjectSetup:
    """One object and where it is. `at` is the handle of a battlefield or other place."""

    handle: str
    card: CardFacts
    owner: str
    controller: str
    zone: str
    at: str = ""
    token: bool = False
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: str = ""
    since: int | None = None


@record
class AbilityIndex:
    """Which events any ability of the situation triggers on, replaces or counts.

    `depends`: what an object is may depend on others, through passives or attachment. `states`: some ability triggers
    on a state of the game. `claims_control`: some ability says who controls something. `keywords`: those that objects
    have or can come by, and the counters, some of which are keywords.

    Most events interest nobody; knowing that beforehand is what keeps a run short.
    """

    watched: frozenset[str] = frozenset()
    replaced: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    depends: bool = False
    states: bool = False
    claims_control: bool = False
    keywords: frozenset[str] = frozenset()

    def also(self, other: AbilityIndex) -> AbilityIndex:
        """What this or another index has."""
        return AbilityIndex(
            self.watched | other.watched,
            self.replaced | other.replaced,
            self.counted | other.counted,
            self.depends or other.depends,
            self.states or other.states,
            self.claims_control or other.claims_control,
            self.keywords | other.keywords,
        )


@dataclass(frozen=True)
class Setup:
    """Players in turn order, whose turn it is and where in it, the objects, and each player's numbers."""

    players: tuple[str, ...]
    turn_player: str
    phase: str
    objects: tuple[ObjectSetup, ...]
    numbers: tuple[tuple[str, str, int], ...] = ()
    effects: tuple[Any, ...] = ()  # the instructions that the steps will bring in
    teams: tuple[tuple[str, ...], ...] = ()
    known_cards: tuple[CardFacts, ...] = ()  # those that an effect may create by their names
    index: AbilityIndex = field(init=False, compare=False)

    def __post_init__(self) -> None:
        index = index_abilities([*(o.card for o in self.objects), *self.known_cards], self.effects)
        if any(o.attached_to for o in self.objects):
            index = replace(index, depends=True)
        counters = frozenset(name for o in self.objects for name, _ in o.counters)
        index = replace(index, keywords=index.keywords | counters)
        object.__setattr__(self, "index", index)

    @cached_property
    def by_themselves(self) -> dict[Hashable, tuple[CardFacts, Traits]]:
        """What its objects are without any effect, once a run has worked that out."""
        return {}

    @cached_property
    def first_state(self) -> GameState:
        """The state a run begins with; states never change, so every run of this situation begins with the same."""
        objects = {
            o.handle: GameObject(
                handle=o.handle,
                card=o.card,
                owner=o.owner,
                controller=o.controller,
                zone=o.zone,
                at=o.at,
                token=o.token,
                statuses=frozenset(o.statuses),
                counters=dict(o.counters),
                attached_to=(o.attached_to, 0) if o.attached_to else None,
                order=number,
                since=o.since,
            )
            for number, o in enumerate(self.objects)
        }
        numbers = {(player, name): value for player, name, value in self.numbers}
        clock, teams = len(self.objects), self.teams
        known = {card.name: card for card in self.known_cards}
        return GameState(
            self.players, self.turn_player, self.phase, objects, numbers, clock=clock, teams=teams, known_cards=known
        )


def _keyword_given(part: GainKeyword | PutCounter | Return) -> str:
    """The keyword that a change gives, or the counter that an instruction puts on something; '' for none."""
    if isinstance(part, GainKeyword):
        return part.keyword
    return part.status if isinstance(part, PutCounter) else part.counter


def index_abilities(cards: list[CardFacts], effects: tuple[Any, ...]) -> AbilityIndex:
    """Look through everything the cards and instructions contain."""
    index = _index_of(parts_of(effects))
    for card in {id(card): card for card in cards}.values():
        index = index.also(_index_of_card(card))
    return index


@kept_while_it_lives
def _index_of_card(card: CardFacts) -> AbilityIndex:
    return _index_of(parts_of([card]))


def _index_of(parts: Iterable[Any]) -> AbilityIndex:
    """What is looked at by abilities that are made of these parts."""
    watched: set[str] = set()
    replaced: set[str] = set()
    counted: set[str] = set()
    keywords: set[str] = set()
    depends = states = claims_control = False
    for part in parts:
        if isinstance(part, Trigger):
            watched |= {pattern.event for pattern in part.patterns}
            states = states or part.state is not None
        elif isinstance(part, Replacement):
            replaced.add(part.pattern.event)
            keywords |= {name for name, _ in part.counters}
        elif isinstance(part, EventPattern):
            counted.add(part.event)
        elif isinstance(part, Ability):
            depends = depends or part.kind is AbilityKind.PASSIVE
        elif isinstance(part, Controlled):
            claims_control = True
        elif isinstance(part, CardFacts | TokenKind):
            keywords |= {word for word, _ in part.keywords}
        elif isinstance(part, GainKeyword | PutCounter | Return):
            keywords.add(_keyword_given(part))
        elif isinstance(part, Effect):
            keywords.update(part.brings)
    words = (frozenset(watched), frozenset(replaced), frozenset(counted))
    return AbilityIndex(*words, depends, states, claims_control, frozenset(keywords - {""}))


def parts_of(roots: Iterable[Any], without: tuple[type, ...] = ()) -> Iterator[Any]:
    """Everything that abilities, cards or instructions are made of, however deep; what stands there twice, twice.

    `without`: kinds of parts that are left out, with all that they are made of.
    """
    waiting = list(roots)
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(part)
        elif not without and isinstance(part, CardFacts):
            yield part
            yield from _parts_within(part)
        elif not isinstance(part, without) and (names := _fields_of(part)) is not None:
            yield part
            waiting.extend(_held_by(part, names))


def _held_by(part: Any, names: tuple[str, ...]) -> list[Any]:
    """What a record holds, without words and numbers, which most of it are and which are made of nothing."""
    return [held for name in names if (held := getattr(part, name)).__class__ not in _MADE_OF_NOTHING]


@kept_while_it_lives
def _parts_within(card: CardFacts) -> tuple[Any, ...]:
    return tuple(parts_of(_held_by(card, _field_names(CardFacts) or ())))


def _fields_of(part: Any) -> tuple[str, ...] | None:
    kind: Any = type(part)
    return _field_names(kind)


_MADE_OF_NOTHING = frozenset((str, int, bool, type(None)))


@cache
def _field_names(kind: Any) -> tuple[str, ...] | None:
    """The fields of a kind of record, looked up once; None for what is no record."""
    return tuple(each.name for each in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else None
