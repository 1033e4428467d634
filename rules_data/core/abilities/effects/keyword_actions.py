"""Keyword actions of a player: one word stands for what the rules spell out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Effect
from rules_data.core.abilities.model_values import Relation
from rules_data.core.abilities.written import Doer, Keys, Part, Shape

from .objects import OnObjects
from .players import OfAmount


@dataclass(frozen=True, slots=True)
class Scry(OfAmount):
    """To look at the top cards and put each on the top or the bottom, in any order."""

    verb: ClassVar[str] = "scry"


@dataclass(frozen=True, slots=True)
class Surveil(OfAmount):
    """To look at the top cards and put each on the top or into the graveyard."""

    verb: ClassVar[str] = "surveil"


@dataclass(frozen=True, slots=True)
class Predict(OfAmount):
    """To look at the top cards, to recycle any of them, and to put the others back on top in any order."""

    verb: ClassVar[str] = "predict"


@dataclass(frozen=True, slots=True)
class Opt(OfAmount):
    """To look at the top cards and put each on the top or the bottom."""

    verb: ClassVar[str] = "opt"


@dataclass(frozen=True, slots=True)
class CrowdCheers(Effect):
    """The crowd cheers a player."""

    verb: ClassVar[str] = "crowd cheers"


@dataclass(frozen=True, slots=True)
class CrowdBoos(Effect):
    """The crowd boos a player."""

    verb: ClassVar[str] = "crowd boos"


@dataclass(frozen=True, slots=True)
class Venture(Effect):
    """To move into the next room of a dungeon; a new one is of the name that stands under `into`, if one does."""

    verb: ClassVar[str] = "venture"
    keys: ClassVar[Keys] = {"into": Part(Shape.NAME, "into")}
    names_nothing: ClassVar[bool] = True
    into: str = ""


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """To give any number of players and objects one more of each kind of counter that they have."""

    verb: ClassVar[str] = "proliferate"


@dataclass(frozen=True, slots=True)
class Bolster(OfAmount):
    """To put so many counters on the creature of one's own that has the least toughness."""

    verb: ClassVar[str] = "bolster"


WON_THE_FLIP, LOST_THE_FLIP = "won the flip", "lost the flip"


@dataclass(frozen=True, slots=True)
class FlipACoin(Effect):
    """To flip a coin: whoever does it is known as who won the flip, or as who lost it."""

    verb: ClassVar[str] = "flip a coin"
    names: ClassVar[tuple[str, ...]] = (WON_THE_FLIP, LOST_THE_FLIP)


HAUNTED = "haunted"


@dataclass(frozen=True, slots=True)
class Haunt(OnObjects):
    """To exile the card that says so, haunting one of the objects: what speaks of that one knows it by a name."""

    verb: ClassVar[str] = "haunt"
    names: ClassVar[tuple[str, ...]] = (HAUNTED,)


@dataclass(frozen=True, slots=True)
class SwapAura(Effect):
    """To exchange the Aura that says so with an Aura card in one's hand, which is attached to the same then."""

    verb: ClassVar[str] = "swap aura"


@dataclass(frozen=True, slots=True)
class CastCopy(OnObjects):
    """To copy cards, and to cast the copies for nothing."""

    verb: ClassVar[str] = "cast copy of"


@dataclass(frozen=True, slots=True)
class Populate(Effect):
    """To create a copy of a creature token of one's own."""

    verb: ClassVar[str] = "populate"


@dataclass(frozen=True, slots=True)
class Investigate(OfAmount):
    """To create Clues, so many times one."""

    verb: ClassVar[str] = "investigate"


@dataclass(frozen=True, slots=True)
class Discover(OfAmount):
    """To exile cards up to a cheap enough one, and to cast that for nothing or to take it into the hand."""

    verb: ClassVar[str] = "discover"


@dataclass(frozen=True, slots=True)
class Incubate(OfAmount):
    """To create an Incubator with so many counters, which can become a creature."""

    verb: ClassVar[str] = "incubate"


@dataclass(frozen=True, slots=True)
class Manifest(OnObjects):
    """To put cards onto the battlefield face down, each as a 2/2 creature that its mana cost turns up."""

    verb: ClassVar[str] = "manifest"


@dataclass(frozen=True, slots=True)
class Cloak(OnObjects):
    """To put cards onto the battlefield face down, each as a 2/2 creature with ward that its mana cost turns up."""

    verb: ClassVar[str] = "cloak"
    brings: ClassVar[tuple[str, ...]] = ("ward",)


@dataclass(frozen=True, slots=True)
class Suspect(OnObjects):
    """To make creatures suspected: they have menace and cannot block; or, with the status, no longer suspected."""

    verb: ClassVar[str] = "suspect"
    keys: ClassVar[Keys] = {"no longer": written.STATE}
    states: ClassVar[frozenset[str]] = frozenset(keys)
    status: str = ""


@dataclass(frozen=True, slots=True)
class Exert(OnObjects):
    """To have permanents stay tapped in the next untap step of whoever controls them."""

    verb: ClassVar[str] = "exert"


@dataclass(frozen=True, slots=True)
class Ascend(Effect):
    """To get the city's blessing, with ten permanents or more of one's own."""

    verb: ClassVar[str] = "ascend"


@dataclass(frozen=True, slots=True)
class TakeInitiative(Effect):
    """To take the initiative, from whoever has it."""

    verb: ClassVar[str] = "take the initiative"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BecomeMonarch(Effect):
    """To become the monarch, whoever was it before."""

    verb: ClassVar[str] = "become the monarch"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Planeswalk(Effect):
    """To turn to the next plane."""

    verb: ClassVar[str] = "planeswalk"


@dataclass(frozen=True, slots=True)
class Intimidate(Effect):
    """Another player banishes a card of their hand, for this turn."""

    verb: ClassVar[str] = "intimidate"
    names_nothing: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Charge(Effect):
    """To put a card of the hand into the soul."""

    verb: ClassVar[str] = "charge"


@dataclass(frozen=True, slots=True)
class Transcend(Effect):
    """To put the source of this into its owner's hand, with its back face active."""

    verb: ClassVar[str] = "transcend"
    done_by: ClassVar[Doer | None] = Doer.ITS_OWNER


@dataclass(frozen=True, slots=True)
class Clash(Effect):
    """To compare the top cards of the decks, with another player: an opponent if none is named."""

    verb: ClassVar[str] = "clash"
    names: ClassVar[tuple[str, ...]] = ("revealed",)
    keys: ClassVar[Keys] = {"with": Part(Shape.PLAYER, "whose")}
    whose: Relation = Relation.YOU
