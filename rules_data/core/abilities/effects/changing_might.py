"""What changes numbers by what they are at that moment: doubling them, and swapping Might between two units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.model_values import Relation, Selector
from rules_data.core.abilities.written import Keys

from .objects import OnObjects


@dataclass(frozen=True, slots=True)
class Doubling(OnObjects):
    """To double some `numbers` of objects, for a time."""

    keys: ClassVar[Keys] = {"for": written.DURATION}
    numbers: ClassVar[tuple[str, ...]] = ()
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class DoubleMight(Doubling):
    """To double the Might of objects, for a time."""

    verb: ClassVar[str] = "double might"
    numbers: ClassVar[tuple[str, ...]] = ("might",)


@dataclass(frozen=True, slots=True)
class DoublePower(Doubling):
    """To double the power of objects, for a time."""

    verb: ClassVar[str] = "double power"
    numbers: ClassVar[tuple[str, ...]] = ("power",)


@dataclass(frozen=True, slots=True)
class DoubleToughness(Doubling):
    """To double the toughness of objects, for a time."""

    verb: ClassVar[str] = "double toughness"
    numbers: ClassVar[tuple[str, ...]] = ("toughness",)


@dataclass(frozen=True, slots=True)
class DoublePowerAndToughness(Doubling):
    """To double both power and toughness of objects, for a time."""

    verb: ClassVar[str] = "double power and toughness"
    numbers: ClassVar[tuple[str, ...]] = ("power", "toughness")


DOUBLED_NUMBERS = (DoublePower, DoubleToughness, DoublePowerAndToughness)


@dataclass(frozen=True, slots=True)
class DoubleLifeTotal(OnObjects):
    """To double the life totals of players."""

    verb: ClassVar[str] = "double life total"


@dataclass(frozen=True, slots=True)
class SwapMight(OnObjects):
    """To swap the Might of two objects, for a time: both in `objects`, or one there and the other in `others`."""

    verb: ClassVar[str] = "swap might"
    keys: ClassVar[Keys] = {"with": written.OTHERS, "for": written.DURATION}
    others: Selector | None = None
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU
