"""What is done to objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities.model import Cost, Duration, Effect
from rules_data.core.abilities.model_values import Relation, Selector


@dataclass(frozen=True, slots=True)
class OnObjects(Effect):
    """An instruction that acts on objects."""

    objects: Selector = field()


@dataclass(frozen=True, slots=True)
class Kill(OnObjects):
    """To kill objects."""

    verb: ClassVar[str] = "kill"


@dataclass(frozen=True, slots=True)
class Recycle(OnObjects):
    """To recycle objects."""

    verb: ClassVar[str] = "recycle"


@dataclass(frozen=True, slots=True)
class Ready(OnObjects):
    """To ready objects."""

    verb: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Exhaust(OnObjects):
    """To exhaust objects."""

    verb: ClassVar[str] = "exhaust"


@dataclass(frozen=True, slots=True)
class Heal(OnObjects):
    """To heal objects."""

    verb: ClassVar[str] = "heal"


@dataclass(frozen=True, slots=True)
class Stun(OnObjects):
    """To stun objects."""

    verb: ClassVar[str] = "stun"


@dataclass(frozen=True, slots=True)
class Buff(OnObjects):
    """To buff objects."""

    verb: ClassVar[str] = "buff"


@dataclass(frozen=True, slots=True)
class SpendBuff(OnObjects):
    """A buff is taken off an object that has one."""

    verb: ClassVar[str] = "spend buff"


@dataclass(frozen=True, slots=True)
class Counter(OnObjects):
    """To counter objects."""

    verb: ClassVar[str] = "counter"


@dataclass(frozen=True, slots=True)
class Detach(OnObjects):
    """To detach objects."""

    verb: ClassVar[str] = "detach"


@dataclass(frozen=True, slots=True)
class TakeControl(OnObjects):
    """Control passes to whoever carries this out, for good."""

    verb: ClassVar[str] = "take control"


@dataclass(frozen=True, slots=True)
class Destroy(OnObjects):
    """To destroy objects."""

    verb: ClassVar[str] = "destroy"


@dataclass(frozen=True, slots=True)
class Sacrifice(OnObjects):
    """To sacrifice objects."""

    verb: ClassVar[str] = "sacrifice"


@dataclass(frozen=True, slots=True)
class Tap(OnObjects):
    """To tap objects."""

    verb: ClassVar[str] = "tap"


@dataclass(frozen=True, slots=True)
class Untap(OnObjects):
    """To untap objects."""

    verb: ClassVar[str] = "untap"


@dataclass(frozen=True, slots=True)
class Reveal(OnObjects):
    """To reveal objects."""

    verb: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True)
class PhaseOut(OnObjects):
    """To phase out objects."""

    verb: ClassVar[str] = "phase out"


@dataclass(frozen=True, slots=True)
class PhaseIn(OnObjects):
    """To phase in objects."""

    verb: ClassVar[str] = "phase in"


@dataclass(frozen=True, slots=True)
class Transform(OnObjects):
    """To transform objects."""

    verb: ClassVar[str] = "transform"


@dataclass(frozen=True, slots=True)
class TurnFaceUp(OnObjects):
    """To turn face up objects."""

    verb: ClassVar[str] = "turn face up"


@dataclass(frozen=True, slots=True)
class TurnFaceDown(OnObjects):
    """To turn face down objects."""

    verb: ClassVar[str] = "turn face down"


@dataclass(frozen=True, slots=True)
class Unattach(OnObjects):
    """To unattach objects."""

    verb: ClassVar[str] = "unattach"


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(OnObjects):
    """To remove from combat objects."""

    verb: ClassVar[str] = "remove from combat"


@dataclass(frozen=True, slots=True)
class Freeze(OnObjects):
    """To freeze objects."""

    verb: ClassVar[str] = "freeze"


@dataclass(frozen=True, slots=True)
class Unfreeze(OnObjects):
    """To unfreeze objects."""

    verb: ClassVar[str] = "unfreeze"


@dataclass(frozen=True, slots=True)
class Mark(OnObjects):
    """To mark objects."""

    verb: ClassVar[str] = "mark"


@dataclass(frozen=True, slots=True)
class Negate(OnObjects):
    """To negate objects."""

    verb: ClassVar[str] = "negate"


@dataclass(frozen=True, slots=True)
class Choose(OnObjects):
    """Objects are chosen, and nothing is done to them yet."""

    verb: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Banish(OnObjects):
    """To banish objects, face down if it says so."""

    verb: ClassVar[str] = "banish"
    states: ClassVar[frozenset[str]] = frozenset(("face down",))
    status: str = ""


@dataclass(frozen=True, slots=True)
class Exile(OnObjects):
    """To exile objects, face down if it says so."""

    verb: ClassVar[str] = "exile"
    states: ClassVar[frozenset[str]] = frozenset(("face down",))
    status: str = ""


@dataclass(frozen=True, slots=True)
class Recall(OnObjects):
    """To send units back to base, exhausted if it says so."""

    verb: ClassVar[str] = "recall"
    states: ClassVar[frozenset[str]] = frozenset(("exhausted",))
    status: str = ""


@dataclass(frozen=True, slots=True)
class Return(OnObjects):
    """To put objects back: to a zone (their owner's hand if none is named), tapped, under whose control."""

    verb: ClassVar[str] = "return"
    states: ClassVar[frozenset[str]] = frozenset(("tapped",))
    to: str = ""
    status: str = ""
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class Put(OnObjects):
    """To put objects into a zone: tapped, face down or on the bottom, under whose control."""

    verb: ClassVar[str] = "put"
    states: ClassVar[frozenset[str]] = frozenset(("tapped", "face down", "on the bottom"))
    to: str = ""
    status: str = ""
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class Move(OnObjects):
    """To move units to a place: a word for it, or the place itself in `location`."""

    verb: ClassVar[str] = "move"
    to: str = ""
    location: Selector | None = None


@dataclass(frozen=True, slots=True)
class Play(OnObjects):
    """To play cards, to a place, for another cost than theirs, ready or exhausted."""

    verb: ClassVar[str] = "play"
    states: ClassVar[frozenset[str]] = frozenset(("ready", "exhausted"))
    to: str = ""
    location: Selector | None = None
    cost: Cost | None = None
    status: str = ""


@dataclass(frozen=True, slots=True)
class Cast(OnObjects):
    """To cast cards; a cost of nothing is "without paying its mana cost"."""

    verb: ClassVar[str] = "cast"
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class GainControl(OnObjects):
    """Control passes to whoever carries this out, for a time."""

    verb: ClassVar[str] = "gain control"
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class Attach(OnObjects):
    """To attach objects to others."""

    verb: ClassVar[str] = "attach"
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class Search(OnObjects):
    """To look for cards that fit in a deck."""

    verb: ClassVar[str] = "search"
