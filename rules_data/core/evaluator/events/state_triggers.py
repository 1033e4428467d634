"""Abilities that trigger on a state of the game and not on an event."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Ability, AbilityKind, Condition, EventPattern
from rules_data.core.evaluator.matching import delayed_in_force, is_met, works_from
from rules_data.core.evaluator.policy import (
    A_STATE_THAT_COMES_ABOUT_TRIGGERS,
    A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS,
    A_STATE_TRIGGER_WAITS_FOR_ITSELF,
    STATE_TRIGGERS_TRIGGER,
    WHEN_STATE_TRIGGERS_ARE_CHECKED,
)
from rules_data.core.evaluator.state import Candidate, Event, GameObject, Occurrence, Watcher

from .running import Running
from .triggering import passes_gates, trigger
from .watching import THE_STATE, abilities_of, view_of_watcher


def check_state_triggers(ev: Running, moment: str) -> None:
    """Let the abilities trigger whose state the game is in, if this is a moment at which that is looked at."""
    if not ev.interest.states:
        return
    ruled = ev.rules.ask(WHEN_STATE_TRIGGERS_ARE_CHECKED)
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
        note_states(ev)
    trigger(ev, [candidate for candidate in found if passes_gates(ev, candidate)])


def note_states(ev: Running) -> None:
    """Remember which states are so now, in games where a state that stays as it was triggers nothing."""
    met = {watcher.key: _is_so(ev, watcher, state) for watcher, state in _watchers(ev)}
    if met != ev.state.states_met:
        ev.board.note_states(met)


def _watchers(ev: Running) -> Iterator[tuple[Watcher, Condition]]:
    for thing in ev.state.objects.values():
        if not ev.derived.may_have_abilities(thing):
            continue
        for number, ability in enumerate(abilities_of(ev, ev.state, thing)):
            state = _state_of(ability)
            if state is not None and works_from(ev, ability, thing):
                yield _watcher(ability, thing, number), state
    for delayed in delayed_in_force(ev, ev.state):
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
    return Watcher(key, ability, thing, thing.player, label)


def _triggers(ev: Running, watcher: Watcher, state: Condition) -> bool:
    if not _is_so(ev, watcher, state):
        return False
    known = ev.state.states_met
    if known is not None:
        if watcher.key not in known:
            return bool(ev.rules.ask(A_STATE_THAT_IS_THERE_ALREADY_TRIGGERS))
        return not known[watcher.key] and bool(ev.rules.ask(A_STATE_THAT_COMES_ABOUT_TRIGGERS))
    if not ev.rules.ask(STATE_TRIGGERS_TRIGGER):
        return False
    waits = ev.rules.ask(A_STATE_TRIGGER_WAITS_FOR_ITSELF)
    if not waits or not _is_out(ev, watcher.key):
        return True
    _say_once(ev, watcher, waits.rules)
    return False


def _is_so(ev: Running, watcher: Watcher, state: Condition) -> bool:
    return is_met(state, ev, view_of_watcher(watcher, ev.state))


def _is_out(ev: Running, key: str) -> bool:
    """Whether the ability has triggered and has not yet left where it waits."""
    items = (*ev.state.waiting, *ev.under_way.resolving)
    held = (candidate.watcher.key for candidate in ev.state.triggered)
    return key in ev.under_way.triggering or any(item.key == key for item in items) or key in held


def _say_once(ev: Running, watcher: Watcher, rules: tuple[str, ...]) -> None:
    text = f"{watcher.label} does not trigger again: it still waits to resolve"
    if not any(step.text == text for step in ev.journal.steps[-12:]):
        ev.journal.record(
            "did_not_trigger", text, rules, ok=False, objects=(watcher.label,), players=(watcher.controller,)
        )
