"""Carrying out one change on what an object is so far, and saying what it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Ability, Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import within_bounds
from rules_data.core.evaluator.policy import (
    A_BASE_VALUE_IS_GIVEN,
    A_KEYWORD_CAN_BE_HAD_TWICE,
    A_NUMBER_IS_NEVER_BELOW_ZERO,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
)
from rules_data.core.evaluator.state import GameObject, Traits

from .derivations import Deriving
from .effects import Part
from .properties import property_of
from .table import Layers, as_printed


@dataclass(frozen=True, slots=True)
class Application:
    """One part of an effect applied to one object: to which property, how much, and what that made of it."""

    thing: GameObject
    part: Part
    property: str
    amount: int
    before: str
    after: str


@dataclass(slots=True)
class Working:
    """An object while effects are applied to it. `gained` are the words it has from them, by property."""

    thing: GameObject
    traits: Traits
    applied: list[Application] = field(default_factory=list)
    gained: dict[str, list[str]] = field(default_factory=dict)
    gained_abilities: list[Ability] = field(default_factory=list)
    removed: set[tuple[str, str]] = field(default_factory=set)


def carry_out(ev: Deriving, layers: Layers, working: Working, part: Part, amount: int) -> bool:
    """Apply one part; False where it finds nothing to change. What it did is kept where the game tells it."""
    change = part.change
    told, before = property_of(layers, working.traits, change, done=False) if layers.told else ("", "")
    if not _CHANGES[type(change)](ev, layers, working, change, amount):
        return False
    if layers.told:
        after = property_of(layers, working.traits, change, done=True)[1]
        working.applied.append(Application(working.thing, part, told, amount, before, after))
    return True


# Makes a change to the traits of a working object; False where it finds nothing to change.
_Do = Callable[["Deriving", Layers, Working, Any, int], bool]


# --- numbers -------------------------------------------------------------------------------------------------


def _settled(ev: Deriving, value: int) -> int:
    value = within_bounds(value)
    return max(0, value) if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value


def _has(layers: Layers, traits: Traits, name: str) -> bool:
    """Whether an object has a number that effects can change; in some games an effect can give it one."""
    if name in traits.base:
        return True
    if layers.new_numbers:
        traits.base[name] = 0
        traits.stats.setdefault(name, 0)
    return layers.new_numbers


def _value(combine: Callable[[int, int], int], adds: bool = False) -> _Do:
    """A change of a number's value."""

    def do(ev: Deriving, layers: Layers, working: Working, change: kinds.OfValue, amount: int) -> bool:
        stats, name = working.traits.stats, change.number
        more = amount > 0 and isinstance(change, kinds.AddToValue)
        if adds and _is_forbidden(working, "gain" if more else "lose", name):
            return False
        if name not in stats and not _has(layers, working.traits, name):
            return False
        stats[name] = _settled(ev, combine(stats[name], amount))
        return True

    return do


def _base(combine: Callable[[int, int], int]) -> _Do:
    """A change of a base value, which its value follows."""

    def do(ev: Deriving, layers: Layers, working: Working, change: kinds.OfBase, amount: int) -> bool:
        traits = working.traits
        if not _has(layers, traits, change.number):
            return False
        _set_base(traits, change.number, _settled(ev, combine(traits.base[change.number], amount)))
        return True

    return do


def _give_base(ev: Deriving, layers: Layers, working: Working, change: kinds.OfBase, amount: int) -> bool:
    """A base value set; where the rules say so, an object without that number has it from now on."""
    traits = working.traits
    if change.number not in traits.base and not _has(layers, traits, change.number):
        if not ev.rules.ask(A_BASE_VALUE_IS_GIVEN):
            return False
        traits.base[change.number] = traits.stats[change.number] = 0
    _set_base(traits, change.number, _settled(ev, amount))
    return True


def _set_base(traits: Traits, name: str, value: int) -> None:
    traits.stats[name] = traits.stats.get(name, 0) + value - traits.base.get(name, 0)
    traits.base[name] = value


def _swap(ev: Deriving, layers: Layers, working: Working, change: kinds.SwapBases, amount: int) -> bool:
    traits, one, two = working.traits, change.number, change.other
    if one not in traits.base or two not in traits.base:
        return False
    first, second = traits.base[one], traits.base[two]
    _set_base(traits, one, second)
    _set_base(traits, two, first)
    return True


