"""What a game says of its continuous effects, as data: its layers in order, and what decides the order inside one.

Magic calls them layers, Flesh and Blood stages; Riftbound has an order of what is applied. The engine knows none of
them: it goes through the layers of the game's table, one sublayer after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any

from rules_data.core.abilities import Ability, CardFacts, Change
from rules_data.core.abilities.changes import AddToValue, Copy
from rules_data.core.evaluator.state import Event, GameObject, GameState, Traits

RULES = 0  # before all layers: what modifies the rules of the game
Kinds = tuple[type[Change], ...]


class OrderBy(Enum):
    """What decides which effects of a sublayer are applied first; further criteria decide where one does not."""

    MADE_TO_THE_OBJECT = "what effects have made of an object, and its counters, before static abilities"
    TIMESTAMP = "the older effect first: since when its source is there, or when it was made"
    BEGAN_TO_APPLY = "what began to apply to the object earlier"
    GENERATED = "what was generated earlier"
    DECIDED = "as a player has decided it"
    SEAT = "the older source first"


class Late(Enum):
    """What becomes of a static ability that an object gains after the layer in which it would apply."""

    NEXT_TIME = "its effect is applied when all layers have been gone through"
    FROM_THE_START = "the layers are gone through again, with its effect in its place"


def as_printed(card: CardFacts) -> Traits:
    """What an object is by its card alone."""
    keywords, several = _keywords(card)
    return Traits(
        set(card.types),
        set(card.tags),
        keywords,
        dict(card.stats),
        card.abilities,
        base=dict(card.stats),
        name=card.name,
        domains=set(card.domains),
        several=several,
    )


def copied_card(thing: GameObject) -> CardFacts:
    """The card an object is like by the latest effect that made it a copy, or else its own."""
    copies = [m.change.card for m in thing.modifiers if isinstance(m.change, Copy) and m.change.card is not None]
    return copies[-1] if copies else thing.card


def _keywords(card: CardFacts) -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    """The keywords of a card with their numbers added up, and the numbers of those it has more than once."""
    numbers: dict[str, tuple[int, ...]] = {}
    for word, number in card.keywords:
        numbers[word] = (*numbers.get(word, ()), number)
    several = {word: each for word, each in numbers.items() if len(each) > 1}
    return {word: sum(each) for word, each in numbers.items()}, several


def of_its_card(thing: GameObject) -> Traits:
    """What an object is by itself, in a game where that is always what its card says."""
    return as_printed(thing.card)


@dataclass(frozen=True, slots=True)
class Sublayer:
    """One step of a layer: which of its changes are applied here, and by which rules.

    Without `changes`: all that no sublayer after it claims. `below_zero`: changes that belong here if their amount is
    less than zero. `defining`: only effects of abilities that say what their own object is.
    """

    name: str
    changes: Kinds | None = None
    below_zero: Kinds = ()
    defining: bool = False
    rules: tuple[str, ...] = ()

    def takes(self, change: Change, defines: bool) -> bool:
        """Whether a change is applied here, unless its amount puts it elsewhere.

        `defines`: it is of an ability that says what its own object is.
        """
        if self.defining:
            return defines and isinstance(change, self.changes or ())
        return self.changes is None or isinstance(change, self.changes)


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer: its number and what it is about, the changes applied in it, its sublayers in order, and the rules.

    `only`: which of those changes, where their words decide. `opens`: what happens to objects before anything is
    applied in it; it gets the state, what the objects are, and how to reach the traits of one to change them.
    """

    number: int
    name: str
    changes: Kinds
    sublayers: tuple[Sublayer, ...] = (Sublayer("all"),)
    rules: tuple[str, ...] = ()
    only: Callable[[Change], bool] | None = None
    opens: Callable[[GameState, Mapping[str, Traits], Callable[[GameObject], Traits]], None] | None = None

    def takes(self, change: Change) -> bool:
        """Whether a change is applied in this layer."""
        return isinstance(change, self.changes) and (self.only is None or self.only(change))

    def sublayer_of(self, change: Change, amount: int, defines: bool) -> int:
        """The place among its sublayers, from 1, where a change of such an amount is applied."""
        for place, sublayer in enumerate(self.sublayers if amount < 0 else (), 1):
            if isinstance(change, sublayer.below_zero):
                return place
        for place, sublayer in enumerate(self.sublayers, 1):
            if sublayer.takes(change, defines):
                return place
        return 1


# The event that an application is: of an object, by an effect of this player and source, one change, so much.
ApplicationEvent = Callable[[Any, GameObject, str, GameObject, Change, int], Event | None]


