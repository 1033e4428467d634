"""Which objects a filter means, in the phrases by which card text is read: the same words in both directions.

A filter is said piece by piece. The noun takes what its phrase says, and each other criterion is an adjective before it
or stands behind it, in the order of the phrases. What no phrase says is refused, never left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_data.core.abilities.criteria import (
    AtPlace,
    ControlledBy,
    FitsAny,
    HostOfThis,
    InState,
    InZone,
    Itself,
    NamedObjects,
    NotInState,
    OfType,
    OwnedBy,
    Remembered,
)
from rules_data.core.abilities.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.model_values import Filter
from rules_data.core.abilities.reading import OTHERWISE, Bound, Phrase, ability_text, matches

from .asked import TAG, Asked, Pair, asked
from .lexicon import KEPT, player, whose, words, zone_called
from .lexicon import place as at_place
from .pronouns import AMONG, IT
from .saying import by_phrases, special, spelled

PLAYER = "player"
_TAGS = {TAG: (TAG, "subtype", "supertype"), f"not {TAG}": (f"not {TAG}", "not subtype", "not supertype")}


def noun(what: Filter, *, many: bool = False, card: bool = False, every: bool = False) -> str:
    """another tapped Elf creature you control, without an article; creatures you control

    `card`: what is meant is a card, and not on the board, though the filter does not say where it is. `every`: all of
    them are meant, those of one kind and those of another: artifacts and creatures.
    """
    called = _called(what, many)
    if called:
        rest, kept = what.without(Itself, NamedObjects, Remembered), what.get(Remembered)
        if rest.criteria and kept is not None and called == kept.name:
            return f"{called} {noun(rest, many=many, card=card)}"
        return called if not rest.criteria else f"{called} that is {article(noun(rest, card=card))}"
    looked_at = what.get(Remembered) == Remembered(AMONG)
    return _noun(words().game, what, many, card or looked_at or _off_board(what), every)


def an_object(what: Filter, *, card: bool = False) -> str:
    """another creature you control, this, a player"""
    if what.asks(Itself, NamedObjects):
        return noun(what)
    if what.asks(Remembered, HostOfThis) and what.get(Remembered) != Remembered(AMONG):
        return by_phrases(KEPT, Asked(what)) or the(noun(what, card=card))
    either = what.criteria[0] if len(what.criteria) == 1 else None
    if isinstance(either, FitsAny) and any(one.asks(Itself) for one in either.filters):
        return " or ".join(an_object(one, card=card) for one in either.filters)
    controller = what.get(ControlledBy)
    if controller is not None and what == Filter((OfType((PLAYER,)), controller)):
        return player(controller.player)
    called = noun(what, card=card)
    # Whose it is says enough: "a your unit" is not English.
    return f"one of {noun(what, many=True, card=card)}" if called.startswith("your ") else article(called)


def the(called: str) -> str:
    """the chosen; that one, which needs no article"""
    return called if called == "it" or called.startswith(("that ", "those")) else f"the {called}"


def _called(what: Filter, many: bool) -> str:
    """What an object is called that needs no noun: this, by its name, what was remembered."""
    if what.asks(Itself):
        return words().itself
    named, kept = what.get(NamedObjects), what.get(Remembered)
    if named is not None:
        return listed(named.handles)
    if kept is None or kept.name == AMONG:
        return ""
    return "it" if kept.name == IT else words().kept(kept.name, many)


def _off_board(what: Filter) -> bool:
    return any(zone_called(zone).cards for one in what.every(InZone) for zone in one.zones)


# --- the noun and its pieces --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Phrases:
    """The phrases of a game that say criteria: those that say the most at once come first."""

    nouns: tuple[Phrase, ...]
    around: tuple[tuple[int, Phrase], ...]  # each with its place in the order of the phrases
    first_behind: int
    cards: tuple[Phrase, ...]  # how a noun becomes that of a card


@lru_cache
def _phrases(game: str) -> _Phrases:
    known = ability_text(game).grammar.phrases

    def of(*kinds: str) -> list[Phrase]:
        return [one for kind in kinds for one in known.get(kind, ()) if not one.only_read and _keys(one)]

    before, behind = of("adjective", f"adjective{OTHERWISE}"), of("mod", f"mod{OTHERWISE}")
    around = sorted(enumerate([*before, *behind]), key=lambda placed: _first(placed[1]))
    nouns = sorted(of("head", f"head{OTHERWISE}"), key=_first)
    cards = [one for one in known.get("card core", ()) if isinstance(one.data, str) and "card" in one.spellings[0]]
    return _Phrases(tuple(nouns), tuple(around), len(before), tuple(cards))


def _first(phrase: Phrase) -> tuple[int, bool, bool]:
    """What says most comes first, then what the game itself says, and of that how it is shown to a reader."""
    return -len(_keys(phrase)), phrase.kind.endswith(OTHERWISE), not phrase.unread


def _keys(phrase: Phrase) -> dict[str, object]:
    """The keys that a phrase says; none where it says another phrase's."""
    data = phrase.data if isinstance(phrase.data, dict) else {}
    return {} if any(key[0] == "+" for key in data) else dict(data)