def _switch(ev: Deriving, layers: Layers, working: Working, change: kinds.SwitchValues, amount: int) -> bool:
    stats, one, two = working.traits.stats, change.number, change.other
    if one not in stats or two not in stats:
        return False
    stats[one], stats[two] = stats[two], stats[one]
    return True


def _gain_number(ev: Deriving, layers: Layers, working: Working, change: kinds.GainNumber, amount: int) -> bool:
    traits = working.traits
    if change.number in traits.base:
        return False
    traits.base[change.number] = traits.stats[change.number] = amount
    return True


def _lose_number(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseNumber, amount: int) -> bool:
    traits = working.traits
    if change.number not in traits.base:
        return False
    del traits.stats[change.number], traits.base[change.number]
    return True


def _divided(value: int, by: int) -> int:
    return int(value / by) if by else value


# --- words ---------------------------------------------------------------------------------------------------


def _is_forbidden(working: Working, verb: str, name: str) -> bool:
    return f"{verb} {name}" in working.traits.cannot


def _words(working: Working, change: kinds.OfWord) -> tuple[str, set[str]]:
    """Where the words of a change are kept, by what that is called."""
    if isinstance(change, kinds.GainType | kinds.LoseType):
        return "type", working.traits.types
    return "tag", working.traits.tags


def _gain_word(ev: Deriving, layers: Layers, working: Working, change: kinds.OfWord, amount: int) -> bool:
    what, words = _words(working, change)
    if _is_forbidden(working, "gain", change.word) or _was_removed(ev, layers, working, what, change.word):
        return False
    words.add(change.word)
    working.gained.setdefault(what, []).append(change.word)
    return True


def _was_removed(ev: Deriving, layers: Layers, working: Working, what: str, name: str) -> bool:
    """Whether a removal before keeps it from being added, which it only does where no rule says otherwise."""
    if not any(kind == what and _is_meant(layers, name, removed) for kind, removed in working.removed):
        return False
    return not ev.rules.ask(ONLY_A_PROHIBITION_PREVENTS_ADDING)


