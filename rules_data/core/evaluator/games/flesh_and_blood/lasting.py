"""Effects that layers generate to last for a time (Comprehensive Rules 6.2.2, 6.6.3)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    AllOf,
    Change,
    Continuous,
    Duration,
    Effect,
    NamedObjects,
    Origin,
    Pick,
    Relation,
    Selector,
)
from rules_data.core.abilities.changes import AddToValue, Copy, GainKeyword, MoreUses
from rules_data.core.abilities.effects import Give, Later
from rules_data.core.evaluator.events import (
    Running,
    add_delayed,
    current,
    done,
    fixed_change,
    frame_applied,
    know_targets,
    objects_of,
)
from rules_data.core.evaluator.matching import players_meant
from rules_data.core.evaluator.policy import A_LAYERS_AMOUNT_IS_FIXED
from rules_data.core.evaluator.state import Ending, Event, Frame, GameObject, Modifier, OfChanges, replace

from .coming import come_before
from .facts import lacks
from .questions_effects import A_LAYERS_CONDITION_IS_ASKED_ONCE, LAYERS_GENERATE_CONTINUOUS_EFFECTS
from .questions_play import A_BASE_VALUE_IS_GIVEN, A_CLOSED_CHAIN_HAS_NO_DURATION
from .questions_stages import ONLY_A_PROHIBITION_PREVENTS_ADDING
from .timing import step_of

GIVEN = "what it was given to"
_CHANGES_OF_PHASE = frozenset(("start of", "end of", "combat chain closes", "chain link resolves"))
_OF_COMBAT = (Duration.THIS_COMBAT, Duration.THIS_LINK)
TURNS = (Duration.END_OF_NEXT_TURN, Duration.START_OF_NEXT_TURN, Duration.DURING_NEXT_TURN)


def waits_for_a_phase(ability: Ability) -> bool:
    """Whether a triggered effect waits for a change of phase or step (6.6.3a)."""
    trigger = ability.trigger
    return trigger is not None and any(pattern.event in _CHANGES_OF_PHASE for pattern in trigger.patterns)


def run_later(ev: Running, effect: Effect, frame: Frame) -> None:
    """Generate a layer-continuous effect, or a delayed-triggered effect, which is one (6.2.2, 6.6.3)."""
    effect = _with_its_condition(ev, effect)
    if effect.ability is None or not is_generated(ev, effect, frame):
        return
    know_targets(frame)
    ability = replace(effect.ability, origin=Origin.DELAYED, duration=effect.duration)
    if ability.kind is AbilityKind.PASSIVE and not ability.waits_for_the_next:
        ability = _with_fixed_amounts(ev, ability, frame)
    _add(ev, ability, effect, frame, None)


def is_generated(ev: Running, effect: Effect, frame: Frame) -> bool:
    """Whether resolving a layer generates continuous effects at all, and of such a duration."""
    if effect.duration in _OF_COMBAT and not _has_begun(ev, effect.duration):
        ruled = ev.rules.ask(A_CLOSED_CHAIN_HAS_NO_DURATION)
        if ruled:
            what = "chain link is active" if effect.duration is Duration.THIS_LINK else "combat chain is open"
            label = frame.label
            text = f"{label}: the effect fails, for no {what} that it could last for"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(label,))
            return False
    return frame.item is None or bool(ev.rules.ask(LAYERS_GENERATE_CONTINUOUS_EFFECTS))


def _has_begun(ev: Running, duration: Duration) -> bool:
    """Whether the combat chain is open, or a chain link active, from its attack step until it resolves (7.0.3d)."""
    if not ev.state.combat or duration is Duration.THIS_COMBAT:
        return bool(ev.state.combat)
    return step_of(ev) in ("attack", "defend", "reaction", "damage", "close")


def _with_its_condition(ev: Running, effect: Effect) -> Effect:
    """The condition of generating it went on being asked if no rule said that it is asked once (6.2.2d)."""
    if effect.condition is None or ev.rules.ask(A_LAYERS_CONDITION_IS_ASKED_ONCE):
        return effect
    if not isinstance(effect, Give | Later):
        return effect
    both = effect.condition if effect.lasting is None else AllOf((effect.condition, effect.lasting))
    return replace(effect, lasting=both)


def _with_fixed_amounts(ev: Running, ability: Ability, frame: Frame) -> Ability:
    continuous = ability.continuous
    if continuous is None or not ev.rules.ask(A_LAYERS_AMOUNT_IS_FIXED):
        return ability
    return replace(ability, continuous=replace(continuous, changes=_fixed(ev, continuous.changes, frame)))


def _fixed(ev: Running, changes: tuple[Change, ...], frame: Frame) -> tuple[Change, ...]:
    return tuple(fixed_change(ev, change, frame) for change in changes)


def _add(ev: Running, ability: Ability, effect: Effect, frame: Frame, thing: GameObject | None) -> None:
    """Add the effect, with when it ends."""
    if thing is not None:
        frame.view.bindings = {**frame.view.bindings, GIVEN: (thing.identity,)}
    add_delayed(ev, ability, frame)
    if ability.kind is AbilityKind.PASSIVE:
        ev.derived.begin_to_depend()
    made = ev.state.delayed[-1]
    if before := come_before(ev, ability, frame):
        made = replace(made, come_before=before)
        ev.board.put_delayed(made)
    if effect.duration not in TURNS and effect.lasting is None:
        return
    player = whose_turn(effect, frame, thing) if effect.duration in TURNS else ""
    ending = Ending(ev.state.turn, player, effect.whose, effect.lasting)
    ev.board.put_delayed(replace(made, ending=ending))


def whose_turn(effect: Effect, frame: Frame, thing: GameObject | None) -> str:
    if effect.whose is Relation.ITS_CONTROLLER and thing is not None:
        return thing.player
    if effect.whose is Relation.ITS_OWNER and thing is not None:
        return thing.owner
    players = players_meant(frame.view, effect.whose)
    return players[0] if players else frame.view.you


# --- of objects that are there -----------------------------------------------------------------------


def propose_give(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Objects that there are get something; its amounts are fixed as it is generated (6.2.2b)."""
    effect = _with_its_condition(ev, effect)
    if not is_generated(ev, effect, frame):
        return []
    if effect.others is not None and _is_described(effect.others):
        _give_to_all(ev, effect, effect.others, frame)
        return []
    fixed = ev.rules.ask(A_LAYERS_AMOUNT_IS_FIXED)
    changes = _fixed(ev, effect.changes, frame) if fixed else effect.changes
    simple = effect.duration not in TURNS and effect.lasting is None and all(_is_fixed(c) for c in changes)
    things = [_whose_uses(ev, thing, changes) for thing in objects_of(ev, effect.others, frame)]
    if not simple:
        for thing in things:
            ability = Ability(
                AbilityKind.PASSIVE,
                continuous=Continuous(Selector(Pick.THAT, name=GIVEN), changes),
                origin=Origin.DELAYED,
                duration=effect.duration,
                name=frame.cause.name,
            )
            _add(ev, ability, effect, frame, thing)
    payload = OfChanges(changes if simple else (), effect.duration)
    return [
        Event("is changed", (thing,), frame.view.you, cause=frame.cause, payload=payload, applied=frame_applied(frame))
        for thing in things
    ]