# A filter is written again and again while it is looked at what the words leave out.
@lru_cache(maxsize=8192)
def _noun(game: str, what: Filter, many: bool, card: bool, every: bool) -> str:
    pairs, phrases = asked(what), _phrases(game)
    placed = [pair for pair in pairs if pair[0] == "zone" or (pair[0] == "owner" and _is_owned(what))]
    for also, wrapped in _also(card, phrases):
        ways = [(one, *way) for one in phrases.nouns for way in _taken(one, [*pairs, *also])]
        for phrase, bound, used in sorted(ways, key=lambda way: -sum(pair in pairs for pair in way[2])):
            head = _said(phrase, bound, many and wrapped is None)
            left = [pair for pair in pairs if pair not in (*used, *placed)]
            pieces = _pieces(phrases, left, many) if head is not None else None
            if head is not None and pieces is not None:
                behind = "" if wrapped is None else " cards" if many else " card"
                where = _placed(what) if any(pair[0] == "zone" and pair not in used for pair in placed) else ""
                of_all = head.replace(" or ", " and ") if every else head
                return _together(f"{of_all}{behind}", pieces, where)
    raise UnableToRenderAbility(f"No words are known for {_spoken(pairs)}.")


def _also(card: bool, phrases: _Phrases) -> Iterator[tuple[list[Pair], Phrase | None]]:
    """What the noun can say beside what is asked: that it is a card, or the plainest word for whatever it is."""
    if card:
        for wrap in phrases.cards:
            yield [], wrap
        yield [("card", True)], None
    yield [], None
    yield [("type", words().thing), (words().thing, True)], None


def _taken(phrase: Phrase, pairs: Sequence[Pair]) -> Iterator[tuple[Bound, list[Pair]]]:
    """The ways in which a phrase says some of what is asked: what stands in its places, and what it says of it."""
    ways: list[tuple[Bound, list[Pair]]] = [({}, [])]
    for key, template in _keys(phrase).items():
        ways = [
            (found, [*used, pair])
            for bound, used in ways
            for pair in pairs
            if pair not in used
            for found in _bound(key, template, pair, bound)
        ]
    yield from ways


def _bound(key: str, template: object, pair: Pair, bound: Bound) -> Iterator[Bound]:
    name, value = pair
    if key[0] == "$":
        bound = {**bound, key[1:]: name}
    elif key not in _TAGS.get(name, (name,)):
        return
    yield from matches(template, value, bound)  # type: ignore[arg-type]
    if isinstance(value, dict) and list(value) == ["exactly"]:
        yield from matches(template, value["exactly"], bound)  # type: ignore[arg-type]


def _pieces(phrases: _Phrases, pairs: Sequence[Pair], many: bool) -> list[tuple[int, str]] | None:
    """What is asked in pieces, each with its place; None where some of it has no words."""
    left, found = list(pairs), list[tuple[int, str]]()
    while left:
        piece = next(_next_piece(phrases, left, many), None)
        if piece is None:
            return None
        found.append(piece[:2])
        left = [pair for pair in left if pair not in piece[2]]
    return sorted(found)


def _next_piece(phrases: _Phrases, pairs: Sequence[Pair], many: bool) -> Iterator[tuple[int, str, list[Pair]]]:
    for place, phrase in phrases.around:
        behind = place - phrases.first_behind
        for bound, used in _taken(phrase, pairs):
            said = _said(phrase, bound, many and behind >= 0)
            if said is not None:
                yield behind, said, used
    for pair in pairs:
        if isinstance(pair[1], list) and all(isinstance(one, str) for one in pair[1]) and len(pair[1]) > 1:
            for behind, said, _ in _next_piece(phrases, [(pair[0], listed(pair[1], "or"))], many):
                yield behind, said, [pair]


