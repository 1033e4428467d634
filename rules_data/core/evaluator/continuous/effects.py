"""The continuous effects in force, and the stage and substage of each of their parts."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from rules_data.core.abilities import AbilityKind, Change, Condition, Duration, Filter, Pick, Selector
from rules_data.core.abilities.changes import AddToValue, SwapBases
from rules_data.core.evaluator.matching import delayed_in_force, works_from
from rules_data.core.evaluator.policy import (
    A_DEPENDENT_EFFECT_WAITS,
    A_STAGE_HAS_SUBSTAGES,
    EFFECTS_ARE_APPLIED_IN_STAGES,
    PARTS_APPLY_IN_THEIR_OWN_STAGES,
    PASSIVES_AFFECT_PLAY,
    THE_HIGHEST_OF_SEVERAL_STAGES,
)
from rules_data.core.evaluator.state import (
    Bindings,
    Delayed,
    GameObject,
    GameState,
    Modifier,
    Traits,
    Viewpoint,
    parts_of,
)

from .derivations import Deriving
from .table import RULES, Staging

STATIC, RESOLVED, COUNTER = "static", "resolved", "counter"
_LAST = 10**9


@dataclass(frozen=True, slots=True)
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
    seat: tuple[int, int]
    condition: Condition | None = None
    affects: Selector | None = None
    objects: tuple[tuple[str, int], ...] = ()
    bindings: Bindings | None = None
    delayed: Delayed | None = None
    fits: Filter | None = None

    @property
    def next_only(self) -> bool:
        return not self.objects and self.delayed is not None and self.delayed.ability.duration is Duration.NEXT_TIME


@dataclass(frozen=True, slots=True)
class Part:
    """One change of an effect, where it is applied, and on which stages it depends."""

    effect: InForce
    number: int
    change: Change
    home: int
    stage: int
    substage: int
    depends_on: tuple[int, ...]

    @property
    def key(self) -> Hashable:
        return (self.effect.key, self.number)

    @property
    def bucket(self) -> tuple[int, int, int]:
        return (0, self.stage, self.substage)


def effects_in_force(ev: Deriving, state: GameState, found: dict[str, Traits], staging: Staging) -> Iterator[InForce]:
    """Static effects of functional abilities, effects made by layers, changes made to objects, and counters."""
    generated = state.lasting.generated
    if not ev.rules.ask(PASSIVES_AFFECT_PLAY):
        return
    for handle, thing in state.objects.items():
        traits = found[handle]
        if traits.abilities:
            yield from _static(ev, state, thing, traits)
        if thing.modifiers or thing.counters:
            yield from own_effects(ev, state, thing, staging)
    for delayed in delayed_in_force(ev, state):
        continuous = delayed.ability.continuous
        if delayed.ability.kind is not AbilityKind.PASSIVE or continuous is None:
            continue
        key = ("delayed", delayed.number)
        yield InForce(
            key,
            RESOLVED,
            delayed.label,
            delayed.source,
            delayed.controller,
            continuous.changes,
            generated.get(key, _LAST),
            (delayed.source.order, delayed.number),
            delayed.ability.condition,
            continuous.affects,
            bindings=delayed.bindings,
            delayed=delayed,
        )


def own_effects(ev: Deriving, state: GameState, thing: GameObject, staging: Staging) -> Iterator[InForce]:
    """What layers have made of this one object, and its counters."""
    for number, modifier in enumerate(thing.modifiers if ev.rules.ask(PASSIVES_AFFECT_PLAY) else ()):
        yield _modifier(state, thing, number, modifier)
    for counter, (stat, worth) in staging.counters.items():
        if thing.count(counter):
            change = AddToValue(stat, worth * thing.count(counter))
            key = ("counter", thing.identity, counter)
            yield InForce(
                key,
                COUNTER,
                f"{counter} counters",
                thing,
                thing.controller or thing.owner,
                (change,),
                state.lasting.generated.get(key, _LAST),
                (thing.order, 0),
                objects=(thing.identity,),
            )


def _modifier(state: GameState, thing: GameObject, number: int, modifier: Modifier) -> InForce:
    made_by, key = modifier.made_by, ("modifier", id(modifier))
    maker = state.objects.get(modifier.source)
    seat = (maker.order if maker is not None else thing.order, number)
    if made_by is None or made_by.ability.continuous is None:
        return InForce(
            key,
            RESOLVED,
            modifier.source,
            maker or thing,
            thing.controller or thing.owner,
            (modifier.change,),
            state.lasting.generated.get(key, _LAST),
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
        seat,
        objects=(thing.identity,),
        delayed=made_by,
        bindings=made_by.bindings,
        fits=made_by.ability.continuous.affects.filter,
    )


def _static(ev: Deriving, state: GameState, thing: GameObject, traits: Traits) -> Iterator[InForce]:
    seen: dict[int, int] = {}
    for number, ability in enumerate(traits.abilities):
        continuous = ability.continuous
        if ability.kind is not AbilityKind.PASSIVE or continuous is None or not works_from(ev, ability, thing):
            continue
        again = seen[id(ability)] = seen.get(id(ability), 0) + 1
        key = ("static", thing.identity, id(ability), again)
        label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
        yield InForce(
            key,
            STATIC,
            label,
            thing,
            thing.controller or thing.owner,
            continuous.changes,
            state.lasting.generated.get(key, _LAST),
            (thing.order, number),
            ability.condition,
            continuous.affects,
        )


def view_of_effect(state: GameState, effect: InForce) -> Viewpoint:
    bindings = dict(effect.bindings) if effect.bindings is not None else {}
    return Viewpoint(effect.controller, effect.source, state, bindings=bindings)


def is_about_each(ev: Deriving, effect: InForce) -> bool:
    """Whether the condition speaks of the object applied to ("it"), so that it is asked of each."""
    known = ev.derived.asked_of_each.get(id(effect.condition))
    if known is None or known[0] is not effect.condition:
        found = any(isinstance(part, Selector) and part.pick is Pick.IT for part in parts_of([effect.condition]))
        known = ev.derived.asked_of_each[id(effect.condition)] = (effect.condition, found)
    return known[1]


# --- where a part is applied ------------------------------------------------------------------------


def place_parts(ev: Deriving, effect: InForce, staging: Staging) -> tuple[Part, ...]:
    """The parts of an effect, each with its stage and substage."""
    known = ev.derived.placed_parts.get(effect.key)
    if known is not None and known[0].effect.changes is effect.changes:
        return tuple(
            Part(effect, part.number, part.change, part.home, part.stage, part.substage, part.depends_on)
            for part in known
        )
    parts = [_place(ev, effect, number, change, staging) for number, change in enumerate(effect.changes)]
    if len(parts) > 1 and not ev.rules.ask(PARTS_APPLY_IN_THEIR_OWN_STAGES):
        first = next((part for part in parts if part.home != RULES), parts[0])
        parts = [
            part if part.home == RULES else replace(part, stage=first.stage, substage=first.substage) for part in parts
        ]
    ev.derived.placed_parts[effect.key] = tuple(parts)
    return tuple(parts)


def _place(ev: Deriving, effect: InForce, number: int, change: Change, staging: Staging) -> Part:
    home = staging.stage_of(change)
    if home == RULES:
        return Part(effect, number, change, home, home, 1, ())
    depends_on = _dependence(ev, effect, change, home, staging)
    stage = home
    if depends_on:
        highest = ev.rules.ask(THE_HIGHEST_OF_SEVERAL_STAGES)
        stage = max(depends_on) if highest else min(depends_on)
    if not ev.rules.ask(EFFECTS_ARE_APPLIED_IN_STAGES):
        return Part(effect, number, change, home, 1, 1, depends_on)
    if not ev.rules.ask(A_STAGE_HAS_SUBSTAGES):
        return Part(effect, number, change, home, stage, 1, depends_on)
    if depends_on:
        return Part(effect, number, change, home, stage, staging.last_substage(stage), depends_on)
    amount = change.amount if isinstance(change.amount, int) else 1
    return Part(effect, number, change, home, stage, staging.substage_of(change, amount), ())


def _dependence(ev: Deriving, effect: InForce, change: Change, home: int, staging: Staging) -> tuple[int, ...]:
    answer = ev.rules.ask(A_DEPENDENT_EFFECT_WAITS).answer
    if answer == "none":
        return ()
    read = {staging.stage_read(part) for part in parts_of([effect.condition, change.amount])}
    if isinstance(change, SwapBases):
        read.add(home)
    least = home if answer == "same or higher" else home + 1
    return tuple(sorted(stage for stage in read if stage >= least))
