"""Triggered abilities: what matches, what keeps one from triggering, in what order they are placed."""

from __future__ import annotations

from rules_data.core.abilities import EventPattern, Limit
from rules_data.core.evaluator.matching import is_met, occurrences
from rules_data.core.evaluator.policy import (
    A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED,
    A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN,
    DO_THIS_ONLY_ONCE,
    HOW_AN_EVENTS_OBJECTS_LOOK,
    IF_AFTER_THE_CONDITION,
    ONCE_EACH_TURN,
    SOURCE_ENTERS_WITH_THE_EVENT,
    SOURCE_LEAVES_WITH_THE_EVENT,
    TRIGGERED_ABILITIES_TRIGGER,
    TRIGGERS_IN_ANY_STATE_ON_ANY_TURN,
    TRIGGERS_ON_TRIGGERING_COME_LAST,
    TRIGGERS_WAIT_TO_RESOLVE,
    WHAT_ARRIVES_IS_MODIFIED_AT_ONCE,
    WHEN_A_CONDITION_IS_EVALUATED,
    WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED,
    WHEN_TRIGGERS_ARE_PLACED,
    WHOSE_IS_WHAT_TRIGGERED,
    YOU_MAY,
)
from rules_data.core.evaluator.state import Candidate, Decision, Event, GameState, Item, Watcher

from .arriving import seen_by
from .beginning_with_may import as_it_is_decided
from .describing import begin_with
from .multiplying import multiplied
from .ordering import in_order
from .ordinals import of_ordinal, once_or_each
from .running import Batch, Running
from .watching import record_silence, view_of_watcher, watchers


def place_triggers(ev: Running, batch: Batch, events: tuple[Event, ...], counted: GameState) -> None:
    """Find what triggers on the events of one batch and let it wait to resolve."""
    before = batch.before
    words = {word for event in events for word in event.words}
    if not words & ev.interest.watched:
        return
    met: list[Candidate] = []
    triggered: list[Candidate] = []
    ev.derived.arriving = _unmodified(ev, events)
    for watcher in watchers(ev, before, words):
        found = _met(ev, watcher, before, seen_by(ev, watcher, events, batch), counted)
        triggered += _not_kept_back(ev, watcher, found)
        met += found
    ev.derived.arriving = frozenset()
    trigger(ev, triggered, before)
    if told := [event for candidate in met for event in ev.game.by_being_met(ev, candidate)]:
        ev.events.perform(told)


def _unmodified(ev: Running, events: tuple[Event, ...]) -> frozenset[str]:
    """What arrives with these events and is seen without continuous effects, unless they apply at once."""
    if not ev.derived.depends:
        return frozenset()
    board = ev.game.board_zones
    arrived = frozenset(
        new.handle
        for event in events
        for old, new in zip(event.objects, event.after, strict=False)
        if new.zone in board and old.zone not in board
    )
    return frozenset() if not arrived or ev.rules.ask(WHAT_ARRIVES_IS_MODIFIED_AT_ONCE) else arrived


def place_triggered(ev: Running) -> None:
    """Place everything that has triggered since players could last act, in one order."""
    waiting = ev.board.release_triggered()
    last = [c for c in waiting if c.occurrence.event.kind == "ability triggers"]
    if last and len(last) < len(waiting):
        ruled = ev.rules.ask(TRIGGERS_ON_TRIGGERING_COME_LAST)
        if ruled:
            _place_in_order(ev, [c for c in waiting if c not in last])
            names = ", ".join(c.watcher.label for c in last)
            ev.journal.record("ordered", f"Placed last, since they trigger on others triggering: {names}", ruled.rules)
            _place_in_order(ev, last)
            return
    _place_in_order(ev, list(waiting))


def trigger(ev: Running, candidates: list[Candidate], before: GameState | None = None) -> None:
    """Let abilities trigger; `before` is the state before the batch, where they were found by looking at one."""
    others = ev.under_way.triggering
    ev.under_way.triggering = (*others, *(candidate.watcher.key for candidate in candidates))
    try:
        placed = [found for candidate in candidates for found in multiplied(ev, candidate, before)]
    finally:
        ev.under_way.triggering = others
    if not placed:
        return
    if ev.rules.ask(WHEN_TRIGGERS_ARE_PLACED).answer == "before the next player acts":
        waits = [ev.rules.ask(TRIGGERS_WAIT_TO_RESOLVE, candidate) for candidate in placed]
        later = (candidate for candidate, ruled in zip(placed, waits, strict=True) if ruled)
        ev.board.hold_triggered(later)
        for candidate in (one for one, ruled in zip(placed, waits, strict=True) if not ruled):
            place(ev, candidate)
        return
    _place_in_order(ev, placed)


