"""Objects, players and numbers in plain English, for games whose cards speak of themselves as "this"."""

from __future__ import annotations

from functools import singledispatch

from . import plain_events as events
from .model_values import (
    Amount,
    Arithmetic,
    Comparison,
    CountOf,
    EventAmount,
    Filter,
    Happened,
    HighestOf,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    TotalOf,
    counter_of,
)
from .render_words import UnableToRenderAbility, listed

PLAYERS = {
    Relation.YOU: "you",
    Relation.OPPONENT: "an opponent",
    Relation.ANY: "a player",
    Relation.ITS_CONTROLLER: "its controller",
    Relation.ITS_OWNER: "its owner",
    Relation.TURN_PLAYER: "the active player",
    Relation.THAT_PLAYER: "that player",
}
EACH_PLAYER = PLAYERS | {Relation.OPPONENT: "each opponent", Relation.ANY: "each player"}
_COMPARED = {
    "=": "exactly {}", "!=": "other than {}", "<": "less than {}", "<=": "{} or less", ">": "more than {}",
    ">=": "{} or greater",
}  # fmt: skip
_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PRONOUNS = {Pick.ME: "this", Pick.IT: "it", Pick.CAUSE: "what caused it"}
_BEHIND = (" you ", " an opponent", " with ", " in ", " that is ", " from ", " attached ", " called ", " on ", " this ")
# Types that together are called by one word.
_GROUPS = {
    ("artifact", "battle", "creature", "enchantment", "land", "planeswalker"): "permanent",
    ("artifact", "battle", "creature", "enchantment", "planeswalker", "instant", "sorcery", "kindred"): "spell",
}
_ANY_TARGET = ("creature", "planeswalker", "battle", "player")


def whose(player: Relation) -> str:
    """your, an opponent's"""
    return "your" if player is Relation.YOU else f"{PLAYERS[player]}'s"


def counted(value: Amount, noun: str) -> str:
    """a card, two cards, that many cards"""
    if isinstance(value, int) and 0 <= value < len(_NUMBERS):
        number = article(noun).partition(" ")[0] if value == 1 else _NUMBERS[value]
        return f"{number} {noun if value == 1 else plural(noun)}"
    if isinstance(value, EventAmount):
        return f"that many {plural(noun)}"
    return f"{value} {plural(noun)}" if isinstance(value, int) else f"{plural(noun)} equal to {amount(value)}"


