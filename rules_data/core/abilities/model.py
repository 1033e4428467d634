"""An ability as data: what it watches for, what it costs, what it does and for how long.

One record serves every kind, because the documents build the kinds on one another: a delayed ability is any
other kind with an expiry, a reflexive one is a triggered one with another origin, a replacement is passive.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar

from .kinds import AbilityKind, Duration, Limit, Origin
from .model_conditions import Condition
from .model_triggers import Trigger
from .model_values import Amount, Announced, EventPattern, Filter, Relation, Selector
from .written import Doer, Keys, Part, Shape


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: resources by name, and things done as a cost (exhaust me, discard 1, kill a unit).

    `variable`: resources of which X is paid, each so many times; an action's amount may be X as well. X is announced by
    whoever pays.
    """

    resources: tuple[tuple[str, int], ...] = ()
    actions: tuple[Effect, ...] = ()
    variable: tuple[tuple[str, int], ...] = ()

    @property
    def is_free(self) -> bool:
        return not self.resources and not self.actions and not self.variable

    @property
    def has_x(self) -> bool:
        """Whether a number is announced for it."""
        return bool(self.variable) or any(isinstance(action.amount, Announced) for action in self.actions)

    def times(self, number: int) -> Cost:
        """The cost so many times over."""
        resources = tuple((name, amount * number) for name, amount in self.resources if amount * number)
        return Cost(resources, self.actions * number, self.variable)

    def with_announced(self, number: int) -> Cost:
        """The cost with a number for its X."""
        if not self.has_x:
            return self
        found = dict(self.resources)
        for name, times in self.variable:
            found[name] = found.get(name, 0) + number * times
        done = tuple(_so_much(each, number) if isinstance(each.amount, Announced) else each for each in self.actions)
        return Cost(tuple((name, amount) for name, amount in found.items() if amount), done)


def _so_much(action: Any, number: int) -> Any:
    """An action of a kind that has an amount, with this number as its amount."""
    return replace(action, amount=number)


