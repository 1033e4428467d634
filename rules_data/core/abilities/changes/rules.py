"""How effects change what the rules let objects and players do, and for what price."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from rules_data.core.abilities.model import Change, Cost
from rules_data.core.abilities.model_values import Amount, EventPattern, Filter


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


TO_THE_SOURCE = " me"  # how an action ends that is done to the object an effect comes from
TO_THAT_PLAYER = " that player"


@dataclass(frozen=True, slots=True)
class Must(Change):
    """What it has to do, or what has to be done with it, if able: attack, be blocked.

    `whom` is what it has to do that to, by its handle, where the words speak of the object the effect comes from, or of
    the player whom the instruction is about.
    """

    what: ClassVar[str] = "must"
    action: str
    whom: str = ""

    @property
    def is_settled(self) -> bool:
        """Whether everything is known that the requirement speaks of."""
        return bool(self.whom) or not (self.action.endswith(TO_THE_SOURCE) or self.is_about_that_player)

    @property
    def is_about_that_player(self) -> bool:
        return self.action.endswith(TO_THAT_PLAYER)


@dataclass(frozen=True, slots=True)
class CannotBeDefended(Change):
    """What cannot defend against it; or no more of it together than so many."""

    what: ClassVar[str] = "cannot be defended by"
    by: Filter
    more_than: int = 0


@dataclass(frozen=True, slots=True)
class MustBeDefended(Change):
    """By one of what it has to be defended, if that is possible."""

    what: ClassVar[str] = "must be defended by"
    by: Filter


@dataclass(frozen=True, slots=True)
class AttacksMore(Change):
    """As it attacks, that may be up to so many objects, each of them a target of its own."""

    what: ClassVar[str] = "attacks up to"
    number: int


@dataclass(frozen=True, slots=True)
class MoreUses(Change):
    """How often abilities of it may be used beyond their limits; or how often `in_total`, whatever their limits say.

    `of`: any one of them, each of them, or any one with which it attacks.
    """

    what: ClassVar[str] = "more uses"
    of: Literal["any", "each", "attacks"]
    times: int
    in_total: bool = False


@dataclass(frozen=True, slots=True)
class Skip(Change):
    """A player skips each step or phase of this name."""

    what: ClassVar[str] = "skip"
    phase: str


@dataclass(frozen=True, slots=True)
class BonusDamage(Change):
    """How much more damage it deals whenever it deals any; `to` what, if only to that."""

    what: ClassVar[str] = "bonus damage"
    amount: Amount = field()
    to: Filter = field(default_factory=Filter)


@dataclass(frozen=True, slots=True)
class ChangeVictoryScore(Change):
    """How many more points a player needs to win, or how many fewer where it is below zero."""

    what: ClassVar[str] = "victory score"
    amount: Amount = field()


@dataclass(frozen=True, slots=True)
class CannotAttack(Change):
    """Whom and what it cannot attack; where it can for a price, that is paid for each object that attacks them."""

    what: ClassVar[str] = "cannot attack"
    attacked: Filter
    price: Cost | None = None


@dataclass(frozen=True, slots=True)
class CannotCast(Change):
    """Which spells a player cannot cast; where they can cast some each turn, no more than so many."""

    what: ClassVar[str] = "cannot cast"
    spells: Filter
    more_than: int = 0


@dataclass(frozen=True, slots=True)
class CannotBeBlocked(Change):
    """What cannot block it: black creatures, or what is not a Wall."""

    what: ClassVar[str] = "cannot be blocked by"
    by: Filter


@dataclass(frozen=True, slots=True)
class CannotBlock(Change):
    """What it cannot block: creatures with power 2 or less, or what has no flying."""

    what: ClassVar[str] = "cannot block those"
    those: Filter


@dataclass(frozen=True, slots=True)
class ProtectedFrom(Change):
    """What it is protected from: Dragons, or creatures that are no Spirits."""

    what: ClassVar[str] = "protection from"
    those: Filter


@dataclass(frozen=True, slots=True)
class CannotBeTargeted(Change):
    """By what it cannot be targeted: black spells, spells and abilities that opponents control."""

    what: ClassVar[str] = "cannot be targeted by"
    by: Filter


@dataclass(frozen=True, slots=True)
class BlocksMore(Change):
    """How many more attackers it can block than one; as many as there are for ANY_NUMBER."""

    what: ClassVar[str] = "blocks more"
    number: int


@dataclass(frozen=True, slots=True)
class MoreLands(Change):
    """How many more lands a player can play in a turn of theirs; as many as they like for ANY_NUMBER."""

    what: ClassVar[str] = "more lands"
    number: int


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
class SetCost(Change):
    """So much of a resource is to be paid for it, whatever it costs by itself; then more is added, or taken off."""

    what: ClassVar[str] = "set cost"
    resource: str
    number: int


@dataclass(frozen=True, slots=True)
class ChangeActivationCost(Change):
    """More or less of a resource to be paid for activating its abilities: those called `only`, or all of them.

    Less never leaves less than `minimum` in resources of all kinds. `not_mana`: abilities for mana stay as they are.
    """

    what: ClassVar[str] = "activation cost"
    resource: str
    amount: Amount = field()
    minimum: int = 0
    only: str = ""
    not_mana: bool = False


@dataclass(frozen=True, slots=True)
class LeastCost(Change):
    """What it costs at the least, in resources of all kinds: so much more of one of them where it would cost less."""

    what: ClassVar[str] = "least cost"
    resource: str
    number: int


@dataclass(frozen=True, slots=True)
class ChangeOptionCost(Change):
    """More or less of a resource for each optional additional cost that is paid to play it, and for nothing else."""

    what: ClassVar[str] = "optional additional costs"
    resource: str
    amount: Amount = field()


@dataclass(frozen=True, slots=True)
class ChooseOptionCost(Change):
    """One of these discounts for each optional additional cost that is paid: its player says which."""

    what: ClassVar[str] = "choice of optional additional costs"
    ways: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class AdditionalCost(Change):
    """What is paid beside its cost to play it, or may be if `optional`; later effects know it by its `name`.

    `repeated`: any number of times, each of which is named again. `ways`: the costs of which one is paid, as its player
    chooses, each known by a name of its own beside; `cost` is then nothing.
    """

    what: ClassVar[str] = "additional cost"
    cost: Cost
    name: str = "additional cost"
    optional: bool = False
    repeated: bool = False
    ways: tuple[tuple[str, Cost], ...] = ()

    def paid_so(self, names: Collection[str]) -> Cost:
        """What is paid where an item has been paid for under these names."""
        return next((cost for name, cost in self.ways if name in names), self.cost)


@dataclass(frozen=True, slots=True)
class PlayedFor(Change):
    """That it may be played from a zone from which nothing is played by itself, for this in place of its cost."""

    what: ClassVar[str] = "played for"
    zone: str
    cost: Cost


@dataclass(frozen=True, slots=True)
class PreventTriggers(Change):
    """No ability triggers on such an event."""

    what: ClassVar[str] = "prevents triggers"
    pattern: EventPattern


@dataclass(frozen=True, slots=True)
class AlternativeCost(Change):
    """What may be paid in place of its cost to play it; later effects know it by its `name`."""

    what: ClassVar[str] = "alternative cost"
    cost: Cost
    name: str = "alternative"
