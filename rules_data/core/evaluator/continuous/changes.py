"""Carrying out one change on what an object is so far, and saying what it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rules_data.core.abilities import Ability, CardFacts, Change
from rules_data.core.evaluator.policy import (
    A_NUMBER_IS_NEVER_BELOW_ZERO,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
    ONLY_A_PROHIBITION_PREVENTS_ADDING,
)
from rules_data.core.evaluator.state import GameObject, Traits

from .derivations import Deriving
from .effects import Part
from .table import Staging

ALL = "all"


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
        set(card.types), set(card.tags), dict(card.keywords), dict(card.stats), card.abilities,
        base=dict(card.stats), name=card.name, domains=set(card.domains),
    )


def carry_out(
    ev: Deriving, staging: Staging, working: Working, part: Part, amount: int
) -> Application | None:
    """Apply one part; None where it finds nothing to change."""
    done = _CHANGES[part.change.what](ev, staging, working, part.change, amount)
    if done is None:
        return None
    application = Application(working.thing, part, done[0], amount, done[1], done[2])
    working.applied.append(application)
    return application


Done = tuple[str, str, str] | None
_Do = Callable[["Deriving", Staging, Working, Change, int], Done]


# --- numbers -------------------------------------------------------------------------------------------------


def _settled(ev: Deriving, value: int) -> int:
    return max(0, value) if value < 0 and ev.rules.ask(A_NUMBER_IS_NEVER_BELOW_ZERO) else value


def _value(combine: Callable[[int, int], int], adds: bool = False) -> _Do:
    """A change of a number's value."""

    def do(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
        stats = working.traits.stats
        more = amount > 0 and change.what == "stat"
        if change.name not in stats or (adds and _is_forbidden(working, "gain" if more else "lose", change)):
            return None
        before = stats[change.name]
        stats[change.name] = _settled(ev, combine(before, amount))
        return change.name, str(before), str(stats[change.name])

    return do


def _base(combine: Callable[[int, int], int]) -> _Do:
    """A change of a base value, which its value follows."""

    def do(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
        traits = working.traits
        if change.name not in traits.base:
            return None
        before = traits.base[change.name]
        after = _settled(ev, combine(before, amount))
        _set_base(traits, change.name, after)
        return f"base {change.name}", str(before), str(after)

    return do


def _set_base(traits: Traits, name: str, value: int) -> None:
    traits.stats[name] = traits.stats.get(name, 0) + value - traits.base.get(name, 0)
    traits.base[name] = value


def _swap(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    traits, one, two = working.traits, change.name, change.other
    if one not in traits.base or two not in traits.base:
        return None
    first, second = traits.base[one], traits.base[two]
    _set_base(traits, one, second)
    _set_base(traits, two, first)
    return f"base {one} and {two}", f"{first} and {second}", f"{second} and {first}"


def _gain_number(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    traits = working.traits
    if change.name in traits.base:
        return None
    traits.base[change.name] = traits.stats[change.name] = amount
    return change.name, "none", str(amount)


def _lose_number(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    traits = working.traits
    if change.name not in traits.base:
        return None
    before = traits.stats.pop(change.name)
    del traits.base[change.name]
    return change.name, str(before), "none"


def _divided(value: int, by: int) -> int:
    return int(value / by) if by else value


# --- words ---------------------------------------------------------------------------------------------------


def _is_forbidden(working: Working, verb: str, change: Change) -> bool:
    return f"{verb} {change.name}" in working.traits.cannot


def _words(working: Working, what: str) -> set[str]:
    traits = working.traits
    return {"type": traits.types, "tag": traits.tags, "domain": traits.domains}[what]


def _gain_word(what: str) -> _Do:
    def do(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
        words = _words(working, what)
        if _is_forbidden(working, "gain", change) or _was_removed(ev, staging, working, what, change.name):
            return None
        told = staging.word_property(change)
        before = _listed_of(staging, words, told)
        words.add(change.name)
        working.gained.setdefault(what, []).append(change.name)
        return told, before, _listed_of(staging, words, told)

    return do


def _was_removed(ev: Deriving, staging: Staging, working: Working, what: str, name: str) -> bool:
    """Whether a removal before keeps it from being added, which it only does where no rule says otherwise."""
    if not any(kind == what and _is_meant(staging, name, removed) for kind, removed in working.removed):
        return False
    return not ev.rules.ask(ONLY_A_PROHIBITION_PREVENTS_ADDING)


def _lose_word(what: str) -> _Do:
    def do(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
        words = _words(working, what)
        if _is_forbidden(working, "lose", change):
            return None
        spared = working.gained.get(what, []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
        told = staging.word_property(change)
        before = _listed_of(staging, words, told)
        lost = {word for word in words if _is_meant(staging, word, change.name)}
        words -= lost - set(spared)
        working.removed |= {(what, word) for word in lost | {change.name}}
        return told, before, _listed_of(staging, words, told)

    return do


def _is_meant(staging: Staging, word: str, name: str) -> bool:
    return name in (ALL, word) or staging.belongs(word, name)


def _set_domain(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    traits = working.traits
    before = _listed(traits.domains)
    traits.domains.clear()
    traits.domains.add(change.name)
    return staging.word_property(change), before, change.name


def _set_name(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    before, working.traits.name = working.traits.name, change.name
    return "name", before or "none", change.name or "none"


def _copy(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    """Lose what it is and get what is copyable of another."""
    if change.card is None:
        return None
    copied, traits = as_printed(change.card), working.traits
    before = traits.name
    traits.types, traits.tags, traits.keywords = copied.types, copied.tags, copied.keywords
    traits.stats, traits.base, traits.abilities = copied.stats, copied.base, copied.abilities
    traits.name, traits.domains = copied.name, copied.domains
    return "what it is", before, copied.name


def _control(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    before, working.controller = working.controller, change.name
    working.traits.controller = change.name
    return "controller", before or "nobody", change.name


# --- abilities -----------------------------------------------------------------------------------------------


def _gain_keyword(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    keywords = working.traits.keywords
    if _is_forbidden(working, "gain", change) or _was_removed(ev, staging, working, "keyword", change.name):
        return None
    before = _listed(keywords)
    keywords[change.name] = keywords.get(change.name, 0) + amount
    working.gained.setdefault("keyword", []).append(change.name)
    return "keywords", before, _listed(keywords)


def _lose_keyword(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    keywords = working.traits.keywords
    if _is_forbidden(working, "lose", change):
        return None
    spared = working.gained.get("keyword", []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    before = _listed(keywords)
    lost = [word for word in keywords if _is_meant(staging, word, change.name)]
    for word in lost:
        if word not in spared:
            del keywords[word]
    working.removed |= {("keyword", word) for word in (*lost, change.name)}
    return "keywords", before, _listed(keywords)


def _gain_ability(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    if change.ability is None or _is_forbidden(working, "gain", Change("ability", "abilities")):
        return None
    if _was_removed(ev, staging, working, "ability", change.ability.name):
        return None
    before = len(working.traits.abilities)
    working.traits.abilities = (*working.traits.abilities, change.ability)
    working.gained_abilities.append(change.ability)
    return "abilities", str(before), str(before + 1)


def _lose_ability(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    traits = working.traits
    spared = working.gained_abilities if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    kept = tuple(
        ability
        for ability in traits.abilities
        if change.name not in (ALL, ability.name) or any(ability is each for each in spared)
    )
    before = len(traits.abilities)
    traits.abilities = kept
    if change.name == ALL:
        _lose_keyword(ev, staging, working, change, amount)
    working.removed.add(("ability", change.name))
    return "abilities", str(before), str(len(kept))


def _status(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    working.traits.statuses.add(change.name)
    return "state", "", change.name


def _enters(ev: Deriving, staging: Staging, working: Working, change: Change, amount: int) -> Done:
    working.traits.enters = change.name
    return "enters", "", change.name


def _listed_of(staging: Staging, words: set[str], kind: str) -> str:
    """Of several kinds of words that are kept together, those of one kind."""
    of_kind = {word for word in words if staging.belongs(word, kind)}
    return _listed(of_kind if kind not in ("types", "domain") else words)


def _listed(words: set[str] | dict[str, int]) -> str:
    if isinstance(words, dict):
        return ", ".join(f"{word} {n}" if n > 1 else word for word, n in sorted(words.items())) or "none"
    return ", ".join(sorted(words)) or "none"


_CHANGES: dict[str, _Do] = {
    "stat": _value(lambda value, amount: value + amount, adds=True),
    "minus": _value(lambda value, amount: value - amount, adds=True),
    "set": _value(lambda value, amount: amount),
    "times": _value(lambda value, amount: value * amount),
    "divide": _value(_divided),
    "base": _base(lambda value, amount: value + amount),
    "minus base": _base(lambda value, amount: value - amount),
    "set base": _base(lambda value, amount: amount),
    "set stat": _base(lambda value, amount: amount),
    "times base": _base(lambda value, amount: value * amount),
    "divide base": _base(_divided),
    "swap base": _swap,
    "gain number": _gain_number,
    "lose number": _lose_number,
    "type": _gain_word("type"),
    "tag": _gain_word("tag"),
    "lose type": _lose_word("type"),
    "lose tag": _lose_word("tag"),
    "domain": _set_domain,
    "name": _set_name,
    "copy": _copy,
    "controller": _control,
    "keyword": _gain_keyword,
    "lose keyword": _lose_keyword,
    "ability": _gain_ability,
    "lose ability": _lose_ability,
    "lose text": _lose_ability,
    "status": _status,
    "enters": _enters,
}
KNOWN_CHANGES = frozenset(_CHANGES)
