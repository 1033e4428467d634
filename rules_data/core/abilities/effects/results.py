"""Damage, gifts, counters and tokens: what instructions bring about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Change, Duration, Effect, TokenKind
from rules_data.core.abilities.model_conditions import Condition
from rules_data.core.abilities.model_values import Amount, Relation, Selector
from rules_data.core.abilities.written import Doer, Keys, Part, Shape

TAPPED_AND_ATTACKING = "tapped and attacking"
TRANSFORMED = "transformed"
LANDS = "lands"
EXCESS_TO_ITS_CONTROLLER = "excess to its controller"


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """To deal damage: to whom, by what, of what kind, and what cannot be done about it."""

    verb: ClassVar[str] = "deal"
    main: ClassVar[Part] = written.AMOUNT
    keys: ClassVar[Keys] = {
        "to": written.OTHERS,
        "from": written.SOURCE,
        "type": written.CATEGORY,
        "cannot": Part(Shape.PROHIBITIONS, "cannot"),
        EXCESS_TO_ITS_CONTROLLER: Part(Shape.FLAG, "excess_elsewhere"),
    }
    amount: Amount = 1
    others: Selector | None = None
    source: Selector | None = None
    category: str = ""
    cannot: tuple[str, ...] = ()
    excess_elsewhere: bool = False  # what is beyond lethal damage is dealt to whoever controls what is dealt it


@dataclass(frozen=True, slots=True)
class DealDivided(Effect):
    """To deal damage divided as its player chooses among objects, each of which gets some."""

    verb: ClassVar[str] = "deal divided"
    main: ClassVar[Part] = written.AMOUNT
    keys: ClassVar[Keys] = {"among": Part(Shape.OBJECTS, "others", needed=True), "from": written.SOURCE}
    amount: Amount = 1
    others: Selector | None = None
    source: Selector | None = None


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """To prevent damage: so much of it or (`status` "all") everything. `effects`: what is done besides, as it does."""

    verb: ClassVar[str] = "prevent"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY
    states: ClassVar[frozenset[str]] = frozenset(("all",))
    main: ClassVar[Part] = Part(Shape.PREVENTED, "amount")
    keys: ClassVar[Keys] = {
        "to": written.OTHERS,
        "from": written.SOURCE,
        "type": written.CATEGORY,
        "for": written.DURATION,
        "besides": written.EFFECTS,
    }
    amount: Amount = 1
    status: str = ""
    others: Selector | None = None
    source: Selector | None = None
    category: str = ""
    duration: Duration = Duration.THIS_TURN
    effects: tuple[Effect, ...] = ()
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """To change objects, for a time and for as long as something is so."""

    verb: ClassVar[str] = "give"
    main: ClassVar[Part] = Part(Shape.CHANGES, "changes")
    keys: ClassVar[Keys] = {
        "to": Part(Shape.RECIPIENTS, "others"),
        "for": written.DURATION,
        "while": written.LASTING,
        "minimum": Part(Shape.AMOUNT, "least"),
    }
    changes: tuple[Change, ...] = field()
    others: Selector | None = None
    least: Amount | None = None  # what a number is not lowered below
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU
    lasting: Condition | None = None


@dataclass(frozen=True, slots=True)
class OfCounters(Effect):
    """An instruction about counters: their name in `status`, how many, and on what."""

    main: ClassVar[Part] = Part(Shape.COUNTER, "status")
    keys: ClassVar[Keys] = {
        "on": written.OTHERS,
        "to": written.OTHERS,
        "from": written.SOURCE,
        "count": written.AMOUNT,
    }
    status: str = field()
    others: Selector | None = None
    source: Selector | None = None
    amount: Amount = 1

    def __post_init__(self) -> None:
        if not self.status:
            raise ValueError(f"The instruction {self.verb!r} has no name of a counter.")


@dataclass(frozen=True, slots=True)
class PutCounter(OfCounters):
    """To put counters on objects."""

    verb: ClassVar[str] = "put counter"


@dataclass(frozen=True, slots=True)
class RemoveCounter(OfCounters):
    """To remove counters from objects."""

    verb: ClassVar[str] = "remove counter"


@dataclass(frozen=True, slots=True)
class OfTokens(Effect):
    """An instruction that makes tokens: which, how many, where and in what state."""

    states: ClassVar[frozenset[str]] = frozenset(("ready", "exhausted", "tapped"))
    main: ClassVar[Part] = Part(Shape.OF_TOKENS, "token")
    keys: ClassVar[Keys] = {
        "to": written.PLACE,
        "count": written.AMOUNT,
        "ready": written.STATE,
        "exhausted": written.STATE,
        "tapped": written.STATE,
    }
    token: TokenKind = field()
    amount: Amount = 1
    status: str = ""
    to: str = ""
    location: Selector | None = None


@dataclass(frozen=True, slots=True)
class PlayToken(OfTokens):
    """To play tokens."""

    verb: ClassVar[str] = "play token"


@dataclass(frozen=True, slots=True)
class CreateToken(OfTokens):
    """To create tokens, attacking if it says so: one of `others`, or whatever their controller chooses."""

    verb: ClassVar[str] = "create token"
    states: ClassVar[frozenset[str]] = OfTokens.states | {TAPPED_AND_ATTACKING}
    keys: ClassVar[Keys] = {
        **OfTokens.keys,
        TAPPED_AND_ATTACKING: written.STATE,
        "attacking": written.OTHERS,
    }
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class EquipToken(Effect):
    """To create a token and equip it."""

    verb: ClassVar[str] = "equip token"
    main: ClassVar[Part] = Part(Shape.OF_TOKENS, "token")
    token: TokenKind = field()


@dataclass(frozen=True, slots=True)
class Wager(Effect):
    """To wager tokens with another player, an opponent if none is named: the attack tells who gets them."""

    verb: ClassVar[str] = "wager"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.ITS_CONTROLLER
    main: ClassVar[Part] = Part(Shape.OF_TOKENS, "token")
    keys: ClassVar[Keys] = {"count": written.AMOUNT, "with": Part(Shape.PLAYER, "whose")}
    token: TokenKind = field()
    amount: Amount = 1
    whose: Relation = Relation.YOU
