"""Objects, players and numbers, as cards that speak of themselves as "this" name them."""

from __future__ import annotations

from rules_data.core.abilities.criteria import HostOfThis, Itself, NamedObjects, OfType
from rules_data.core.abilities.model_values import (
    Amount,
    Announced,
    Arithmetic,
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
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article
from rules_data.core.abilities.writing.lexicon import player_number, whose, word_for, words

from .filters import an_object, noun
from .numbers import amount, amount_words, compared
from .phrases import into, out_of, plural, within

__all__ = [
    "amount",
    "amount_words",
    "an_object",
    "compared",
    "counted",
    "into",
    "noun",
    "out_of",
    "plural",
    "selected",
    "within",
]

_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PRONOUNS = {
    Pick.ME: "this", Pick.IT: "it", Pick.CAUSE: "what caused it",
    Pick.LAST_ATTACK: "the last attack this combat chain",
}
_JOINED = {
    "sum": " plus ", "times": " times ", "minus": " minus ", "divided": " divided by ",
    "rounded up": " divided by ", "rounded down": " divided by ",
}  # fmt: skip


def counted(value: Amount, one: str, several: str = "") -> str:
    """a card, two cards, that many cards"""
    several = several or plural(one)
    if isinstance(value, int) and 0 <= value < len(_NUMBERS):
        return article(one) if value == 1 else f"{_NUMBERS[value]} {several}"
    if isinstance(value, EventAmount):
        return f"that many {several}"
    return f"{value} {several}" if isinstance(value, int) else f"{several} equal to {amount(value)}"


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
    if what.asks(Itself, NamedObjects):
        return noun(what)
    return f"the {noun(what)}" if what.asks(HostOfThis) else f"all {noun(what, many=True)}"


def _chosen(which: Selector) -> str:
    by = f" of {whose(which.chooser)} choice" if which.chooser is not Relation.YOU else ""
    anything = bool(words().any_target) and which.filter == Filter((OfType(words().any_target),))
    whole = "any target" if anything else ""
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
def _(value: Announced) -> str:
    return "X"


@amount_words.register
def _(value: EventAmount) -> str:
    return "that much"


@amount_words.register
def _(value: Arithmetic) -> str:
    if value.operation == "times" and value.parts[1:] == (2,):
        return f"twice {amount(value.parts[0])}"
    if len(value.parts) == 1:
        raise UnableToRenderAbility(f"No words are known for a {value.operation} of one amount.")
    rounded = f", {value.operation}" if value.operation.startswith("rounded") else ""
    if value.operation in ("divided", "rounded up", "rounded down") and value.parts[1:] == (2,):
        return f"half of {_part(value.parts[0])}{rounded}"
    return _JOINED[value.operation].join(_part(part) for part in value.parts) + rounded


def _part(value: Amount) -> str:
    """A calculation within another is put in brackets."""
    return f"({amount(value)})" if isinstance(value, Arithmetic) else amount(value)
