"""Carrying out one change on what an object is so far, and saying what it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Ability, CardFacts, Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import (
    A_NUMBER_IS_NEVER_BELOW_ZERO,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
)
from rules_data.core.evaluator.state import GameObject, Traits

from .derivations import Deriving
from .effects import Part
from .table import Staging


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
    """An object while stages are applied to it. `gained` are the words it has from effects, by property."""

    thing: GameObject
    traits: Traits
    applied: list[Application] = field(default_factory=list)
    gained: dict[str, list[str]] = field(default_factory=dict)
    gained_abilities: list[Ability] = field(default_factory=list)
    removed: set[tuple[str, str]] = field(default_factory=set)
    controller: str = ""


def as_printed(card: CardFacts) -> Traits:
    """What an object is by its card alone."""
    return Traits(
        set(card.types),
        set(card.tags),
        dict(card.keywords),
        dict(card.stats),
        card.abilities,
        base=dict(card.stats),
        name=card.name,
        domains=set(card.domains),
    )


def carry_out(ev: Deriving, staging: Staging, working: Working, part: Part, amount: int) -> Application | None:
    """Apply one part; None where it finds nothing to change."""
    done = _CHANGES[type(part.change)](ev, staging, working, part.change, amount)
    if done is None:
        return None
    application = Application(working.thing, part, done[0], amount, done[1], done[2])
    working.applied.append(application)
    return application


Done = tuple[str, str, str] | None
_Do = Callable[["Deriving", Staging, Working, Any, int], Done]


# --- numbers -------------------------------------------------------------------------------------------------


def _settled(ev: Deriving, value: int) -> int:
    return max(0, value) if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value


def _value(combine: Callable[[int, int], int], adds: bool = False) -> _Do:
    """A change of a number's value."""

    def do(ev: Deriving, staging: Staging, working: Working, change: kinds.OfValue, amount: int) -> Done:
        stats, name = working.traits.stats, change.number
        more = amount > 0 and isinstance(change, kinds.AddToValue)
        if name not in stats or (adds and _is_forbidden(working, "gain" if more else "lose", name)):
            return None
        before = stats[name]
        stats[name] = _settled(ev, combine(before, amount))
        return name, str(before), str(stats[name])

    return do


def _base(combine: Callable[[int, int], int]) -> _Do:
    """A change of a base value, which its value follows."""

    def do(ev: Deriving, staging: Staging, working: Working, change: kinds.OfBase, amount: int) -> Done:
        traits = working.traits
        if change.number not in traits.base:
            return None
        before = traits.base[change.number]
        after = _settled(ev, combine(before, amount))
        _set_base(traits, change.number, after)
        return f"base {change.number}", str(before), str(after)

    return do


def _set_base(traits: Traits, name: str, value: int) -> None:
    traits.stats[name] = traits.stats.get(name, 0) + value - traits.base.get(name, 0)
    traits.base[name] = value


def _swap(ev: Deriving, staging: Staging, working: Working, change: kinds.SwapBases, amount: int) -> Done:
    traits, one, two = working.traits, change.number, change.other
    if one not in traits.base or two not in traits.base:
        return None
    first, second = traits.base[one], traits.base[two]
    _set_base(traits, one, second)
    _set_base(traits, two, first)
    return f"base {one} and {two}", f"{first} and {second}", f"{second} and {first}"


def _gain_number(ev: Deriving, staging: Staging, working: Working, change: kinds.GainNumber, amount: int) -> Done:
    traits = working.traits
    if change.number in traits.base:
        return None
    traits.base[change.number] = traits.stats[change.number] = amount
    return change.number, "none", str(amount)


def _lose_number(ev: Deriving, staging: Staging, working: Working, change: kinds.LoseNumber, amount: int) -> Done:
    traits = working.traits
    if change.number not in traits.base:
        return None
    before = traits.stats.pop(change.number)
    del traits.base[change.number]
    return change.number, str(before), "none"


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


def _gain_word(ev: Deriving, staging: Staging, working: Working, change: kinds.OfWord, amount: int) -> Done:
    what, words = _words(working, change)
    if _is_forbidden(working, "gain", change.word) or _was_removed(ev, staging, working, what, change.word):
        return None
    told = staging.word_property(change)
    before = _listed_of(staging, words, told)
    words.add(change.word)
    working.gained.setdefault(what, []).append(change.word)
    return told, before, _listed_of(staging, words, told)


def _was_removed(ev: Deriving, staging: Staging, working: Working, what: str, name: str) -> bool:
    """Whether a removal before keeps it from being added, which it only does where no rule says otherwise."""
    if not any(kind == what and _is_meant(staging, name, removed) for kind, removed in working.removed):
        return False
    return not ev.rules.ask(ONLY_A_PROHIBITION_PREVENTS_ADDING)


