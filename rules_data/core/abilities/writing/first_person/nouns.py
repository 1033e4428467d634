"""Which objects, how many, and whose: filters, selectors and amounts in words."""

from __future__ import annotations

from rules_data.core.abilities.criteria import Itself, NamedObjects, Remembered
from rules_data.core.abilities.model_values import (
    Amount,
    Arithmetic,
    CountOf,
    EventAmount,
    HighestOf,
    Pick,
    PlayerNumber,
    Relation,
    Selector,
    StatOf,
    counter_of,
)
from rules_data.core.abilities.writing.english import UnableToRenderAbility
from rules_data.core.abilities.writing.lexicon import player_number, whose, word_for, words

from .filters import an_object, objects, out_of, phrase, place, plural
from .numbers import amount, amount_words, compared

__all__ = [
    "UNTARGETED",
    "amount",
    "amount_words",
    "an_object",
    "compared",
    "is_plural",
    "objects",
    "out_of",
    "place",
    "player_stat",
    "plural",
    "selected",
    "stat_name",
    "subject",
]

# Cards choose in the same words; only what is chosen as the ability is finalized is chosen as a target.
UNTARGETED = " (without targeting)"
_PRONOUNS = {
    Pick.ME: "me", Pick.IT: "it", Pick.CAUSE: "what caused it", Pick.THAT: "that one",
    Pick.LAST_ATTACK: "the last attack",
}
_OPERATIONS = {
    "sum": " plus ", "times": " times ", "minus": " minus ", "divided": " divided by ",
    "rounded up": " divided by ", "rounded down": " divided by ",
}  # fmt: skip


@amount_words.register
def _(value: CountOf) -> str:
    return f"the number of {objects(value.filter)}"


@amount_words.register
def _(value: StatOf) -> str:
    return f"the {stat_name(value.stat)} of {selected(value.of)}"


@amount_words.register
def _(value: HighestOf) -> str:
    return f"the highest {stat_name(value.stat)} among {objects(value.filter)}"


@amount_words.register
def _(value: PlayerNumber) -> str:
    return f"the number of {player_stat(value)}"


@amount_words.register
def _(value: EventAmount) -> str:
    return "that much"


@amount_words.register
def _(value: Arithmetic) -> str:
    if len(value.parts) == 1:
        raise UnableToRenderAbility(f"No words are known for a {value.operation} of one amount.")
    rounded = f", {value.operation}" if value.operation.startswith("rounded") else ""
    if value.operation in ("divided", "rounded up", "rounded down") and value.parts[1:] == (2,):
        return f"half of {_part(value.parts[0])}{rounded}"
    return _OPERATIONS[value.operation].join(_part(part) for part in value.parts) + rounded


def _part(value: Amount) -> str:
    """A calculation within another is put in brackets."""
    return f"({amount(value)})" if isinstance(value, Arithmetic) else amount(value)


def stat_name(stat: str) -> str:
    """Might, damage, number of charge counters: what a number is called where it stands by itself"""
    counter = counter_of(stat)
    if counter:
        return f"number of {counter} counters"
    word = word_for(words().stats, stat, "number")
    return f"{stat[:1].upper()}{stat[1:]}" if word.startswith("[") else word


def player_stat(value: PlayerNumber) -> str:
    """cards in your hand, your points"""
    return player_number(value.stat).much.format(whose(value.player))


def selected(which: Selector | None) -> str:
    """The objects an instruction acts on: me, it, a friendly unit, up to 2 enemy units here."""
    which = which or Selector(Pick.ME)
    if which.pick in _PRONOUNS:
        return _PRONOUNS[which.pick]
    if which.pick is Pick.TOP:
        cards = "card" if which.count == 1 else f"{amount(which.count)} cards"
        return f"the top {cards} of {whose(which.chooser)} {words().deck}"
    if which.pick is Pick.ALL:
        # "a filter that is exactly one thing" is how costs and steps name their object.
        named = which.filter.asks(Itself, NamedObjects, Remembered)
        return objects(which.filter) if named else f"all {objects(which.filter)}"
    return _chosen(which)


def _chosen(which: Selector) -> str:
    one = which.count == 1 and not which.up_to
    if one:
        chosen = an_object(which.filter)
    elif isinstance(which.count, int):
        noun = phrase(which.filter, many=which.count != 1)
        chosen = f"{'up to ' if which.up_to else ''}{which.count} {noun}"
    else:
        most = "up to as many" if which.up_to else "as many"
        chosen = f"{most} {objects(which.filter)} as {amount(which.count)}"
    by = "" if which.chooser is Relation.YOU else f" of {whose(which.chooser)} choice"
    return f"{chosen}{by}{'' if which.target else UNTARGETED}"


def is_plural(which: Selector) -> bool:
    """Whether the verb behind it is that of several objects, or of "I"."""
    if which.pick is Pick.ME or which.filter.asks(Itself):
        return True
    if which.pick is Pick.ALL:
        return not which.filter.asks(NamedObjects, Remembered)
    return which.pick in (Pick.CHOOSE, Pick.TOP) and which.count != 1


def subject(which: Selector) -> str:
    """As `selected`, where it is what the sentence is about: I, other friendly units."""
    if which.pick is Pick.ME or which.filter.asks(Itself):
        return "I"
    return objects(which.filter) if which.pick is Pick.ALL else selected(which)