def _place_in_order(ev: Running, triggered: list[Candidate]) -> None:
    for candidate in in_order(ev, triggered):
        place(ev, candidate)


# --- what matches ----------------------------------------------------------------------------------


def _met(
    ev: Running, watcher: Watcher, before: GameState, events: tuple[Event, ...], counted: GameState
) -> list[Candidate]:
    """Each time that its condition has been met by the events of a batch."""
    if not ev.rules.ask(TRIGGERED_ABILITIES_TRIGGER):
        return []
    foreseen = watcher.presence == "leaves" and any(is_placed_before(ev, each) for each in watcher.patterns)
    left = tuple(each for each in watcher.patterns if not is_placed_before(ev, each)) if foreseen else watcher.patterns
    patterns = patterns_watched(ev, watcher, left)
    if not patterns:
        return []
    matched = _matches(ev, watcher, patterns, before, events)
    matched = of_ordinal(ev, watcher, matched, counted)
    return once_or_each(ev, watcher, matched)


def _not_kept_back(ev: Running, watcher: Watcher, met: list[Candidate]) -> list[Candidate]:
    """Those of them that it triggers on, no more of them than its limit leaves."""
    found: list[Candidate] = []
    for candidate in met:
        if passes_gates(ev, candidate):
            found.append(candidate)
            if watcher.ability.limit not in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN):
                break
    return found


def patterns_watched(ev: Running, watcher: Watcher, patterns: tuple[EventPattern, ...]) -> tuple[EventPattern, ...]:
    """The conditions it can still watch when its source comes to, or goes from, where it works with the event."""
    if watcher.presence == "present" or not patterns:
        return patterns
    enters = watcher.presence == "enters"
    question = SOURCE_ENTERS_WITH_THE_EVENT if enters else SOURCE_LEAVES_WITH_THE_EVENT
    asked = [(pattern, ev.rules.ask(question, pattern)) for pattern in patterns]
    watched = tuple(pattern for pattern, ruled in asked if ruled)
    if not watched:
        reason = f"its source {watcher.presence} its zone at the same time"
        record_silence(ev, watcher, reason, asked[0][1].rules)
    return watched


def is_placed_before(ev: Running, pattern: EventPattern) -> bool:
    """Whether an ability with such a condition is placed before its source leaves with the event."""
    return ev.rules.ask(WHEN_AN_ABILITY_ON_ITS_OWN_LEAVING_IS_PLACED, pattern).answer == "before the event"


def _matches(
    ev: Running,
    watcher: Watcher,
    patterns: tuple[EventPattern, ...],
    before: GameState,
    events: tuple[Event, ...],
) -> list[Candidate]:
    ruled = ev.rules.ask(WHEN_A_CONDITION_IS_EVALUATED)
    state = ev.state if ruled.answer == "after" and not watcher.past else before
    view = view_of_watcher(watcher, state)
    seen = ev.rules.ask(HOW_AN_EVENTS_OBJECTS_LOOK)
    past = watcher.past if seen.answer == "after it, unless looking back" else None
    found: list[Candidate] = []
    for pattern in patterns:
        for event in events:
            ev.deadline.spend()
            if pattern.event not in event.words:
                continue
            if pattern.phase is not None and pattern.phase != event.phase:
                continue  # another step's beginning: nothing that anyone would have expected to trigger
            ways, reason = occurrences(ev, pattern, event, view, before, past)
            # What fits several conditions of one ability, cycling or discarding, is one occurrence all the same.
            known = [each.occurrence.object for each in found if each.occurrence.event is event]
            found += [Candidate(watcher, pattern, way, events) for way in ways if way.object not in known]
            if not ways:
                record_silence(ev, watcher, f"{begin_with(ev, event)}, but {reason}", ruled.rules)
    return found


# --- what keeps it from triggering -----------------------------------------------------------------


def passes_gates(ev: Running, candidate: Candidate) -> bool:
    watcher = candidate.watcher
    ability = watcher.ability
    for gate in ev.game.gates:
        stopped = gate(ev, candidate)
        if stopped is not None:
            record_silence(ev, watcher, stopped[1], stopped[2], stopped[0])
            return False
    if not _within_limit(ev, watcher) or not _may_be_placed_now(ev, watcher):
        return False
    view = view_of_watcher(watcher, ev.state)
    view.occurrence = candidate.occurrence
    if ability.condition is not None:
        ruled = ev.rules.ask(IF_AFTER_THE_CONDITION, ability)
        if ruled.answer in ("when placed", "both times"):
            met = is_met(ability.condition, ev, view)
            if not met:
                record_silence(ev, watcher, "its own condition (the if) is not true", ruled.rules)
                return False
            text = f"{watcher.label}: its own condition (the if) is true"
            ev.journal.record("matched", text, ruled.rules, ok=True, objects=(watcher.label,))
    return _is_wanted(ev, watcher)


