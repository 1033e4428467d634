"""Abilities in English, from their structure alone: the same record always gives the same sentence."""

from __future__ import annotations

from . import plain
from . import render_effects as effects
from .model import Ability, AbilityKind, Continuous, Cost, Duration, Limit
from .model_values import EventPattern
from .render_changes import said, something_had
from .render_events import condition, is_time, moment, present, would
from .render_nouns import amount, is_plural, subject
from .render_words import EACH_NUMBER_BY_NAME, ZONES, UnableToRenderAbility, listed, ordinal, sentence

_LIMITS = {
    Limit.ONCE_EACH_TURN: "once each turn",
    Limit.ONCE_EACH_COMBAT: "once each combat",
    Limit.ONCE: "once",
    Limit.DONE_ONCE_EACH_TURN: "once each turn",
}
_WITHIN = {Duration.THIS_TURN: " this turn", Duration.THIS_COMBAT: " this combat", Duration.NEXT_TIME: " this turn"}
GAMES = ("riftbound",)
# Games whose cards speak of themselves as "this", in the words that their events are written with.
PLAIN = ("magic", "flesh-and-blood")
NUMBERS_BY_NAME = ("flesh-and-blood",)


def render(ability: Ability, game: str) -> str:
    """The ability as that game's cards would put it, in our own words.

    Raises UnableToRenderAbility for a game or an instruction no words are known for.
    """
    if game in PLAIN:
        named = EACH_NUMBER_BY_NAME.set(game in NUMBERS_BY_NAME)
        try:
            return plain.tell(ability)
        finally:
            EACH_NUMBER_BY_NAME.reset(named)
    if game not in GAMES:
        raise UnableToRenderAbility(f"Abilities are put into words for {listed(GAMES)}, not for {game!r}.")
    prefix = "".join(f"[{keyword.title()}][>] " for keyword in ability.keywords)
    return prefix + _KINDS[ability.kind](ability) + _zones(ability)


def _nested(ability: Ability) -> str:
    return render(ability, "riftbound")


def _pays(cost: Cost) -> str:
    return effects.cost_within(cost, _nested)


def _triggered(ability: Ability) -> str:
    limit = f"{_LIMITS[ability.limit]}, " if ability.limit in _EACH else ""
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{_pays(ability.cost)} to "
    done = effects.instructions(ability.effects, _nested)
    # "you may you may": an instruction that says so itself says it once.
    may = "" if may and done.startswith("you may ") else may
    return sentence(f"{limit}{_condition_of(ability)}, {only_if}{may}{pays}{done}") + _last_limit(ability)


def _condition_of(ability: Ability) -> str:
    """when you conquer or at the end of your turn | the first time a unit dies each turn"""
    trigger = ability.trigger
    if trigger is None:
        raise UnableToRenderAbility("A triggered ability has no trigger.")
    within = _WITHIN.get(ability.duration, "")
    if ability.duration is Duration.NEXT_TIME:
        return f"the next time {' or '.join(present(pattern) for pattern in trigger.patterns)}{within}"
    if trigger.ordinal is not None:
        happens = " or ".join(present(pattern) for pattern in trigger.patterns)
        return f"the {ordinal(trigger.ordinal)} time {happens} each {trigger.per}{within}"
    if within and all(is_time(pattern) and pattern.phase in (None, "turn") for pattern in trigger.patterns):
        return " or ".join(f"at {moment(pattern)} of{within}" for pattern in trigger.patterns)
    return " or ".join(_point(pattern) for pattern in trigger.patterns) + within


def _point(pattern: EventPattern) -> str:
    return f"{'at' if is_time(pattern) else 'when'} {present(pattern)}"


def _replacement(ability: Ability) -> str:
    replaced = ability.replacement
    if replaced is None:
        raise UnableToRenderAbility("A replacement effect does not say what it replaces.")
    limit = f"{_LIMITS[ability.limit]}, " if ability.limit in _EACH else ""
    while_so = f"while {condition(ability.condition)}, " if ability.condition is not None else ""
    within = _WITHIN.get(ability.duration, "")
    opening = "the next time" if ability.duration is Duration.NEXT_TIME else "if"
    may = "you may " if ability.optional else ""
    pays = "" if ability.cost.is_free else f"{_pays(ability.cost)} to "
    happens = f"{limit}{while_so}{opening} {would(replaced.pattern)}{within}, {may}{pays}"
    return sentence(f"{happens}{_instead(ability)}") + _last_limit(ability)


def _instead(ability: Ability) -> str:
    replaced = ability.replacement
    done = list(ability.effects)
    words = effects.instructions(done, _nested) if done else ""
    if replaced is not None and replaced.prevents:
        much = "it" if replaced.prevent_value is None else f"the next {replaced.prevent_value} of it"
        words = f"prevent {much}{f', then {words}' if words else ''}"
    elif replaced is not None and replaced.keeps_event:
        changed = "let it happen"
        if replaced.amount is not None:
            changed += f" for {amount(replaced.amount)}"
        words = f"{changed}{f', then {words}' if words else ''}"
    words = words or "nothing happens"
    return f"{words} instead" if effects.are_short(done) else f"instead {words}"


def _activated(ability: Ability) -> str:
    cost = effects.cost_before_colon(ability.cost, _nested)
    cost = cost[:1].upper() + cost[1:]
    may = "you may " if ability.optional else ""
    text = f"{cost}: {sentence(may + effects.instructions(ability.effects, _nested, opens=not may))}"
    if ability.condition is not None:
        text += f" Use this ability only while {condition(ability.condition)}."
    if ability.limit is not Limit.NONE:
        text += f" Use this ability only {_LIMITS[ability.limit]}."
    return text


def _passive(ability: Ability) -> str:
    if ability.continuous is None:
        raise UnableToRenderAbility("A passive ability does not say what it changes.")
    while_so = f"while {condition(ability.condition)}, " if ability.condition is not None else ""
    statements = _statements(ability.continuous)
    within = _WITHIN.get(ability.duration, "")
    return sentence(f"{while_so}{' and '.join(statements)}{within}")


def _statements(continuous: Continuous) -> list[str]:
    which = continuous.affects
    had = [text for change in continuous.changes if (text := something_had(change, _nested))]
    other = [change for change in continuous.changes if not something_had(change, _nested)]
    has = "have" if is_plural(which) else "has"
    statements = [f"{subject(which)} {has} {listed(had)}"] if had else []
    statements += [said(change, which, _pays) for change in other]
    return statements or [f"{subject(which)} {has} no other abilities"]


def _spell(ability: Ability) -> str:
    only_if = f"if {condition(ability.condition)}, " if ability.condition is not None else ""
    may = "you may " if ability.optional else ""
    return sentence(f"{only_if}{may}{effects.instructions(ability.effects, _nested, opens=not (only_if or may))}")


def _zones(ability: Ability) -> str:
    zones = [zone for zone in ability.zones if zone != "board"]
    return f" This works from your {' or '.join(ZONES.get(zone, zone) for zone in zones)}." if zones else ""


def _last_limit(ability: Ability) -> str:
    return " This happens only once." if ability.limit is Limit.ONCE else ""


_EACH = (Limit.ONCE_EACH_TURN, Limit.ONCE_EACH_COMBAT)
_KINDS = {
    AbilityKind.TRIGGERED: _triggered,
    AbilityKind.REPLACEMENT: _replacement,
    AbilityKind.ACTIVATED: _activated,
    AbilityKind.PASSIVE: _passive,
    AbilityKind.INSTRUCTIONS: _spell,
}
