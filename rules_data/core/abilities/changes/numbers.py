"""How effects change the numbers of objects: their values, and the base values these follow."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from rules_data.core.abilities.model import Change
from rules_data.core.abilities.model_values import Amount

Rounded = Literal["", "up", "down"]


@dataclass(frozen=True, slots=True)
class OfNumber(Change):
    """A change of one of an object's numbers by so much, or to so much."""

    number: str
    amount: Amount = field()


@dataclass(frozen=True, slots=True)
class OfValue(OfNumber):
    """A change of a number's value, behind whatever gives it its base value."""


@dataclass(frozen=True, slots=True)
class AddToValue(OfValue):
    """+2 power; less where the amount is below zero."""

    what: ClassVar[str] = "plus"


@dataclass(frozen=True, slots=True)
class SubtractFromValue(OfValue):
    """Minus as much power as something counts."""

    what: ClassVar[str] = "minus"


@dataclass(frozen=True, slots=True)
class SetValue(OfValue):
    """Power becomes 5."""

    what: ClassVar[str] = "set"


@dataclass(frozen=True, slots=True)
class MultiplyValue(OfValue):
    """Power is doubled."""

    what: ClassVar[str] = "times"


@dataclass(frozen=True, slots=True)
class DivideValue(OfValue):
    """Power is halved; `rounded` up or down where the text says so, otherwise as the rules have it."""

    what: ClassVar[str] = "divide"
    rounded: Rounded = ""


@dataclass(frozen=True, slots=True)
class OfBase(OfNumber):
    """A change of a number's base value, which its value follows."""


@dataclass(frozen=True, slots=True)
class AddToBase(OfBase):
    """+2 base power."""

    what: ClassVar[str] = "plus base"


@dataclass(frozen=True, slots=True)
class SubtractFromBase(OfBase):
    """Minus as much base power as something counts."""

    what: ClassVar[str] = "minus base"


@dataclass(frozen=True, slots=True)
class SetBase(OfBase):
    """Base power becomes 5."""

    what: ClassVar[str] = "base"


@dataclass(frozen=True, slots=True)
class MultiplyBase(OfBase):
    """Base power is doubled."""

    what: ClassVar[str] = "times base"


@dataclass(frozen=True, slots=True)
class DivideBase(OfBase):
    """Base power is halved; `rounded` as of a value."""

    what: ClassVar[str] = "divide base"
    rounded: Rounded = ""


@dataclass(frozen=True, slots=True)
class SwapBases(Change):
    """The base values of two numbers change places."""

    what: ClassVar[str] = "swap base"
    number: str
    other: str


@dataclass(frozen=True, slots=True)
class SwitchValues(Change):
    """Two numbers change places, with everything that effects have added to each."""

    what: ClassVar[str] = "switch"
    number: str
    other: str


@dataclass(frozen=True, slots=True)
class GainNumber(Change):
    """A number that the object has not had."""

    what: ClassVar[str] = "gain number"
    number: str
    amount: Amount = field()


@dataclass(frozen=True, slots=True)
class LoseNumber(Change):
    """A number that the object no longer has at all."""

    what: ClassVar[str] = "lose number"
    number: str
