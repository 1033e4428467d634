"""What Flesh and Blood's own events carry."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator.state import Event, OfDamage, Payload


@dataclass(frozen=True, slots=True)
class OfAttack(OfDamage):
    """Damage of an attack: which object hits with it."""

    attack: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class OfHit(Payload):
    """A part of a hit, told under one of its words: the damage that was taken."""

    taken: Event


@dataclass(frozen=True, slots=True)
class OfClash(Payload):
    """A clash: who clashes, its number, and the object for whose effects the revealed cards are remembered."""

    players: tuple[str, ...]
    number: int
    link: str


@dataclass(frozen=True, slots=True)
class OutcomeOfClash(Payload):
    """What has come of a clash for one player: the number of the clash."""

    number: int


@dataclass(frozen=True, slots=True)
class Under(Payload):
    """Objects come under a permanent."""

    permanent: tuple[str, int]


@dataclass(frozen=True, slots=True)
class OfApplication(Payload):
    """A continuous effect has begun to apply (6.2.5): what it gives is worked out, and not done once more."""
