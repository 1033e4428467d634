"""Objects, players and numbers, as cards that speak of themselves as "this" name them."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from rules_data.core.abilities.model_values import (
    Amount,
    Arithmetic,
    Comparison,
    CountOf,
    EventAmount,
    Filter,
    HighestOf,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    counter_of,
)
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.writing.english import plural as plural_word
from rules_data.core.abilities.writing.lexicon import player, player_number, whose, word_for, words, zone_called

_COMPARED = {
    "=": "exactly {}", "!=": "other than {}", "<": "less than {}", "<=": "{} or less", ">": "more than {}",
    ">=": "{} or greater",
}  # fmt: skip
_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PRONOUNS = {Pick.ME: "this", Pick.IT: "it", Pick.CAUSE: "what caused it"}
_JOINED = {"sum": " plus ", "times": " times ", "minus": " minus "}
PLAYER = "player"
# States that are nouns where no type is named.
_NOUNS = ("attack", "permanent")


def counted(value: Amount, one: str, several: str = "") -> str:
    """a card, two cards, that many cards"""
    several = several or plural(one)
    if isinstance(value, int) and 0 <= value < len(_NUMBERS):
        return article(one) if value == 1 else f"{_NUMBERS[value]} {several}"
    if isinstance(value, EventAmount):
        return f"that many {several}"
    return f"{value} {several}" if isinstance(value, int) else f"{several} equal to {amount(value)}"


def plural(noun: str) -> str:
    """Of a noun with nothing behind it: poison counters, heroes."""
    front, space, last = noun.rpartition(" ")
    return f"{front}{space}{plural_word(last, dict(words().plurals))}"


def compared(test: Comparison) -> str:
    """2 or greater"""
    return _COMPARED[test.operator].format(amount(test.value))


# --- objects ---------------------------------------------------------------------------------------


def noun(what: Filter, *, many: bool = False, card: bool = False) -> str:
    """tapped green Elf creature you control with power 2 or greater; creatures you control

    `card`: what is meant is a card, and not on the board, though the filter does not say where it is.
    """
    if what.location:
        raise UnableToRenderAbility(f"{words().game} has no words for the location {' or '.join(what.location)}.")
    named = "this" if what.itself else listed(what.handles) or what.link
    if named:
        rest = replace(what, itself=False, handles=(), link=None)
        return named if rest == Filter() else f"{named} that is {article(noun(rest, card=card))}"
    return " ".join(word for word in (*_adjectives(what), _types(what, many, card), *_behind(what, many)) if word)


def _adjectives(what: Filter) -> list[str]:
    found = ["other"] if what.other else []
    found += [status for status in what.statuses if status not in _NOUNS]
    found += [f"non{status}" for status in what.not_statuses]
    found += [f"non{word}" for one in what.none_of if _is_plain(one) for word in (*one.types, *one.domains)]
    found += [f"non-{tag}" for one in what.none_of if _is_plain(one) for tag in one.tags]
    found += [*(f"non{color}" for color in what.not_domains), *(f"non{kind}" for kind in what.not_types)]
    found += [f"non-{tag}" for tag in what.not_tags]
    found += [" or ".join(what.domains)] if what.domains else []
    return found + [status for status in what.statuses if status in _NOUNS and what.types]


def _is_plain(what: Filter) -> bool:
    """Whether only one type, colour or tag is meant, which an adjective can say."""
    return len([*what.types, *what.domains, *what.tags]) == 1 and what == Filter(
        types=what.types, domains=what.domains, tags=what.tags
    )


def _types(what: Filter, many: bool, card: bool) -> str:
    """Elf creature, cards, permanents called so: the tags, and the noun behind them."""

    def form(word: str) -> str:
        return plural(word) if many and word else word

    grouped = words().groups.get(what.types)
    kinds = [grouped] if grouped else list(what.types)
    kinds += [status for status in _NOUNS if status in what.statuses and not kinds]
    tagged = [part.tags for part in what.all_of if part == Filter(tags=part.tags)] + ([what.tags] if what.tags else [])
    if what.token is not None:
        kinds = (
            [f"{kind} token" for kind in kinds] or ["token"]
            if what.token
            else [f"nontoken {kind}" for kind in kinds or [words().thing]]
        )
    elif (card or _off_board(what)) and PLAYER not in what.types:
        kinds = [f"{kind} card" for kind in kinds] or ["card"]
    elif not kinds and not tagged:
        kinds = [words().thing]
    box = [" or ".join(tags) for tags in tagged]
    if box and not kinds:
        box[-1] = " or ".join(form(tag) for tag in tagged[-1])
    return " ".join([*box, " or ".join(form(kind) for kind in kinds)]).strip()


def _off_board(what: Filter) -> bool:
    return any(zone_called(zone).cards for zone in what.zones)


def _behind(what: Filter, many: bool) -> list[str]:
    be = "are" if many else "is"
    found: list[str] = []
    if what.name_words:
        found.append(f"with {listed(what.name_words)} in its name")
    found += [f"called {' or '.join(what.names)}"] if what.names else []
    found += [f"not called {' or '.join(what.not_names)}"] if what.not_names else []
    owned_zone = any("{}" in zone_called(zone).within for zone in what.zones)
    if what.controller not in (None, Relation.ANY) and PLAYER not in what.types:
        found.append("you control" if what.controller is Relation.YOU else f"{player(what.controller)} controls")
    if what.owner not in (None, Relation.ANY) and not owned_zone:
        found.append("you own" if what.owner is Relation.YOU else f"{player(what.owner)} owns")
    having = [_with_stat(stat.stat, stat.test) for stat in what.stats] + list(what.keywords)
    found += [f"with {listed(having)}"] if having else []
    if what.zones:
        owner = whose(what.owner) if what.owner is not None else "any"
        found.append(listed([within(zone, owner) for zone in what.zones], "or"))
    found += [f"with the {what.called} name"] if what.called else []
    found += ["attached to this"] if what.attached else []
    found += ["this is attached to"] if what.host else []
    found += [f"that {be} {_one_or(one, many)}" for one in what.all_of if one != Filter(tags=one.tags)]
    found += [f"that {be} {' or '.join(_one_or(one, many) for one in what.any_of)}"] if what.any_of else []
    without = [one for one in what.none_of if one == Filter(keywords=one.keywords)]
    found += [f"without {' or '.join(one.keywords)}" for one in without]
    others = [one for one in what.none_of if not _is_plain(one) and one not in without]
    return found + [f"that {be} no {noun(one, many=many)}" for one in others]


def _one_or(what: Filter, many: bool) -> str:
    return noun(what, many=True) if many else article(noun(what))


def _with_stat(stat: str, test: Comparison) -> str:
    counter = counter_of(stat)
    if counter:
        return f"{compared(test).replace('greater', 'more')} {counter} counters"
    return f"{word_for(words().stats, stat, 'number')} {compared(test)}"


def within(zone: str, owner: str) -> str:
    """in your hand, on the battlefield"""
    return zone_called(zone).within.format(owner)


def into(zone: str, owner: str) -> str:
    """into your hand, onto the battlefield"""
    return zone_called(zone).into.format(owner)


def out_of(zone: str, owner: str) -> str:
    """from your hand, from the battlefield"""
    return zone_called(zone).out_of.format(owner)


def an_object(what: Filter, *, card: bool = False) -> str:
    """another creature you control, this, a player"""
    if what.itself or what.handles:
        return noun(what)
    if what.link or what.host:
        return f"the {noun(what, card=card)}"
    if what.controller is not None and what == Filter((PLAYER,), controller=what.controller):
        return player(what.controller)
    return article(noun(what, card=card))


def selected(which: Selector | None) -> str:
    """target creature, up to two target players, all lands, this"""
    if which is None or which.pick in _PRONOUNS:
        return "this" if which is None else _PRONOUNS[which.pick]
    if which.pick is Pick.THAT:
        return f"that {which.name}" if which.name else "that one"
    if which.pick is Pick.TOP:
        cards = "card" if which.count == 1 else counted(which.count, "card")
        return f"the top {cards} of {whose(which.chooser)} {words().deck}"
    if which.pick is Pick.ALL:
        return _all_of(which.filter)
    return _chosen(which)


def _all_of(what: Filter) -> str:
    if what.itself or what.handles:
        return noun(what)
    return f"the {noun(what)}" if what.host else f"all {noun(what, many=True)}"


def _chosen(which: Selector) -> str:
    by = f" of {whose(which.chooser)} choice" if which.chooser is not Relation.YOU else ""
    whole = "any target" if which.filter == Filter(types=words().any_target) and words().any_target else ""
    if whole and which.count == 1 and which.target and not which.up_to:
        return f"{whole}{by}"
    target = "target " if which.target else ""
    one = f"{target}{noun(which.filter)}"
    if which.count == 1:
        if which.up_to:
            return f"up to one {one}{by}"
        return f"{one if which.target else article(one)}{by}"
    up_to = "up to " if which.up_to else ""
    return f"{up_to}{counted(which.count, one, f'{target}{noun(which.filter, many=True)}')}{by}"


# --- amounts ---------------------------------------------------------------------------------------


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return amount_words(value)


@singledispatch
def amount_words(value: object) -> str:
    """As `amount`; amounts that speak of events are registered where events are written."""
    raise UnableToRenderAbility(f"No words are known for the amount {value!r}.")


@amount_words.register
def _(value: int) -> str:
    return str(value)


@amount_words.register
def _(value: CountOf) -> str:
    return f"the number of {noun(value.filter, many=True)}"


@amount_words.register
def _(value: StatOf) -> str:
    counter = counter_of(value.stat)
    if counter:
        return f"the number of {counter} counters on {selected(value.of)}"
    return f"the {word_for(words().stats, value.stat, 'number')} of {selected(value.of)}"


@amount_words.register
def _(value: HighestOf) -> str:
    return f"the highest {word_for(words().stats, value.stat, 'number')} among {noun(value.filter, many=True)}"


@amount_words.register
def _(value: PlayerNumber) -> str:
    return player_number(value.stat).much.format(whose(value.player))


@amount_words.register
def _(value: EventAmount) -> str:
    return "that much"


@amount_words.register
def _(value: Arithmetic) -> str:
    if value.operation == "times" and value.parts[1:] == (2,):
        return f"twice {amount(value.parts[0])}"
    if len(value.parts) == 1:
        raise UnableToRenderAbility(f"No words are known for a {value.operation} of one amount.")
    return _JOINED[value.operation].join(_part(part) for part in value.parts)


def _part(value: Amount) -> str:
    """A calculation within another is put in brackets."""
    return f"({amount(value)})" if isinstance(value, Arithmetic) else amount(value)
