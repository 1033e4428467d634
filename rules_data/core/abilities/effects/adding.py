"""What gives a player resources: such as are named, of a colour that is chosen, or of what something could give."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Cost, Effect
from rules_data.core.abilities.model_values import Amount, Selector
from rules_data.core.abilities.written import Keys, Part, Shape


@dataclass(frozen=True, slots=True)
class Adding(Effect):
    """An instruction that adds resources: perhaps such as are spent only `to_cast` or `to_activate` some things."""

    to_cast: Selector | None = field(default=None, kw_only=True)
    to_activate: Selector | None = field(default=None, kw_only=True)

    @property
    def is_for_some_things(self) -> bool:
        """Whether what it adds is not spent on everything."""
        return self.to_cast is not None or self.to_activate is not None


_SPENT_ON: Keys = {"to cast": Part(Shape.FILTER, "to_cast"), "to activate": Part(Shape.FILTER, "to_activate")}


@dataclass(frozen=True, slots=True)
class Add(Adding):
    """To add resources, so many `times`: also such as are spent only `in_showdowns`, or `only_for` some types."""

    verb: ClassVar[str] = "add"
    main: ClassVar[Part] = Part(Shape.RESOURCES, "cost")
    keys: ClassVar[Keys] = {
        "times": Part(Shape.AMOUNT, "amount"),
        "only in showdowns": Part(Shape.FLAG, "in_showdowns"), "only for": Part(Shape.TYPES, "only_for"),
        **_SPENT_ON,
    }  # fmt: skip
    cost: Cost = field()
    amount: Amount = 1
    in_showdowns: bool = False
    only_for: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddingSoMany(Adding):
    """An instruction that says how much it adds."""

    main: ClassVar[Part] = written.AMOUNT
    keys: ClassVar[Keys] = _SPENT_ON
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class AddChosenColor(AddingSoMany):
    """To add so much of the color that was chosen."""

    verb: ClassVar[str] = "add chosen color"


@dataclass(frozen=True, slots=True)
class AddAnyColors(AddingSoMany):
    """To add so much, each of it of any color, or of any `among` these."""

    verb: ClassVar[str] = "add any colors"
    keys: ClassVar[Keys] = {"among": Part(Shape.DOMAINS, "among"), **_SPENT_ON}
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddAnyOneColor(AddingSoMany):
    """To add so much, all of it of one color."""

    verb: ClassVar[str] = "add any one color"


@dataclass(frozen=True, slots=True)
class AddIdentityColor(AddingSoMany):
    """To add so much, each of it of a color in the identity of one's commander."""

    verb: ClassVar[str] = "add identity color"


@dataclass(frozen=True, slots=True)
class AddProducedType(AddingSoMany):
    """To add so much, each of it of a type that the object of the event has just given."""

    verb: ClassVar[str] = "add produced type"


@dataclass(frozen=True, slots=True)
class AddProducibleType(Adding):
    """To add one of any type that one of these objects could give."""

    verb: ClassVar[str] = "add producible type"
    main: ClassVar[Part] = Part(Shape.FILTER, "objects")
    keys: ClassVar[Keys] = _SPENT_ON
    objects: Selector = field()


@dataclass(frozen=True, slots=True)
class AddProducibleColor(AddProducibleType):
    """To add one of any color that one of these objects could give."""

    verb: ClassVar[str] = "add producible color"