def _said(phrase: Phrase, bound: Bound, many: bool) -> str | None:
    return spelled(phrase, bound, many=many)


def _together(head: str, pieces: Sequence[tuple[int, str]], placed: str) -> str:
    """The pieces in their order; what it is "with" is listed together."""
    having = [said.removeprefix("with ") for at, said in pieces if at >= 0 and said.startswith("with ")]
    behind: list[str] = []
    for at, said in pieces:
        if at >= 0 and not said.startswith("with "):
            behind.append(said)
        elif at >= 0 and having:
            behind.append(f"with {listed(having)}")
            having = []
    return " ".join([*(said for at, said in pieces if at < 0), head, *behind, *([placed] if placed else [])])


def _is_owned(what: Filter) -> bool:
    """Whether one of the zones that are asked for is somebody's, so that the words for it say whose."""
    return any("{}" in zone_called(zone).within for one in what.every(InZone) for zone in one.zones)


def _placed(what: Filter) -> str:
    """in your hand or graveyard"""
    owner = what.get(OwnedBy)
    owned = whose(owner.player) if owner is not None else "any"
    return " ".join(_in_zones(one.zones, owned) for one in what.every(InZone))


def _in_zones(zones: tuple[str, ...], owned: str) -> str:
    """in your hand or graveyard; everywhere"""
    if words().everywhere == frozenset(zones):
        return "everywhere"
    return listed([zone_called(zone).within.format(owned) for zone in zones], "or")


def _spoken(pairs: Sequence[Pair]) -> str:
    """What has no words, by its keys."""
    return "an object by " + listed([key for key, _ in pairs]) if pairs else "an object of which nothing is said"


# --- what other layers say ----------------------------------------------------------------------------------------


@special("one noun")
def _one_noun(data: object, many: bool) -> str | None:
    """a Goblin or an Elf, as what something is"""
    if not isinstance(data, list) or not all(isinstance(one, Asked) for one in data):
        return None
    each = [one.filter for one in data if isinstance(one, Asked)]
    return " or ".join(noun(one, many=True) if many else article(noun(one)) for one in each)


@special("itself")
def _itself(data: object, many: bool) -> str | None:
    return words().itself if isinstance(data, Asked) and data.filter.asks_only(Itself) else None


@special("counted")
def _counted(data: object, many: bool) -> str | None:
    return noun(data.filter, many=many, card=data.card) if isinstance(data, Asked) else None


@special("noun")
def _on_board(data: object, many: bool) -> str | None:
    """Where cards are spoken of in phrases of their own, what lies on the board alone."""
    cards_apart = "card noun" in ability_text(words().game).grammar.phrases
    return None if cards_apart and isinstance(data, Asked) and _off_board(data.filter) else _counted(data, many)


@special("card noun")
def _off_the_board(data: object, many: bool) -> str | None:
    return _counted(data, many) if isinstance(data, Asked) and _off_board(data.filter) else None


@special("state of it")
def _state(data: object, many: bool) -> str | None:
    """How or where an object is, and nothing else: stunned, at a battlefield, in your hand."""
    return _so(data.filter) if isinstance(data, Asked) and not _being(data.filter).criteria else None


@special("predicate")
def _predicate(data: object, many: bool) -> str | None:
    """What is said of an object that is so: stunned and a unit with 3 or less [M]."""
    if not isinstance(data, Asked):
        return None
    rest = _being(data.filter)
    return listed([*filter(None, (_so(data.filter),)), *([article(noun(rest))] if rest.criteria else ())]) or "there"


# A state that only one object is in at a time, and that is told with a noun.
_THE_ONE = {"active attack": "the active attack"}


def _so(what: Filter) -> str:
    said = [_THE_ONE.get(status, status) for one in what.every(InState) for status in one.statuses]
    said += [f"not {status}" for one in what.every(NotInState) for status in one.statuses]
    said += [" or ".join(at_place(name) for name in one.places) for one in what.every(AtPlace)]
    return listed([*said, _placed(what)] if _is_only_placed(what) else said)


def _is_only_placed(what: Filter) -> bool:
    return what.asks(InZone) and what.without(InState, NotInState, AtPlace).asks_only(InZone, OwnedBy)


def _being(what: Filter) -> Filter:
    """What an object is asked to be, beside how and where it is."""
    placed = (InZone, OwnedBy) if _is_only_placed(what) else ()
    return what.without(InState, NotInState, AtPlace, *placed)
