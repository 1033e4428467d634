"""Objects: cards, tokens and places as they are at one moment, what effects have made of them, and what acts.

Nothing here changes in place. An object that changes zones becomes a new object: its incarnation rises, and
whatever referred to the old one no longer finds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules_data.core.abilities import Ability, CardFacts, Change, Condition, Duration, Relation

from .changing import record, replace
from .payment import NOTHING_PAID, Paid, Played

Bindings = Mapping[str, tuple[tuple[str, int], ...]]


@record
class Ending:
    """When an effect ends that does not simply last this turn: with or at a turn after `turn`, or with a condition.

    `player` is whose turn, as it was when the effect was made; `whose` how the effect names that player. `since`: when
    that turn began, for an effect that is for that turn alone.
    """

    turn: int = 0
    player: str = ""
    whose: Relation = Relation.YOU
    condition: Condition | None = None
    since: int = 0


@record
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


class Identity:
    """One and the same record as a key, be there others equal to it or not."""

    __slots__ = ("record",)

    def __init__(self, record: object) -> None:
        self.record = record

    def __hash__(self) -> int:
        return id(self.record)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and other.record is self.record


@record
class GameObject:
    """One card, token or place, as it is at one moment. `paid` is what was paid to play it."""

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
    paired_with: tuple[str, int] | None = None  # the very object it is a pair with
    order: int = 0
    paid: Paid = NOTHING_PAID
    played: Played | None = None  # how it has come to where it is, if it was played
    since: int | None = None  # in a situation given: since when it has been there
    stands_for: tuple[str, int] | None = None  # the object it represents and has the properties of

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

    @property
    def player(self) -> str:
        """Whose it is: its controller's, or its owner's where nobody controls it."""
        return self.controller or self.owner

    def count(self, counter: str) -> int:
        return self.counters.get(counter, 0)

    def with_counter(self, counter: str, value: int) -> GameObject:
        return replace(self, counters={**self.counters, counter: value})

    def with_status(self, status: str, on: bool = True) -> GameObject:
        statuses = self.statuses | {status} if on else self.statuses - {status}
        return replace(self, statuses=statuses)


@record
class Cause:
    """What makes something happen: the object, what kind of thing acts, and the player responsible."""

    player: str = ""
    source: GameObject | None = None
    kinds: tuple[str, ...] = ()
    label: str = ""
    along: tuple[GameObject, ...] = ()  # the other sources, where there are several
    unsaid: str = ""  # why the rules leave open who or what this is, where they do
    performer: str = ""  # who does it, where that is another, or an object and no player, and so is responsible

    @property
    def responsible(self) -> str:
        """The player who is responsible: whoever performs it, else who controls what causes it."""
        return self.performer or self.player

    @property
    def name(self) -> str:
        return self.label or (self.source.handle if self.source else "")


NO_CAUSE = Cause()
COST = "cost"  # the kind of what acts where a player pays


@record
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
    come_before: tuple[tuple[str, int], ...] = ()  # what it does not wait for, though it may come to fit
