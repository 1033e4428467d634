"""Which objects a filter means, as cards that speak of themselves as "this" say it: each criterion has its words.

A criterion says its piece of the phrase and the place of that: other tapped nonblack Elf creatures you control.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from rules_data.core.abilities.writing.lexicon import player, whose, word_for, words, zone_called

from .numbers import compared
from .phrases import At, Piece, Say, always, any_word, each_word, plural, within

PLAYER = "player"
# States that are nouns where no type is named.
_NOUNS = ("attack", "permanent")


def noun(what: Filter, *, many: bool = False, card: bool = False) -> str:
    """tapped green Elf creature you control with power 2 or greater; creatures you control

    `card`: what is meant is a card, and not on the board, though the filter does not say where it is.
    """
    named = next((called for one in what.criteria if (called := _called(one))), "")
    if named:
        rest = what.without(Itself, NamedObjects, Remembered)
        return named if not rest.criteria else f"{named} that is {article(noun(rest, card=card))}"
    pieces = [(At.NOUN, _types(what, many, card))]
    pieces += [piece for one in what.criteria for piece in _SAID[type(one)](one, what, many)]
    return " ".join(_joined(sorted(pieces, key=lambda piece: piece[0])))


def _called(one: Criterion) -> str:
    """What an object is called that needs no noun: this, by its name, what was remembered."""
    if isinstance(one, Itself):
        return "this"
    if isinstance(one, NamedObjects):
        return listed(one.handles)
    return one.name if isinstance(one, Remembered) else ""


def _joined(pieces: list[Piece]) -> Iterable[str]:
    """The pieces in their order; what it is "with" is listed together."""
    having = [said for at, said in pieces if at in (At.NUMBERS, At.KEYWORDS)]
    for at, said in pieces:
        if at in (At.NUMBERS, At.KEYWORDS):
            if having:
                yield f"with {listed(having)}"
                having = []
        elif said:
            yield said


def _is_plain(what: Filter) -> bool:
    """Whether only one type, colour or tag is meant, which an adjective can say."""
    return what.asks_only(OfType, OfDomain, Tagged) and len(_plain_words(what)) == 1


def _plain_words(what: Filter) -> list[str]:
    return [
        *(word for one in what.every(OfType) for word in one.types),
        *(word for one in what.every(OfDomain) for word in one.domains),
        *(word for one in what.every(Tagged) for word in one.tags),
    ]


# --- the noun --------------------------------------------------------------------------------------------------


def _types(what: Filter, many: bool, card: bool) -> str:
    """Elf creature, cards, permanents called so: the tags, and the noun behind them."""
    kinds = _kinds(what)
    tagged = [one.tags for part in what.every(FitsAll) for each in part.filters if each.asks_only(Tagged)
              for one in each.every(Tagged)]  # fmt: skip
    tagged += [one.tags for one in what.every(Tagged)]
    token = what.get(IsToken)
    if token is not None:
        kinds = (
            [f"{kind} token" for kind in kinds] or ["token"]
            if token.token
            else [f"nontoken {kind}" for kind in kinds or [words().thing]]
        )
    elif (card or _off_board(what)) and PLAYER not in types_of(what):
        kinds = [f"{kind} card" for kind in kinds] or ["card"]
    elif not kinds and not tagged:
        kinds = [words().thing]
    box = [" or ".join(tags) for tags in tagged]
    if box and not kinds:
        box[-1] = " or ".join(_form(tag, many) for tag in tagged[-1])
    return " ".join([*box, " or ".join(_form(kind, many) for kind in kinds)]).strip()


def _kinds(what: Filter) -> list[str]:
    """The types as nouns, or what is a noun where none is named."""
    types = types_of(what)
    if grouped := words().groups.get(types):
        return [grouped]
    states = [status for one in what.every(InState) for status in one.statuses]
    return list(types) or [status for status in _NOUNS if status in states][:1]


def types_of(what: Filter) -> tuple[str, ...]:
    """The types that a filter names; it can name them once."""
    found = what.every(OfType)
    if len(found) > 1:
        raise UnableToRenderAbility("No words are known for an object that is of several types at once.")
    return found[0].types if found else ()


def _form(word: str, many: bool) -> str:
    return plural(word) if many and word else word


def _off_board(what: Filter) -> bool:
    return any(zone_called(zone).cards for one in what.every(InZone) for zone in one.zones)


# --- each criterion --------------------------------------------------------------------------------------------


def _in_the_noun(one: Criterion, what: Filter, many: bool) -> Iterable[Piece]:
    """The noun itself says it."""
    return ()


def _in_state(one: InState, what: Filter, many: bool) -> Iterable[Piece]:
    for status in one.statuses:
        if status not in _NOUNS:
            yield At.STATES, status
        elif types_of(what):
            yield At.NOUN_STATES, status


def _at_place(one: AtPlace, what: Filter, many: bool) -> Iterable[Piece]:
    raise UnableToRenderAbility(f"{words().game} has no words for the location {' or '.join(one.places)}.")


def _controlled_by(one: ControlledBy, what: Filter, many: bool) -> Iterable[Piece]:
    if one.player is not Relation.ANY and PLAYER not in types_of(what):
        yield At.CONTROLLER, "you control" if one.player is Relation.YOU else f"{player(one.player)} controls"


def _owned_by(one: OwnedBy, what: Filter, many: bool) -> Iterable[Piece]:
    zones = [zone for each in what.every(InZone) for zone in each.zones]
    owned_zone = any("{}" in zone_called(zone).within for zone in zones)
    if one.player is not Relation.ANY and not owned_zone:
        yield At.OWNER, "you own" if one.player is Relation.YOU else f"{player(one.player)} owns"


def _with_number(one: WithNumber, what: Filter, many: bool) -> Iterable[Piece]:
    counter = counter_of(one.stat)
    if counter:
        yield At.NUMBERS, f"{compared(one.test).replace('greater', 'more')} {counter} counters"
    else:
        yield At.NUMBERS, f"{word_for(words().stats, one.stat, 'number')} {compared(one.test)}"


def _in_zone(one: InZone, what: Filter, many: bool) -> Iterable[Piece]:
    owner = what.get(OwnedBy)
    owned = whose(owner.player) if owner is not None else "any"
    yield At.ZONES, listed([within(zone, owned) for zone in one.zones], "or")


def _fits_all(one: FitsAll, what: Filter, many: bool) -> Iterable[Piece]:
    return [
        (At.ALL_OF, f"that {'are' if many else 'is'} {_one_or(each, many)}")
        for each in one.filters
        if not each.asks_only(Tagged)
    ]


def _fits_any(one: FitsAny, what: Filter, many: bool) -> Iterable[Piece]:
    yield At.ANY_OF, f"that {'are' if many else 'is'} {' or '.join(_one_or(each, many) for each in one.filters)}"


def _fits_none(one: FitsNone, what: Filter, many: bool) -> Iterable[Piece]:
    for each in one.filters:
        keywords = each.get(WithKeyword)
        if _is_plain(each):
            tag = each.asks(Tagged)
            yield (At.NONE_OF_TAGS, f"non-{_plain_words(each)[0]}") if tag else (
                At.NONE_OF, f"non{_plain_words(each)[0]}"
            )  # fmt: skip
        elif keywords is not None and each.asks_only(WithKeyword):
            yield At.WITHOUT, f"without {' or '.join(keywords.keywords)}"
        else:
            yield At.NONE_OF_OTHERS, f"that {'are' if many else 'is'} no {noun(each, many=many)}"


def _one_or(what: Filter, many: bool) -> str:
    return noun(what, many=True) if many else article(noun(what))


_SAID: Mapping[type[Criterion], Say] = for_each_criterion(
    "The writing of filters with `this`",
    {
        AtPlace: _at_place,
        AttachedToThis: always(At.ATTACHED, "attached to this"),
        CalledSo: lambda one, what, many: [(At.CALLED, f"with the {one.name} name")],
        ControlledBy: _controlled_by,
        FitsAll: _fits_all,
        FitsAny: _fits_any,
        FitsNone: _fits_none,
        HostOfThis: always(At.HOST, "this is attached to"),
        PitchedForThis: always(At.HOST, "pitched to play this"),
        InState: _in_state,
        InZone: _in_zone,
        IsToken: _in_the_noun,
        Itself: _in_the_noun,
        NameHas: lambda one, what, many: [(At.NAME_HAS, f"with {listed(one.words)} in its name")],
        Named: any_word(At.NAMES, "called {}", "names"),
        NamedObjects: _in_the_noun,
        NotInState: each_word(At.NOT_STATES, "non{}", "statuses"),
        NotNamed: any_word(At.NOT_NAMES, "not called {}", "names"),
        NotOfDomain: each_word(At.NOT_DOMAINS, "non{}", "domains"),
        NotOfType: each_word(At.NOT_TYPES, "non{}", "types"),
        NotTagged: each_word(At.NOT_TAGS, "non-{}", "tags"),
        OfDomain: any_word(At.DOMAINS, "{}", "domains"),
        OfType: _in_the_noun,
        Other: always(At.OTHER, "other"),
        OwnedBy: _owned_by,
        Remembered: _in_the_noun,
        Tagged: _in_the_noun,
        WithKeyword: each_word(At.KEYWORDS, "{}", "keywords"),
        WithNumber: _with_number,
    },
)


def an_object(what: Filter, *, card: bool = False) -> str:
    """another creature you control, this, a player"""
    if what.asks(Itself, NamedObjects):
        return noun(what)
    if what.asks(Remembered, HostOfThis):
        return f"the {noun(what, card=card)}"
    controller = what.get(ControlledBy)
    if controller is not None and what == Filter((OfType((PLAYER,)), controller)):
        return player(controller.player)
    return article(noun(what, card=card))
