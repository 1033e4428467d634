"""Which objects a filter means, as cards that speak as "I" say it: each criterion has its words, or is refused.

A criterion says its piece of the phrase and the place of that: other friendly Mech units with 3 or less [M] here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum, auto
from typing import Any

from rules_data.core.abilities.criteria import (
    AtPlace,
    AttachedToThis,
    CalledSo,
    ControlledBy,
    FitsAll,
    FitsAny,
    FitsNone,
    HostOfThis,
    InState,
    InZone,
    IsToken,
    Itself,
    Named,
    NamedObjects,
    NameHas,
    NotInState,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    Other,
    OwnedBy,
    PitchedForThis,
    Remembered,
    Tagged,
    WithKeyword,
    WithNumber,
    for_each_criterion,
)
from rules_data.core.abilities.model_values import Criterion, Filter, Relation, counter_of
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.writing.english import plural as plural_word
from rules_data.core.abilities.writing.lexicon import player, whose, word_for, words, zone_called

from .numbers import compared

_ALONE = "alone"  # the state that stands behind what is in it


class At(IntEnum):
    """Where a piece stands in the phrase: before the noun or behind it."""

    OTHER = auto()
    SIDE = auto()
    NOT_TAGS = auto()
    STATES = auto()
    NOT_STATES = auto()
    TAGS = auto()
    NOUN = auto()
    ALONE = auto()
    NAME_HAS = auto()
    NAMES = auto()
    NOT_NAMES = auto()
    NUMBERS = auto()
    KEYWORDS = auto()
    OWNER = auto()
    CONTROLLER = auto()
    PLACES = auto()
    ZONES = auto()
    ATTACHED = auto()
    ALL_OF = auto()
    ANY_OF = auto()
    NONE_OF = auto()


Piece = tuple[At, str]
# What a criterion says: the criterion, the filter it is of, and whether several objects are meant.
Say = Callable[[Any, Filter, bool], Iterable[Piece]]


def objects(what: Filter) -> str:
    """friendly units here"""
    return phrase(what, many=True)


def an_object(what: Filter) -> str:
    """another friendly unit here; I where it is the object itself."""
    if what.asks(Itself):
        return "me"
    said = phrase(what, many=False)
    if what.asks(NamedObjects, Remembered):
        return said
    return f"an{said}" if what.asks(Other) else article(said)


def phrase(what: Filter, *, many: bool) -> str:
    """As `objects` and `an_object`, without an article."""
    for one in what.criteria:
        if isinstance(one, Itself):
            return "me"
        if isinstance(one, NamedObjects):
            return listed(one.handles)
        if isinstance(one, Remembered):
            return "those" if many else "that one"
    pieces = [(At.NOUN, _noun(what, many))]
    pieces += [piece for one in what.criteria for piece in _SAID[type(one)](one, what, many)]
    return " ".join(said for _, said in sorted(pieces, key=lambda piece: piece[0]))


def plural(noun: str) -> str:
    """units, gear"""
    return plural_word(noun, dict(words().plurals))


def _noun(what: Filter, many: bool) -> str:
    asked, token = what.every(OfType), what.get(IsToken)
    if len(asked) > 1:
        raise UnableToRenderAbility("No words are known for an object that is of several types at once.")
    named = list(asked[0].types) if asked else []
    types = named or ["card" if _outside(what) else "permanent"]
    if token is not None and token.token:
        types = [f"{kind} token" for kind in named] or ["token"]
    elif token is not None:
        types = [f"nontoken {kind}" for kind in types]
    return " or ".join(plural(kind) if many else kind for kind in types)


def _outside(what: Filter) -> bool:
    """Whether what is meant lies where objects are cards: in a hand, a deck, a trash."""
    zones = [zone for one in what.every(InZone) for zone in one.zones]
    return bool(zones) and all(zone_called(zone).cards for zone in zones)


# --- each criterion --------------------------------------------------------------------------------------------


def _in_the_noun(one: Criterion, what: Filter, many: bool) -> Iterable[Piece]:
    """The noun itself says it."""
    return ()


def _refused(said: str) -> Say:
    """What no card of this kind says."""

    def refuse(one: Criterion, what: Filter, many: bool) -> Iterable[Piece]:
        raise UnableToRenderAbility(f"No words are known for {said}.")

    return refuse


def _controlled_by(one: ControlledBy, what: Filter, many: bool) -> Iterable[Piece]:
    if one.player is Relation.YOU:
        yield At.SIDE, "friendly"
    elif one.player is Relation.OPPONENT:
        yield At.SIDE, "enemy"
    else:
        yield At.CONTROLLER, f"{player(one.player)} controls"


def _owned_by(one: OwnedBy, what: Filter, many: bool) -> Iterable[Piece]:
    zones = [zone for each in what.every(InZone) for zone in each.zones]
    if not any("{}" in zone_called(zone).within for zone in zones):
        yield At.OWNER, f"{player(one.player)} own{'' if one.player is Relation.YOU else 's'}"


def _in_state(one: InState, what: Filter, many: bool) -> Iterable[Piece]:
    return [(At.ALONE if status == _ALONE else At.STATES, status) for status in one.statuses]


def _with_number(one: WithNumber, what: Filter, many: bool) -> Iterable[Piece]:
    """with 3 or less [M]"""
    counter = counter_of(one.stat)
    called = f"{counter} counters" if counter else word_for(words().stats, one.stat, "number")
    yield At.NUMBERS, f"with {compared(one.test)} {called}"


def _at_place(one: AtPlace, what: Filter, many: bool) -> Iterable[Piece]:
    yield At.PLACES, " or ".join(place(name, plural_form=many) for name in one.places)


def _in_zone(one: InZone, what: Filter, many: bool) -> Iterable[Piece]:
    owner = what.get(OwnedBy)
    owned = whose(owner.player) if owner is not None else "any"
    yield At.ZONES, " or ".join(zone_called(zone).within.format(owned) for zone in one.zones)


def _that_are(many: bool) -> str:
    return "that are" if many else "that is"


_SAID: Mapping[type[Criterion], Say] = for_each_criterion(
    "The writing of filters with `I`",
    {
        AtPlace: _at_place,
        PitchedForThis: lambda one, what, many: [(At.ATTACHED, "pitched to play me")],
        AttachedToThis: lambda one, what, many: [(At.ATTACHED, "attached to me")],
        CalledSo: _refused("a name that was named"),
        ControlledBy: _controlled_by,
        FitsAll: lambda one, what, many: [
            (At.ALL_OF, f"{_that_are(many)} {listed([an_object(each) for each in one.filters])}")
        ],
        FitsAny: lambda one, what, many: [
            (At.ANY_OF, f"{_that_are(many)} {' or '.join(an_object(each) for each in one.filters)}")
        ],
        FitsNone: lambda one, what, many: [
            (At.NONE_OF, f"{_that_are(many)} not {' or '.join(an_object(each) for each in one.filters)}")
        ],
        HostOfThis: _refused("what it is attached to"),
        InState: _in_state,
        InZone: _in_zone,
        IsToken: _in_the_noun,
        Itself: _in_the_noun,
        NameHas: lambda one, what, many: [(At.NAME_HAS, f"with {listed(one.words)} in its name")],
        Named: lambda one, what, many: [(At.NAMES, f"named {' or '.join(one.names)}")],
        NamedObjects: _in_the_noun,
        NotInState: lambda one, what, many: [(At.NOT_STATES, f"non-{status}") for status in one.statuses],
        NotNamed: lambda one, what, many: [(At.NOT_NAMES, f"not named {' or '.join(one.names)}")],
        NotOfDomain: _refused("a domain that it is not of"),
        NotOfType: _refused("a type that it is not of"),
        NotTagged: lambda one, what, many: [(At.NOT_TAGS, f"non-{tag}") for tag in one.tags],
        OfDomain: _refused("a domain"),
        OfType: _in_the_noun,
        Other: lambda one, what, many: [(At.OTHER, "other")],
        OwnedBy: _owned_by,
        Remembered: _in_the_noun,
        Tagged: lambda one, what, many: [(At.TAGS, " or ".join(one.tags))],
        WithKeyword: lambda one, what, many: [(At.KEYWORDS, f"with [{word.title()}]") for word in one.keywords],
        WithNumber: _with_number,
    },
)


def place(name: str, *, plural_form: bool = False) -> str:
    """at a battlefield"""
    if plural_form and name in ("base", "battlefield"):
        return {"base": "in bases", "battlefield": "at battlefields"}[name]
    return {"here": "here", "elsewhere": "elsewhere", "base": "in a base", "battlefield": "at a battlefield"}.get(
        name, f"at {name}"
    )


def out_of(zone: str, owner: str) -> str:
    """from your trash"""
    return zone_called(zone).out_of.format(owner)
