"""Which objects, how many, and whose: filters, selectors and amounts in words."""

from __future__ import annotations

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
    StatTest,
    counter_of,
)
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article, listed
from rules_data.core.abilities.writing.english import plural as plural_word
from rules_data.core.abilities.writing.lexicon import player, player_number, whose, word_for, words, zone_called

_COMPARED = {
    "=": "exactly {}",
    "!=": "not {}",
    "<": "less than {}",
    "<=": "{} or less",
    ">": "more than {}",
    ">=": "{} or more",
}
# Cards choose in the same words; only what is chosen as the ability is finalized is chosen as a target.
UNTARGETED = " (without targeting)"
_PRONOUNS = {Pick.ME: "me", Pick.IT: "it", Pick.CAUSE: "what caused it", Pick.THAT: "that one"}
_OPERATIONS = {"sum": " plus ", "times": " times ", "minus": " minus "}


def compared(test: Comparison) -> str:
    """2 or more"""
    return _COMPARED[test.operator].format(amount(test.value))


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return amount_words(value)


@singledispatch
def amount_words(value: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the amount {value!r}.")


@amount_words.register
def _(value: int) -> str:
    return str(value)


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
    return _OPERATIONS[value.operation].join(_part(part) for part in value.parts)


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


def plural(noun: str) -> str:
    """units, gear"""
    return plural_word(noun, dict(words().plurals))


def objects(what: Filter) -> str:
    """friendly units here"""
    return _phrase(what, plural_form=True)


def an_object(what: Filter) -> str:
    """another friendly unit here; I where it is the object itself."""
    if what.itself:
        return "me"
    phrase = _phrase(what, plural_form=False)
    return phrase if what.handles or what.link else (f"an{phrase}" if what.other else article(phrase))


def _phrase(what: Filter, *, plural_form: bool) -> str:
    if what.itself:
        return "me"
    if what.handles:
        return listed(what.handles)
    if what.link:
        return "those" if plural_form else "that one"
    noun = _noun(what, plural_form=plural_form)
    return " ".join([*_adjectives(what), noun, *_behind(what, plural_form=plural_form)])


def _adjectives(what: Filter) -> list[str]:
    found = ["other"] if what.other else []
    if what.controller is Relation.YOU:
        found.append("friendly")
    elif what.controller is Relation.OPPONENT:
        found.append("enemy")
    found += [f"non-{tag}" for tag in what.not_tags]
    found += [status for status in what.statuses if status != "alone"]
    found += [f"non-{status}" for status in what.not_statuses]
    return [*found, *([" or ".join(what.tags)] if what.tags else [])]


def _noun(what: Filter, *, plural_form: bool) -> str:
    outside = _outside(what)
    types = list(what.types) or ["card" if outside else "permanent"]
    if what.token:
        types = [f"{kind} token" for kind in what.types] or ["token"]
    elif what.token is False:
        types = [f"nontoken {kind}" for kind in types]
    return " or ".join(plural(kind) if plural_form else kind for kind in types)


def _outside(what: Filter) -> bool:
    """Whether what is meant lies where objects are cards: in a hand, a deck, a trash."""
    return bool(what.zones) and all(zone_called(zone).cards for zone in what.zones)


def _behind(what: Filter, *, plural_form: bool) -> list[str]:
    be = "are" if plural_form else "is"
    found = ["alone"] if "alone" in what.statuses else []
    found += [f"with {listed(what.name_words)} in its name"] if what.name_words else []
    found += [f"named {' or '.join(what.names)}"] if what.names else []
    found += [f"not named {' or '.join(what.not_names)}"] if what.not_names else []
    found += [with_stat(test) for test in what.stats]
    found += [f"with [{keyword.title()}]" for keyword in what.keywords]
    if what.owner is not None and not any("{}" in zone_called(zone).within for zone in what.zones):
        found.append(f"{player(what.owner)} own{'' if what.owner is Relation.YOU else 's'}")
    if what.controller not in (None, Relation.YOU, Relation.OPPONENT):
        found.append(f"{player(what.controller)} controls")
    found += [" or ".join(place(name, plural_form=plural_form) for name in what.location)] if what.location else []
    found += [" or ".join(_in_zone(zone, what.owner) for zone in what.zones)] if what.zones else []
    found += ["attached to me"] if what.attached else []
    found += [f"that {be} {listed([an_object(one) for one in what.all_of])}"] if what.all_of else []
    found += [f"that {be} {' or '.join(an_object(one) for one in what.any_of)}"] if what.any_of else []
    found += [f"that {be} not {' or '.join(an_object(one) for one in what.none_of)}"] if what.none_of else []
    return found


def with_stat(test: StatTest) -> str:
    """with 3 or less [M]"""
    counter = counter_of(test.stat)
    called = f"{counter} counters" if counter else word_for(words().stats, test.stat, "number")
    return f"with {compared(test.test)} {called}"


def place(name: str, *, plural_form: bool = False) -> str:
    """at a battlefield"""
    if plural_form and name in ("base", "battlefield"):
        return {"base": "in bases", "battlefield": "at battlefields"}[name]
    return {"here": "here", "elsewhere": "elsewhere", "base": "in a base", "battlefield": "at a battlefield"}.get(
        name, f"at {name}"
    )


def _in_zone(zone: str, owner: Relation | None) -> str:
    return zone_called(zone).within.format(whose(owner) if owner is not None else "any")


def out_of(zone: str, owner: str) -> str:
    """from your trash"""
    return zone_called(zone).out_of.format(owner)


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
        named = which.filter.itself or which.filter.handles or which.filter.link
        return objects(which.filter) if named else f"all {objects(which.filter)}"
    return _chosen(which)


def _chosen(which: Selector) -> str:
    one = which.count == 1 and not which.up_to
    if one:
        chosen = an_object(which.filter)
    elif isinstance(which.count, int):
        noun = _phrase(which.filter, plural_form=which.count != 1)
        chosen = f"{'up to ' if which.up_to else ''}{which.count} {noun}"
    else:
        most = "up to as many" if which.up_to else "as many"
        chosen = f"{most} {objects(which.filter)} as {amount(which.count)}"
    by = "" if which.chooser is Relation.YOU else f" of {whose(which.chooser)} choice"
    return f"{chosen}{by}{'' if which.target else UNTARGETED}"


def is_plural(which: Selector) -> bool:
    """Whether the verb behind it is that of several objects, or of "I"."""
    if which.pick is Pick.ME or which.filter.itself:
        return True
    if which.pick is Pick.ALL:
        return not (which.filter.handles or which.filter.link)
    return which.pick in (Pick.CHOOSE, Pick.TOP) and which.count != 1


def subject(which: Selector) -> str:
    """As `selected`, where it is what the sentence is about: I, other friendly units."""
    if which.pick is Pick.ME or which.filter.itself:
        return "I"
    return objects(which.filter) if which.pick is Pick.ALL else selected(which)
