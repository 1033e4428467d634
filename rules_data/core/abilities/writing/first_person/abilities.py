"""Abilities in English, from their structure alone: the same record always gives the same sentence."""

from __future__ import annotations

from rules_data.core.abilities.changes import AdditionalCost
from rules_data.core.abilities.english import Tense, UnableToRenderAbility, listed, ordinal, sentence
from rules_data.core.abilities.model import Ability, AbilityKind, Continuous, Cost, Duration, Limit, TokenKind, Trigger
from rules_data.core.abilities.model_values import EventPattern
from rules_data.core.abilities.writing.behind import last, often, triggers_only, use_only
from rules_data.core.abilities.writing.changing import additional_cost, changed, statement
from rules_data.core.abilities.writing.conditions import condition
from rules_data.core.abilities.writing.events import any_of_them, happens, is_time, moment
from rules_data.core.abilities.writing.instructions import are_short, instructions
from rules_data.core.abilities.writing.lexicon import Voice, words
from rules_data.core.abilities.writing.nouns import amount, is_plural, noun, subject
from rules_data.core.abilities.writing.prices import before_colon, paying
from rules_data.core.abilities.writing.saying import special

from .tokens import token_words

_WITHIN = {Duration.THIS_TURN: " this turn", Duration.THIS_COMBAT: " this combat", Duration.NEXT_TIME: " this turn"}


def in_words(ability: Ability) -> str:
    """The ability in a sentence or several; raises UnableToRenderAbility where no words are known."""
    prefix = "".join(f"[{keyword.title()}][>] " for keyword in ability.keywords)
    return prefix + _KINDS[ability.kind](ability) + last(ability)


def _pays(cost: Cost) -> str:
    return paying(cost)


def _triggered(ability: Ability) -> str:
    limit = f"{often(ability)}, " if ability.limit in _EACH else ""
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{_pays(ability.cost)} to "
    done = instructions(ability.effects, triggered=ability.condition is None and not pays)
    linked = words().durations[Duration.WHILE_ON_BOARD] if ability.duration is Duration.WHILE_ON_BOARD else ""
    # "you may you may": an instruction that says so itself says it once.
    may = "" if may and done.startswith("you may ") else may
    return sentence(f"{limit}{_condition_of(ability)}{linked}, {only_if}{may}{pays}{done}") + _last_limit(ability)


def _condition_of(ability: Ability) -> str:
    """when you conquer or at the end of your turn | the first time a unit dies each turn"""
    trigger = ability.trigger
    if trigger is None:
        raise UnableToRenderAbility("A triggered ability has no trigger.")
    if trigger.state is not None:
        return f"when {condition(trigger.state)}"
    within = _WITHIN.get(ability.duration, "")
    if ability.duration is Duration.NEXT_TIME:
        return f"the next time {' or '.join(happens(pattern) for pattern in trigger.patterns)}{within}"
    if trigger.ordinal is not None:
        return f"{_which_time(trigger)}{within}"
    if within and all(is_time(pattern) and pattern.phase in (None, "turn") for pattern in trigger.patterns):
        return " or ".join(f"at {moment(pattern)} of{within}" for pattern in trigger.patterns)
    joint = any_of_them(trigger.patterns)
    return (f"when {joint}" if joint else " or ".join(map(_point, trigger.patterns))) + within


def _which_time(trigger: Trigger) -> str:
    """the first and second time an opponent draws each turn, counted for each player"""
    which = listed([ordinal(number) for number in (trigger.ordinal or 1, *trigger.ordinals)])
    told = " or ".join(happens(pattern) for pattern in trigger.patterns)
    each = ", counted for each player" if trigger.each_player else ""
    return f"the {which} time {told} each {trigger.per}{each}"


def _point(pattern: EventPattern) -> str:
    return f"{'at' if is_time(pattern) else 'when'} {happens(pattern)}"


def _replacement(ability: Ability) -> str:
    replaced = ability.replacement
    if replaced is None:
        raise UnableToRenderAbility("A replacement effect does not say what it replaces.")
    limit = f"{often(ability)}, " if ability.limit in _EACH else ""
    while_so = f"while {condition(ability.condition)}, " if ability.condition is not None else ""
    within = _WITHIN.get(ability.duration, "")
    opening = "the next time" if ability.duration is Duration.NEXT_TIME else "if"
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{_pays(ability.cost)} to "
    would = f"{limit}{while_so}{opening} {happens(replaced.pattern, Tense.WOULD)}{within}, {may}{pays}"
    return sentence(f"{would}{_instead(ability)}") + _last_limit(ability)


def _instead(ability: Ability) -> str:
    replaced = ability.replacement
    done = list(ability.effects)
    if len(done) > 1 and done[0].verb == "it happens":
        return f"also {instructions(done[1:])}"
    words = instructions(done) if done else ""
    if replaced is not None and replaced.prevents:
        much = "it" if replaced.prevent_value is None else f"the next {replaced.prevent_value} of it"
        words = f"prevent {much}{f', then {words}' if words else ''}"
    elif replaced is not None and replaced.keeps_event:
        if replaced.amount is None and words:
            return f"also {words}"
        changed = "that happens" if replaced.amount is None else f"it is {amount(replaced.amount)}"
        words = f"{changed}{f', then {words}' if words else ''}"
    words = words or "nothing happens"
    return f"{words} instead" if are_short(done) else f"instead {words}"


def _activated(ability: Ability) -> str:
    cost = before_colon(ability.cost)
    cost = cost[:1].upper() + cost[1:]
    may = "you may " if ability.optional else ""
    text = f"{cost}: {sentence(may + instructions(ability.effects, opens=not may))}"
    return text + use_only(ability)


def _passive(ability: Ability) -> str:
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    while_so = f"while {condition(ability.condition)}, " if ability.condition is not None else ""
    within = _WITHIN.get(ability.duration, "")
    if ability.waits_for_the_next:
        changes = changed(ability.continuous.changes, False)
        return sentence(f"{while_so}the next {noun(ability.continuous.affects.filter)}{within} {changes}")
    return sentence(f"{while_so}{_statements(ability.continuous)}{within}")


def _statements(continuous: Continuous) -> str:
    which = continuous.affects
    who = subject(which)
    costs = [change for change in continuous.changes if isinstance(change, AdditionalCost)]
    others = [change for change in continuous.changes if not isinstance(change, AdditionalCost)]
    told = [statement(which, who, others, is_plural(which))] if others else []
    told += [additional_cost(change, "me" if who == "I" else who) for change in costs]
    return listed(told) or f"{who} {'have' if is_plural(which) else 'has'} no other abilities"


def _spell(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    may = "you may " if ability.optional else ""
    return sentence(f"{only_if}{may}{instructions(ability.effects, opens=not (only_if or may))}")


def _last_limit(ability: Ability) -> str:
    """A limit that does not stand in front: this happens only once."""
    return "" if ability.limit in _EACH else triggers_only(ability)


_EACH = (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT)
_KINDS = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.REPLACEMENT: _replacement,
    AbilityKind.ACTIVATED: _activated,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}


@special("token", voice=Voice.FIRST_PERSON)
def _token(data: object, many: bool) -> str | None:
    return token_words(data, in_words, many=many) if isinstance(data, TokenKind) else None
