"""What makes copies: of permanents and cards as tokens, of what waits to resolve; and new choices for that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Change, Cost
from rules_data.core.abilities.model_values import Amount, Selector
from rules_data.core.abilities.written import Keys, Part, Shape

from .objects import OnObjects
from .results import TAPPED_AND_ATTACKING

NEW_TARGETS = "new targets"


@dataclass(frozen=True, slots=True)
class CreateCopy(OnObjects):
    """To create tokens that are copies of objects, changed in what `changes` says.

    `cost` is what they cost in place of the original's cost, and `others` whom they attack if they do.
    """

    verb: ClassVar[str] = "create copy of"
    states: ClassVar[frozenset[str]] = frozenset(("tapped", TAPPED_AND_ATTACKING))
    keys: ClassVar[Keys] = {
        "count": written.AMOUNT,
        "except": Part(Shape.CHANGES, "changes"),
        "no mana cost": Part(Shape.FREE, "cost"),
        "tapped": written.STATE,
        TAPPED_AND_ATTACKING: written.STATE,
        "attacking": written.OTHERS,
    }
    amount: Amount = 1
    changes: tuple[Change, ...] = ()
    cost: Cost | None = None
    status: str = ""
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class CopyWaiting(OnObjects):
    """To copy spells or abilities that wait to resolve, so many times, with new targets if its player wants.

    `changes`: what the copy of a spell is except for what it copies.
    """

    verb: ClassVar[str] = "copy"
    states: ClassVar[frozenset[str]] = frozenset((NEW_TARGETS,))
    keys: ClassVar[Keys] = {
        "count": written.AMOUNT,
        "except": Part(Shape.CHANGES, "changes"),
        NEW_TARGETS: written.STATE,
    }
    amount: Amount = 1
    changes: tuple[Change, ...] = ()
    status: str = ""


@dataclass(frozen=True, slots=True)
class NewChoices(OnObjects):
    """To choose modes and targets anew for spells or abilities that wait to resolve."""

    verb: ClassVar[str] = "new choices"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NewTargets(OnObjects):
    """To choose new targets for spells or abilities that wait to resolve; each may be left as it is."""

    verb: ClassVar[str] = "new targets"


@dataclass(frozen=True, slots=True)
class ChangeTarget(OnObjects):
    """To change targets of spells or abilities that wait to resolve: each to another, or one of them to `others`."""

    verb: ClassVar[str] = "change target"
    keys: ClassVar[Keys] = {"to": written.OTHERS}
    others: Selector | None = None
