"""What can be asked of an object: a record for each criterion that a filter can be made of.

Criteria stand in the order in which they are looked at: what comes first is told first where several do not hold.
Whatever handles criteria handles each of them (`for_each_criterion`): one that is left out is an error at import.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from .criteria_of_relations import (
    OF_PLAYING,
    AttachedToThat,
    DamagedByThis,
    DealsDamage,
    InPairOfThis,
    NamedLikeThis,
    OfChosenDomain,
    OfChosenTag,
    OfNamedTag,
    OtherThanIt,
    OverThis,
    PitchedForThis,
    SharesWithThis,
    SpentForThis,
    Targets,
    UnderThis,
    WhereThatIs,
)
from .model_values import Comparison, Criterion, Filter, Relation
from .written import COUNTERS, DOMAIN, NUMBER, TAG, Keys, Part, Shape

Handled = TypeVar("Handled")


@dataclass(frozen=True, slots=True)
class NamedObjects(Criterion):
    """It is one of these objects of the scenario; a card never says so."""

    rank: ClassVar[int] = 1
    handles: tuple[str, ...]

    def __post_init__(self) -> None:
        """None at all is what is left where an instruction found nothing: no object is one of them."""


@dataclass(frozen=True, slots=True)
class Itself(Criterion):
    """It is the object that the ability is on."""

    rank: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Other(Criterion):
    """It is another object than the one the ability is on."""

    rank: ClassVar[int] = 3
    keys: ClassVar[Keys] = {"other": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class IsToken(Criterion):
    """It is a token, or it is none."""

    rank: ClassVar[int] = 4
    keys: ClassVar[Keys] = {"token": Part(Shape.STATE, "token")}
    token: bool


@dataclass(frozen=True, slots=True)
class Remembered(Criterion):
    """It is what an ability remembered under this name."""

    rank: ClassVar[int] = 5
    keys: ClassVar[Keys] = {"linked": Part(Shape.NAME, "name")}
    name: str


@dataclass(frozen=True, slots=True)
class Named(Criterion):
    """It has one of these names."""

    rank: ClassVar[int] = 6
    keys: ClassVar[Keys] = {"name": Part(Shape.WORDS, "names")}
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotNamed(Criterion):
    """It has none of these names."""

    rank: ClassVar[int] = 7
    keys: ClassVar[Keys] = {"not name": Part(Shape.WORDS, "names")}
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NameHas(Criterion):
    """All of these are whole words of its name."""

    rank: ClassVar[int] = 8
    keys: ClassVar[Keys] = {"name has": Part(Shape.WORDS, "words")}
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfDomain(Criterion):
    """It is of one of these domains, or colours where a game has those in their place."""

    rank: ClassVar[int] = 9
    keys: ClassVar[Keys] = {DOMAIN: Part(Shape.DOMAINS, "domains")}
    domains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotOfDomain(Criterion):
    """It is of none of these domains, or colours."""

    rank: ClassVar[int] = 10
    keys: ClassVar[Keys] = {f"not {DOMAIN}": Part(Shape.DOMAINS, "domains")}
    domains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CalledSo(Criterion):
    """It has the name that was named, and kept under this one."""

    rank: ClassVar[int] = 11
    keys: ClassVar[Keys] = {"called": Part(Shape.NAME, "name")}
    name: str


@dataclass(frozen=True, slots=True)
class AttachedToThis(Criterion):
    """It is attached to the object that the ability is on."""

    rank: ClassVar[int] = 12
    keys: ClassVar[Keys] = {"attached to me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class HostOfThis(Criterion):
    """The object that the ability is on is attached to it."""

    rank: ClassVar[int] = 13
    keys: ClassVar[Keys] = {"what I am attached to": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class NotOfType(Criterion):
    """It is of none of these types."""

    rank: ClassVar[int] = 14
    keys: ClassVar[Keys] = {"not type": Part(Shape.TYPES, "types")}
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OfType(Criterion):
    """It is of one of these types."""

    rank: ClassVar[int] = 15
    keys: ClassVar[Keys] = {"type": Part(Shape.TYPES, "types")}
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tagged(Criterion):
    """It has one of these tags; where a game has subtypes and supertypes, one of those."""

    rank: ClassVar[int] = 16
    keys: ClassVar[Keys] = {TAG: Part(Shape.TAGS, "tags"), "tag": Part(Shape.WORDS, "tags")}
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotTagged(Criterion):
    """It has none of these tags."""

    rank: ClassVar[int] = 17
    keys: ClassVar[Keys] = {f"not {TAG}": Part(Shape.TAGS, "tags"), "not tag": Part(Shape.WORDS, "tags")}
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WithKeyword(Criterion):
    """It has all of these keywords."""

    rank: ClassVar[int] = 18
    keys: ClassVar[Keys] = {"keyword": Part(Shape.KEYWORDS, "keywords")}
    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ControlledBy(Criterion):
    """Such a player controls it: the one who is `named`, where an instruction for each of them has been taken apart."""

    rank: ClassVar[int] = 19
    keys: ClassVar[Keys] = {"controller": Part(Shape.PLAYER, "player")}
    player: Relation
    named: str | None = None


@dataclass(frozen=True, slots=True)
class OwnedBy(Criterion):
    """Such a player owns it: the one who is `named`, where an instruction for each of them has been taken apart."""

    rank: ClassVar[int] = 20
    keys: ClassVar[Keys] = {"owner": Part(Shape.PLAYER, "player")}
    player: Relation
    named: str | None = None


@dataclass(frozen=True, slots=True)
class WithNumber(Criterion):
    """One of its numbers passes a test: its might, its damage, what it costs."""

    rank: ClassVar[int] = 21
    keys: ClassVar[Keys] = {NUMBER: Part(Shape.COMPARISON, "test"), COUNTERS: Part(Shape.COUNTERS, "test")}
    stat: str
    test: Comparison


@dataclass(frozen=True, slots=True)
class InState(Criterion):
    """It is all of this: exhausted, attacking."""

    rank: ClassVar[int] = 22
    keys: ClassVar[Keys] = {"is": Part(Shape.STATES, "statuses")}
    statuses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotInState(Criterion):
    """It is nothing of this."""

    rank: ClassVar[int] = 23
    keys: ClassVar[Keys] = {"is not": Part(Shape.STATES, "statuses")}
    statuses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InZone(Criterion):
    """It is in one of these zones; a filter that names none looks at the board."""

    rank: ClassVar[int] = 24
    keys: ClassVar[Keys] = {"zone": Part(Shape.ZONES, "zones")}
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AtPlace(Criterion):
    """It is here (where the source is), elsewhere, or at one of these places."""

    rank: ClassVar[int] = 25
    keys: ClassVar[Keys] = {"location": Part(Shape.PLACES, "places")}
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FitsAll(Criterion):
    """Every one of these filters finds it."""

    rank: ClassVar[int] = 26
    keys: ClassVar[Keys] = {"all of": Part(Shape.FILTERS, "filters")}
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class FitsAny(Criterion):
    """At least one of these filters finds it."""

    rank: ClassVar[int] = 27
    keys: ClassVar[Keys] = {"any of": Part(Shape.FILTERS, "filters")}
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class FitsNone(Criterion):
    """None of these filters finds it."""

    rank: ClassVar[int] = 28
    keys: ClassVar[Keys] = {"none of": Part(Shape.FILTERS, "filters")}
    filters: tuple[Filter, ...]


CRITERIA: tuple[type[Criterion], ...] = (
    NamedObjects,
    Itself,
    Other,
    IsToken,
    Remembered,
    Named,
    NotNamed,
    NameHas,
    OfDomain,
    NotOfDomain,
    CalledSo,
    AttachedToThis,
    HostOfThis,
    NotOfType,
    OfType,
    Tagged,
    NotTagged,
    WithKeyword,
    ControlledBy,
    OwnedBy,
    WithNumber,
    InState,
    NotInState,
    InZone,
    AtPlace,
    FitsAll,
    FitsAny,
    FitsNone,
    PitchedForThis,
    OfChosenDomain,
    OfChosenTag,
    WhereThatIs,
    Targets,
    NamedLikeThis,
    *OF_PLAYING,
    DamagedByThis,
    InPairOfThis,
    SharesWithThis,
    SpentForThis,
    OverThis,
    DealsDamage,
    UnderThis,
    AttachedToThat,
    OfNamedTag,
    OtherThanIt,
)


def for_each_criterion(what: str, handled: Mapping[type[Criterion], Handled]) -> Mapping[type[Criterion], Handled]:
    """The mapping, if it has an entry for each criterion; otherwise TypeError says which `what` leaves out."""
    missing = [kind.__name__ for kind in CRITERIA if kind not in handled]
    if missing:
        raise TypeError(f"{what} leaves out {', '.join(missing)}.")
    return handled