def article(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def plural(noun: str) -> str:
    """Of the noun a phrase begins with: creature you control -> creatures you control."""
    head, space, _ = noun.partition(" ")
    places = [noun.index(word) for word in _BEHIND if word in noun]
    if places:
        return plural(noun[: min(places)]) + noun[min(places) :].replace(" that is ", " that are ")
    if space:
        front, _, last = noun.rpartition(" ")
        return f"{front} {plural(last)}"
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return f"{head[:-1]}ies"
    return f"{head}es" if head.endswith(("s", "x", "ch", "sh")) else f"{head}s"


def compared(test: Comparison) -> str:
    return _COMPARED[test.operator].format(amount(test.value))


# --- objects ---------------------------------------------------------------------------------------


def noun(what: Filter) -> str:
    """tapped green Elf creature you control with power 2 or greater"""
    if what.itself:
        return "this"
    if what.handles:
        return listed(what.handles)
    if what.link or what.called:
        return f"{what.link or what.called}"
    if what.host:
        return "permanent this is attached to"
    words = [*_adjectives(what), _types(what), *_behind(what)]
    return " ".join(word for word in words if word)


def _adjectives(what: Filter) -> list[str]:
    found = ["other"] if what.other else []
    # "Attack" as a state is a noun, and stands behind the words of its type box.
    statuses = tuple(status for status in what.statuses if status != "attack")
    found += [*statuses, *(f"non{status}" for status in what.not_statuses)]
    found += [f"non{word}" for one in what.none_of if _is_plain(one) for word in (*one.types, *one.domains)]
    found += [f"non-{tag}" for one in what.none_of if _is_plain(one) for tag in one.tags]
    found += [*(f"non{color}" for color in what.not_domains), *(f"non{kind}" for kind in what.not_types)]
    found += [f"non-{tag}" for tag in what.not_tags]
    found += [" or ".join(what.domains)] if what.domains else []
    found += [" or ".join(part.tags) for part in what.all_of if part == Filter(tags=part.tags)]
    found += [" or ".join(what.tags)] if what.tags else []
    return [*found, *(["attack"] if "attack" in what.statuses and not what.types else [])]


def _is_plain(what: Filter) -> bool:
    """Whether only one type, colour or tag is meant, which an adjective can say."""
    return len([*what.types, *what.domains, *what.tags]) == 1 and what == Filter(
        types=what.types, domains=what.domains, tags=what.tags
    )


def _types(what: Filter) -> str:
    kinds = _GROUPS.get(what.types) or " or ".join(what.types)
    off_board = bool({"hand", "library", "graveyard", "deck", "exile", "banished", "arsenal"} & set(what.zones))
    if what.token is not None:
        return f"{kinds} token".strip() if what.token else f"nontoken {kinds or 'permanent'}"
    if off_board and "player" not in what.types:
        return f"{kinds} card".strip()
    if "player" in what.types:
        return kinds
    tagged = what.tags or any(one.tags for one in what.all_of) or "attack" in what.statuses
    return kinds or ("" if tagged else "object" if what.zones else "permanent")


def _behind(what: Filter) -> list[str]:
    found: list[str] = []
    if what.name_words:
        found.append(f"with {listed(what.name_words)} in its name")
    if what.names:
        found.append(f"called {' or '.join(what.names)}")
    if what.controller not in (None, Relation.ANY) and "player" not in what.types:
        found.append("you control" if what.controller is Relation.YOU else f"{PLAYERS[what.controller]} controls")
    if what.owner not in (None, Relation.ANY) and not what.zones:
        found.append("you own" if what.owner is Relation.YOU else f"{PLAYERS[what.owner]} owns")
    having = [f"{stat.stat} {compared(stat.test)}" for stat in what.stats] + list(what.keywords)
    found += [f"with {listed(having)}"] if having else []
    if what.zones:
        player = what.owner or what.controller
        owner = whose(player) if player is not None else "the"
        found.append(f"in {owner} {' or '.join(what.zones)}" if what.zones != ("stack",) else "on the stack")
    found += ["attached to this"] if what.attached else []
    found += [f"that is {article(noun(one))}" for one in what.all_of if one != Filter(tags=one.tags)]
    found += [f"that is {' or '.join(article(noun(one)) for one in what.any_of)}"] if what.any_of else []
    return found + [f"that is no {noun(one)}" for one in what.none_of if not _is_plain(one)]


def an_object(what: Filter) -> str:
    """another creature you control, this, a player"""
    if what.itself or what.handles:
        return noun(what)
    if what.link or what.called or what.host:
        return f"the {noun(what)}"
    if what.types == ("player",) and what.controller is not None:
        return PLAYERS[what.controller]
    return article(noun(what))


def selected(which: Selector | None) -> str:
    """target creature, up to two target players, all lands, this"""
    if which is None or which.pick in _PRONOUNS:
        return "this" if which is None else _PRONOUNS[which.pick]
    if which.pick is Pick.THAT:
        return f"that {which.name}" if which.name else "that one"
    if which.pick is Pick.TOP:
        cards = "card" if which.count == 1 else counted(which.count, "card")
        return f"the top {cards} of {whose(which.chooser)} library"
    if which.pick is Pick.ALL:
        return _all_of(which.filter)
    return _chosen(which)


def _all_of(what: Filter) -> str:
    if what.host:
        return "the permanent this is attached to"
    return noun(what) if what.itself or what.handles else f"all {plural(noun(what))}"


def _chosen(which: Selector) -> str:
    what = "any target" if which.filter.types == _ANY_TARGET else ""
    if what and which.count == 1 and which.target:
        return what
    named = ("target " if which.target else "") + noun(which.filter)
    up_to = "up to " if which.up_to else ""
    if which.count == 1 and not up_to:
        return named if which.target else article(named)
    return f"{up_to}{counted(which.count, named)}".replace("up to a ", "up to one ")


# --- amounts ---------------------------------------------------------------------------------------


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return _amount(value)


@singledispatch
def _amount(value: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the amount {value!r}.")


@_amount.register
def _(value: int) -> str:
    return str(value)


@_amount.register
def _(value: CountOf) -> str:
    return f"the number of {plural(noun(value.filter))}"


@_amount.register
def _(value: StatOf) -> str:
    counter = counter_of(value.stat)
    if counter:
        return f"the number of {counter} counters on {selected(value.of)}"
    return f"the {value.stat} of {selected(value.of)}"


@_amount.register
def _(value: HighestOf) -> str:
    return f"the highest {value.stat} among {plural(noun(value.filter))}"


@_amount.register
def _(value: PlayerNumber) -> str:
    return f"{whose(value.player)} {value.stat}"


@_amount.register
def _(value: EventAmount) -> str:
    return "that much"


@_amount.register
def _(value: Happened) -> str:
    return f"the number of times {events.happens(value.pattern)} this {value.within}"


@_amount.register
def _(value: TotalOf) -> str:
    if value.latest:
        return f"the amount when {events.happens(value.pattern)} last"
    return f"the total of what {events.happens(value.pattern)} this {value.within}"


@_amount.register
def _(value: Arithmetic) -> str:
    if value.operation == "times" and value.parts[1:] == (2,):
        return f"twice {amount(value.parts[0])}"
    return {"sum": " plus ", "times": " times ", "minus": " minus "}[value.operation].join(
        amount(part) for part in value.parts
    )
