"""Riftbound's layers as data (Core Rules v1.3 468-475).

The layers are gone through again and again until every effect has been applied once and nothing more comes of it
(471). Within a layer an effect that depends on another follows it (473, 474); otherwise the older goes first (475).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    HighestOf,
    InState,
    Named,
    NameHas,
    NotInState,
    NotNamed,
    NotOfDomain,
    NotOfType,
    NotTagged,
    OfDomain,
    OfType,
    StatOf,
    Tagged,
    WithKeyword,
    WithNumber,
)
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.continuous import Layer, Layers, OrderBy, Sublayer
from rules_data.core.evaluator.state import GameObject, GameState, Traits

from .empowering import empower_abilities
from .equipping import equip_abilities
from .runes import printed as printed_or_inherent
from .timestamps import active_since


def printed(thing: GameObject) -> Traits:
    """What an object is by itself, with what the rules say that its keywords with costs stand for."""
    traits = printed_or_inherent(thing)
    if thing.card.costs:
        traits.abilities = (*traits.abilities, *equip_abilities(thing), *empower_abilities(thing))
    if deathknells := [ability for ability in thing.card.abilities if ability.name == DEATHKNELL]:
        traits.keywords[DEATHKNELL] = len(deathknells)
    return traits


DEATHKNELL = "deathknell"
# Assault 807.1.a, ganking 810.1.a, shield 814.1.a, tank 815.1.a, hunt 823.1.a, backline 826.2.
ONLY_OF_UNITS = frozenset(("assault", "backline", "ganking", "hunt", "shield", "tank"))
TRAITS, ABILITIES, ARITHMETIC = 1, 2, 3
# Who is alone, where no other unit is; equipped, by what has the tag.
_LAYER_OF_STATE = {"alone": TRAITS, "equipped": TRAITS, "mighty": ARITHMETIC}
_OF_TRAITS = (OfType, NotOfType, Tagged, NotTagged, Named, NotNamed, NameHas, OfDomain, NotOfDomain)
Changeable = Callable[[GameObject], Traits]


def _attached(state: GameState) -> list[GameObject]:
    attached = [thing for thing in state.objects.values() if thing.attached_to is not None]
    return sorted((thing for thing in attached if thing.host in state.objects), key=lambda thing: thing.order)


def append_texts(state: GameState, found: Mapping[str, Traits], changeable: Changeable) -> None:
    """An attached card's text is its host's; its own is inactive but for attaching (472.2.c, 718, 725).

    Keywords that are only on units stand in its effect text, whatever else is printed on it.
    """
    for thing in _attached(state):
        own, host = changeable(thing), changeable(state.objects[thing.host])
        host.abilities += tuple(a for a in own.abilities if a.kind is not AbilityKind.ACTIVATED)
        own.abilities = tuple(a for a in own.abilities if _is_about_attaching(a))
        for word, number in thing.card.keywords:
            if word in ONLY_OF_UNITS and "unit" not in thing.card.types:
                host.keywords[word] = host.keywords.get(word, 0) + number


def add_bonuses(state: GameState, found: Mapping[str, Traits], changeable: Changeable) -> None:
    """An attached card's might is added to its host's (472.3.c)."""
    for thing in _attached(state):
        host = changeable(state.objects[thing.host])
        host.stats["might"] = host.stats.get("might", 0) + found[thing.handle].stats.get("might", 0)


def _is_about_attaching(ability: Ability) -> bool:
    trigger = ability.trigger
    return trigger is not None and all(p.event in ("is attached", "is detached") for p in trigger.patterns)


def worth_of_keywords(thing: GameObject, traits: Traits) -> Iterator[kinds.AddToValue]:
    """Keywords that are worth might in combat: assault for attackers, shield for defenders."""
    for status, keyword in (("attacking", "assault"), ("defending", "shield")):
        if status in thing.statuses and keyword in traits.keywords:
            yield kinds.AddToValue("might", traits.keywords[keyword])


def layer_read(part: Any) -> int:
    """The layer that decides what a piece of a condition, a description or an amount looks at; 0 for none."""
    if isinstance(part, WithNumber | StatOf | HighestOf):
        return ARITHMETIC if part.stat == "might" else 0
    if isinstance(part, InState | NotInState):
        return max((_LAYER_OF_STATE.get(status, 0) for status in part.statuses), default=0)
    if isinstance(part, WithKeyword):
        return ABILITIES
    return TRAITS if isinstance(part, _OF_TRAITS) else 0


LAYERS = Layers(
    layers=(
        Layer(
            TRAITS,
            "what an object is",
            (kinds.GainType, kinds.GainTag, kinds.SetBase, kinds.Copy),
            rules=("472.1",),
        ),
        Layer(
            ABILITIES,
            "its abilities",
            (kinds.GainAbility, kinds.GainKeyword, kinds.Cannot, kinds.Can, kinds.Enters),
            rules=("472.2",),
            opens=append_texts,
        ),
        Layer(
            ARITHMETIC,
            "arithmetic",
            (kinds.AddToValue,),
            (
                Sublayer("increases", (kinds.AddToValue,), rules=("472.3.d.1",)),
                Sublayer("decreases", below_zero=(kinds.AddToValue,), rules=("472.3.d.2",)),
            ),
            rules=("472.3",),
            opens=add_bonuses,
        ),
    ),
    order=(OrderBy.TIMESTAMP, OrderBy.SEAT),
    dependency=True,
    follows_at_once=True,
    active_since=active_since,
    reads=layer_read,
    takes_back=True,  # 471.3: taking back is apart from applying
    elsewhere=(
        kinds.ChangeCost,
        kinds.ChangeOptionCost,
        kinds.ChooseOptionCost,
        kinds.AdditionalCost,
        kinds.BonusDamage,
        kinds.ChangeVictoryScore,
        kinds.PlayedFor,
    ),
    counters={"buffs": (kinds.AddToValue("might", 1),)},
    finally_=worth_of_keywords,
    printed=printed,
)
