"""The continuous effects in force, and the layer and sublayer of each of their parts."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Condition,
    Continuous,
    Filter,
    Pick,
    Relation,
    Selector,
)
from rules_data.core.abilities.changes import OfNumber
from rules_data.core.evaluator.matching import delayed_in_force, works_from
from rules_data.core.evaluator.policy import (
    A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN,
    PASSIVES_AFFECT_PLAY,
    WHAT_APPLIES_AGAIN_IS_NEW,
)
from rules_data.core.evaluator.state import (
    Bindings,
    Delayed,
    GameObject,
    GameState,
    Identity,
    Modifier,
    Traits,
    Viewpoint,
    parts_of,
    record,
)

from .derivations import Deriving
from .table import Layers

STATIC, RESOLVED, COUNTER = "static", "resolved", "counter"
_LAST = 10**9
_IT = (Pick.IT, Relation.ITS_CONTROLLER, Relation.ITS_OWNER)


@record
class InForce:
    """One continuous effect: what it changes, of which objects, and since when it exists.

    `objects` are those it has settled on; otherwise `affects` tells. `next_only`: it waits for the next that fits.
    `holder`: the object it is on, where that is one.
    """

    key: Hashable
    kind: str
    label: str
    source: GameObject
    controller: str
    changes: tuple[Change, ...]
    generated: int
    timestamp: int
    seat: tuple[int, int]
    condition: Condition | None = None
    affects: Selector | None = None
    objects: tuple[tuple[str, int], ...] = ()
    bindings: Bindings | None = None
    delayed: Delayed | None = None
    fits: Filter | None = None
    ability: Ability | None = None  # a static effect's

    @property
    def has_settled(self) -> bool:
        """Whether it applies to certain objects, whatever becomes of them."""
        return bool(self.objects) and self.fits is None and self.condition is None

    @property
    def next_only(self) -> bool:
        return not self.objects and self.delayed is not None and self.delayed.ability.waits_for_the_next


@record
class Part:
    """One change of an effect, where it is applied, and on which layers it depends.

    `home`: the layer of what it changes, which is where it is applied unless it depends on a later one.
    """

    effect: InForce
    number: int
    change: Change
    home: int
    layer: int
    sublayer: int
    depends_on: tuple[int, ...] = ()

    @property
    def key(self) -> Hashable:
        return (self.effect.key, self.number)

    @property
    def bucket(self) -> tuple[int, int, int]:
        return (0, self.layer, self.sublayer)


def effects_in_force(ev: Deriving, state: GameState, found: dict[str, Traits], layers: Layers) -> Iterator[InForce]:
    """Static effects of abilities that work, effects made for a time, changes made to objects, and counters."""
    if layers.one_rule and not ev.rules.ask(PASSIVES_AFFECT_PLAY):
        return
    for handle, thing in state.objects.items():
        traits = found[handle]
        if traits.abilities and ev.derived.has_passives(traits.abilities):
            yield from _static(ev, state, thing, traits, traits.abilities, layers)
        if traits.keywords and layers.by_keywords is not None:
            yield from _static(ev, state, thing, traits, tuple(layers.by_keywords(ev, state, thing, traits)), layers)
        if thing.modifiers or thing.counters:
            yield from own_effects(ev, state, thing, layers)
    for delayed in delayed_in_force(ev, state):
        continuous = delayed.ability.continuous
        if delayed.ability.kind is not AbilityKind.PASSIVE or continuous is None:
            continue
        if not ev.rules.ask(PASSIVES_AFFECT_PLAY):
            return
        yield _of_resolved(state, delayed, continuous)


def _of_resolved(state: GameState, delayed: Delayed, continuous: Continuous) -> InForce:
    """The effect of a spell or an ability that has resolved and goes on, for as long as it says."""
    key = ("delayed", delayed.number)
    return InForce(
        key,
        RESOLVED,
        delayed.label,
        delayed.source,
        delayed.controller,
        continuous.changes,
        state.lasting.generated.get(key, _LAST),
        delayed.clock,
        (delayed.source.order, delayed.number),
        delayed.ability.condition,
        continuous.affects,
        bindings=delayed.bindings,
        delayed=delayed,
    )


def own_effects(ev: Deriving, state: GameState, thing: GameObject, layers: Layers) -> Iterator[InForce]:
    """What effects have made of this one object, and its counters."""
    if thing.modifiers and (not layers.one_rule or ev.rules.ask(PASSIVES_AFFECT_PLAY)):
        for number, modifier in enumerate(thing.modifiers):
            yield _modifier(state, thing, number, modifier)
    for counter in sorted(thing.counters):
        if counter in layers.counters and thing.count(counter) and layers.counter_acts(ev, counter):
            key = ("counter", thing.identity, counter)
            yield InForce(
                key,
                COUNTER,
                f"{counter} counters",
                thing,
                thing.owner,
                _worth(layers.counters[counter], thing.count(counter)),
                state.lasting.generated.get(key, _LAST),
                _LAST if layers.counter_since is None else layers.counter_since(state, thing, counter),
                (thing.order, 0),
                objects=(thing.identity,),
            )


def _worth(changes: tuple[Change, ...], number: int) -> tuple[Change, ...]:
    """What so many counters do: each as much as one, but a keyword is there or not."""
    return tuple(
        change.with_amount(change.amount * number)
        if isinstance(change, OfNumber) and isinstance(change.amount, int)
        else change
        for change in changes
    )


def _modifier(state: GameState, thing: GameObject, number: int, modifier: Modifier) -> InForce:
    made_by, key = modifier.made_by, ("modifier", Identity(modifier))
    maker = state.objects.get(modifier.source)
    seat = (maker.order if maker is not None else thing.order, number)
    if made_by is None or made_by.ability.continuous is None:
        return InForce(
            key,
            RESOLVED,
            modifier.source,
            maker or thing,
            thing.player,
            (modifier.change,),
            state.lasting.generated.get(key, _LAST),
            modifier.timestamp,
            seat,
            objects=(thing.identity,),
        )
    return InForce(
        key,
        RESOLVED,
        modifier.source,
        made_by.source,
        made_by.controller,
        (modifier.change,),
        modifier.timestamp,
        modifier.timestamp,
        seat,
        objects=(thing.identity,),
        delayed=made_by,
        bindings=made_by.bindings,
        fits=made_by.ability.continuous.affects.filter,
    )


def _static(
    ev: Deriving, state: GameState, thing: GameObject, traits: Traits, abilities: tuple[Ability, ...], layers: Layers
) -> Iterator[InForce]:
    """The effects of an object's static abilities: of those it has by itself, or of those its keywords stand for."""
    seen: dict[int, int] = {}
    for number, ability in enumerate(abilities):
        continuous = ability.continuous
        if ability.kind is not AbilityKind.PASSIVE or continuous is None or not works_from(ev, ability, thing):
            continue
        if not ev.rules.ask(PASSIVES_AFFECT_PLAY):
            return
        again = seen[id(ability)] = seen.get(id(ability), 0) + 1
        key = ("static", thing.identity, id(ability), again)
        generated = state.lasting.generated.get(key, _LAST)
        known = ev.derived.in_force.get(key)
        since = known.timestamp if known is not None else 0
        if ability.condition is not None and layers.active_since is not None:
            since = _since(ev, state, thing, ability, layers)
        again_so = known is not None and known.source is thing and known.generated == generated
        if known is None or not again_so or known.seat[1] != number or known.timestamp != since:
            label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
            known = ev.derived.in_force[key] = InForce(
                key,
                STATIC,
                label,
                thing,
                thing.player,
                continuous.changes,
                generated,
                _since(ev, state, thing, ability, layers),
                (thing.order, number),
                ability.condition,
                continuous.affects,
                ability=ability,
            )
        yield known


