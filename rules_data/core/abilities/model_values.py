"""What abilities are made of: filters, amounts, conditions and references to objects, as plain values.

Words of a game (zones, statuses, keywords, stats such as might) are strings here; the evaluator's table for
the game says which ones exist, and the scenario reader refuses the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal


class Relation(StrEnum):
    """A player, seen from the controller of an ability."""

    YOU = "you"
    OPPONENT = "opponent"
    ANY = "any"
    ITS_CONTROLLER = "its controller"
    ITS_OWNER = "its owner"
    TURN_PLAYER = "turn player"
    THAT_PLAYER = "that player"


Operator = Literal["=", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A test on a number: `>= 5`."""

    operator: Operator
    value: Amount


@dataclass(frozen=True, slots=True)
class StatTest:
    """A test on one number of an object: its might, its damage, its energy cost."""

    stat: str
    test: Comparison


_COUNTER = "counter "


def counter_stat(counter: str) -> str:
    """The stat that is an object's number of such counters."""
    return f"{_COUNTER}{counter}"


def counter_of(stat: str) -> str:
    """The counter whose number a stat is; empty where it is another stat."""
    return stat.removeprefix(_COUNTER) if stat.startswith(_COUNTER) else ""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which objects are meant. Every field that is set must hold; an empty filter is any object.

    `location`: here (where the source is), elsewhere, base, battlefield, or the handle of a battlefield.
    `zones`: where to look; empty means the board. `link`: objects an ability remembered under that name.
    `called`: what has the name that was named so.
    `handles`: exact objects of one scenario, never used in a card. `attached`: attached to the source; `host`:
    what the source is attached to. `domains`: colours, or what a game has in their place.
    """

    types: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    not_tags: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    not_names: tuple[str, ...] = ()
    name_words: tuple[str, ...] = ()  # whole words that stand in the name
    controller: Relation | None = None
    owner: Relation | None = None
    other: bool = False
    itself: bool = False
    token: bool | None = None
    stats: tuple[StatTest, ...] = ()
    statuses: tuple[str, ...] = ()
    not_statuses: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    location: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    link: str | None = None
    called: str | None = None
    handles: tuple[str, ...] = ()
    domains: tuple[str, ...] = ()
    not_domains: tuple[str, ...] = ()
    attached: bool = False
    host: bool = False
    all_of: tuple[Filter, ...] = ()
    any_of: tuple[Filter, ...] = ()
    none_of: tuple[Filter, ...] = ()


class Pick(StrEnum):
    """How a selector finds its objects."""

    ME = "me"  # the source of the ability
    IT = "it"  # the object of the event that triggered or was replaced
    CAUSE = "cause"  # the object that caused that event
    THAT = "that"  # what an earlier instruction chose or made, by name
    ALL = "all"
    CHOOSE = "choose"
    TOP = "top"  # the top cards of a deck


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects an instruction acts on.

    A chosen object is a target (chosen while the ability is finalized) unless `target` is False, then it is
    chosen as the instruction is carried out. `bind` keeps what was found under a name for later instructions.
    """

    pick: Pick
    filter: Filter = Filter()
    count: Amount = 1
    up_to: bool = False
    target: bool = True
    chooser: Relation = Relation.YOU
    name: str = ""
    bind: str | None = None


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
class EventAmount:
    """The amount of the event that triggered or was replaced ("that much")."""


@dataclass(frozen=True, slots=True)
class Happened:
    """How often something has happened this turn, this combat, or since a point a game names, watched or not."""

    pattern: EventPattern
    within: str = "turn"


@dataclass(frozen=True, slots=True)
class TotalOf:
    """The amounts of what has happened, added up: damage dealt this turn, the number last rolled (`latest`)."""

    pattern: EventPattern
    within: str = "turn"
    latest: bool = False


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Sum, product or difference of amounts."""

    operation: Literal["sum", "times", "minus"]
    parts: tuple[Amount, ...]


Amount = int | CountOf | StatOf | HighestOf | PlayerNumber | EventAmount | Happened | TotalOf | Arithmetic


@dataclass(frozen=True, slots=True)
class EventPattern:
    """Which events are meant: the word of the event, and what must be true of its parts.

    `object` is what it happened to, `player` who did it or to whom, `by` the object that caused it,
    `by_player` the player responsible for it, `at` the battlefield or place it happened at. `category`
    names the kind of ability (for events about abilities), `phase` the point of the turn, `because` the event
    that made an ability trigger.
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


# --- conditions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NumberIs:
    """An amount passes a test: two or more cards in hand, exactly one other unit here."""

    amount: Amount
    test: Comparison


@dataclass(frozen=True, slots=True)
class ObjectIs:
    """The selected objects (all of them, at least one) pass the filter: I am at a battlefield."""

    objects: Selector
    filter: Filter


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of such a player."""

    player: Relation


@dataclass(frozen=True, slots=True)
class InPhase:
    """The turn is in this phase or state: main, ending, showdown, open, closed."""

    name: str


@dataclass(frozen=True, slots=True)
class ItWasDone:
    """The instruction before this one was carried out ("if you do")."""


@dataclass(frozen=True, slots=True)
class CostWasPaid:
    """The optional additional cost with this name was chosen and paid."""

    name: str


@dataclass(frozen=True, slots=True)
class AllOf:
    """Every one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """It does not hold."""

    condition: Condition


Condition = NumberIs | ObjectIs | TurnOf | InPhase | ItWasDone | CostWasPaid | AllOf | AnyOf | Not
