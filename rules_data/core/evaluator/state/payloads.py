"""What events carry that only events of their kind have, as records: those that more than one game knows.

A game's own kinds of events carry records of its own, declared with that game.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.abilities import Change, Duration


@dataclass(frozen=True, slots=True)
class Payload:
    """What an event carries; nothing, unless its kind has a record of its own."""

    @property
    def told(self) -> str:
        """How the record goes on that a trace has of the event, as " into the exile"; '' if it adds nothing."""
        return ""

    @property
    def against(self) -> str:
        """The player against whom it is done, as an attacking creature attacks; '' where there is none."""
        return ""

    @property
    def under(self) -> str:
        """The player under whose control an object arrives; '' where the event does not say."""
        return ""

    @property
    def attacked(self) -> str:
        """The handle of what is attacked; '' where the event is no attack."""
        return ""

    @property
    def targets(self) -> tuple[tuple[str, int], ...]:
        """What the object of the event had as its targets, where it waits to resolve no more."""
        return ()

    @property
    def parted(self) -> bool:
        """Whether the object of the event is no longer attached to what it was attached to before."""
        return False


NO_PAYLOAD = Payload()


@dataclass(frozen=True, slots=True)
class WithStatus(Payload):
    """The objects of the event come to where they go with a status: exhausted, tapped, face down."""

    status: str = ""


@dataclass(frozen=True, slots=True)
class OfToken(WithStatus):
    """A token that is made: whether its player chose where; and whether that place has been taken by one already."""

    chosen: bool = False
    taken: bool = False


@dataclass(frozen=True, slots=True)
class OfDamage(Payload):
    """Damage: whether an effect says that it cannot be prevented, and whether what is added to it has been added."""

    unpreventable: bool = False
    raised: bool = False


@dataclass(frozen=True, slots=True)
class OfChanges(Payload):
    """Changes made to an object, and for how long."""

    changes: tuple[Change, ...]
    duration: Duration


@dataclass(frozen=True, slots=True)
class OfResource(Payload):
    """What is added to a player's resources, by its name."""

    resource: str


@dataclass(frozen=True, slots=True)
class OfCounters(Payload):
    """Which counters are put or removed."""

    counter: str
