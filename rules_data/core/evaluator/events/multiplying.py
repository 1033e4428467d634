"""How often an ability triggers that has found its condition fulfilled: once, more often, or not at all."""

from __future__ import annotations

from rules_data.core.abilities import Limit
from rules_data.core.evaluator.policy import (
    A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE,
    A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES,
    ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES,
    DELAYED_ABILITIES_ARE_THEIR_SOURCES,
    EFFECTS_ON_TRIGGERING_LOOK_BACK,
    LOOKS_BACK_IN_TIME,
    SOURCE_ENTERS_WITH_THE_EVENT,
    STATE_TRIGGERS_TRIGGER,
    TRIGGERED_ABILITIES_TRIGGER,
)
from rules_data.core.evaluator.state import Candidate, Event, GameObject, GameState, OfTriggering, Watcher

from .describing import describe
from .ending import tell_ended
from .ordinals import only_once
from .running import Running
from .watching import THE_STATE, record_silence


def multiplied(ev: Running, candidate: Candidate, before: GameState | None) -> list[Candidate]:
    """The candidate as often as it triggers: more often when something makes it trigger again.

    `before` is the state before the batch that fulfilled its condition, where there is one.
    """
    watcher = candidate.watcher
    why, rules = _why(ev, candidate)
    text = f"{watcher.label} triggers{why}"
    ev.journal.record("matched", text, rules, ok=True, objects=(watcher.label,), players=(watcher.controller,))
    ev.budget.count_trigger(watcher.label)
    if watcher.delayed is not None and only_once(ev, watcher):
        ev.board.drop_delayed(watcher.delayed.number)
        tell_ended(ev, watcher.delayed, rules, ": it has triggered, and was to do so once")
    if "ability triggers" not in ev.interest.watched | ev.interest.replaced | ev.interest.counted:
        return [candidate]
    times = _times(ev, candidate, before)
    ev.journal.placed[watcher.label] += times - 1
    if not times:
        if watcher.ability.limit not in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN):
            ev.board.take_back_use(watcher.key)
        record_silence(ev, watcher, "it does not trigger after all", rules, "suppressed")
    return [candidate] * times


def _times(ev: Running, candidate: Candidate, before: GameState | None) -> int:
    """How many times it triggers, once every effect on that has had its turn."""
    watcher, event = candidate.watcher, candidate.occurrence.event
    category = ev.game.categories_of(ev, watcher.ability, event, watcher.source)
    payload = OfTriggering(event, candidate.pattern.event)
    triggering = Event("ability triggers", _whose(ev, watcher), watcher.controller, category=category, payload=payload)
    if watcher.past and before is not None and ev.rules.ask(EFFECTS_ON_TRIGGERING_LOOK_BACK):
        ev.under_way.looked_back_to = before
    try:
        happened = ev.events.perform([triggering])
    finally:
        ev.under_way.looked_back_to = None
    times = max((each.amount for each in happened), default=0)
    if times > 1 and not ev.rules.ask(ABILITIES_MAY_TRIGGER_ADDITIONAL_TIMES):
        return 1
    return _within_its_limit(ev, watcher, times)


def _within_its_limit(ev: Running, watcher: Watcher, times: int) -> int:
    """No more times than what says how often it may trigger leaves; one of them has been counted."""
    limit = watcher.ability.limit
    if times < 2 or limit in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN):
        return times
    ruled = ev.rules.ask(A_LIMIT_HOLDS_FOR_ADDITIONAL_TIMES)
    left = watcher.ability.times - ev.state.uses(watcher.key, limit) + 1
    if ruled and left < times:
        times = left
        text = f"{watcher.label} triggers no additional time: it is limited to {limit.value}"
        ev.journal.record("limited", text, ruled.rules, ok=False, objects=(watcher.label,))
    for _ in range(times - 1):
        ev.board.note_use(watcher.key)
    return times


def _why(ev: Running, candidate: Candidate) -> tuple[str, tuple[str, ...]]:
    """Why it triggers, with the rules: that it does, and what more than being there lets it see the event."""
    watcher, pattern = candidate.watcher, candidate.pattern
    rules = ev.rules.ask(TRIGGERED_ABILITIES_TRIGGER).rules
    event = candidate.occurrence.event
    if event.kind == THE_STATE:
        ruled = ev.rules.ask(STATE_TRIGGERS_TRIGGER)
        return ": the game is in the state it looks for", (*rules, *(ruled.rules if ruled.row else ()))
    how, more = "", ev.rules.ask(TRIGGERED_ABILITIES_TRIGGER)
    if watcher.past:
        how, more = ", looking back to before it", ev.rules.ask(LOOKS_BACK_IN_TIME, pattern)
    elif watcher.presence == "enters":
        how, more = ", having come with it", ev.rules.ask(SOURCE_ENTERS_WITH_THE_EVENT, pattern)
    if watcher.delayed is not None and only_once(ev, watcher):
        once = ev.rules.ask(A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE, watcher.ability)
        rules = (*rules, *(once.rules if once.row else ()))
    return f": {describe(ev, event)}{how}", (*rules, *(more.rules if more.row else ()))


def _whose(ev: Running, watcher: Watcher) -> tuple[GameObject, ...]:
    """The object a triggered ability is one of: a delayed one may be no object's ability."""
    if watcher.delayed is not None and not ev.rules.ask(DELAYED_ABILITIES_ARE_THEIR_SOURCES):
        return ()
    return (watcher.source,)
