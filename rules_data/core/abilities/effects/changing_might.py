"""What changes the Might of objects by what it is at that moment: doubling it, and swapping it between two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Duration
from rules_data.core.abilities.model_values import Relation, Selector
from rules_data.core.abilities.written import Keys

from .objects import OnObjects


@dataclass(frozen=True, slots=True)
class DoubleMight(OnObjects):
    """To double the Might of objects, for a time."""

    verb: ClassVar[str] = "double might"
    keys: ClassVar[Keys] = {"for": written.DURATION}
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class SwapMight(OnObjects):
    """To swap the Might of two objects, for a time: both in `objects`, or one there and the other in `others`."""

    verb: ClassVar[str] = "swap might"
    keys: ClassVar[Keys] = {"with": written.OTHERS, "for": written.DURATION}
    others: Selector | None = None
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU
