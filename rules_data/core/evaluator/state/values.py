"""The values a game consists of: objects, events, items waiting to resolve, and the state that holds them.

Nothing here changes in place. An object that changes zones becomes a new object: its incarnation rises, and
whatever referred to the old one no longer finds it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules_data.core.abilities import Ability, CardFacts, Change, Condition, Cost, Duration, Limit, Relation


@dataclass(frozen=True, slots=True)
class Ending:
    """When an effect ends that does not simply last this turn: with or at a turn after `turn`, or with a condition.

    `player` is whose turn, as it was when the effect was made; `whose` how the effect names that player.
    """

    turn: int = 0
    player: str = ""
    whose: Relation = Relation.YOU
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change an effect has made to one object, and until when."""

    change: Change
    duration: Duration
    timestamp: int
    source: str
    # Of an effect that was made for the next object that fits: the ability it belongs to, as it was made.
    made_by: Delayed | None = None
    player: str = ""  # whose effect it is
    made_from: tuple[str, int] | None = None  # the object it comes from, where it ends with that


@dataclass(frozen=True, slots=True)
class Lasting:
    """What has to be remembered of continuous effects, in games that apply them in stages.

    `generated`: when each effect began to exist. `begun`: when each part of one began to apply to an object, and
    with what amount. `amounts`: what a replacement made of such an amount. `order`: how players have ordered
    effects of one moment. `controllers`: who controls what an effect has taken, without that effect.
    """

    generated: Mapping[Hashable, int] = field(default_factory=dict)
    begun: Mapping[Hashable, tuple[int, int]] = field(default_factory=dict)
    amounts: Mapping[Hashable, int] = field(default_factory=dict)
    order: tuple[Hashable, ...] = ()
    controllers: Mapping[tuple[str, int], str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameObject:
    """One card, token or place, as it is at one moment. `paid` are additional costs paid to play it."""

    handle: str
    card: CardFacts
    owner: str
    controller: str
    zone: str
    at: str = ""
    incarnation: int = 0
    token: bool = False
    statuses: frozenset[str] = frozenset()
    counters: Mapping[str, int] = field(default_factory=dict)
    modifiers: tuple[Modifier, ...] = ()
    attached_to: tuple[str, int] | None = None  # the very object it is on, not whatever has its name
    order: int = 0
    paid: tuple[str, ...] = ()
    since: int | None = None  # in a situation given: since when it has been there

    @property
    def identity(self) -> tuple[str, int]:
        return (self.handle, self.incarnation)

    @property
    def host(self) -> str:
        """The handle of what it is attached to, if it is attached."""
        return self.attached_to[0] if self.attached_to is not None else ""

    @property
    def name(self) -> str:
        return self.card.name

    def count(self, counter: str) -> int:
        return self.counters.get(counter, 0)

    def with_counter(self, counter: str, value: int) -> GameObject:
        return replace(self, counters={**self.counters, counter: value})

    def with_status(self, status: str, on: bool = True) -> GameObject:
        statuses = self.statuses | {status} if on else self.statuses - {status}
        return replace(self, statuses=statuses)


@dataclass(frozen=True, slots=True)
class Cause:
    """What makes something happen: the object, what kind of thing acts, and the player responsible."""

    player: str = ""
    source: GameObject | None = None
    kinds: tuple[str, ...] = ()
    label: str = ""
    along: tuple[GameObject, ...] = ()  # the other sources, where there are several
    unsaid: str = ""  # why the rules leave open who or what this is, where they do

    @property
    def name(self) -> str:
        return self.label or (self.source.handle if self.source else "")


NO_CAUSE = Cause()
# Ends the key of a use that is counted for the whole game and not for the turn.
OF_THE_GAME = "@game"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that would happen (proposed) or has happened (committed).

    `objects` are the things it happens to, as they were before; `after` the same once it has happened.
    `details` are what the commit needs: a token's facts, a destination. `applied` are the replacement effects
    that have had their turn at it. `tally` is what it counts for, when that is not each object. `procedure` is the
    step of the game it is a part of, where other rules say so than those on its kind.
    """

    kind: str
    objects: tuple[GameObject, ...] = ()
    player: str = ""
    amount: int = 1
    at: str = ""
    to: str = ""
    cause: Cause = NO_CAUSE
    category: tuple[str, ...] = ()
    phase: str = ""
    details: Mapping[str, Any] = field(default_factory=dict)
    applied: frozenset[str] = frozenset()
    after: tuple[GameObject, ...] = ()
    also: tuple[str, ...] = ()
    procedure: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        return (self.kind, *self.also)

    @property
    def subject(self) -> GameObject | None:
        return self.objects[0] if self.objects else None


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One way in which an event fulfils a trigger: the event, and which of its objects."""

    event: Event
    object: GameObject | None


Bindings = Mapping[str, tuple[tuple[str, int], ...]]


@dataclass(frozen=True, slots=True)
class Item:
    """A card being played or an ability, waiting: first pending, then finalized.

    `targets`, `modes` and `places` are what was chosen for a part of its ability, by the position of that part.
    """

    number: int
    label: str
    kind: str
    source: GameObject
    controller: str
    ability: Ability | None = None
    occurrence: Occurrence | None = None
    pending: bool = True
    targets: Mapping[int, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    modes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    places: Mapping[int, str] = field(default_factory=dict)
    to: str = ""  # where a card will be that is being played
    paid: tuple[str, ...] = ()
    bindings: Bindings = field(default_factory=dict)
    checked: bool = False
    accepted: bool = False
    category: tuple[str, ...] = ()
    by_trigger: bool = False
    fizzled: bool = False  # it does nothing, for its targets are all illegal
    delayed: Delayed | None = None
    key: str = ""
    cost: Cost | None = None  # what is paid for it, where that is not what its card says
    played_from: GameObject | None = None  # the card as it was before an effect had it played
    moved: tuple[tuple[tuple[str, int], tuple[str, int]], ...] = ()  # what its cost moved, and what that became


@dataclass(frozen=True, slots=True)
class Delayed:
    """An ability created by another ability or a spell: it has no card and needs none.

    One that is linked lasts with the objects it is `linked_to`, and with its source if it speaks of that.
    """

    number: int
    ability: Ability
    source: GameObject
    controller: str
    bindings: Bindings
    label: str
    remaining: int | None = None
    kinds: tuple[tuple[str, frozenset[str]], ...] = ()  # what its objects were when it was created
    creator: str = ""  # a spell, an ability, a replacement effect, an action that a static ability allows
    it: GameObject | None = None  # what "it" was where it was created
    follows_source: bool = False  # whether whoever controls its source controls it
    linked_to: tuple[tuple[str, int], ...] = ()
    speaks_of_source: bool = False
    clock: int = 0  # the state's clock as it was made
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """What a game remembers of its course beside what is on the table; each game adds its own.

    `passed`: who has passed in succession. `lost`: who has left the game. `winner`: who has won it.
    """

    passed: frozenset[str] = frozenset()
    lost: frozenset[str] = frozenset()
    winner: str = ""


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything at one moment. `marks` are points in the history from which a game counts, by their span."""

    players: tuple[str, ...]
    turn_player: str
    phase: str
    objects: Mapping[str, GameObject]
    numbers: Mapping[tuple[str, str], int]
    waiting: tuple[Item, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    triggered: tuple[Any, ...] = ()  # what has triggered and is not yet placed
    history: tuple[Event, ...] = ()
    combat_history: tuple[Event, ...] = ()
    links: Mapping[tuple[str, str], tuple[tuple[str, int], ...]] = field(default_factory=dict)
    used: Mapping[str, int] = field(default_factory=dict)
    memory: Memory = Memory()
    marks: Mapping[str, int] = field(default_factory=dict)
    turn: int = 1
    combat: int = 0
    clock: int = 0
    # Which states that trigger something were so at the last look; None where a game does not remember it.
    states_met: Mapping[str, bool] | None = None
    moment: int = 0  # rises with everything that happens, so that what happens together has one
    lasting: Lasting = Lasting()

    def with_object(self, changed: GameObject) -> GameState:
        return replace(self, objects={**self.objects, changed.handle: changed})

    def with_number(self, player: str, name: str, value: int) -> GameState:
        return replace(self, numbers={**self.numbers, (player, name): value})

    def number(self, player: str, name: str) -> int:
        return self.numbers.get((player, name), 0)

    def uses(self, key: str, limit: Limit) -> int:
        """How often something limited has been used in the span of its limit."""
        spans = {Limit.ONCE_EACH_COMBAT: f"@{self.combat}", Limit.ONCE: OF_THE_GAME}
        return self.used.get(key + spans.get(limit, ""), 0)

    def events_since(self, span: str) -> tuple[Event, ...]:
        """What has happened this turn, this combat, or since a point that the game has marked."""
        if span == "turn":
            return self.history
        return self.combat_history if span == "combat" else self.history[self.marks.get(span, 0) :]

    def find(self, identity: tuple[str, int]) -> GameObject | None:
        """The object, if it is still the same one."""
        found = self.objects.get(identity[0])
        return found if found is not None and found.incarnation == identity[1] else None

    def in_zone(self, zone: str, player: str = "") -> list[GameObject]:
        """The objects of a zone in order; of one player when named (by owner)."""
        found = [o for o in self.objects.values() if o.zone == zone and (not player or o.owner == player)]
        return sorted(found, key=lambda o: o.order)

    def from_turn_player(self) -> Iterator[str]:
        """Players in turn order, beginning with the one whose turn it is."""
        start = self.players.index(self.turn_player)
        yield from self.players[start:]
        yield from self.players[:start]

    def next_player(self, player: str) -> str:
        return self.players[(self.players.index(player) + 1) % len(self.players)]