def _within_limit(ev: Running, watcher: Watcher) -> bool:
    limit = watcher.ability.limit
    if limit is Limit.NONE:
        return True
    ruled = ev.rules.ask(DO_THIS_ONLY_ONCE if limit is Limit.DONE_ONCE_EACH_TURN else ONCE_EACH_TURN)
    if not ruled or ev.state.uses(watcher.key, limit) < watcher.ability.times:
        return True
    record_silence(ev, watcher, f"it is limited to {watcher.ability.limit_in_words}", ruled.rules, "limited")
    return False


def _may_be_placed_now(ev: Running, watcher: Watcher) -> bool:
    if watcher.controller == ev.state.turn_player and not ev.state.waiting:
        return True
    ruled = ev.rules.ask(TRIGGERS_IN_ANY_STATE_ON_ANY_TURN)
    if ruled:
        return True
    why = "it can be placed only on its own turn, while nothing waits"
    record_silence(ev, watcher, why, ruled.rules, "suppressed")
    return False


def _is_wanted(ev: Running, watcher: Watcher) -> bool:
    ability = as_it_is_decided(ev, watcher.ability)
    asked = False
    rules: tuple[str, ...] = ()
    if ability.limit is Limit.ONCE_EACH_TURN:
        ruled = ev.rules.ask(A_ONCE_EACH_TURN_TRIGGER_IS_CHOSEN)
        asked, rules = bool(ruled), ruled.rules
    if ability.optional:
        ruled = ev.rules.ask(YOU_MAY)
        if ruled.answer == "when triggering":
            asked, rules = True, ruled.rules
    if asked:
        words, legal = ev.game.words, (("yes",), ("no",))
        decision = Decision(watcher.controller, words.asks_to_trigger, legal, rules, watcher.label)
        if ev.choices.choose(decision)[0] == "no":
            ruled = ev.rules.ask(A_DECLINED_TRIGGER_HAS_NOT_TRIGGERED)
            if not ruled and ability.limit is not Limit.NONE:
                ev.board.note_use(watcher.key)
            record_silence(ev, watcher, f"{watcher.controller} declines", rules, "declined")
            return False
    if ability.limit not in (Limit.NONE, Limit.DONE_ONCE_EACH_TURN):
        ev.board.note_use(watcher.key)
    return True


# --- placing --------------------------------------------------------------------------------------


def _controller_of(ev: Running, watcher: Watcher) -> str:
    """Whoever controlled its source as it triggered, unless nothing says so."""
    source = ev.state.objects.get(watcher.source.handle, watcher.source)
    now = source.player
    if now == watcher.controller or watcher.delayed is not None:
        return watcher.controller
    return watcher.controller if ev.rules.ask(WHOSE_IS_WHAT_TRIGGERED).answer.endswith("as it triggered") else now


def place(ev: Running, candidate: Candidate) -> None:
    """Let a triggered ability wait as a pending item, or carry it out where nothing says to wait."""
    watcher = candidate.watcher
    ruled = ev.rules.ask(TRIGGERS_WAIT_TO_RESOLVE, candidate)
    delayed, ability = watcher.delayed, as_it_is_decided(ev, watcher.ability)
    item = Item(
        number=ev.board.next_number(),
        label=watcher.label,
        kind="ability",
        source=watcher.source,
        controller=_controller_of(ev, watcher),
        ability=ability,
        occurrence=candidate.occurrence,
        bindings=dict(delayed.bindings) if delayed is not None else {},
        delayed=delayed,
        key=watcher.key,
        accepted=not ability.optional or ev.rules.ask(YOU_MAY).answer == "when triggering",
        checked=watcher.ability.condition is None
        or ev.rules.ask(IF_AFTER_THE_CONDITION, watcher.ability).answer in ("when placed", "not at all"),
        category=ev.game.categories_of(ev, watcher.ability, candidate.occurrence.event, watcher.source),
        by_trigger=True,
    )
    if ruled:
        ev.board.add_item(item)
        pending = ev.game.vocabulary.pending_name
        text = f"{watcher.label} goes on the {ev.game.waiting_zone}" + (f" as a {pending}" if pending else "")
        rules = (*ruled.rules, *ev.rules.cite("pending item"))
        ev.journal.record("placed", text, rules, objects=(watcher.label,), players=(watcher.controller,))
    else:
        ev.stack.resolve(ev, item)