def _lose_word(ev: Deriving, layers: Layers, working: Working, change: kinds.OfWord, amount: int) -> bool:
    what, words = _words(working, change)
    if _is_forbidden(working, "lose", change.word):
        return False
    spared = working.gained.get(what, []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    lost = {word for word in words if _is_meant(layers, word, change.word)}
    words -= lost - set(spared)
    working.removed |= {(what, word) for word in lost | {change.word}}
    return True


def _is_meant(layers: Layers, word: str, name: str) -> bool:
    return name in (kinds.ALL, word) or layers.belongs(word, name)


def _set_domain(ev: Deriving, layers: Layers, working: Working, change: kinds.SetDomain, amount: int) -> bool:
    working.traits.domains.clear()
    working.traits.domains.add(change.domain)
    return True


def _set_name(ev: Deriving, layers: Layers, working: Working, change: kinds.SetName, amount: int) -> bool:
    working.traits.name = change.name
    return True


def _copy(ev: Deriving, layers: Layers, working: Working, change: kinds.Copy, amount: int) -> bool:
    """Lose what it is and get what is copyable of another."""
    if change.card is None:
        return False
    copied, traits = as_printed(change.card), working.traits
    traits.types, traits.tags, traits.keywords = copied.types, copied.tags, copied.keywords
    traits.stats, traits.base, traits.abilities = copied.stats, copied.base, copied.abilities
    traits.several = copied.several
    traits.name, traits.domains = copied.name, copied.domains
    return True


def _control(ev: Deriving, layers: Layers, working: Working, change: kinds.Controlled, amount: int) -> bool:
    working.traits.controller = change.player
    return True


# --- abilities -----------------------------------------------------------------------------------------------


def _gain_keyword(ev: Deriving, layers: Layers, working: Working, change: kinds.GainKeyword, amount: int) -> bool:
    keywords, name = working.traits.keywords, change.keyword
    if _is_forbidden(working, "gain", name) or _was_removed(ev, layers, working, "keyword", name):
        return False
    if name in keywords:
        if not ev.rules.ask(A_KEYWORD_CAN_BE_HAD_TWICE, name):
            return False
        several = working.traits.several
        several[name] = (*several.get(name, (keywords[name],)), amount)
    keywords[name] = keywords.get(name, 0) + amount
    working.gained.setdefault("keyword", []).append(name)
    return True


def _lose_keyword(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseKeyword, amount: int) -> bool:
    if _is_forbidden(working, "lose", change.keyword):
        return False
    _drop_keywords(ev, layers, working, change.keyword)
    return True


def _drop_keywords(ev: Deriving, layers: Layers, working: Working, name: str) -> None:
    keywords = working.traits.keywords
    spared = working.gained.get("keyword", []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    lost = [word for word in keywords if _is_meant(layers, word, name)]
    for word in lost:
        if word not in spared:
            del keywords[word]
            working.traits.several.pop(word, None)
    working.removed |= {("keyword", word) for word in (*lost, name)}


def _gain_ability(ev: Deriving, layers: Layers, working: Working, change: kinds.GainAbility, amount: int) -> bool:
    if _is_forbidden(working, "gain", "abilities"):
        return False
    if _was_removed(ev, layers, working, "ability", change.ability.name):
        return False
    working.traits.abilities = (*working.traits.abilities, change.ability)
    working.gained_abilities.append(change.ability)
    return True


def _lose_ability(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseAbility, amount: int) -> bool:
    _drop_abilities(ev, working, change.name)
    return True


def _lose_abilities(ev: Deriving, layers: Layers, working: Working, change: Change, amount: int) -> bool:
    _drop_abilities(ev, working, kinds.ALL)
    if not _is_forbidden(working, "lose", kinds.ALL):
        _drop_keywords(ev, layers, working, kinds.ALL)
    return True


def _drop_abilities(ev: Deriving, working: Working, name: str) -> None:
    traits = working.traits
    spared = working.gained_abilities if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    traits.abilities = tuple(
        ability
        for ability in traits.abilities
        if name not in (kinds.ALL, ability.name) or any(ability is each for each in spared)
    )
    working.removed.add(("ability", name))


# --- the rules of the game -------------------------------------------------------------------------------------


def _enters(ev: Deriving, layers: Layers, working: Working, change: kinds.Enters, amount: int) -> bool:
    working.traits.enters = change.status
    return True


def _forbid(ev: Deriving, layers: Layers, working: Working, change: Change, amount: int) -> bool:
    working.traits.cannot.add(forbidden(change))
    return True


def _allow(ev: Deriving, layers: Layers, working: Working, change: kinds.Can, amount: int) -> bool:
    working.traits.can.add(change.action)
    return True


def forbidden(change: Change) -> str:
    """What a change of the rules forbids of an object; '' for one that forbids nothing."""
    match change:
        case kinds.Cannot(action):
            return action
        case kinds.CannotGain(name):
            return f"gain {name}"
        case kinds.CannotLose(name):
            return f"lose {name}"
    return ""


_CHANGES: dict[type[Change], _Do] = {
    kinds.AddToValue: _value(lambda value, amount: value + amount, adds=True),
    kinds.SubtractFromValue: _value(lambda value, amount: value - amount, adds=True),
    kinds.SetValue: _value(lambda value, amount: amount),
    kinds.MultiplyValue: _value(lambda value, amount: value * amount),
    kinds.DivideValue: _value(_divided),
    kinds.SwitchValues: _switch,
    kinds.AddToBase: _base(lambda value, amount: value + amount),
    kinds.SubtractFromBase: _base(lambda value, amount: value - amount),
    kinds.SetBase: _give_base,
    kinds.MultiplyBase: _base(lambda value, amount: value * amount),
    kinds.DivideBase: _base(_divided),
    kinds.SwapBases: _swap,
    kinds.GainNumber: _gain_number,
    kinds.LoseNumber: _lose_number,
    kinds.GainType: _gain_word,
    kinds.GainTag: _gain_word,
    kinds.LoseType: _lose_word,
    kinds.LoseTag: _lose_word,
    kinds.SetDomain: _set_domain,
    kinds.SetName: _set_name,
    kinds.Copy: _copy,
    kinds.Controlled: _control,
    kinds.GainKeyword: _gain_keyword,
    kinds.LoseKeyword: _lose_keyword,
    kinds.GainAbility: _gain_ability,
    kinds.LoseAbility: _lose_ability,
    kinds.LoseAbilities: _lose_abilities,
    kinds.LoseText: _lose_abilities,
    kinds.Enters: _enters,
    kinds.Cannot: _forbid,
    kinds.CannotGain: _forbid,
    kinds.CannotLose: _forbid,
    kinds.Can: _allow,
}
