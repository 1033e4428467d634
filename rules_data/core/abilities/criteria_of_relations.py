"""Criteria that tie an object to the one the ability is on: what was done with it, or chosen for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .model_values import Criterion, Filter, Relation
from .written import DOMAIN, PLAYED, Keys, Part, Shape


@dataclass(frozen=True, slots=True)
class PitchedForThis(Criterion):
    """It was pitched while the cost of playing the object that the ability is on was paid."""

    rank: ClassVar[int] = 29
    keys: ClassVar[Keys] = {"pitched to play me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class OfChosenDomain(Criterion):
    """It is of the colour that was chosen for the object that the ability is on."""

    rank: ClassVar[int] = 30
    keys: ClassVar[Keys] = {f"of chosen {DOMAIN}": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class OfChosenTag(Criterion):
    """It is of the creature type that was chosen for the object that the ability is on."""

    rank: ClassVar[int] = 31
    keys: ClassVar[Keys] = {"of chosen type": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class OfNamedTag(Criterion):
    """It has the tag that was named for the object that the ability is on."""

    rank: ClassVar[int] = 47
    keys: ClassVar[Keys] = {"of named tag": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class WhereThatIs(Criterion):
    """It is at the same place as what was remembered under this name."""

    rank: ClassVar[int] = 32
    keys: ClassVar[Keys] = {"where": Part(Shape.NAME, "name")}
    name: str


@dataclass(frozen=True, slots=True)
class AttachedToThat(Criterion):
    """It is attached to what was remembered under this name."""

    rank: ClassVar[int] = 44
    keys: ClassVar[Keys] = {"attached to": Part(Shape.NAME, "name")}
    name: str


@dataclass(frozen=True, slots=True)
class Targets(Criterion):
    """It waits to resolve, and one of its targets is such an object or player."""

    rank: ClassVar[int] = 33
    keys: ClassVar[Keys] = {"targets": Part(Shape.FILTER, "target")}
    target: Filter


@dataclass(frozen=True, slots=True)
class NamedLikeThis(Criterion):
    """It has the name of the object that the ability is on."""

    rank: ClassVar[int] = 34
    keys: ClassVar[Keys] = {"named like me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class PlayedBy(Criterion):
    """Such a player played it, so that it is where it is by having been played, and not put there."""

    rank: ClassVar[int] = 35
    keys: ClassVar[Keys] = {f"{PLAYED} by": Part(Shape.PLAYER, "player")}
    player: Relation


@dataclass(frozen=True, slots=True)
class PlayedFrom(Criterion):
    """It was played from one of these zones."""

    rank: ClassVar[int] = 36
    keys: ClassVar[Keys] = {f"{PLAYED} from": Part(Shape.ZONES, "zones")}
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DamagedByThis(Criterion):
    """The object that the ability is on has dealt it damage this turn."""

    rank: ClassVar[int] = 37
    keys: ClassVar[Keys] = {"dealt damage by me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class InPairOfThis(Criterion):
    """It is the object that the ability is on or the one that is paired with that, as long as they are a pair."""

    rank: ClassVar[int] = 38
    keys: ClassVar[Keys] = {"in my pair": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class SharesWithThis(Criterion):
    """It has something of a kind in common with the object that the ability is on: a colour, a creature type."""

    rank: ClassVar[int] = 39
    keys: ClassVar[Keys] = {"shares with me": Part(Shape.KIND_SHARED, "kinds")}
    kinds: str


@dataclass(frozen=True, slots=True)
class OverThis(Criterion):
    """The object that the ability is on lies under it."""

    rank: ClassVar[int] = 41
    keys: ClassVar[Keys] = {"what I am under": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class UnderThis(Criterion):
    """It lies under the object that the ability is on."""

    rank: ClassVar[int] = 43
    keys: ClassVar[Keys] = {"under me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class SpentForThis(Criterion):
    """It was moved to where it is as a cost of playing the object that the ability is on, or of using the ability."""

    rank: ClassVar[int] = 40
    keys: ClassVar[Keys] = {"spent to play me": Part(Shape.FLAG)}


@dataclass(frozen=True, slots=True)
class OtherThanIt(Criterion):
    """It is another object than the one that the event of the ability happened to."""

    rank: ClassVar[int] = 48
    keys: ClassVar[Keys] = {"other than it": Part(Shape.FLAG)}
    speaks_of_it: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DealsDamage(Criterion):
    """An ability of it has an effect that deals damage of this type."""

    rank: ClassVar[int] = 42
    keys: ClassVar[Keys] = {"deals": Part(Shape.CATEGORY, "category", needed=True)}
    category: str


# What tells how an object was played.
OF_PLAYING = (PlayedBy, PlayedFrom)
# What speaks of a choice that was made for an object.
OF_CHOICES = (OfChosenDomain, OfChosenTag)
