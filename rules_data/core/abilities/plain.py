"""Abilities in plain English, for games whose cards speak of themselves as "this"."""

from __future__ import annotations

from . import plain_effects as effects
from . import plain_nouns as nouns
from .model import Ability, AbilityKind, Duration, Limit
from .model_values import EventPattern, Pick
from .plain_changes import changes, is_many
from .plain_events import TIMES, condition, happens, would
from .render_words import UnableToRenderAbility, ordinal, sentence

_LIMITS = {
    Limit.ONCE_EACH_TURN: " This ability triggers only once each turn.",
    Limit.ONCE_EACH_COMBAT: " This ability triggers only once each combat.",
    Limit.ONCE: " This happens only once.",
    Limit.DONE_ONCE_EACH_TURN: " Do this only once each turn.",
}
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def tell(ability: Ability) -> str:
    """The ability in a sentence or several; raises UnableToRenderAbility where no words are known."""
    if ability.enchants is not None:
        return sentence(f"Enchant {nouns.noun(ability.enchants)}")
    text = _KINDS[ability.kind](ability)
    if ability.targets_only is not None:
        text += f" Only {nouns.plural(nouns.noun(ability.targets_only))} may be chosen."
    text += "".join(f" This ability can't {what}." for what in ability.cannot)
    zones = [zone for zone in ability.zones if zone != "battlefield"]
    return text + (f" This works from your {' or '.join(zones)}." if zones else "")


