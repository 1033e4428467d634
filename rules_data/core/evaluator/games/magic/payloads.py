"""What Magic's own events carry."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.abilities import Duration, Selector
from rules_data.core.abilities.effects import TRANSFORMED
from rules_data.core.evaluator.state import GameObject, Modifier, OfDamage, OfResource, Payload, WithStatus

# What damage is that creatures deal in combat; any other is noncombat damage.
COMBAT_DAMAGE = "combat"
NONCOMBAT_DAMAGE = "noncombat"


@dataclass(frozen=True, slots=True)
class IntoZone(WithStatus):
    """An object comes into a zone: under whose control and attached to what, if it is the battlefield's.

    `bottom`: of a library. `host` is the handle of what it is attached to, `counters` what it enters with; `attacked`
    the handle of what it attacks as it is there, `as_copy` what makes it a copy, `marks` in what further states it is.
    """

    zone: str = ""
    bottom: bool = False
    controller: str = ""
    host: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    attacked: str = ""
    as_copy: Modifier | None = None
    marks: tuple[str, ...] = ()

    @property
    def under(self) -> str:
        return self.controller

    @property
    def told(self) -> str:
        return f" {TRANSFORMED}" if self.status == TRANSFORMED else ""


@dataclass(frozen=True, slots=True)
class SpentOnlyOn(OfResource):
    """Mana that is spent only on some spells or abilities, as what added it says: `source`."""

    to_cast: Selector | None
    to_activate: Selector | None
    source: GameObject


@dataclass(frozen=True, slots=True)
class ExcessElsewhere(OfDamage):
    """Damage, of which what goes beyond lethal damage is dealt to whoever controls its object."""


@dataclass(frozen=True, slots=True)
class Unpreventable(Payload):
    """A player loses by conceding, or wins as the last player left: what no effect can keep from happening."""


_INTO = {"battlefield": " onto the battlefield", "command": " into the command zone", "exile": " into exile"}


@dataclass(frozen=True, slots=True)
class Put(IntoZone):
    """An object is put into a zone, which is told of it: no other word of the event says which."""

    @property
    def told(self) -> str:
        return _INTO.get(self.zone, f" into the {self.zone}")


@dataclass(frozen=True, slots=True)
class Turned(Payload):
    """A permanent has been turned over to the face of this name."""

    face: str = ""

    @property
    def told(self) -> str:
        return f" into {self.face}" if self.face else ""


@dataclass(frozen=True, slots=True)
class UntilGone(IntoZone):
    """An object goes into a zone until another one, `until`, has left the battlefield."""

    until: tuple[str, int] = ("", 0)


@dataclass(frozen=True, slots=True)
class Rearranged(Payload):
    """Cards of a library that come to its top and its bottom, by their handles, the uppermost first."""

    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OfControl(Payload):
    """A change of control: how long it lasts, and who has lost it once it has happened.

    Without a duration it only `settles` who controls an object by the effects there are.
    """

    duration: Duration | None = Duration.PERMANENT
    lost_by: str = ""


@dataclass(frozen=True, slots=True)
class OfAttacking(Payload):
    """The player who is attacked, '' where that is no player; and whoever defends, for themselves or what they have.

    `target` is the handle of what is attacked, whatever that is.
    """

    defender: str = ""
    defending: str = ""
    target: str = ""

    @property
    def against(self) -> str:
        return self.defending

    @property
    def attacked(self) -> str:
        return self.target


@dataclass(frozen=True, slots=True)
class AlreadyUnattached(Payload):
    """What is attached elsewhere, or has gone, became unattached with that."""

    @property
    def parted(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Produced(Payload):
    """A permanent has been tapped for mana of these types."""

    types: tuple[str, ...] = ()
