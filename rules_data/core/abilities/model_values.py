"""What abilities are made of: filters, amounts, conditions and references to objects, as plain values.

Words of a game (zones, statuses, keywords, stats such as might) are strings here; the evaluator's table for
the game says which ones exist, and the scenario reader refuses the rest.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Literal, TypeVar

from .written import Keys


class Relation(StrEnum):
    """A player, seen from the controller of an ability."""

    YOU = "you"
    OPPONENT = "opponent"
    YOUR_TEAM = "your team"
    ANY = "any"
    ITS_CONTROLLER = "its controller"
    ITS_OWNER = "its owner"
    MY_OWNER = "my owner"
    TURN_PLAYER = "turn player"
    THAT_PLAYER = "that player"
    DEFENDING_PLAYER = "defending player"
    ATTACKING_PLAYER = "attacking player"


Operator = Literal["=", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A test on a number: `>= 5`."""

    operator: Operator
    value: Amount


COMPARE: Mapping[Operator, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}

_COUNTER = "counter "


def counter_stat(counter: str) -> str:
    """The stat that is an object's number of such counters."""
    return f"{_COUNTER}{counter}"


def counter_of(stat: str) -> str:
    """The counter whose number a stat is; empty where it is another stat."""
    return stat.removeprefix(_COUNTER) if stat.startswith(_COUNTER) else ""


class Criterion:
    """Something that must be so of an object; the records are in `criteria`.

    `rank`: when it is looked at, the lowest first. `keys`: how files write it. Words of which there are none at all
    would be a criterion that nothing or everything fits, and are refused.
    `speaks_of_it`: an event has to tell what "it" is.
    """

    __slots__ = ()
    rank: ClassVar[int]
    keys: ClassVar[Keys] = MappingProxyType({})
    speaks_of_it: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if any(getattr(self, each.name) in ((), "") for each in fields(self)):  # type: ignore[arg-type]
            raise ValueError(f"The criterion {type(self).__name__} asks for nothing.")


Asked = TypeVar("Asked", bound=Criterion)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which objects are meant: those of which every criterion holds; without any, all of them.

    `Filter((OfType(("unit",)), ControlledBy(Relation.YOU)))` are the units you control.
    """

    criteria: tuple[Criterion, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "criteria", tuple(sorted(self.criteria, key=lambda one: one.rank)))

    def every(self, kind: type[Asked]) -> list[Asked]:
        """Its criteria of one kind."""
        return [one for one in self.criteria if isinstance(one, kind)]

    def get(self, kind: type[Asked]) -> Asked | None:
        """Its criterion of one kind, the first where there are several."""
        for one in self.criteria:
            if isinstance(one, kind):
                return one
        return None

    def asks(self, *kinds: type[Criterion]) -> bool:
        """Whether one of its criteria is of one of these kinds."""
        return any(isinstance(one, kinds) for one in self.criteria)

    def asks_only(self, *kinds: type[Criterion]) -> bool:
        """Whether all of its criteria, and there are some, are of these kinds."""
        return bool(self.criteria) and all(isinstance(one, kinds) for one in self.criteria)

    def without(self, *kinds: type[Criterion]) -> Filter:
        """The filter without its criteria of these kinds."""
        return Filter(tuple(one for one in self.criteria if not isinstance(one, kinds)))

    def also(self, *criteria: Criterion) -> Filter:
        """The filter with further criteria."""
        return Filter((*self.criteria, *criteria))


class Pick(StrEnum):
    """How a selector finds its objects."""

    ME = "me"  # the source of the ability
    IT = "it"  # the object of the event that triggered or was replaced
    CAUSE = "cause"  # the object that caused that event
    THAT = "that"  # what an earlier instruction chose or made, by name
    ALL = "all"
    CHOOSE = "choose"
    TOP = "top"  # the top cards of a deck
    LAST_ATTACK = "last attack"  # the attack before the object that the ability is on, in the same combat


ANY_NUMBER = 9999  # as many as one likes: more than there can be


@dataclass(frozen=True, slots=True)
class Together:
    """What must be so of one number of several objects, added up: total power 3 or more."""

    stat: str
    test: Comparison


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects an instruction acts on.

    A chosen object is a target (chosen while the ability is finalized) unless `target` is False, then it is
    chosen as the instruction is carried out; `at_random`, nobody chooses it; of `up_to` so many at `least` some.
    `together`: what must be so of a number of theirs, added up; `same_place`: they are all at one place. `bind` keeps
    what was found under a name for later instructions.
    """

    pick: Pick
    filter: Filter = Filter()
    count: Amount = 1
    up_to: bool = False
    target: bool = True
    chooser: Relation = Relation.YOU
    name: str = ""
    bind: str | None = None
    at_random: bool = False
    least: int = 0
    together: Together | None = None
    same_place: bool = False

    @property
    def as_a_group(self) -> bool:
        """Whether something must be so of all that are chosen, beside what is so of each."""
        return self.together is not None or self.same_place


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many objects the filter finds."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class StatOf:
    """A number of one object (the sum, when there are several): the might of `it`."""

    stat: str
    of: Selector