def _triggered(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    done = effects.instructions(ability.effects, tell)
    may = "you may " if ability.optional else ""
    if not ability.cost.is_free:
        done = f"you may {effects.paying(ability.cost, tell)}. If you do, {done}"
        may = ""
    leads = f" It leads to {' or '.join(ability.leads_to)}." if ability.leads_to else ""
    return sentence(f"{_when(ability)}{only_if}{may}{done}") + _LIMITS.get(ability.limit, "") + leads


def _when(ability: Ability) -> str:
    """Whenever a creature dies, | At the beginning of your upkeep, | I, II —"""
    trigger = ability.trigger
    if trigger is None:
        raise UnableToRenderAbility("A triggered ability has no trigger.")
    if trigger.state is not None:
        return f"when {condition(trigger.state)}, "
    chapters = [p.amount.value for p in trigger.patterns if p.event == "reaches chapter" and p.amount is not None]
    if chapters and all(isinstance(number, int) for number in chapters):
        return f"{', '.join(_ROMAN[int(str(number))] for number in chapters)} — "
    rooms = [pattern.at[0] for pattern in trigger.patterns if pattern.event == "enters a room" and pattern.at]
    if rooms:
        return f"{', '.join(rooms)} — "
    if trigger.ordinal is not None:
        told = " or ".join(happens(pattern) for pattern in trigger.patterns)
        return f"the {ordinal(trigger.ordinal)} time {told} each {trigger.per}, "
    return " or ".join(_point(pattern, trigger.together) for pattern in trigger.patterns) + ", "


def _point(pattern: EventPattern, together: bool) -> str:
    if pattern.event in TIMES:
        return f"at {happens(pattern)}"
    told = happens(pattern)
    if together and pattern.object is not None:
        one = nouns.an_object(pattern.object)
        told = told.replace(one, f"one or more {nouns.plural(nouns.noun(pattern.object))}", 1)
        told = told.replace(" is ", " are ", 1).replace(" dies", " die", 1).replace(" enters", " enter", 1)
    own = pattern.object is not None and pattern.object.itself
    return f"{'when' if own else 'whenever'} {told}"


def _replacement(ability: Ability) -> str:
    replaced = ability.replacement
    if replaced is None:
        raise UnableToRenderAbility("A replacement effect does not say what it replaces.")
    while_so = f"as long as {condition(ability.condition)}, " if ability.condition is not None else ""
    done = effects.instructions(ability.effects, tell) if ability.effects else ""
    if replaced.pattern.event == "ability triggers" and replaced.keeps_event:
        return sentence(f"{while_so}if {happens(replaced.pattern)}, it triggers an additional time")
    if not replaced.pattern.event:
        only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
        more = done if replaced.amount is None else f"it is {nouns.amount(replaced.amount)}"
        return sentence(f"{only_if}{more} instead" if replaced.amount is not None else f"{only_if}instead {done}")
    own = replaced.pattern.object is not None and replaced.pattern.object.itself
    if replaced.keeps_event and replaced.pattern.event == "enters" and own and replaced.amount is None:
        return sentence(f"{while_so}as this enters, {done}")
    if replaced.keeps_event and replaced.ordinal is not None:
        told = f"as {happens(replaced.pattern)} for the {ordinal(replaced.ordinal)} time each turn"
        return sentence(f"{while_so}{told}, {done}")
    if replaced.prevents or replaced.keeps_event:
        return sentence(f"{while_so}{_next(ability)} {would(replaced.pattern)}, {_kept(ability, done)}")
    may = "you may " if ability.optional else ""
    done = done or "nothing happens"
    pays = "" if ability.cost.is_free else f"{effects.paying(ability.cost, tell)} to "
    instead = f"instead {may}{pays}{done}" if ". " in done else f"{may}{pays}{done} instead"
    return sentence(f"{while_so}{_next(ability)} {would(replaced.pattern)}, {instead}")


def _next(ability: Ability) -> str:
    return "the next time" if ability.duration is Duration.NEXT_TIME else "if"


def _kept(ability: Ability, done: str) -> str:
    """What becomes of an event that still happens: less of it, more of it, with something added."""
    replaced = ability.replacement
    if replaced is None:
        return done
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{effects.paying(ability.cost, tell)} to "
    also = f", and {done}" if done else ""
    if replaced.prevents:
        much = "prevent that damage"
        if replaced.prevent_value is not None:
            plain = isinstance(replaced.prevent_value, int)
            told = nouns.amount(replaced.prevent_value)
            much = f"prevent {'the next ' if replaced.shields else ''}{told if plain else f'as much as {told}'} of it"
        return f"{may}{pays}{much}{f', then {done}' if done else ''}"
    if replaced.counters:
        counters = " and ".join(nouns.counted(number, f"{name} counter") for name, number in replaced.counters)
        return f"{may}{pays}it has {counters}{also}"
    if replaced.changes:
        return f"{may}{pays}it {changes(replaced.changes, tell, False)}{also}"
    changed = "that happens" if replaced.amount is None else f"it is {nouns.amount(replaced.amount)} instead"
    return f"{may}{pays}{changed}{also}"


def _activated(ability: Ability) -> str:
    price = effects.cost(ability.cost, tell)
    text = f"{price[:1].upper()}{price[1:]}: {sentence(effects.instructions(ability.effects, tell))}"
    if ability.condition is not None:
        text += f" Activate only if {condition(ability.condition)}."
    return text + (f" Activate only {ability.limit.value}." if ability.limit is not Limit.NONE else "")


def _passive(ability: Ability) -> str:
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    which = ability.continuous.affects
    while_so = f"as long as {condition(ability.condition)}, " if ability.condition is not None else ""
    many = is_many(which) and ability.duration is not Duration.NEXT_TIME
    if ability.duration is Duration.NEXT_TIME:
        told = f"the next {nouns.noun(which.filter)} {changes(ability.continuous.changes, tell, False)}"
        more = f". {tell(ability.instead)}" if ability.instead is not None else ""
        return sentence(f"{while_so}{told}{more}".removesuffix("."))
    who = nouns.plural(nouns.noun(which.filter)) if many else nouns.selected(which)
    if all(change.what == "cannot" and change.name == "be activated" for change in ability.continuous.changes):
        return sentence(f"{while_so}abilities of {who} can't be activated")
    if which.pick is Pick.ALL and which.filter.host:
        who = "the permanent this is attached to"
    text = sentence(f"{while_so}{who} {changes(ability.continuous.changes, tell, many)}")
    done = effects.instructions(ability.effects, tell) if ability.effects else ""
    return f"{text} {sentence(f'if you do so, {done}')}" if done else text


def _spell(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    return sentence(only_if + effects.instructions(ability.effects, tell))


_KINDS = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.REPLACEMENT: _replacement,
    AbilityKind.ACTIVATED: _activated,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}
