"""What is done to objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Duration, Effect, TokenKind
from rules_data.core.abilities.model_values import Relation, Selector
from rules_data.core.abilities.written import Doer, Keys, Part, Shape

NO_REGENERATION = "no regeneration"


@dataclass(frozen=True, slots=True)
class OnObjects(Effect):
    """An instruction that acts on objects."""

    main: ClassVar[Part] = written.OBJECTS
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
class Awaken(OnObjects):
    """To make the back faces of double-faced objects active."""

    verb: ClassVar[str] = "awaken"


@dataclass(frozen=True, slots=True)
class Empower(OnObjects):
    """To render objects empowered."""

    verb: ClassVar[str] = "empower"


@dataclass(frozen=True, slots=True)
class Disempower(OnObjects):
    """To take the empowered status from objects."""

    verb: ClassVar[str] = "disempower"


@dataclass(frozen=True, slots=True)
class Activate(OnObjects):
    """To let abilities of a kind go on the chain as if the event they are named after had just happened."""

    verb: ClassVar[str] = "activate"
    names_nothing: ClassVar[bool] = True
    keys: ClassVar[Keys] = {"abilities": Part(Shape.CATEGORY, "category", needed=True)}
    category: str = ""


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
class Steal(OnObjects):
    """To steal objects: control passes to whoever carries this out, for good, and they have stolen them."""

    verb: ClassVar[str] = "steal"


@dataclass(frozen=True, slots=True)
class Destroy(OnObjects):
    """To destroy objects, and whether they can be regenerated."""

    verb: ClassVar[str] = "destroy"
    states: ClassVar[frozenset[str]] = frozenset((NO_REGENERATION,))
    keys: ClassVar[Keys] = {NO_REGENERATION: written.STATE}
    status: str = ""


@dataclass(frozen=True, slots=True)
class Connive(OnObjects):
    """To have an object's controller draw and discard a card, for a counter on it if no land was discarded."""

    verb: ClassVar[str] = "connive"
    done_by: ClassVar[Doer | None] = Doer.ITS_CONTROLLER


@dataclass(frozen=True, slots=True)
class Explore(OnObjects):
    """To have an object's controller reveal a card: a land to hand, or else a counter on the object."""

    verb: ClassVar[str] = "explore"
    done_by: ClassVar[Doer | None] = Doer.ITS_CONTROLLER


@dataclass(frozen=True, slots=True)
class Fight(OnObjects):
    """To have an object and another one deal damage to each other."""

    verb: ClassVar[str] = "fight"
    keys: ClassVar[Keys] = {"with": written.OTHERS}
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class Pair(OnObjects):
    """To pair an object with another one, for as long as they belong together."""

    verb: ClassVar[str] = "pair"
    keys: ClassVar[Keys] = {"with": written.OTHERS}
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class Goad(OnObjects):
    """To goad objects: to have them attack, and somebody else, until one's next turn."""

    verb: ClassVar[str] = "goad"


@dataclass(frozen=True, slots=True)
class Regenerate(OnObjects):
    """To regenerate objects: to keep each from its next destruction."""

    verb: ClassVar[str] = "regenerate"
    names_nothing: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


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
class DrawCards(OnObjects):
    """To draw these cards, wherever they are."""

    verb: ClassVar[str] = "draw card"


@dataclass(frozen=True, slots=True)
class LookAt(OnObjects):
    """To look at objects that not everybody sees, and to leave them where they are."""

    verb: ClassVar[str] = "look at"


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
    """To transform objects: by themselves, or `into` a permanent, be it a token that is made for it."""

    verb: ClassVar[str] = "transform"
    keys: ClassVar[Keys] = {"into": written.OTHERS, "into token": Part(Shape.OF_TOKENS, "token")}
    others: Selector | None = None
    token: TokenKind | None = None


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
    """To freeze objects, for a time."""

    verb: ClassVar[str] = "freeze"
    keys: ClassVar[Keys] = {"for": written.DURATION}
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class Unfreeze(OnObjects):
    """To unfreeze objects."""

    verb: ClassVar[str] = "unfreeze"


@dataclass(frozen=True, slots=True)
class Mark(OnObjects):
    """To mark objects."""

    verb: ClassVar[str] = "mark"


@dataclass(frozen=True, slots=True)
class Pitch(OnObjects):
    """To pitch objects, and to gain what they give for that."""

    verb: ClassVar[str] = "pitch"


@dataclass(frozen=True, slots=True)
class Negate(OnObjects):
    """To negate objects."""

    verb: ClassVar[str] = "negate"


@dataclass(frozen=True, slots=True)
class RemoveFromTheGame(OnObjects):
    """To take objects out of the game."""

    verb: ClassVar[str] = "remove from the game"


@dataclass(frozen=True, slots=True)
class Redirect(OnObjects):
    """Of damage that is about to be dealt: it is dealt to another object, or player, instead."""

    verb: ClassVar[str] = "redirect"
    names_nothing: ClassVar[bool] = True
    keeps_its_moment: ClassVar[bool] = True
    done_by: ClassVar[Doer | None] = Doer.NOBODY


@dataclass(frozen=True, slots=True)
class Designate(OnObjects):
    """To give objects a designation, which is nothing but a mark that abilities look for."""

    verb: ClassVar[str] = "designate"
    keys: ClassVar[Keys] = dict.fromkeys(
        ("renowned", "monstrous", "saddled", "solved", "level 2", "level 3"), written.STATE
    )
    states: ClassVar[frozenset[str]] = frozenset((*keys, "tribute paid"))
    status: str = ""


@dataclass(frozen=True, slots=True)
class Choose(OnObjects):
    """Objects are chosen, and nothing is done to them yet."""

    verb: ClassVar[str] = "choose"
