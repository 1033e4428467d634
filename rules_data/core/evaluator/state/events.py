"""Events: what would happen or has happened, with what an event of its kind carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from .changing import record, replace
from .objects import NO_CAUSE, Cause, GameObject
from .payloads import NO_PAYLOAD, Payload, WithStatus
from .replacer import Replacer

P = TypeVar("P", bound=Payload)


@record
class Modifications:
    """What replacement effects do to an event; a game may know of more than this.

    `own` are the replacements of the very effect that makes it happen, `afterwards` those that add something once it
    has happened. `moved_elsewhere`: the move that was to be part of it has been replaced, and what was done is done
    without it.
    """

    own: tuple[Replacer, ...] = ()
    afterwards: tuple[Replacer, ...] = ()
    moved_elsewhere: bool = False

    def then(self, replacer: Replacer) -> Modifications:
        """The same, with what a replacement effect adds once the event has happened."""
        return replace(self, afterwards=(*self.afterwards, replacer))


UNMODIFIED = Modifications()


@record
class Event:
    """Something that would happen (proposed) or has happened (committed).

    `objects` are the things it happens to, as they were before; `after` the same once it has happened.
    `payload` is what only events of its kind carry, as a record; `modified` what effects have made of it.
    `applied` are the replacement effects that have had their turn at it. `procedure` is the step of the game it is a
    part of, where other rules say so than those on its kind.
    """

    kind: str
    objects: tuple[GameObject, ...] = ()
    player: str = ""
    amount: int = 1
    at: str = ""
    to: str = ""
    cause: Cause = NO_CAUSE
    category: tuple[str, ...] = ()
    phase: str = ""
    payload: Payload = NO_PAYLOAD
    modified: Modifications = UNMODIFIED
    applied: frozenset[str] = frozenset()
    after: tuple[GameObject, ...] = ()
    also: tuple[str, ...] = ()
    procedure: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        return (self.kind, *self.also)

    @property
    def status(self) -> str:
        """The status with which its objects come to where it takes them, where it names one."""
        return self.payload.status if isinstance(self.payload, WithStatus) else ""

    @property
    def without_its_move(self) -> bool:
        """Whether its objects have been moved elsewhere than the event itself would have moved them."""
        return self.modified.moved_elsewhere

    def carried(self, record: type[P]) -> P:
        """What an event of this kind carries. A `TypeError` says which event was made without it."""
        if not isinstance(self.payload, record):
            raise TypeError(f"The event {self.kind!r} carries no {record.__name__}.")
        return self.payload

    @property
    def subject(self) -> GameObject | None:
        return self.objects[0] if self.objects else None


@record
class Occurrence:
    """One way in which an event fulfils a trigger: the event, and which of its objects.

    `controller`: who controls that object where it has arrived, if that is who its controller is.
    """

    event: Event
    object: GameObject | None
    controller: str = ""


@dataclass(frozen=True, slots=True)
class OfTriggering(Payload):
    """That an ability triggers: the event it triggers on, and the word by which it means that event."""

    because: Event
    word: str = ""
