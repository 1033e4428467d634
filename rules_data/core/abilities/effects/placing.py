"""What puts objects somewhere else, or gives them to someone: where to, in what state, under whose control."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import written
from rules_data.core.abilities.model import Cost, Duration, Effect
from rules_data.core.abilities.model_values import Amount, Filter, Relation, Selector
from rules_data.core.abilities.written import Doer, Keys, Part, Shape

from .objects import OnObjects
from .results import LANDS, TAPPED_AND_ATTACKING, TRANSFORMED


@dataclass(frozen=True, slots=True)
class Banish(OnObjects):
    """To banish objects, face down if it says so."""

    verb: ClassVar[str] = "banish"
    states: ClassVar[frozenset[str]] = frozenset(("face down",))
    keys: ClassVar[Keys] = {"face down": written.STATE}
    status: str = ""


@dataclass(frozen=True, slots=True)
class AddDefender(OnObjects):
    """To add cards to the active chain link as defending cards."""

    verb: ClassVar[str] = "add defender"


@dataclass(frozen=True, slots=True)
class PutAttacking(OnObjects):
    """To put a card onto the active chain link as the attacking card."""

    verb: ClassVar[str] = "put attacking"
    done_by: ClassVar[Doer | None] = Doer.ITS_CONTROLLER


@dataclass(frozen=True, slots=True)
class CreateCard(Effect):
    """To create cards of a name in a zone: what they are is what is printed on the card of that name."""

    verb: ClassVar[str] = "create card"
    main: ClassVar[Part] = Part(Shape.NAME, "name")
    keys: ClassVar[Keys] = {"to": Part(Shape.ZONE, "to", needed=True), "count": written.AMOUNT}
    name: str = field()
    to: str = ""
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class Exile(OnObjects):
    """To exile objects, face down if it says so, and `until` when they come back, if they do."""

    verb: ClassVar[str] = "exile"
    states: ClassVar[frozenset[str]] = frozenset(("face down",))
    keys: ClassVar[Keys] = {"face down": written.STATE, "until": Part(Shape.ENDING, "until")}
    status: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Recall(OnObjects):
    """To send units back to base, exhausted if it says so."""

    verb: ClassVar[str] = "recall"
    states: ClassVar[frozenset[str]] = frozenset(("exhausted",))
    keys: ClassVar[Keys] = {"exhausted": written.STATE}
    status: str = ""


@dataclass(frozen=True, slots=True)
class Return(OnObjects):
    """To put objects back: to a zone (their owner's hand if none is named), tapped, under whose control.

    On the battlefield each may enter with a counter. `under`: None where it is whoever is told to do it.
    """

    verb: ClassVar[str] = "return"
    states: ClassVar[frozenset[str]] = frozenset(("tapped", TRANSFORMED))
    keys: ClassVar[Keys] = {
        "to": written.ZONE,
        "tapped": written.STATE,
        TRANSFORMED: written.STATE,
        "under": Part(Shape.PLAYER, "under"),
        "with counter": Part(Shape.COUNTER, "counter"),
    }
    to: str = ""
    status: str = ""
    under: Relation | None = None
    counter: str = ""


@dataclass(frozen=True, slots=True)
class Put(OnObjects):
    """To put objects into a zone: tapped, face down or on the bottom, under whose control, in an order of choice.

    `under`: None where it is whoever is told to do it.
    """

    verb: ClassVar[str] = "put"
    states: ClassVar[frozenset[str]] = frozenset(
        ("tapped", TAPPED_AND_ATTACKING, "face down", "face up", "on the bottom")
    )
    keys: ClassVar[Keys] = {
        "to": Part(Shape.ZONE, "to", needed=True),
        "tapped": written.STATE,
        TAPPED_AND_ATTACKING: written.STATE,
        "attacking": written.OTHERS,
        "face down": written.STATE,
        "face up": written.STATE,
        "on the bottom": written.STATE,
        "under": Part(Shape.PLAYER, "under"),
        "in any order": Part(Shape.FLAG, "ordered"),
    }
    to: str = ""
    status: str = ""
    others: Selector | None = None
    under: Relation | None = None
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Move(OnObjects):
    """To move units to a place: a word for it, or the place itself in `location`."""

    verb: ClassVar[str] = "move"
    keys: ClassVar[Keys] = {"to": written.PLACE}
    to: str = ""
    location: Selector | None = None


@dataclass(frozen=True, slots=True)
class Equip(OnObjects):
    """To equip objects: in their own place, or `to` an object, for what that costs, so much `less`."""

    verb: ClassVar[str] = "equip"
    keys: ClassVar[Keys] = {"to": Part(Shape.OBJECTS, "others", needed=True), "less": written.AMOUNT}
    others: Selector | None = None
    amount: Amount = 0


@dataclass(frozen=True, slots=True)
class Play(OnObjects):
    """To play cards, to a place, for another cost than theirs or `without` one part of it, ready or exhausted.

    `recycled`, `banished`: what is done with them then, as soon as they would leave where they wait.
    """

    verb: ClassVar[str] = "play"
    names_nothing: ClassVar[bool] = True
    states: ClassVar[frozenset[str]] = frozenset(("ready", "exhausted"))
    keys: ClassVar[Keys] = {
        "to": written.PLACE,
        "free": Part(Shape.FREE, "cost"),
        "for": Part(Shape.COST, "cost"),
        "ignoring": Part(Shape.RESOURCE, "without"),
        "ready": written.STATE,
        "exhausted": written.STATE,
        "then recycled": Part(Shape.FLAG, "recycled"),
        "then banished": Part(Shape.FLAG, "banished"),
    }
    to: str = ""
    location: Selector | None = None
    cost: Cost | None = None
    without: str = ""
    status: str = ""
    recycled: bool = False
    banished: bool = False

    @property
    def then(self) -> str:
        """What is done with them then; '' where nothing is said of that."""
        return "recycle" if self.recycled else "banish" if self.banished else ""


@dataclass(frozen=True, slots=True)
class Cast(OnObjects):
    """To cast cards; a cost of nothing is "without paying its mana cost".

    `paid`: the name by which later effects know that it was cast so. Transformed, it is cast as its other face. To
    "play" cards has the `lands` among them played. `resulting`: what the spell has to be, as whatever it is cast.
    """

    verb: ClassVar[str] = "cast"
    states: ClassVar[frozenset[str]] = frozenset((LANDS, TRANSFORMED))
    keys: ClassVar[Keys] = {"free": Part(Shape.FREE, "cost"), LANDS: written.STATE, TRANSFORMED: written.STATE}
    cost: Cost | None = None
    paid: str = ""
    status: str = ""
    resulting: Filter | None = None


@dataclass(frozen=True, slots=True)
class GainControl(OnObjects):
    """Control passes to whoever carries this out, for a time."""

    verb: ClassVar[str] = "gain control"
    keys: ClassVar[Keys] = {"for": written.DURATION}
    duration: Duration = Duration.PERMANENT
    whose: Relation = Relation.YOU


@dataclass(frozen=True, slots=True)
class ExchangeControl(OnObjects):
    """Each of two players gains control of what the other one controls: of two objects, or of one and another."""

    verb: ClassVar[str] = "exchange control"
    keys: ClassVar[Keys] = {"with": written.OTHERS, "for": written.DURATION}
    others: Selector | None = None
    duration: Duration = Duration.PERMANENT


AMONG_THEM = "among them"


@dataclass(frozen=True, slots=True)
class ExchangeLifeTotals(OnObjects):
    """Whoever carries this out and another player get each other's life total; or two others, `among` them."""

    verb: ClassVar[str] = "exchange life totals"
    keys: ClassVar[Keys] = {AMONG_THEM: Part(Shape.FLAG, "among")}
    among: bool = False


PILES, CHOSEN_AND_OTHER = ("first pile", "second pile"), ("chosen pile", "other pile")


@dataclass(frozen=True, slots=True)
class Separate(OnObjects):
    """To put objects into two piles, each known by its name from then on."""

    verb: ClassVar[str] = "separate"
    names: ClassVar[tuple[str, ...]] = PILES


@dataclass(frozen=True, slots=True)
class ChoosePile(Effect):
    """To choose one of the two piles: they are the chosen and the other one from then on."""

    verb: ClassVar[str] = "choose pile"
    names: ClassVar[tuple[str, ...]] = CHOSEN_AND_OTHER


@dataclass(frozen=True, slots=True)
class Attach(OnObjects):
    """To attach objects to others."""

    verb: ClassVar[str] = "attach"
    keys: ClassVar[Keys] = {"to": written.OTHERS}
    others: Selector | None = None


@dataclass(frozen=True, slots=True)
class ExileUntil(OnObjects):
    """To exile cards from the top of a deck until one fits, which gets the name; the others get that of the `rest`."""

    verb: ClassVar[str] = "exile until"
    main: ClassVar[Part] = Part(Shape.FILTER, "objects")
    keys: ClassVar[Keys] = {"the rest as": Part(Shape.NAME, "rest")}
    rest: str = ""


@dataclass(frozen=True, slots=True)
class RevealUntil(ExileUntil):
    """To reveal cards from the top of a deck until one fits, which gets the name; they stay where they are."""

    verb: ClassVar[str] = "reveal until"


@dataclass(frozen=True, slots=True)
class Search(OnObjects):
    """To look for cards that fit in a deck: so many, or (`most`) up to so many."""

    verb: ClassVar[str] = "search"
    main: ClassVar[Part] = Part(Shape.FILTER, "objects")
    keys: ClassVar[Keys] = {"count": written.AMOUNT, "up to": Part(Shape.AMOUNT, "most")}
    amount: Amount = 1
    most: Amount | None = None
