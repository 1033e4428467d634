"""What Riftbound's own events carry."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator.state import NOTHING_PAID, Paid, Payload, WithStatus


@dataclass(frozen=True, slots=True)
class OfPlaying(WithStatus):
    """A card is played: how it enters, and the additional costs paid for it."""

    paid: Paid = NOTHING_PAID


@dataclass(frozen=True, slots=True)
class OfSpell(Payload):
    """A spell has been played, and has resolved before: what its targets were."""

    had: tuple[tuple[str, int], ...] = ()

    @property
    def targets(self) -> tuple[tuple[str, int], ...]:
        return self.had


@dataclass(frozen=True, slots=True)
class OfScoring(Payload):
    """A battlefield is conquered or held: whether that gained a point."""

    point: bool


@dataclass(frozen=True, slots=True)
class Rearranged(Payload):
    """Cards come to lie on top of a deck: their handles, the uppermost first."""

    top: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OfDesignation(Payload):
    """Units become attackers or defenders: the handles of those that have been so in this combat."""

    again: tuple[str, ...] = ()