def _since(ev: Deriving, state: GameState, thing: GameObject, ability: Ability, layers: Layers) -> int:
    """The timestamp of a static ability's effect: that of its object, or of the effect that has given it, if later.

    In a game where that matters it is when its condition became true.
    """
    active = layers.active_since(state, thing, ability) if layers.active_since is not None else 0
    if active > thing.order and ev.rules.ask(WHAT_APPLIES_AGAIN_IS_NEW):
        return active
    granted = layers.since_granted(thing, ability)
    later = granted > thing.order and ev.rules.ask(A_GIVEN_ABILITY_COUNTS_FROM_WHEN_IT_WAS_GIVEN)
    return granted if later else thing.order


def view_of_effect(state: GameState, effect: InForce) -> Viewpoint:
    bindings = dict(effect.bindings) if effect.bindings is not None else {}
    given = effect.ability.given if effect.ability is not None else 0
    return Viewpoint(effect.controller, effect.source, state, bindings=bindings, given=given)


def is_about_each(ev: Deriving, effect: InForce) -> bool:
    """Whether the condition speaks of the object applied to ("it"), so that it is asked of each."""
    known = ev.derived.asked_of_each.get(id(effect.condition))
    if known is None:  # kept with the condition, so that no other takes its place in memory
        found = any(map(_speaks_of_it, parts_of([effect.condition])))
        known = ev.derived.asked_of_each[id(effect.condition)] = (effect.condition, found)
    return known[1]


def _speaks_of_it(part: Any) -> bool:
    """Whether a piece of a condition names it, or the player who controls or owns it."""
    return any(getattr(part, each.name) in _IT for each in fields(part))


def has_its_ability(part: Part, found: Mapping[str, Traits], began: Container[Hashable]) -> bool:
    """Whether a static effect still has its ability, or goes on without it because it has begun to apply."""
    effect = part.effect
    if effect.kind != STATIC or effect.key in began:
        return True
    traits = found.get(effect.source.handle)
    return traits is None or any(ability is effect.ability for ability in traits.abilities)
