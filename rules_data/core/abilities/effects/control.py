"""Instructions about instructions: conditions, choices, repetition, and what is done later."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Ability, Cost, Duration, Effect, Mode
from rules_data.core.abilities.model_conditions import Condition
from rules_data.core.abilities.model_values import Amount, Relation, Selector
from rules_data.core.abilities.written import Doer, Keys, Part, Shape


@dataclass(frozen=True, slots=True)
class Within(Effect):
    """An instruction about others within it."""

    main: ClassVar[Part] = written.EFFECTS
    effects: tuple[Effect, ...] = field()


@dataclass(frozen=True, slots=True)
class AtOnce(Within):
    """All of it happens at the same time."""

    verb: ClassVar[str] = "at once"
    done_by: ClassVar[Doer | None] = Doer.OF_EACH


@dataclass(frozen=True, slots=True)
class YouMay(Within):
    """It is done if the player wants."""

    verb: ClassVar[str] = "you may"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WhenYouDo(Within):
    """A reflexive trigger: when what came before was done."""

    verb: ClassVar[str] = "when you do"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH


@dataclass(frozen=True, slots=True)
class WhenYouDoNot(Within):
    """A reflexive trigger: when what came before was not done."""

    verb: ClassVar[str] = "when you do not"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH


@dataclass(frozen=True, slots=True)
class DoThis(Within):
    """A reflexive trigger that does this, so many times."""

    verb: ClassVar[str] = "do this"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    keys: ClassVar[Keys] = {"times": written.AMOUNT}
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Repeat(Within):
    """It is done so many times."""

    verb: ClassVar[str] = "repeat"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    main: ClassVar[Part] = written.AMOUNT
    keys: ClassVar[Keys] = {"do": written.DO}
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class ForEach(Within):
    """It is done once for each of these objects."""

    verb: ClassVar[str] = "for each"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    main: ClassVar[Part] = Part(Shape.FILTER, "objects")
    keys: ClassVar[Keys] = {"do": written.DO}
    objects: Selector = field()


@dataclass(frozen=True, slots=True)
class Inline(Within):
    """What triggers within the instructions and does not wait, if `lasting` is so, so many times."""

    verb: ClassVar[str] = "inline"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    keys: ClassVar[Keys] = {"when": written.LASTING, "times": written.AMOUNT}
    lasting: Condition | None = None
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class If(Within):
    """It is done if the condition holds, and something else may be done if not."""

    verb: ClassVar[str] = "if"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    main: ClassVar[Part] = Part(Shape.CONDITION, "condition")
    keys: ClassVar[Keys] = {"do": written.DO, "otherwise": written.OTHERWISE}
    otherwise: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if self.condition is None:
            raise ValueError("An `if` has no condition.")


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """A cost within instructions, so many times over: what is done if it is paid, and what if it is not."""

    verb: ClassVar[str] = "pay"
    main: ClassVar[Part] = Part(Shape.COST, "cost")
    keys: ClassVar[Keys] = {"to do": written.EFFECTS, "otherwise": written.OTHERWISE, "times": written.AMOUNT}
    cost: Cost = field()
    amount: Amount = 1
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class PayAnyNumberOfTimes(Effect):
    """A cost that may be paid again and again."""

    verb: ClassVar[str] = "pay any number of times"
    names_nothing: ClassVar[bool] = True
    main: ClassVar[Part] = Part(Shape.COST, "cost")
    cost: Cost = field()


@dataclass(frozen=True, slots=True)
class PayAnyAmount(Effect):
    """As much of a resource is paid as one wants; "that much", in what is done then, is how much was paid."""

    verb: ClassVar[str] = "pay any amount"
    names_nothing: ClassVar[bool] = True
    main: ClassVar[Part] = Part(Shape.RESOURCE, "resource")
    keys: ClassVar[Keys] = {"to do": written.EFFECTS}
    resource: str = field()
    effects: tuple[Effect, ...] = ()

    @property
    def price(self) -> Cost:
        """The cost, with X for how much of it is paid."""
        return Cost(variable=((self.resource, 1),))


@dataclass(frozen=True, slots=True)
class Modes(Effect):
    """So many of these are chosen and done; with a `least` number, any number from that one on."""

    verb: ClassVar[str] = "modes"
    names_nothing: ClassVar[bool] = True
    main: ClassVar[Part] = Part(Shape.MODES, "modes")
    keys: ClassVar[Keys] = {"count": written.AMOUNT, "at least": Part(Shape.AMOUNT, "least", needs="count")}
    modes: tuple[Mode, ...] = field()
    amount: Amount = 1
    least: Amount | None = None


@dataclass(frozen=True, slots=True)
class GetEmblem(Effect):
    """A marker with an ability, which nothing takes away from whoever gets it."""

    verb: ClassVar[str] = "get emblem"
    names_nothing: ClassVar[bool] = True
    main: ClassVar[Part] = Part(Shape.OWN_ABILITY, "ability")
    ability: Ability = field()


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """An ability for later, for a time or once; `status` "on resolution": when this has resolved so often."""

    verb: ClassVar[str] = "later"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    states: ClassVar[frozenset[str]] = frozenset(("on resolution",))
    main: ClassVar[Part] = Part(Shape.ABILITY, "ability")
    keys: ClassVar[Keys] = {
        "for": written.DURATION,
        "while": written.LASTING,
        "on resolution": Part(Shape.ORDINAL_OF_RESOLUTION, "amount"),
    }
    ability: Ability = field()
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU
    lasting: Condition | None = None
    status: str = ""
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class ThisWay(Effect):
    """What triggers on what the instruction before it did."""

    verb: ClassVar[str] = "this way"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.OF_EACH
    main: ClassVar[Part] = Part(Shape.TRIGGERED_ABILITY, "ability")
    ability: Ability = field()
