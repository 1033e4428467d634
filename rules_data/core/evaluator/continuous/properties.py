"""What a change is about, in words: the property of an object and its value, before and after."""

from __future__ import annotations

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import Traits

from .table import Layers


def property_of(layers: Layers, traits: Traits, change: Change, *, done: bool) -> tuple[str, str]:
    """The property that a change changes, by its name, and its value as it is; `done`: the change has been made."""
    match change:
        case kinds.OfNumber() | kinds.SwapBases() | kinds.SwitchValues() | kinds.GainNumber() | kinds.LoseNumber():
            return _of_number(traits, change)
        case kinds.Enters(word):
            return "enters", word if done else ""
        case kinds.GainKeyword() | kinds.LoseKeyword():
            return "keywords", _listed(traits.keywords)
        case kinds.GainAbility() | kinds.LoseAbility() | kinds.LoseAbilities() | kinds.LoseText():
            return "abilities", str(len(traits.abilities))
    return _of_identity(layers, traits, change)


def _of_number(traits: Traits, change: Change) -> tuple[str, str]:
    match change:
        case kinds.OfBase(name):
            return f"base {name}", str(traits.base.get(name, "none"))
        case kinds.SwapBases(one, two):
            return f"base {one} and {two}", f"{traits.base.get(one, 'none')} and {traits.base.get(two, 'none')}"
        case kinds.SwitchValues(one, two):
            return f"{one} and {two}", f"{traits.stats.get(one, 'none')} and {traits.stats.get(two, 'none')}"
        case kinds.OfValue(name) | kinds.GainNumber(name) | kinds.LoseNumber(name):
            return name, str(traits.stats.get(name, "none"))
    raise TypeError(f"A change of {change.what!r} is not one of a number.")


def _of_identity(layers: Layers, traits: Traits, change: Change) -> tuple[str, str]:
    match change:
        case kinds.SetName():
            return "name", traits.name or "none"
        case kinds.Copy():
            return "what it is", traits.name
        case kinds.Controlled():
            return "controller", traits.controller or "nobody"
        case kinds.SetDomain():
            return layers.word_property(change), _listed(traits.domains)
        case kinds.GainType() | kinds.LoseType():
            return layers.word_property(change), _listed(traits.types)
    kind = layers.word_property(change)
    return kind, _listed({word for word in traits.tags if layers.belongs(word, kind)})


def _listed(words: set[str] | dict[str, int]) -> str:
    if isinstance(words, dict):
        return ", ".join(f"{word} {n}" if n > 1 else word for word, n in sorted(words.items())) or "none"
    return ", ".join(sorted(words)) or "none"
