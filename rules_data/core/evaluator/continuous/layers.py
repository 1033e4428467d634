"""Deriving what objects are in three layers, each seeing the ones before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules_data.core.abilities import CardFacts, Change, Pick
from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.matching import amount_of, find_objects, resolve_selector
from rules_data.core.evaluator.policy import PASSIVES_AFFECT_PLAY
from rules_data.core.evaluator.state import GameObject, GameState, OutOfBounds, Traits

from .derivations import Deriving
from .passives import Passive, is_in_force, passive_view, passives_in_force

MOST_PASSIVES = 500
# What things are first, then abilities and keywords, then arithmetic: each layer sees the ones before it.
_TRAITS = (kinds.GainType, kinds.GainTag, kinds.SetBase)
_ABILITIES = (kinds.GainAbility, kinds.GainKeyword, kinds.GainStatus, kinds.Cannot, kinds.Can, kinds.Enters)
_ARITHMETIC = (kinds.AddToValue,)
Layer = tuple[type[Change], ...]
_LAYERS: tuple[Layer, ...] = (_TRAITS, _ABILITIES, _ARITHMETIC)


@dataclass(frozen=True, slots=True)
class Layered:
    """What things are first, then abilities, then arithmetic.

    `append_attached` lets attached cards add to their hosts, `finish` adds what the game's keywords are worth.
    """

    append_attached: Callable[[GameState, dict[str, Traits]], None]
    finish: Callable[[Any, GameState, GameObject, Traits], None]

    def derive(self, ev: Deriving, state: GameState) -> dict[str, Traits]:
        return _derive_all(self, ev, state)

    def of_one(self, ev: Deriving, state: GameState, thing: GameObject) -> Traits:
        own = _printed_traits(ev, thing)
        self.finish(ev, state, thing, own)
        return own

    def as_entered(self, ev: Deriving, thing: GameObject, changes: tuple[Change, ...]) -> CardFacts:
        return thing.card


def _printed_traits(ev: Deriving, thing: GameObject) -> Traits:
    """The traits an object has by itself: its card, its counters, the changes effects have made to it."""
    traits = _card_traits(thing)
    for layer in _LAYERS:
        _apply_own(ev, thing, layer, traits)
    return traits


def _card_traits(thing: GameObject) -> Traits:
    card = thing.card
    return Traits(set(card.types), set(card.tags), dict(card.keywords), dict(card.stats), card.abilities, set())


def _apply_own(ev: Deriving, thing: GameObject, layer: Layer, traits: Traits) -> None:
    """What effects have made of this one object, and its counters, which are arithmetic."""
    for modifier in thing.modifiers:
        if isinstance(modifier.change, layer):
            apply_change(traits, modifier.change, _fixed(modifier.change))
    if layer is _ARITHMETIC:
        for counter, (stat, worth) in ev.game.counters_worth.items():
            if thing.count(counter):
                traits.stats[stat] = traits.stats.get(stat, 0) + worth * thing.count(counter)


def _fixed(change: Change) -> int:
    return change.amount if isinstance(change.amount, int) else 0


def apply_change(traits: Traits, change: Change, amount: int) -> None:
    """Apply one change to traits."""
    match change:
        case kinds.AddToValue(name):
            traits.stats[name] = traits.stats.get(name, 0) + amount
        case kinds.SetBase(name):
            traits.stats[name] = amount
        case kinds.GainKeyword(name):
            traits.keywords[name] = traits.keywords.get(name, 0) + amount
        case kinds.GainAbility(ability):
            traits.abilities = (*traits.abilities, ability)
        case kinds.Enters(status):
            traits.enters = status
        case _:
            add_word(traits, change)


def add_word(traits: Traits, change: Change) -> None:
    """Apply a change that adds a word to what an object is, or to what can or cannot be done with it."""
    match change:
        case kinds.GainType(word):
            traits.types.add(word)
        case kinds.GainTag(word):
            traits.tags.add(word)
        case kinds.GainStatus(status):
            traits.statuses.add(status)
        case kinds.Cannot(action):
            traits.cannot.add(action)
        case kinds.Can(action):
            traits.can.add(action)


def _derive_all(how: Layered, ev: Deriving, state: GameState) -> dict[str, Traits]:
    """The traits of every object, layer by layer, and again while an effect that was not yet applied now is.

    Each effect is applied once: what became true through a later layer counts, what became false stays.
    """
    found = {handle: _card_traits(thing) for handle, thing in state.objects.items()}
    ev.derived.remember(state, found)
    applied: set[tuple[str, str, Layer]] = set()
    for layer in _LAYERS:
        if layer is _ABILITIES:
            how.append_attached(state, found)
        for handle, thing in state.objects.items():
            _apply_own(ev, thing, layer, found[handle])
        _apply_passives(ev, state, layer, found, applied)
    again = True
    while again:
        again = any([_apply_passives(ev, state, layer, found, applied) for layer in _LAYERS])
    for handle, thing in state.objects.items():
        how.finish(ev, state, thing, found[handle])
    return found


def _apply_passives(
    ev: Deriving,
    state: GameState,
    layer: Layer,
    found: dict[str, Traits],
    applied: set[tuple[str, str, Layer]],
) -> bool:
    """Apply the passives of one layer that can be and have not been; whether there was one."""
    news = False
    for passive in list(passives_in_force(ev, state, found)):
        key = (passive.source.handle, passive.number, layer)
        if key not in applied and _apply_passive(ev, state, passive, layer, found):
            applied.add(key)
            news = True
    if len(applied) > MOST_PASSIVES:
        raise OutOfBounds("The run was stopped because its passive abilities grant one another without end.")
    return news


def _apply_passive(ev: Deriving, state: GameState, passive: Passive, layer: Layer, found: dict[str, Traits]) -> bool:
    """Apply what a passive changes in one layer; False if it changes nothing there or does not hold now."""
    continuous = passive.ability.continuous
    if continuous is None or not ev.rules.ask(PASSIVES_AFFECT_PLAY):
        return False
    changes = [change for change in continuous.changes if isinstance(change, layer)]
    if not changes:
        return False
    view = passive_view(state, passive)
    if not is_in_force(ev, view, passive.ability):
        return False
    selector = continuous.affects
    affected = resolve_selector(ev, selector, view)
    if selector.pick is Pick.ALL:
        affected = find_objects(ev, selector.filter, view)
    for thing in affected:
        for change in changes:
            apply_change(found[thing.handle], change, amount_of(ev, view, change.amount))
    return True
