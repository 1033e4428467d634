"""Objects, players and numbers: which, how many and whose."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities.criteria import HostOfThis, InZone, Itself, NamedObjects, OfDomain, OfType, Remembered
from rules_data.core.abilities.english import article
from rules_data.core.abilities.model_values import (
    ANY_NUMBER,
    Amount,
    Announced,
    Arithmetic,
    EventAmount,
    Filter,
    Pick,
    Relation,
    Selector,
    counter_of,
)

from .asked import Asked
from .filters import an_object, noun
from .lexicon import Voice, place, whose, word_for, words, zone_called
from .numbers import amount, compared
from .pronouns import AMONG, FIRST, THEM
from .saying import AGREEING, by_phrases, called_several, say, special
from .told import Told

__all__ = [
    "UNTARGETED",
    "amount",
    "an_object",
    "called_several",
    "compared",
    "counted",
    "into",
    "is_many",
    "is_plural",
    "noun",
    "out_of",
    "place",
    "selected",
    "selector",
    "stat_name",
    "subject",
    "within",
]

# Cards that never say "target" choose in the same words; only what is chosen early is chosen as a target.
UNTARGETED = " without targeting"
_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PRONOUNS = {
    Pick.IT: "it",
    Pick.CAUSE: "what caused it",
    Pick.LAST_ATTACK: "the last attack this combat chain",
}
_REMEMBERED = {THEM: "them", FIRST: "the one chosen first"}
_JOINED = {
    "sum": " plus ", "times": " times ", "minus": " minus ", "divided": " divided by ",
    "rounded up": " divided by ", "rounded down": " divided by ",
}  # fmt: skip


def within(zone: str, owner: str) -> str:
    """in your hand, on the battlefield"""
    return zone_called(zone).within.format(owner)


def into(zone: str, owner: str) -> str:
    """into your hand, onto the battlefield"""
    return zone_called(zone).into.format(owner)


def out_of(zone: str, owner: str) -> str:
    """from your hand, from the battlefield"""
    return zone_called(zone).out_of.format(owner)


def counted(value: Amount, one: str, several: str = "") -> str:
    """a card, two cards, that many cards"""
    several = several or called_several(one)
    if isinstance(value, int) and 0 <= value < len(_NUMBERS):
        return article(one) if value == 1 else f"{_number(value)} {several}"
    if isinstance(value, EventAmount):
        return f"that many {several}"
    if isinstance(value, Announced):
        return f"X {several}"
    return f"{value} {several}" if isinstance(value, int) else f"{several} equal to {amount(value)}"


def _number(value: int) -> str:
    """two, or 2 on cards that write figures"""
    return str(value) if words().figures else _NUMBERS[value]


def selected(which: Selector | None) -> str:
    """target creature, up to two target players, all lands, this"""
    if which is None or which.pick is Pick.ME:
        return words().itself
    if which.pick in _PRONOUNS:
        return _PRONOUNS[which.pick]
    if which.pick is Pick.THAT:
        return _REMEMBERED.get(which.name) or words().that(which.name)
    if which.pick is Pick.TOP:
        cards = "card" if which.count == 1 else counted(which.count, "card")
        return f"the top {cards} of {whose(which.chooser)} {words().deck}"
    if which.pick is Pick.ALL:
        return _all_of(which.filter)
    return "one of them" if _is_one_of_those(which) else _chosen(which)


def _all_of(what: Filter) -> str:
    if (kept := by_phrases("kept", Asked(what))) is not None:
        return kept
    if what.asks(Itself, NamedObjects):
        return noun(what)
    if what.asks(Remembered) and words().voice is Voice.FIRST_PERSON:
        return noun(what, many=True)
    if what.asks(HostOfThis):
        return f"the {noun(what)}"
    those = noun(what, many=True, every=True)
    return those if those == "you" else "your opponents" if those == "opponents" else f"all {those}"


def _is_one_of_those(which: Selector) -> bool:
    """Whether it is one of the cards that were looked at, and still lie in the deck."""
    known = which.filter == Filter((Remembered(AMONG),))
    return known and which.count == 1 and not (which.target or which.up_to)


def is_never_a_target(which: Selector) -> bool:
    """Whether it is chosen where its game has no targets, so that nothing has to say that it is none."""
    zones, kept = which.filter.get(InZone), which.filter.get(Remembered)
    in_deck = kept is not None and kept.name == AMONG
    return in_deck or (zones is not None and set(zones.zones) <= words().untargeted_in)


def _chosen(which: Selector) -> str:
    by = f" of {whose(which.chooser)} choice" if which.chooser is not Relation.YOU else ""
    anything = bool(words().any_target) and which.filter == Filter((OfType(words().any_target),))
    if anything and which.target and which.count != ANY_NUMBER:
        several = counted(which.count, "target")
        return f"{f'up to {several}' if which.up_to else 'any target' if which.count == 1 else several}{by}"
    targets = words().voice is Voice.THIRD_PERSON
    untargeted = "" if targets or which.target or is_never_a_target(which) else UNTARGETED
    target = "target " if targets and which.target else ""
    up_to = "up to " if which.up_to else ""
    if which.at_random:
        one, several = f"random {noun(which.filter)}", f"random {noun(which.filter, many=True)}"
        return f"a {one}" if which.count == 1 else f"{up_to}{counted(which.count, one, several)}"
    if which.least or (which.up_to and which.count == ANY_NUMBER):
        number = f"{which.least} to {which.count}" if which.least else "any number of"
        return f"{number} {target}{noun(which.filter, many=True)}{_with_total(which)}{by}{untargeted}"
    if which.count != 1:
        if words().voice is Voice.FIRST_PERSON and which.filter.asks_only(Remembered):
            target = "of "  # up to 2 of those
        several = f"{target}{noun(which.filter, many=True)}{_with_total(which)}"
        if several.startswith("your "):
            several = f"of {several}"  # 2 of your units
        return f"{up_to}{counted(which.count, f'{target}{noun(which.filter)}', several)}{by}{untargeted}"
    one = noun(which.filter)
    if which.up_to:
        return f"up to {'one' if targets else '1'} {target}{one}{by}{untargeted}"
    return f"{f'{target}{one}' if target else an_object(which.filter)}{by}{untargeted}"


def _with_total(which: Selector) -> str:
    """What must be so of all of them together: at the same location, with total power 3 or greater."""
    together, where = which.together, " at the same location" if which.same_place else ""
    return where if together is None else f"{where} with total {together.stat} {compared(together.test)}"


def is_plural(which: Selector) -> bool:
    """Whether the verb behind it is that of several objects, or of "I"."""
    if which.pick is Pick.ME or which.filter.asks(Itself):
        return True
    if which.pick is Pick.ALL:
        return not which.filter.asks(NamedObjects, Remembered)
    return which.name == THEM or (which.pick in (Pick.CHOOSE, Pick.TOP) and which.count != 1)


def is_many(which: Selector) -> bool:
    """Whether the verb behind it is that of several objects."""
    if which.pick is Pick.CHOOSE:
        return which.count != 1
    if which.name == THEM:
        return True
    named = which.filter.get(NamedObjects)
    single = which.filter.asks(Itself, HostOfThis) or (named is not None and len(named.handles) == 1)
    return which.pick is Pick.ALL and not single


def subject(which: Selector) -> str:
    """As `selected`, where it is what the sentence is about: I, other friendly units."""
    if which.pick is Pick.ME or which.filter.asks(Itself):
        return "I"
    return noun(which.filter, many=True, every=True) if which.pick is Pick.ALL else selected(which)


def selector(data: Any) -> Selector | None:
    """Objects as they were told: a word for the object itself or for that of the event, or a record."""
    if data in (Pick.ME.value, Pick.IT.value, Pick.LAST_ATTACK.value):
        return Selector(Pick(data))
    return data.record if isinstance(data, Told) and isinstance(data.record, Selector) else None


@special("those")
def _those(data: Any, many: bool) -> str | None:
    """Whoever a sentence is about: I, this, all friendly units."""
    which = selector(data)
    if which is None:
        return None
    own = which.pick is Pick.ME or (which.pick is Pick.ALL and which.filter.asks(Itself))
    return words().speaker if own else "they" if which.name == THEM else selected(which)


@special("chosen source")
def _chosen_source(data: Any, many: bool) -> str | None:
    """a red source of your choice: any permanent or spell, whichever is chosen as this is done"""
    which = selector(data)
    asked = which.filter if which is not None else Filter()
    color, kinds = asked.get(OfDomain), asked.get(OfType)
    if which is None or kinds is None or which != Selector(Pick.CHOOSE, asked, target=False):
        return None
    known = [one for one in (color, kinds, InZone(("battlefield", "stack"))) if one is not None]
    if set(asked.criteria) != set(known) or set(kinds.types) != {one for each in words().groups for one in each}:
        return None
    if color is None:
        return "a source of your choice"
    said = say("color", color.domains[0]) if len(color.domains) == 1 else None
    return said and f"{article(said)} source of your choice"


def _are_several(data: Any) -> bool:
    which = selector(data) or Selector(Pick.IT)
    return is_plural(which) and (words().speaker == "I" or which.pick is not Pick.ME)


AGREEING["those"] = _are_several
AGREEING["player"] = lambda data: bool(data == Relation.YOU)


@special("whose")
def _whose(data: Any, many: bool) -> str | None:
    return whose(Relation(data)) if data in set(Relation) else None


# --- amounts ---------------------------------------------------------------------------------------


def stat_name(stat: str) -> str:
    """Might, damage, number of charge counters: what a number is called where it stands by itself"""
    counter = counter_of(stat)
    if counter:
        return f"number of {counter} counters"
    word = word_for(words().stats, stat, "number")
    return f"{stat[:1].upper()}{stat[1:]}" if word.startswith("[") else word


@special("stat name")
def _stat_name(data: Any, many: bool) -> str | None:
    return stat_name(data) if data in words().stats or counter_of(data) else None


@special("calculation")
def _calculation(data: Any, many: bool) -> str | None:
    """Three plus the number of cards in your hand, half of that much, rounded up."""
    value = data.record if isinstance(data, Told) else None
    if not isinstance(value, Arithmetic) or len(value.parts) == 1:
        return None
    if value.operation == "times" and value.parts[1:] == (2,):
        return f"twice {_part(value.parts[0])}"
    rounded = f", {value.operation}" if value.operation.startswith("rounded") else ""
    if value.operation in ("divided", "rounded up", "rounded down") and value.parts[1:] == (2,):
        return f"half of {_part(value.parts[0])}{rounded}"
    return _JOINED[value.operation].join(_part(part) for part in value.parts) + rounded


def _part(value: Amount) -> str:
    """A calculation within another is put in brackets."""
    return f"({amount(value)})" if isinstance(value, Arithmetic) else amount(value)
