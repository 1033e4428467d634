"""Instructions and costs, on cards that speak of themselves as "this"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules_data.core.abilities.effects import OnObjects
from rules_data.core.abilities.model import Cost, Duration, Effect
from rules_data.core.abilities.model_values import Pick, Relation, Selector
from rules_data.core.abilities.writing import nouns
from rules_data.core.abilities.writing.conditions import condition
from rules_data.core.abilities.writing.costs import priced, resources, untargeted
from rules_data.core.abilities.writing.english import UnableToRenderAbility, ordinal, sentence, third_person, times
from rules_data.core.abilities.writing.lexicon import each_player, player, words

from .changes import Nested
from .single import SINGLE, lasts, plainly, while_so

# Whole sentences, which a comma cannot join to others.
_WHOLE = frozenset(
    (
        "later", "if", "do this", "modes", "for each", "you may", "pay", "when you do", "when you do not", "this way",
        "inline",
    )
)  # fmt: skip
# What says itself who does it.
_SAYS_WHO = _WHOLE | {"deal", "prevent", "search"}


def instructions(effects: Sequence[Effect], nested: Nested) -> str:
    """Instructions one after another, without the last full stop."""
    if not effects:
        return "nothing happens"
    phrases = [instruction(effect, nested) for effect in effects]
    if any(_is_sentence(effect) for effect in effects):
        first, *others = phrases
        return " ".join([f"{first.rstrip('.')}." if others else first, *(sentence(one) for one in others)]).rstrip(".")
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])}, then {phrases[-1]}"


def _is_sentence(effect: Effect) -> bool:
    return effect.verb in _WHOLE or effect.optional or effect.condition is not None or effect.instead is not None


def instruction(effect: Effect, nested: Nested) -> str:
    """One instruction as an imperative, or as what a named player does."""
    phrase = _SAID[effect.verb](effect, nested) if effect.verb in _SAID else plainly(effect)
    if effect.instead is not None:
        phrase = f"{phrase}. {nested(effect.instead).removesuffix('.')}"
    doer = nouns.selected(effect.players) if effect.players is not None else ""
    if not doer and effect.player is not Relation.YOU and effect.verb not in _SAYS_WHO:
        doer = each_player(effect.player)
    if doer:
        phrase = f"{doer} {third_person(phrase)}"
    if effect.optional:
        phrase = f"you may {phrase}" if not doer else f"{doer} may {phrase.removeprefix(f'{doer} ')}"
    if effect.condition is not None and effect.verb != "if":
        phrase = f"if {condition(effect.condition)}, {phrase}"
    return phrase


def cost(what: Cost, nested: Nested) -> str:
    """{1}, {T}, sacrifice a creature you control"""
    parts = [priced(what)] if what.resources or what.variable else []
    for action in map(untargeted, what.actions):
        own = isinstance(action, OnObjects) and action == type(action)(Selector(Pick.ME))
        symbol = words().own_cost.get(action.verb) if own else None
        parts.append(symbol or instruction(action, nested))
    return ", ".join(parts) or resources(())


def paying(what: Cost, nested: Nested) -> str:
    """pay {1} and discard a card"""
    parts = [f"pay {priced(what)}"] if what.resources or what.variable else []
    parts += [instruction(untargeted(action), nested) for action in what.actions]
    return " and ".join(parts) or f"pay {resources(())}"


def _pay(effect: Effect, nested: Nested) -> str:
    doer = player(effect.player)
    price = paying(effect.cost or Cost(), nested) + ("" if effect.amount == 1 else f" {_times(effect)}")
    if effect.effects:
        do = "you do" if effect.player is Relation.YOU else "they do"
        text = f"{doer} may {price}. If {do}, {instructions(effect.effects, nested)}"
        other = f". {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else ""
        return text + other
    pays = price if effect.player is Relation.YOU else third_person(price)
    return f"{instructions(effect.otherwise, nested)} unless {doer} {pays}"


# Without a duration what is created for later happens once.
_NEXT = re.compile(r"^(Whenever|When) ")


def _this_way(effect: Effect, nested: Nested) -> str:
    if effect.ability is None:
        raise UnableToRenderAbility("What happens this way is not given.")
    head, _, rest = nested(effect.ability).removesuffix(".").partition(", ")
    return f"{head} this way, {rest}"


def _later(effect: Effect, nested: Nested) -> str:
    if effect.ability is None:
        raise UnableToRenderAbility("An ability for later is not given.")
    told = nested(replace(effect.ability, duration=effect.duration)).removesuffix(".")
    if effect.duration is Duration.NEXT_TIME:
        return f"{_lower(told)}{while_so(effect)}"
    if effect.status == "on resolution" and isinstance(effect.amount, int):
        told = told.replace("resolves,", f"resolves for the {ordinal(effect.amount)} time this turn,", 1)
        return _lower(told) + ("" if effect.duration is Duration.PERMANENT else f", {lasts(effect).strip()}")
    if effect.duration is Duration.PERMANENT:
        told = told.replace("beginning of each ", "beginning of the next ", 1)
        told = _NEXT.sub("The next time ", told, count=1)
        return f"{_lower(told)}{while_so(effect)}"
    return (
        f"{_lower(told)}{f' this turn{while_so(effect)}' if effect.duration is Duration.THIS_TURN else lasts(effect)}"
    )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _if(effect: Effect, nested: Nested) -> str:
    if effect.condition is None:
        raise UnableToRenderAbility("An `if` has no condition.")
    text = f"if {condition(effect.condition)}, {instructions(effect.effects, nested)}"
    return f"{text}. {sentence('otherwise, ' + instructions(effect.otherwise, nested))}" if effect.otherwise else text


def _inline(effect: Effect, nested: Nested) -> str:
    """What triggers within the instructions and does not wait: if it is so now, do this, as part of them."""
    done = instructions(effect.effects, nested)
    often = "" if effect.amount == 1 else f", {_times(effect)}"
    if effect.lasting is None:
        return f"{done}, as part of this{often}"
    return f"if {condition(effect.lasting)} at this moment, {done}, as part of this{often}"


def _times(effect: Effect) -> str:
    return times(effect.amount) if isinstance(effect.amount, int) else f"{nouns.amount(effect.amount)} times"


def _modes(effect: Effect, nested: Nested) -> str:
    many = "one" if effect.amount == 1 else nouns.amount(effect.amount)
    return f"choose {many} — {'; or '.join(instructions(mode.effects, nested) for mode in effect.modes)}"


def _do_this(effect: Effect, nested: Nested) -> str:
    often = "" if effect.amount == 1 else f" {_times(effect)}"
    return f"when you do,{f' do this{often}:' if often else ''} {instructions(effect.effects, nested)}"


def _for_each(effect: Effect, nested: Nested) -> str:
    which = nouns.noun(effect.objects.filter) if effect.objects is not None else "one"
    return f"for each {which}, {instructions(effect.effects, nested)}"


_SAID: Mapping[str, Callable[[Effect, Nested], str]] = {
    **SINGLE,
    "pay": _pay,
    "later": _later,
    "if": _if,
    "inline": _inline,
    "modes": _modes,
    "do this": _do_this,
    "when you do": lambda effect, nested: f"when you do, {instructions(effect.effects, nested)}",
    "when you do not": lambda effect, nested: f"when you don't, {instructions(effect.effects, nested)}",
    "you may": lambda effect, nested: f"you may {instructions(effect.effects, nested)}",
    "for each": _for_each,
    "repeat": lambda effect, nested: f"do this {_times(effect)}: {instructions(effect.effects, nested)}",
    "at once": lambda effect, nested: " and ".join(instruction(one, nested) for one in effect.effects),
    "pay any number of times": lambda effect, nested: f"{paying(effect.cost or Cost(), nested)} any number of times",
    "this way": _this_way,
}
