"""Abilities in English, on cards that speak of themselves as "this"."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost, Cannot
from rules_data.core.abilities.criteria import ControlledBy, Itself
from rules_data.core.abilities.effects import PutCounter, RemoveCounter
from rules_data.core.abilities.english import UnableToRenderAbility, listed, ordinal, sentence
from rules_data.core.abilities.model import (
    Ability,
    AbilityKind,
    Change,
    Cost,
    Duration,
    TokenKind,
    Trigger,
)
from rules_data.core.abilities.model_values import (
    EventPattern,
    Filter,
    Pick,
    Relation,
    Selector,
)
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.behind import last, timing, triggers_only, use_only
from rules_data.core.abilities.writing.changing import additional_cost, alternative_cost, changed, statement
from rules_data.core.abilities.writing.conditions import condition
from rules_data.core.abilities.writing.events import any_of_them, happens, is_time
from rules_data.core.abilities.writing.instructions import instructions
from rules_data.core.abilities.writing.lexicon import Voice, word_for, words
from rules_data.core.abilities.writing.nouns import is_many
from rules_data.core.abilities.writing.prices import before_colon, paying
from rules_data.core.abilities.writing.saying import say, special
from rules_data.core.abilities.writing.told import told as told_as

from .replacements import replacement
from .tokens import token_words

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
_ITSELF = Filter((Itself(),))


def in_words(ability: Ability) -> str:
    """The ability in a sentence or several; raises UnableToRenderAbility where no words are known."""
    if ability.enchants is not None:
        return sentence(f"Enchant {nouns.noun(ability.enchants)}")
    behind = {keyword: said for keyword in ability.keywords if (said := timing(keyword)) is not None}
    known = (*behind, *words().signed_costs)
    marks = [keyword for keyword in ability.keywords if keyword not in known]
    text = "".join(f"{keyword.title()} — " for keyword in marks if keyword in words().fronts) + _KINDS[ability.kind](
        ability
    )
    ends = [*behind.values(), *(keyword for keyword in marks if keyword not in words().fronts)]
    return text + "".join(f" {sentence(one)}" for one in ends) + last(ability)


def _triggered(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    asked = ability.condition is None and ability.cost.is_free
    done = instructions(ability.effects, triggered=asked)
    may = "you may " if ability.optional else ""
    if not ability.cost.is_free:
        done = f"you may {paying(ability.cost)}. If you do, {done}"
        may = ""
    leads = f" It leads to {' or '.join(ability.leads_to)}." if ability.leads_to else ""
    return sentence(f"{_when(ability)}{only_if}{may}{done}") + triggers_only(ability) + leads


def _when(ability: Ability) -> str:
    """Whenever a creature dies, | At the beginning of your upkeep, | I, II —"""
    trigger = ability.trigger
    if trigger is None:
        raise UnableToRenderAbility("A triggered ability has no trigger.")
    if trigger.state is not None:
        return f"when {condition(trigger.state)}, "
    places = [_place(pattern) for pattern in trigger.patterns]
    if all(places):
        return f"{', '.join(places)} — "
    if trigger.ordinal is not None:
        return f"{_which_time(trigger)}, "
    if ability.duration is Duration.NEXT_TIME:
        return f"the next time {' or '.join(happens(pattern) for pattern in trigger.patterns)} this turn, "
    this_turn = ability.duration is Duration.THIS_TURN and not all(map(is_time, trigger.patterns))
    each = " this turn" if this_turn else ""
    each += ", for each player by themselves" if trigger.each_player else ""
    if joint := any_of_them(trigger.patterns):
        return f"{_when_or_whenever(trigger.patterns[0])} {joint}{each}, "
    return " or ".join(_point(pattern, trigger.together) for pattern in trigger.patterns) + f"{each}, "


def _place(pattern: EventPattern) -> str:
    """The chapter or room whose words stand in front of what is done; empty for any other event."""
    if pattern.event == "enters a room" and len(pattern.at) == 1 and pattern.object == _ITSELF:
        return pattern.at[0]
    number = pattern.amount.value if pattern.event == "reaches chapter" and pattern.amount is not None else 0
    known = isinstance(number, int) and 0 < number < len(_ROMAN) and pattern.object == _ITSELF
    return _ROMAN[number] if isinstance(number, int) and known else ""


def _which_time(trigger: Trigger) -> str:
    """the first and second time an opponent draws a card each turn, counted for each player"""
    which = listed([ordinal(number) for number in (trigger.ordinal or 1, *trigger.ordinals)])
    told = " or ".join(happens(pattern, together=trigger.together) for pattern in trigger.patterns)
    each = ", counted for each player" if trigger.each_player else ""
    return f"the {which} time {told} each {word_for(words().spans, trigger.per, 'span of time')}{each}"


def _point(pattern: EventPattern, together: bool) -> str:
    if is_time(pattern):
        return f"at {happens(pattern)}"
    return f"{_when_or_whenever(pattern)} {happens(pattern, together=together and pattern.object is not None)}"


def _when_or_whenever(pattern: EventPattern) -> str:
    return "when" if pattern.object is not None and pattern.object.asks(Itself) else "whenever"


def _activated(ability: Ability) -> str:
    price = _price(ability)
    may = "you may " if ability.optional else ""
    text = f"{price[:1].upper()}{price[1:]}: {sentence(may + instructions(ability.effects))}"
    return text + use_only(ability)


def _price(ability: Ability) -> str:
    """What its cost says: +1, −3 or 0 for one that is paid for with counters of its own name, and nothing else."""
    signed = words().signed_costs.intersection(ability.keywords)
    if not signed:
        return before_colon(ability.cost)
    cost = ability.cost
    if cost == Cost():
        return "0"
    action = cost.actions[0] if cost.actions else None
    if cost != Cost(actions=cost.actions[:1]) or not isinstance(action, PutCounter | RemoveCounter):
        raise UnableToRenderAbility("No words are known for a cost in counters that holds anything else.")
    whose = {action.others, action.source} - {None, Selector(Pick.ME)}
    if action.status not in signed or whose or not isinstance(action.amount, int):
        raise UnableToRenderAbility("No words are known for such a cost in counters.")
    return f"{'+' if isinstance(action, PutCounter) else '−'}{action.amount}"


def _passive(ability: Ability) -> str:
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    which = ability.continuous.affects
    while_so = f"as long as {condition(ability.condition)}, " if ability.condition is not None else ""
    if ability.waits_for_the_next:
        told = f"{_awaited(ability, which.filter)} {changed(ability.continuous.changes, False)}"
        more = f". {in_words(ability.instead)}" if ability.instead is not None else ""
        return sentence(f"{while_so}{told}{more}".removesuffix("."))
    who = _those(which)
    done = instructions(ability.effects) if ability.effects else ""
    so = f" {sentence(f'if you do so, {done}')}" if done else ""
    return sentence(f"{while_so}{_changed(which, ability.continuous.changes, who)}") + so


def _awaited(ability: Ability, what: Filter) -> str:
    """your next attack this turn, on cards that put it so; the next attack you control this turn"""
    if ability.duration is not Duration.NEXT_TIME:
        return f"the next {nouns.noun(what)}"
    yours = what.get(ControlledBy) == ControlledBy(Relation.YOU)
    said = say("awaited", {"next": told_as(what.without(ControlledBy)), "whose": "you"}) if yours else None
    return said or f"the next {nouns.noun(what)} this turn"


def _those(which: Selector) -> str:
    if not is_many(which) or which.pick is not Pick.ALL:
        return nouns.selected(which)
    return nouns.noun(which.filter, many=True)


def _changed(which: Selector, what: Sequence[Change], who: str) -> str:
    many = is_many(which)
    if what and all(change == Cannot("be activated") for change in what):
        return f"abilities of {who} can't be activated"
    costs = [change for change in what if isinstance(change, AdditionalCost)]
    in_place = [change for change in what if isinstance(change, AlternativeCost)]
    others = [change for change in what if not isinstance(change, AdditionalCost | AlternativeCost)]
    told = [statement(which, who, others, many)] if others else []
    told += [additional_cost(change, who) for change in costs]
    told += [alternative_cost(change, who) for change in in_place]
    return listed(told)


def _spell(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    may = "you may " if ability.optional else ""
    text = sentence(f"{only_if}{may}{instructions(ability.effects)}")
    return text + (f" {in_words(ability.instead)}" if ability.instead is not None else "")


_KINDS = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.REPLACEMENT: replacement,
    AbilityKind.ACTIVATED: _activated,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}


@special("token", voice=Voice.THIRD_PERSON)
def _token(data: object, many: bool) -> str | None:
    if not isinstance(data, TokenKind):
        return None
    return token_words(data, in_words, many=many)