@dataclass(frozen=True, slots=True)
class HighestOf:
    """The highest number among the objects the filter finds, 0 when there is none."""

    stat: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class PlayerNumber:
    """A number of a player: points, cards in hand, energy."""

    stat: str
    player: Relation


@dataclass(frozen=True, slots=True)
class SymbolCount:
    """How many symbols of these kinds you have in the costs of what you control, where a game has a word for it."""

    word: str
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KindsAmong:
    """How many different card types, land types or colours there are among the objects that the filter finds."""

    kinds: str
    filter: Filter


@dataclass(frozen=True, slots=True)
class KindsPaid:
    """How many different kinds of resources that a word names were paid for an object: colours of mana; or how much."""

    word: str
    of: Selector


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How many times the additional cost of this name was paid, for a spell or for the permanent that it became."""

    name: str


@dataclass(frozen=True, slots=True)
class EventAmount:
    """The amount of the event that triggered or was replaced ("that much")."""


@dataclass(frozen=True, slots=True)
class Announced:
    """The number announced for X as what this is about was cast or activated."""


# The span in which something is done by the very ability that speaks of it ("the life lost this way").
LAST_TURN = "last turn"
IS_OVER = " is over"  # behind a span of which is known where it has ended
THIS_WAY = "this way"


@dataclass(frozen=True, slots=True)
class Happened:
    """How often something has happened this turn, this combat, or since a point a game names, watched or not.

    `by_one`: only what happened for one and the same player counts, whoever that is for whom it happened most often.
    `before_it`: only what came before the event that the ability is about.
    """

    pattern: EventPattern
    within: str = "turn"
    by_one: bool = False
    before_it: bool = False


@dataclass(frozen=True, slots=True)
class TotalOf:
    """The amounts of what has happened, added up: damage dealt this turn, the number last rolled (`latest`).

    `by_one`: only what happened to one and the same player counts, whoever that is for whom it comes to most.
    """

    pattern: EventPattern
    within: str = "turn"
    latest: bool = False
    by_one: bool = False


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Sum, product, difference or quotient of amounts; of a quotient, how it is rounded if that is said."""

    operation: Literal["sum", "times", "minus", "divided", "rounded up", "rounded down"]
    parts: tuple[Amount, ...]


Amount = (
    int
    | CountOf
    | StatOf
    | HighestOf
    | PlayerNumber
    | SymbolCount
    | KindsAmong
    | KindsPaid
    | TimesPaid
    | EventAmount
    | Announced
    | Happened
    | TotalOf
    | Arithmetic
)


@dataclass(frozen=True, slots=True)
class EventPattern:
    """Which events are meant: the word of the event, and what must be true of its parts.

    `object` is what it happened to, `player` who did it or to whom, `by` the object that caused it,
    `by_player` the player responsible for it, `at` the battlefield or place it happened at. `category`
    names the kind of ability (for events about abilities), `phase` the point of the turn, `because` the event
    that made an ability trigger, `attacking` what an attacking creature attacks. `by_effect`: an effect does it, and
    no cost and no rule of the game.
    """

    event: str
    object: Filter | None = None
    player: Relation | None = None
    by: Filter | None = None
    by_player: Relation | None = None
    at: tuple[str, ...] = ()
    amount: Comparison | None = None
    from_zones: tuple[str, ...] = ()
    to_zones: tuple[str, ...] = ()
    category: str | None = None
    phase: str | None = None
    because: EventPattern | None = None
    attacking: Filter | None = None
    by_effect: bool = False