def _nothing(*_: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, eq=False)
class Layers:
    """The layers of one game and how they are gone through.

    `order`: what decides inside a sublayer, the first criterion first. `dependency`: an effect waits for another of
    its sublayer that would change what it applies to or does, and `follows_at_once` comes right behind that one
    whatever its own place in the order is. `objects_stay`: an effect that began to apply in one
    layer goes on in the later ones, to the same objects. `late`: what becomes of abilities that come late.
    `reads`: the layer that a piece of a condition or an amount looks at, RULES if it is none; an effect that looks
    at a later layer is applied in that one, last. `elsewhere`: changes that the game looks up where it needs them.
    `counters`: what each counter of a name does; `counter_acts` whether it does so by the rules in force, and
    `counter_since` its timestamp, in a game where that matters.
    `granted_since`: when an effect gave an object an ability, or 0, in a game where the ability is not older than that;
    `active_since` when the condition of one became true, or 0 where it always was.
    `by_keywords`: the static abilities that an object's keywords stand for. `inherits`: whether an object that
    represents another one has such a change of that one.
    `new_numbers`: an effect can give a number to what has none.
    `printed`: what an object is without any effect, by its card, statuses and zone.
    `finally_`: what is added when all layers are done.
    `of_keyword`: the abilities that are an object's own as long as it has a keyword with some number.
    `brings`: the abilities that an object has by a word of its type line, and `displaced` the words that go where
    one is set in their place with its text, `of_its_kind` those that go where a word takes their place alone, and
    `left_behind` those that go since they belong to no type that the object still has; `every` are those that an effect
    gives all at once. `belongs` tells whether a word is of a kind that a change names as a whole; `word_property` what
    the property is called whose words a change adds to or takes from. `told`: whether it is kept what was applied to an
    object, and `event_of` the event that an application is. `one_rule`: the rule by which static abilities apply is
    that of all continuous effects. `takes_back`: the rules speak of an effect that is taken back once it was applied.
    """

    layers: tuple[Layer, ...]
    order: tuple[OrderBy, ...]
    dependency: bool = False
    follows_at_once: bool = False
    objects_stay: bool = False
    late: Late = Late.NEXT_TIME
    reads: Callable[[Any], int] | None = None
    elsewhere: Kinds = ()
    counters: Mapping[str, tuple[Change, ...]] = field(default_factory=dict)
    counter_acts: Callable[[Any, str], bool] = lambda ev, counter: True
    counter_since: Callable[[GameState, GameObject, str], int] | None = None
    granted_since: Callable[[GameObject, Ability], int] | None = None
    active_since: Callable[[GameState, GameObject, Ability], int] | None = None
    by_keywords: Callable[[Any, GameState, GameObject, Traits], Iterable[Ability]] | None = None
    of_keyword: Callable[[str, int], tuple[Ability, ...]] = _nothing
    inherits: Callable[[Any, Change], bool] | None = None
    new_numbers: bool = True
    printed: Callable[[GameObject], Traits] = of_its_card
    finally_: Callable[[GameObject, Traits], Iterable[AddToValue]] = _nothing
    belongs: Callable[[str, str], bool] = lambda word, kind: False
    brings: Callable[[str, Traits], tuple[Ability, ...]] = _nothing
    displaced: Callable[[Traits], set[str]] = lambda traits: set()
    of_its_kind: Callable[[str, Traits], set[str]] = lambda word, traits: set()
    every: tuple[str, ...] = ()
    left_behind: Callable[[Traits], set[str]] = lambda traits: set()
    word_property: Callable[[Change], str] = lambda change: change.what
    told: bool = False
    event_of: ApplicationEvent = lambda *_: None
    one_rule: bool = False
    takes_back: bool = False

    def since_granted(self, thing: GameObject, ability: Ability) -> int:
        """When an effect gave an object an ability; 0 if none has, or if that makes no difference in this game."""
        return 0 if self.granted_since is None else self.granted_since(thing, ability)

    def layer(self, number: int) -> Layer:
        return self._by_number[number]

    def layer_of(self, change: Change) -> int | None:
        """The number of the layer in which a change is applied; None for one that is applied in none."""
        kind = type(change)
        if kind not in self._homes:
            self._homes[kind] = tuple(layer for layer in self.layers if issubclass(kind, layer.changes))
        return next((layer.number for layer in self._homes[kind] if layer.takes(change)), None)

    def last_sublayer(self, number: int) -> int:
        """Where what depends on another layer is applied in this one."""
        return len(self.layer(number).sublayers) if number else 1

    @property
    def depends_on_objects(self) -> bool:
        """Whether the order of two effects can differ from object to object."""
        return OrderBy.BEGAN_TO_APPLY in self.order

    @property
    def adds_at_last(self) -> bool:
        """Whether something is added to objects when all layers are done."""
        return self.finally_ is not _nothing

    @cached_property
    def modifies_rules(self) -> bool:
        """Whether effects that modify the rules of the game come before all layers."""
        return RULES in self._by_number

    @cached_property
    def _by_number(self) -> dict[int, Layer]:
        return {layer.number: layer for layer in self.layers}

    @cached_property
    def _homes(self) -> dict[type[Change], tuple[Layer, ...]]:
        return {}
