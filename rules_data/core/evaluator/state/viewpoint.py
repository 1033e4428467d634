"""From whose viewpoint an ability is read, and the frame in which it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field

from .events import Event, Occurrence
from .objects import Cause, Delayed, GameObject
from .payment import NOTHING_PAID, Paid
from .values import GameState, Item


@dataclass(slots=True)
class Viewpoint:
    """Who is "you", which object is "me", what "it" is, and what earlier instructions found.

    `opponent`: the one of several opponents that is looked at just now. `given`: the number of the effect that has
    given its ability to the source; 0 where it is of the source's own text. `here`: what an effect calls "here" since
    something that was to come there has come to that place; "" for where its source is.
    """

    you: str
    source: GameObject
    state: GameState
    occurrence: Occurrence | None = None
    bindings: dict[str, tuple[tuple[str, int], ...]] = field(default_factory=dict)
    done: bool = False
    undone: tuple[str, ...] = ()  # by which rules what was asked for was not done, though something else happened
    times_paid: int = 0
    paid: Paid = NOTHING_PAID
    that_player: str = ""
    opponent: str = ""
    delayed: Delayed | None = None
    became: dict[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
    given: int = 0
    here: str = ""

    @property
    def it(self) -> GameObject | None:
        found = self.occurrence.object if self.occurrence else None
        return self.delayed.it if found is None and self.delayed is not None else found


@dataclass(slots=True)
class Frame:
    """An ability being carried out: from whose viewpoint, as what cause, for which item."""

    view: Viewpoint
    cause: Cause
    item: Item | None = None
    replaces: bool = False
    creator: str = ""  # what a delayed ability made here is created by, if not the item or a replacement
    begun: int = 0  # how many events there had been when it began
    did: tuple[int, Event] | None = None  # what the latest instruction did, and how many events there were by then

    @property
    def label(self) -> str:
        """What carries it out is called: the item, or the object whose ability is no item."""
        return self.item.label if self.item is not None else self.cause.name
