"""What a floor that only reads may look at: the state, the rows in force, the game's words, and derived objects.

These are the only doors through which `matching` and `continuous` see a run. Whoever puts a run together supplies
them; nothing behind them can be written through them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules_data.core.abilities import Ability, CardFacts, Change, Filter
from rules_data.core.evaluator.policy import PolicyTable

from .deadline import Deadline
from .objects import GameObject
from .setup import Setup
from .traits import Traits
from .values import GameState
from .vocabulary import Vocabulary


class Derived(Protocol):
    """What objects are with every continuous effect on them."""

    @property
    def departed(self) -> Mapping[tuple[str, int], tuple[GameObject, GameState]]:
        """What has left the board, as it last was there, with the state it was in."""

    def traits(self, state: GameState, thing: GameObject) -> Traits:
        """What an object is in a state."""

    def all_traits(self, state: GameState) -> dict[str, Traits]:
        """What every object of a state is, by handle."""

    def may_have_abilities(self, *seen: GameObject | None) -> bool:
        """Whether an object can have abilities at all: its card's, an effect's, or a passive's."""


@dataclass(frozen=True, slots=True)
class ZoneNames:
    """What a game calls the zones that the kernel itself moves objects between.

    `home` is where a player's permanents are unless they are somewhere else.
    """

    hand: str
    deck: str
    spent: str
    home: str

    def home_of(self, player: str) -> str:
        """The place that is this player's home."""
        return f"{self.home}:{player}"


@dataclass(frozen=True, slots=True)
class KernelWords:
    """What a game calls what the kernel itself speaks of; '' where the game has nothing of the kind.

    Events: `damage` dealt to an object, a resource `added`, a card `played` or `finalized`, an ability `used`,
    an object that `attacks`.
    `tokens`: which event each verb that makes tokens is. `unpreventable`: what damage cannot be that no effect
    prevents, and `untyped` its type where it has none. `triggered`, `activated`: what an ability that waits is.
    Places as a source sees them: `here`, where it is itself, and `elsewhere`; `there`, where the event it triggered on
    happened, and `where_it_was`, where what moved came from. What players are asked: `asks_location`,
    where something will be; `asks_to_trigger`, whether an ability shall; `asks_occurrence`, on which of several
    events; `asks_event`, which of them is replaced first; `asks_order`, of effects that begin together;
    `asks_payment`, with what a cost is paid; `asks_cost`, which of several costs; `asks_discount`, which of several
    discounts; `asks_number`, how much of what is announced; `asks_division`, how something is divided among several;
    `asks_chance`, what chance has found.
    `done_with_a_move`: events in which something is done by moving an object, with the other words for what is done;
    `moves`: the words for the move itself, however it comes about.
    `where_it_leads`: events that happen, as they are told, where their objects come to.
    `controlled_place`: one that whoever controls the ability controls as well.
    `of_teams`: events of a player that may be those of their whole team.
    `represents`: what an object is that only represents another one; a filter means it only with one of these words.
    `ended_with_it`: conditions of an object that an event may end as a part of itself: whoever looks at that event
    sees the object with them.
    `takes_away`: what is done as a cost to objects that are not there for another part of it any more.
    """

    damage: str
    added: str = ""
    played: str = ""
    finalized: str = ""
    used: str = ""
    tokens: Mapping[str, str] = field(default_factory=dict)
    unpreventable: str = ""
    untyped: str = ""
    triggered: tuple[str, ...] = ("ability",)
    activated: tuple[str, ...] = ("ability",)
    here: str = ""
    elsewhere: str = ""
    there: str = ""
    where_it_was: str = ""
    asks_location: str = ""
    asks_to_trigger: str = ""
    where_it_leads: frozenset[str] = frozenset()
    controlled_place: str = ""
    asks_occurrence: str = ""
    asks_event: str = ""
    asks_order: str = ""
    asks_payment: str = ""
    asks_cost: str = ""
    asks_discount: str = ""
    asks_number: str = ""
    asks_division: str = ""
    asks_chance: str = ""
    done_with_a_move: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    moves: frozenset[str] = frozenset()
    represents: frozenset[str] = frozenset()
    ended_with_it: frozenset[str] = frozenset()
    takes_away: frozenset[str] = frozenset()
    of_teams: frozenset[str] = frozenset()
    attacks: str = ""


class Derivation(Protocol):
    """How a game works out what objects are: their types, keywords, numbers and abilities with every effect on them."""

    @property
    def counters(self) -> Collection[str]:
        """The counters that change what an object is."""

    def as_given(self, setup: Setup) -> dict[Hashable, tuple[CardFacts, Traits]]:
        """What the objects of a situation are without any effect, by what decides that."""

    def derive(self, ev: Any, state: GameState) -> dict[str, Traits]:
        """The traits of every object of a state, by handle."""

    def of_one(self, ev: Any, state: GameState, thing: GameObject) -> Traits:
        """The traits of an object on which no other object has an influence."""

    def as_entered(self, ev: Any, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        """The facts of an object whose very identity these changes define."""


class GameWords(Protocol):
    """What the reading floors ask of a game: its words, its zones, and how its objects and players are measured."""

    @property
    def vocabulary(self) -> Vocabulary: ...
    @property
    def waiting_zone(self) -> str: ...
    @property
    def zones(self) -> ZoneNames: ...
    @property
    def words(self) -> KernelWords: ...
    @property
    def board_zones(self) -> frozenset[str]: ...
    @property
    def controlled_zones(self) -> frozenset[str]: ...
    @property
    def hidden_zones(self) -> frozenset[str]: ...
    @property
    def shown_by(self) -> frozenset[str]: ...
    @property
    def looked_at(self) -> frozenset[str]: ...
    @property
    def zone_after(self) -> Mapping[str, str]: ...
    @property
    def zones_put_into(self) -> Mapping[str, str]: ...
    @property
    def derivation(self) -> Derivation: ...
    @property
    def in_zone(self) -> Callable[[str, str], bool]: ...
    @property
    def place_of(self) -> Callable[[GameObject], str]: ...
    @property
    def states_of(self) -> Callable[[GameState], frozenset[str]]: ...
    @property
    def status_of(self) -> Callable[[Any, GameState, GameObject, str], bool]: ...
    @property
    def stat_of(self) -> Callable[[Any, GameObject, Traits, str], int]: ...
    @property
    def keyword_holds(self) -> Callable[[Any, Any, str, int], bool]: ...
    @property
    def kept_apart(self) -> Mapping[str, str]: ...
    @property
    def symbols_counted(self) -> Callable[[Any, Any, tuple[str, ...]], int]: ...
    @property
    def is_by_effect(self) -> Callable[[Any, Any], bool]: ...
    @property
    def lacks(self) -> Callable[[Any, GameState, GameObject, str], bool]: ...

    @property
    def found_as_last_known(self) -> Callable[[Any, Filter], Sequence[GameObject]]: ...
    @property
    def number_of(self) -> Callable[[Any, GameState, str, str], int]: ...
    @property
    def has_the_number(self) -> Callable[[GameState, str, str], GameObject | None]: ...
    @property
    def works_from(self) -> Callable[[Any, Ability, GameObject], bool] | None: ...


class Reading(Protocol):
    """A run, as those see it who only read."""

    @property
    def state(self) -> GameState: ...
    @property
    def rules(self) -> PolicyTable: ...
    @property
    def game(self) -> GameWords: ...
    @property
    def derived(self) -> Derived: ...
    @property
    def deadline(self) -> Deadline: ...