def _lose_word(ev: Deriving, staging: Staging, working: Working, change: kinds.OfWord, amount: int) -> Done:
    what, words = _words(working, change)
    if _is_forbidden(working, "lose", change.word):
        return None
    spared = working.gained.get(what, []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    told = staging.word_property(change)
    before = _listed_of(staging, words, told)
    lost = {word for word in words if _is_meant(staging, word, change.word)}
    words -= lost - set(spared)
    working.removed |= {(what, word) for word in lost | {change.word}}
    return told, before, _listed_of(staging, words, told)


def _is_meant(staging: Staging, word: str, name: str) -> bool:
    return name in (kinds.ALL, word) or staging.belongs(word, name)


def _set_domain(ev: Deriving, staging: Staging, working: Working, change: kinds.SetDomain, amount: int) -> Done:
    traits = working.traits
    before = _listed(traits.domains)
    traits.domains.clear()
    traits.domains.add(change.domain)
    return staging.word_property(change), before, change.domain


def _set_name(ev: Deriving, staging: Staging, working: Working, change: kinds.SetName, amount: int) -> Done:
    before, working.traits.name = working.traits.name, change.name
    return "name", before or "none", change.name or "none"


def _copy(ev: Deriving, staging: Staging, working: Working, change: kinds.Copy, amount: int) -> Done:
    """Lose what it is and get what is copyable of another."""
    if change.card is None:
        return None
    copied, traits = as_printed(change.card), working.traits
    before = traits.name
    traits.types, traits.tags, traits.keywords = copied.types, copied.tags, copied.keywords
    traits.stats, traits.base, traits.abilities = copied.stats, copied.base, copied.abilities
    traits.name, traits.domains = copied.name, copied.domains
    return "what it is", before, copied.name


def _control(ev: Deriving, staging: Staging, working: Working, change: kinds.Controlled, amount: int) -> Done:
    before, working.controller = working.controller, change.player
    working.traits.controller = change.player
    return "controller", before or "nobody", change.player


# --- abilities -----------------------------------------------------------------------------------------------


def _gain_keyword(ev: Deriving, staging: Staging, working: Working, change: kinds.GainKeyword, amount: int) -> Done:
    keywords, name = working.traits.keywords, change.keyword
    if _is_forbidden(working, "gain", name) or _was_removed(ev, staging, working, "keyword", name):
        return None
    before = _listed(keywords)
    keywords[name] = keywords.get(name, 0) + amount
    working.gained.setdefault("keyword", []).append(name)
    return "keywords", before, _listed(keywords)


def _lose_keyword(ev: Deriving, staging: Staging, working: Working, change: kinds.LoseKeyword, amount: int) -> Done:
    if _is_forbidden(working, "lose", change.keyword):
        return None
    before = _listed(working.traits.keywords)
    _drop_keywords(ev, staging, working, change.keyword)
    return "keywords", before, _listed(working.traits.keywords)


def _drop_keywords(ev: Deriving, staging: Staging, working: Working, name: str) -> None:
    keywords = working.traits.keywords
    spared = working.gained.get("keyword", []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    lost = [word for word in keywords if _is_meant(staging, word, name)]
    for word in lost:
        if word not in spared:
            del keywords[word]
    working.removed |= {("keyword", word) for word in (*lost, name)}


def _gain_ability(ev: Deriving, staging: Staging, working: Working, change: kinds.GainAbility, amount: int) -> Done:
    if _is_forbidden(working, "gain", "abilities"):
        return None
    if _was_removed(ev, staging, working, "ability", change.ability.name):
        return None
    before = len(working.traits.abilities)
    working.traits.abilities = (*working.traits.abilities, change.ability)
    working.gained_abilities.append(change.ability)
    return "abilities", str(before), str(before + 1)


def _lose_ability(ev: Deriving, staging: Staging, working: Working, change: kinds.LoseAbility, amount: int) -> Done:
    return _drop_abilities(ev, working, change.name)


def _lose_abilities(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    done = _drop_abilities(ev, working, kinds.ALL)
    if not _is_forbidden(working, "lose", kinds.ALL):
        _drop_keywords(ev, staging, working, kinds.ALL)
    return done


def _drop_abilities(ev: Deriving, working: Working, name: str) -> Done:
    traits = working.traits
    spared = working.gained_abilities if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    kept = tuple(
        ability
        for ability in traits.abilities
        if name not in (kinds.ALL, ability.name) or any(ability is each for each in spared)
    )
    before = len(traits.abilities)
    traits.abilities = kept
    working.removed.add(("ability", name))
    return "abilities", str(before), str(len(kept))


def _status(ev: Deriving, staging: Staging, working: Working, change: kinds.GainStatus, amount: int) -> Done:
    working.traits.statuses.add(change.status)
    return "state", "", change.status


def _enters(ev: Deriving, staging: Staging, working: Working, change: kinds.Enters, amount: int) -> Done:
    working.traits.enters = change.status
    return "enters", "", change.status


def _listed_of(staging: Staging, words: set[str], kind: str) -> str:
    """Of several kinds of words that are kept together, those of one kind."""
    of_kind = {word for word in words if staging.belongs(word, kind)}
    return _listed(of_kind if kind not in ("types", "domain") else words)


def _listed(words: set[str] | dict[str, int]) -> str:
    if isinstance(words, dict):
        return ", ".join(f"{word} {n}" if n > 1 else word for word, n in sorted(words.items())) or "none"
    return ", ".join(sorted(words)) or "none"


_CHANGES: dict[type[Change], _Do] = {
    kinds.AddToValue: _value(lambda value, amount: value + amount, adds=True),
    kinds.SubtractFromValue: _value(lambda value, amount: value - amount, adds=True),
    kinds.SetValue: _value(lambda value, amount: amount),
    kinds.MultiplyValue: _value(lambda value, amount: value * amount),
    kinds.DivideValue: _value(_divided),
    kinds.AddToBase: _base(lambda value, amount: value + amount),
    kinds.SubtractFromBase: _base(lambda value, amount: value - amount),
    kinds.SetBase: _base(lambda value, amount: amount),
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
    kinds.GainStatus: _status,
    kinds.Enters: _enters,
}
KNOWN_CHANGES = frozenset(_CHANGES)
