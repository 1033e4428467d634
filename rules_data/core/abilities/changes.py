"""What effects change about objects: one record for each kind of change, with the parts that this kind has.

The records give the shape. Which of them a game's effects can make its vocabulary says, and in which layer or stage
each applies the game's table of continuous effects.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from .model import Ability, CardFacts, Change, Cost
from .model_values import Amount, EventPattern, Relation, Selector

ALL = "all"  # in place of one word of a kind: every one of them

# --- numbers --------------------------------------------------------------------------------------------------


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
    """Power is halved; the rest is rounded towards zero."""

    what: ClassVar[str] = "divide"


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
    """Base power is halved; the rest is rounded towards zero."""

    what: ClassVar[str] = "divide base"


@dataclass(frozen=True, slots=True)
class SwapBases(Change):
    """The base values of two numbers change places."""

    what: ClassVar[str] = "swap base"
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


# --- what an object is ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfWord(Change):
    """A word of the object's type box that comes or goes."""

    word: str


@dataclass(frozen=True, slots=True)
class GainType(OfWord):
    """Also a creature."""

    what: ClassVar[str] = "type"


@dataclass(frozen=True, slots=True)
class LoseType(OfWord):
    """No creature any more; "all" for every type."""

    what: ClassVar[str] = "lose type"


@dataclass(frozen=True, slots=True)
class GainTag(OfWord):
    """Also a Knight: a subtype, supertype or tag, whatever the game's word for it."""

    what: ClassVar[str] = "tag"


@dataclass(frozen=True, slots=True)
class LoseTag(OfWord):
    """No Knight any more; "all", or the word for a kind of tags, for every one of them."""

    what: ClassVar[str] = "lose tag"


@dataclass(frozen=True, slots=True)
class SetDomain(Change):
    """Of this colour or domain, and of no other."""

    what: ClassVar[str] = "domain"
    domain: str


@dataclass(frozen=True, slots=True)
class SetName(Change):
    """Called so; with an empty name, nothing."""

    what: ClassVar[str] = "called"
    name: str


@dataclass(frozen=True, slots=True)
class Copy(Change):
    """A copy of another object: `of` says which, and `card` is what it is, once that is known."""

    what: ClassVar[str] = "copy of"
    of: Selector | None = None
    card: CardFacts | None = None

    def __post_init__(self) -> None:
        if self.of is None and self.card is None:
            raise ValueError("A copy is of something.")


@dataclass(frozen=True, slots=True)
class Controlled(Change):
    """Under the control of such a player; `player` is who that is, once that is known."""

    what: ClassVar[str] = "controller"
    by: Relation
    player: str = ""


# --- abilities ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainKeyword(Change):
    """A keyword, with its number where it has one."""

    what: ClassVar[str] = "keyword"
    keyword: str
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseKeyword(Change):
    """Without a keyword; "all" for every one."""

    what: ClassVar[str] = "lose keyword"
    keyword: str


@dataclass(frozen=True, slots=True)
class GainAbility(Change):
    """A whole ability."""

    what: ClassVar[str] = "ability"
    ability: Ability


@dataclass(frozen=True, slots=True)
class LoseAbility(Change):
    """Without the ability of that name."""

    what: ClassVar[str] = "lose ability"
    name: str


@dataclass(frozen=True, slots=True)
class LoseAbilities(Change):
    """Without any ability or keyword."""

    what: ClassVar[str] = "lose abilities"


@dataclass(frozen=True, slots=True)
class LoseText(Change):
    """Without anything that its text box says."""

    what: ClassVar[str] = "lose text"


@dataclass(frozen=True, slots=True)
class GainStatus(Change):
    """In a state: stunned, tapped."""

    what: ClassVar[str] = "status"
    status: str


# --- the rules of the game ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cannot(Change):
    """Something that cannot be done with it, or that it cannot do: be played, gain go again."""

    what: ClassVar[str] = "cannot"
    action: str


@dataclass(frozen=True, slots=True)
class OfProperty(Change):
    """What no effect can do about one property of an object."""

    property: str


@dataclass(frozen=True, slots=True)
class CannotGain(OfProperty):
    """No effect can add it: go again, a class."""

    what: ClassVar[str] = "cannot gain"


@dataclass(frozen=True, slots=True)
class CannotLose(OfProperty):
    """No effect can take it away: power, abilities."""

    what: ClassVar[str] = "cannot lose"


@dataclass(frozen=True, slots=True)
class Can(Change):
    """Something that may be done with it, or that it may do, beyond the rules."""

    what: ClassVar[str] = "can"
    action: str


@dataclass(frozen=True, slots=True)
class Enters(Change):
    """In which state it enters: ready or exhausted."""

    what: ClassVar[str] = "enters"
    status: str


@dataclass(frozen=True, slots=True)
class ChangeCost(Change):
    """More of a resource to be paid for playing it; less, down to a `minimum`, where the amount is below zero."""

    what: ClassVar[str] = "cost"
    resource: str
    amount: Amount = field()
    minimum: int | None = None


@dataclass(frozen=True, slots=True)
class AdditionalCost(Change):
    """What is paid beside its cost to play it, or may be if `optional`; later effects know it by its `name`."""

    what: ClassVar[str] = "additional cost"
    cost: Cost
    name: str = "additional cost"
    optional: bool = False


@dataclass(frozen=True, slots=True)
class PreventTriggers(Change):
    """No ability triggers on such an event."""

    what: ClassVar[str] = "prevents triggers"
    pattern: EventPattern


CHANGES: tuple[type[Change], ...] = (
    AddToValue, SubtractFromValue, SetValue, MultiplyValue, DivideValue,
    AddToBase, SubtractFromBase, SetBase, MultiplyBase, DivideBase, SwapBases, GainNumber, LoseNumber,
    GainType, LoseType, GainTag, LoseTag, SetDomain, SetName, Copy, Controlled,
    GainKeyword, LoseKeyword, GainAbility, LoseAbility, LoseAbilities, LoseText, GainStatus,
    Cannot, CannotGain, CannotLose, Can, Enters, ChangeCost, AdditionalCost, PreventTriggers,
)  # fmt: skip