@dataclass(frozen=True, slots=True)
class Replacement:
    """What a replacement effect replaces. The ability's effects are what happens instead.

    `keeps_event`: the event still happens, changed by `amount` ("that much plus 1") or with the effects
    added to it, before it or `afterwards`, as part of it. `prevents`: how much of the event's amount is prevented,
    used up as it applies; None for all. `ordinal`: only the first (second ...) such event of a turn.
    `kind`, in games that have classes: standard, self, identity or outcome. `shields`: what is left of the amount is
    kept for further events. `counters` and `changes`: what the object of the event enters with, and as what.
    """

    pattern: EventPattern
    keeps_event: bool = False
    amount: Amount | None = None
    prevents: bool = False
    prevent_value: Amount | None = None
    afterwards: bool = False
    ordinal: int | None = None
    kind: str = "standard"
    shields: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that an effect changes about the objects it affects. Each kind has a record of its own (in `changes`).

    `what` is the word for the kind; `amount` how much, of those that have an amount.
    """

    what: ClassVar[str] = ""

    def __post_init__(self) -> None:
        if not self.what:
            raise TypeError("A change is written with the record of its kind.")

    @property
    def amount(self) -> Amount:
        return 0

    def with_amount(self, amount: int) -> Change:
        """The same change by so much; itself where it has no amount."""
        if "amount" not in self.__dataclass_fields__:
            return self
        fields: dict[str, Any] = {"amount": amount}
        return replace(self, **fields)


@dataclass(frozen=True, slots=True)
class Continuous:
    """A passive ability's statement: these objects (or the player's plays) are changed in this way.

    `next_count`: for how many objects it waits, one after the other, where it waits for the next that fit.
    """

    affects: Selector
    changes: tuple[Change, ...]
    next_only: bool = False  # it waits for the next object that fits, and applies to no other
    next_count: int = 1


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A token to be played or created. `known_by_name`: what it is stands elsewhere, and a text says its name.

    `sizes`: its numbers that are worked out as it is made.
    """

    name: str
    types: tuple[str, ...] = ("unit",)
    tags: tuple[str, ...] = ()
    stats: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    domains: tuple[str, ...] = ()
    costs: tuple[tuple[str, Cost], ...] = ()
    known_by_name: bool = field(default=False, compare=False)
    sizes: tuple[tuple[str, Amount], ...] = ()

    @property
    def facts(self) -> CardFacts:
        """What an object is that is such a token."""
        return CardFacts(
            self.name, self.types, self.tags, self.stats, self.keywords, self.abilities,
            domains=self.domains, costs=self.costs, priced=False,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the bulleted options of an effect; `cost` is what choosing it costs besides."""

    name: str
    effects: tuple[Effect, ...]
    cost: Cost | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One instruction. Each verb has a record of its own (in `effects`) with the parts that it alone has.

    Every instruction can have: `player` who does it, `players` where those are chosen or found, `condition` an "if"
    within the text, `optional` "you may", `bind` a name under which later instructions find what it acted on, and
    `instead`: what replaces the event of this very instruction, on its condition. `states` are the words its `status`
    can be, `names` those that it gives by itself to what comes of it, `brings` keywords that objects have by it.
    `done_by` says who carries out one that tells no player to; one that `names_nothing` acts on nothing that a name
    could be given to; one that `keeps_its_moment` is carried out in an event's place along with the events beside
    that. A record without such a part answers nothing. In a file, `main` stands behind the verb and `keys` are what
    can stand beside it; `common` are those of any verb.
    """

    verb: ClassVar[str] = ""
    main: ClassVar[Part] = Part(Shape.FLAG)
    keys: ClassVar[Keys] = MappingProxyType({})
    common: ClassVar[Keys] = MappingProxyType(
        {
            "player": Part(Shape.PLAYER, "player"),
            "if": Part(Shape.CONDITION, "condition"),
            "you may": Part(Shape.STATE, "optional"),
            "as": Part(Shape.NAME, "bind"),
            "instead": Part(Shape.INSTEAD, "instead"),
        }
    )
    states: ClassVar[frozenset[str]] = frozenset()
    names: ClassVar[tuple[str, ...]] = ()
    brings: ClassVar[tuple[str, ...]] = ()
    done_by: ClassVar[Doer | None] = None
    names_nothing: ClassVar[bool] = False
    keeps_its_moment: ClassVar[bool] = False
    player: Relation = Relation.YOU
    players: Selector | None = None
    condition: Condition | None = None
    optional: bool = False
    bind: str | None = None
    instead: Ability | None = None

    def __post_init__(self) -> None:
        if not self.verb:
            raise TypeError("An instruction is written with the record of its verb.")
        if self.status and self.status not in self.states:
            raise ValueError(f"The instruction {self.verb!r} has no state {self.status!r}.")

    @property
    def objects(self) -> Selector | None:
        return None

    @property
    def others(self) -> Selector | None:
        return None

    @property
    def source(self) -> Selector | None:
        return None

    @property
    def location(self) -> Selector | None:
        return None

    @property
    def parts(self) -> dict[str, Selector]:
        """What it is about, and where, by the fields that say so."""
        found = {"objects": self.objects, "others": self.others, "source": self.source, "location": self.location}
        return {name: selector for name, selector in found.items() if selector is not None}

    @property
    def amount(self) -> Amount:
        return 1

    @property
    def to(self) -> str:
        return ""

    @property
    def status(self) -> str:
        return ""

    @property
    def category(self) -> str:
        return ""

    @property
    def duration(self) -> Duration:
        return Duration.PERMANENT

    @property
    def whose(self) -> Relation:
        return Relation.YOU

    @property
    def lasting(self) -> Condition | None:
        return None

    @property
    def cost(self) -> Cost | None:
        return None

    @property
    def effects(self) -> tuple[Effect, ...]:
        return ()

    @property
    def otherwise(self) -> tuple[Effect, ...]:
        return ()

    @property
    def modes(self) -> tuple[Mode, ...]:
        return ()

    @property
    def ability(self) -> Ability | None:
        return None

    @property
    def changes(self) -> tuple[Change, ...]:
        return ()

    @property
    def token(self) -> TokenKind | None:
        return None

    @property
    def cannot(self) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class Ability:
    """A complete ability.

    `zones`: where it says it works from; empty means the board. `condition`: the "if" after a trigger, the
    "while" or "if" of a passive, the "use only while" of an activated ability. `optional`: "you may" as the
    first part of the effect. `cost`: before the colon of an activated ability, or within the instructions of a
    triggered one ("you may pay 1 to"). `name`: what a scenario calls it when a card has several. `cannot` and
    `targets_only`: text behind the effect, about the ability itself. `enchants`: what an Aura can be attached to.
    `times`: how often its limit lets it in each such time. `given`: the number of the effect of another object that
    has given it, where it speaks of a choice; 0 for one of the object's own text. `costs`: of using it, what it says.
    """

    kind: AbilityKind
    effects: tuple[Effect, ...] = ()
    trigger: Trigger | None = None
    condition: Condition | None = None
    cost: Cost = Cost()
    optional: bool = False
    limit: Limit = Limit.NONE
    times: int = 1
    zones: tuple[str, ...] = ()
    replacement: Replacement | None = None
    continuous: Continuous | None = None
    origin: Origin = Origin.PRINTED
    duration: Duration = Duration.PERMANENT
    keywords: tuple[str, ...] = ()
    name: str = ""
    link: str | None = None
    leads_to: tuple[str, ...] = ()
    cannot: tuple[str, ...] = ()
    targets_only: Filter | None = None
    enchants: Filter | None = None
    instead: Ability | None = None  # a self-replacement of what the effect of this very ability does
    given: int = 0
    costs: tuple[Change, ...] = ()

    @property
    def waits_for_the_next(self) -> bool:
        """Whether its statement waits for the next object that fits, however long it waits."""
        return self.duration is Duration.NEXT_TIME or (self.continuous is not None and self.continuous.next_only)

    @property
    def limit_in_words(self) -> str:
        """How often at most: once each turn, 2 times each turn."""
        return self.limit.value if self.times == 1 else self.limit.value.replace("once", f"{self.times} times")


@dataclass(frozen=True, slots=True, weakref_slot=True)
class CardFacts:
    """A card as structured facts: what the evaluator and the pages need, never its printed text.

    `described`: its abilities are told, if only that it has none; otherwise nobody knows what it does, or `unread`
    says why its text cannot be played.
    `costs`: what stands behind those of its keywords that are written with a cost. `other_face`: the face that is not
    up, of a card that has two; of two faces only the one that is up knows the other. `forms`: as what it can be played
    beside or in place of what it is, each under the key of a file that says so; what is played so knows the `whole`.
    `priced`: it says what it costs, if only that it is nothing.
    """

    name: str
    types: tuple[str, ...]
    tags: tuple[str, ...] = ()
    stats: tuple[tuple[str, int], ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    cost: Cost = Cost()
    domains: tuple[str, ...] = ()
    described: bool = True
    unread: str = ""
    costs: tuple[tuple[str, Cost], ...] = ()
    other_face: CardFacts | None = None
    forms: tuple[tuple[str, CardFacts], ...] = ()
    whole: CardFacts | None = None
    priced: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """What it is called: of a card that is several parts of one kind together, the names of all of them."""
        kinds = [kind for kind, _ in self.forms]
        together = len(kinds) > 1 and len(set(kinds)) == 1
        return tuple(form.name for _, form in self.forms) if together else (self.name,)

    def turned(self) -> CardFacts:
        """The card with its other face up; itself where it has no other."""
        other = self.other_face
        return self if other is None else replace(other, other_face=replace(self, other_face=None))


__all__ = [
    "Ability",
    "AbilityKind",
    "CardFacts",
    "Change",
    "Continuous",
    "Cost",
    "Duration",
    "Effect",
    "Filter",
    "Limit",
    "Mode",
    "Origin",
    "Replacement",
    "TokenKind",
    "Trigger",
]
