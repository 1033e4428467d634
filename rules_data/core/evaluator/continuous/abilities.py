"""Changes of an object's keywords and abilities."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities import Change
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import (
    A_KEYWORD_CAN_BE_HAD_TWICE,
    A_REMOVAL_SPARES_WHAT_WAS_ADDED,
)

from .derivations import Deriving
from .table import Layers
from .working import Do, Working, is_forbidden, is_meant, was_removed


def _gain_keyword(ev: Deriving, layers: Layers, working: Working, change: kinds.GainKeyword, amount: int) -> bool:
    keywords, name = working.traits.keywords, change.keyword
    if name.endswith(kinds.CHOSEN_DOMAIN):
        return False
    if is_forbidden(working, "gain", name) or was_removed(ev, layers, working, "keyword", name):
        return False
    if name in keywords:
        if not ev.rules.ask(A_KEYWORD_CAN_BE_HAD_TWICE, name):
            return False
        several = working.traits.several
        several[name] = (*several.get(name, (keywords[name],)), amount)
    keywords[name] = keywords.get(name, 0) + amount
    working.traits.abilities = (*working.traits.abilities, *layers.of_keyword(name, amount))
    working.gained.setdefault("keyword", []).append(name)
    return True


def _lose_keyword(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseKeyword, amount: int) -> bool:
    if is_forbidden(working, "lose", change.keyword):
        return False
    _drop_keywords(ev, layers, working, change.keyword)
    return True


def _drop_keywords(ev: Deriving, layers: Layers, working: Working, name: str) -> None:
    keywords = working.traits.keywords
    spared = working.gained.get("keyword", []) if ev.rules.ask(A_REMOVAL_SPARES_WHAT_WAS_ADDED) else ()
    lost = [word for word in keywords if is_meant(layers, word, name)]
    for word in lost:
        if word not in spared:
            _drop_abilities_of(layers, working, word, keywords[word])
            del keywords[word]
            working.traits.several.pop(word, None)
    working.removed |= {("keyword", word) for word in (*lost, name)}


def _drop_abilities_of(layers: Layers, working: Working, word: str, number: int) -> None:
    """Without a keyword an object has none of the abilities that it stands for."""
    kinds_of = {ability.name for ability in layers.of_keyword(word, number)}
    if kinds_of:
        left = (ability for ability in working.traits.abilities if ability.name not in kinds_of)
        working.traits.abilities = tuple(left)


def _gain_ability(ev: Deriving, layers: Layers, working: Working, change: kinds.GainAbility, amount: int) -> bool:
    if is_forbidden(working, "gain", "abilities"):
        return False
    if was_removed(ev, layers, working, "ability", change.ability.name):
        return False
    working.traits.abilities = (*working.traits.abilities, change.ability)
    working.gained_abilities.append(change.ability)
    return True


def _lose_ability(ev: Deriving, layers: Layers, working: Working, change: kinds.LoseAbility, amount: int) -> bool:
    _drop_abilities(ev, working, change.name)
    return True


def _lose_abilities(ev: Deriving, layers: Layers, working: Working, change: Change, amount: int) -> bool:
    _drop_abilities(ev, working, kinds.ALL)
    if not is_forbidden(working, "lose", kinds.ALL):
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


CHANGES_OF_ABILITIES: Mapping[type[Change], Do] = {
    kinds.GainKeyword: _gain_keyword,
    kinds.LoseKeyword: _lose_keyword,
    kinds.GainAbility: _gain_ability,
    kinds.LoseAbility: _lose_ability,
    kinds.LoseAbilities: _lose_abilities,
    kinds.LoseText: _lose_abilities,
}