def _whose_uses(ev: Running, thing: GameObject, changes: tuple[Change, ...]) -> GameObject:
    """To attack once more with an attack is to attack with its source, which has the ability (1.4.3a, 5.2.3c)."""
    if thing.stands_for is None or not any(isinstance(each, MoreUses) for each in changes):
        return thing
    return ev.state.find(thing.stands_for) or thing


def _is_described(chosen: Selector) -> bool:
    """Whether it is whatever fits a description, and not something that is called by its name."""
    return chosen.pick is Pick.ALL and not any(isinstance(each, NamedObjects) for each in chosen.filter.criteria)


def _give_to_all(ev: Running, effect: Effect, chosen: Selector, frame: Frame) -> None:
    """For whatever fits while it lasts, such as "your attacks": also for what comes later (6.3.5)."""
    ability = Ability(
        AbilityKind.PASSIVE,
        continuous=Continuous(chosen, effect.changes),
        origin=Origin.DELAYED,
        duration=effect.duration,
        name=frame.cause.name,
    )
    _add(ev, _with_fixed_amounts(ev, ability, frame), effect, frame, None)


def _is_fixed(change: Change) -> bool:
    return isinstance(change.amount, int)


def _tell_why_not(ev: Running, thing: GameObject, change: Change) -> None:
    """Say of a keyword or a number why an object does not get it: it can't gain it (6.3.7), or has nothing to raise."""
    told, rules = "", ev.rules.cite("modified rules")
    if isinstance(change, GainKeyword) and f"gain {change.keyword}" in ev.derived.traits(ev.state, thing).cannot:
        told = f"does not get {change.keyword}: it can't gain that"
        rules = (*rules, *ev.rules.ask(ONLY_A_PROHIBITION_PREVENTS_ADDING).rules)
    elif isinstance(change, AddToValue) and lacks(ev, ev.state, thing, change.number):
        told = f"has no {change.number} that {change.amount:+d} could change" if _is_fixed(change) else ""
        rules = (*rules, *ev.rules.ask(A_BASE_VALUE_IS_GIVEN).rules)
    if told:
        ev.journal.record("suppressed", f"{thing.handle} {told}", rules, ok=False, objects=(thing.handle,))


def change(ev: Running, event: Event) -> Event | None:
    """Apply changes to an object for a time."""
    thing = current(ev, event)
    if thing is None:
        return None
    given = event.carried(OfChanges)
    if any(isinstance(each, Copy) for each in given.changes):
        ev.derived.begin_to_depend()
    for each in given.changes:
        _tell_why_not(ev, thing, each)
    made = tuple(Modifier(each, given.duration, ev.state.moment, event.cause.name) for each in given.changes)
    changed = replace(thing, modifiers=(*thing.modifiers, *made))
    return done(ev, event, thing, changed)
