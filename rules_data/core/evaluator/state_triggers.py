"""Abilities that trigger on a state of the game and not on an event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, AbilityKind, Condition, EventPattern

from .amounts import is_met
from .matching import Viewpoint
from .state import Event, GameObject, Occurrence
from .triggering import passes_gates, trigger
from .watching import THE_STATE, Candidate, Watcher

if TYPE_CHECKING:
    from .evaluation import Evaluation


def check(ev: Evaluation, moment: str) -> None:
    """Let the abilities trigger whose state the game is in, if this is a moment at which that is looked at."""
    if not ev.watches_states:
        return
    ruled = ev.rules.ask("when state triggers are checked")
    # What is looked at at once is looked at again when a player would act: an item may have gone meanwhile.
    if moment == "at once" and ruled.answer != "at once":
        return
    known = ev.state.states_met
    found = [
        Candidate(watcher, EventPattern(THE_STATE), Occurrence(Event(THE_STATE, (), watcher.controller), None))
        for watcher, state in _watchers(ev)
        if _triggers(ev, watcher, state)
    ]
    if known is not None:
        note(ev)
    trigger(ev, [candidate for candidate in found if passes_gates(ev, candidate)])


def note(ev: Evaluation) -> None:
    """Remember which states are so now, in games where a state that stays as it was triggers nothing."""
    met = {watcher.key: _is_so(ev, watcher, state) for watcher, state in _watchers(ev)}
    if met != ev.state.states_met:
        ev.state = replace(ev.state, states_met=met)


def _watchers(ev: Evaluation) -> Iterator[tuple[Watcher, Condition]]:
    for thing in ev.state.objects.values():
        if not ev.may_have_abilities(thing):
            continue
        for number, ability in enumerate(ev.traits(ev.state, thing).abilities):
            state = _state_of(ability)
            if state is not None and ev.works_from(ability, thing):
                yield _watcher(ability, thing, number), state
    for delayed in ev.delayed_in_force(ev.state):
        state = _state_of(delayed.ability)
        if state is not None:
            key = f"delayed#{delayed.number}"
            found = Watcher(key, delayed.ability, delayed.source, delayed.controller, delayed.label, delayed=delayed)
            yield found, state


def _state_of(ability: Ability) -> Condition | None:
    return ability.trigger.state if ability.kind is AbilityKind.TRIGGERED and ability.trigger is not None else None


def _watcher(ability: Ability, thing: GameObject, number: int) -> Watcher:
    label = f"{thing.handle}/{ability.name}" if ability.name else thing.handle
    key = f"{thing.handle}#{thing.incarnation}.{number}"
    return Watcher(key, ability, thing, thing.controller or thing.owner, label)


def _triggers(ev: Evaluation, watcher: Watcher, state: Condition) -> bool:
    if not _is_so(ev, watcher, state):
        return False
    known = ev.state.states_met
    if known is not None:
        if watcher.key not in known:
            return bool(ev.rules.ask("a state that is there already triggers"))
        return not known[watcher.key] and bool(ev.rules.ask("a state that comes about triggers"))
    if not ev.rules.ask("state triggers trigger"):
        return False
    waits = ev.rules.ask("a state trigger waits for itself")
    if not waits or not _is_out(ev, watcher.key):
        return True
    _say_once(ev, watcher, waits.rules)
    return False


def _is_so(ev: Evaluation, watcher: Watcher, state: Condition) -> bool:
    bindings = dict(watcher.delayed.bindings) if watcher.delayed is not None else {}
    return is_met(state, ev, Viewpoint(watcher.controller, watcher.source, ev.state, bindings=bindings))


def _is_out(ev: Evaluation, key: str) -> bool:
    """Whether the ability has triggered and has not yet left where it waits."""
    items = (*ev.state.waiting, *ev.resolving)
    return any(item.key == key for item in items) or any(c.watcher.key == key for c in ev.state.triggered)


def _say_once(ev: Evaluation, watcher: Watcher, rules: tuple[str, ...]) -> None:
    text = f"{watcher.label} does not trigger again: it still waits to resolve"
    if not any(step.text == text for step in ev.trace[-12:]):
        ev.record("did_not_trigger", text, rules, ok=False, objects=(watcher.label,), players=(watcher.controller,))
