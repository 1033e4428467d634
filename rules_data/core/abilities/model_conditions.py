"""Conditions: what must be so for an ability, or for one of its instructions, to do something."""

from __future__ import annotations

from dataclasses import dataclass

from .model_values import Amount, Comparison, Filter, Relation, Selector


@dataclass(frozen=True, slots=True)
class NumberIs:
    """An amount passes a test: two or more cards in hand, exactly one other unit here."""

    amount: Amount
    test: Comparison


@dataclass(frozen=True, slots=True)
class ObjectIs:
    """The selected objects (all of them, at least one) pass the filter: I am at a battlefield."""

    objects: Selector
    filter: Filter


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of such a player."""

    player: Relation


@dataclass(frozen=True, slots=True)
class InPhase:
    """The turn is in this phase or state: main, ending, showdown, open, closed."""

    name: str


@dataclass(frozen=True, slots=True)
class ItWasDone:
    """The instruction before this one was carried out ("if you do")."""


@dataclass(frozen=True, slots=True)
class CostWasPaid:
    """The optional additional cost with this name was chosen and paid."""

    name: str


@dataclass(frozen=True, slots=True)
class KeywordHolds:
    """What a keyword that other text depends on is short for is so: Legion, Level 3."""

    keyword: str
    number: int = 1


@dataclass(frozen=True, slots=True)
class AllOf:
    """Every one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """It does not hold."""

    condition: Condition


Condition = NumberIs | ObjectIs | TurnOf | InPhase | ItWasDone | CostWasPaid | KeywordHolds | AllOf | AnyOf | Not
