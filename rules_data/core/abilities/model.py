"""An ability as data: what it watches for, what it costs, what it does and for how long.

One record serves every kind, because the documents build the kinds on one another: a delayed ability is any
other kind with an expiry, a reflexive one is a triggered one with another origin, a replacement is passive.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .model_values import Amount, Condition, EventPattern, Filter, Relation, Selector


class AbilityKind(StrEnum):
    """The structures an ability can have."""

    PASSIVE = "passive"
    REPLACEMENT = "replacement"
    ACTIVATED = "activated"
    TRIGGERED = "triggered"
    INSTRUCTIONS = "instructions"  # what a spell does when it is carried out


class Origin(StrEnum):
    """Where an ability comes from."""

    PRINTED = "printed"
    GRANTED = "granted"
    DELAYED = "delayed"
    REFLEXIVE = "reflexive"


class Duration(StrEnum):
    """How long something created by an effect lasts."""

    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    NEXT_TIME = "next time"  # until it has applied or triggered once, and no longer than the turn
    WHILE_ON_BOARD = "while on board"  # as long as the object it is linked to stays where it is
    WHILE_CONTROLLED = "while you control this"  # as long as its source is on the board under the same control
    THIS_LINK = "this chain link"
    END_OF_NEXT_TURN = "until the end of the next turn"
    START_OF_NEXT_TURN = "until the start of the next turn"
    PERMANENT = "permanent"


class Limit(StrEnum):
    """How often an ability may trigger, apply or be used."""

    NONE = "none"
    ONCE_EACH_TURN = "once each turn"
    ONCE_EACH_COMBAT = "once each combat"
    ONCE = "once"
    DONE_ONCE_EACH_TURN = "do this only once each turn"  # counted when it is done, not when it triggers


@dataclass(frozen=True, slots=True)
class Trigger:
    """The condition of a triggered ability.

    `ordinal` 1 is "the first time", 2 "the second time"; counted within `per` (turn or combat).
    `ordinals`: further such times ("the first and second time"). `patterns`: any one of them fulfils the condition.
    `together`: "one or more", which is fulfilled once by everything that happens at the same moment. `state`: it is
    not an event that fulfils the condition but a state of the game, for as long as it is so. `each_player`: the times
    are counted for each player by themselves ("an opponent's second").
    """

    patterns: tuple[EventPattern, ...]
    ordinal: int | None = None
    per: str = "turn"
    together: bool = False
    state: Condition | None = None
    ordinals: tuple[int, ...] = ()
    each_player: bool = False


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid: resources by name, and things done as a cost (exhaust me, discard 1, kill a unit)."""

    resources: tuple[tuple[str, int], ...] = ()
    actions: tuple[Effect, ...] = ()

    @property
    def is_free(self) -> bool:
        return not self.resources and not self.actions


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
    """One thing a passive ability (or an effect with a duration) changes about the objects it affects.

    In games with stages a change may also be: set, times or divide (a number's value), base, set base, times base,
    divide base, swap base (with `other`), gain number, lose number, name, domain, copy (`card`, found by `of`),
    controller, and lose keyword, lose ability, lose type, lose tag (`name` "all" for every one).

    `what`: stat (then `name` and `amount`), set stat, keyword, status, type, ability, cost (of playing,
    resource in `name`), additional cost (`cost`, `optional`), enters (ready or exhausted in `name`),
    permission or prohibition (in `name`, such as "play here" or "cannot move").
    """

    what: str
    name: str = ""
    amount: Amount = 0
    minimum: int | None = None
    ability: Ability | None = None
    cost: Cost | None = None
    optional: bool = False
    other: str = ""
    of: Selector | None = None
    card: CardFacts | None = None
    pattern: EventPattern | None = None


@dataclass(frozen=True, slots=True)
class Continuous:
    """A passive ability's statement: these objects (or the player's plays) are changed in this way."""

    affects: Selector
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A token to be played or created."""

    name: str
    types: tuple[str, ...] = ("unit",)
    tags: tuple[str, ...] = ()
    stats: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    domains: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the bulleted options of an effect."""

    name: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One instruction. `verb` is a word of the closed list; it says which of the other fields mean something.

    `objects` is what is acted on, `player` who does it, `amount` how much or how many, `to` a zone or
    location, `status` a named state (ready, exhausted, a keyword), `condition` an "if" within the text,
    `players` who does it where that is chosen or found, `effects` nested instructions (at once, for each, if,
    repeat), `otherwise` what happens if not, `source` the object that does it when the text names one, `cost` a cost
    within the instructions. `whose` turn a duration speaks of, `lasting` the condition something depends on.
    `category`: the kind of damage; `cannot`: what cannot be done about it. `instead`: what replaces the event of
    this very instruction, on its condition.
    """

    verb: str
    objects: Selector | None = None
    others: Selector | None = None
    player: Relation = Relation.YOU
    players: Selector | None = None
    amount: Amount = 1
    to: str = ""
    location: Selector | None = None
    status: str = ""
    duration: Duration = Duration.PERMANENT
    condition: Condition | None = None
    optional: bool = False
    cost: Cost | None = None
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    modes: tuple[Mode, ...] = ()
    ability: Ability | None = None
    changes: tuple[Change, ...] = ()
    token: TokenKind | None = None
    source: Selector | None = None
    bind: str | None = None
    whose: Relation = Relation.YOU
    lasting: Condition | None = None
    category: str = ""
    cannot: tuple[str, ...] = ()
    instead: Ability | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """A complete ability.

    `zones`: where it says it works from; empty means the board. `condition`: the "if" after a trigger, the
    "while" or "if" of a passive, the "use only while" of an activated ability. `optional`: "you may" as the
    first part of the effect. `cost`: before the colon of an activated ability, or within the instructions of a
    triggered one ("you may pay 1 to"). `name`: what a scenario calls it when a card has several. `cannot` and
    `targets_only`: text behind the effect, about the ability itself. `enchants`: what an Aura can be attached to.
    `times`: how often its limit lets it in each such time.
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


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card as structured facts: what the evaluator and the pages need, never its printed text."""

    name: str
    types: tuple[str, ...]
    tags: tuple[str, ...] = ()
    stats: tuple[tuple[str, int], ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    cost: Cost = Cost()
    domains: tuple[str, ...] = ()


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
