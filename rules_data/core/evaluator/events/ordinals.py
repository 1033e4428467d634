"""Which of the occurrences an event has are those an ability is about: each, the first, the second time."""

from __future__ import annotations

from rules_data.core.abilities import Duration, Trigger
from rules_data.core.evaluator.matching import count_occurrences
from rules_data.core.evaluator.policy import (
    A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE,
    EACH_OCCURRENCE_TRIGGERS,
    EARLIER_TIMES_COUNT,
    HOW_MANY_TIMES_A_CONDITION_COUNTS,
    NTH_TIME_SEVERAL_AT_ONCE,
    WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES,
    Ruled,
)
from rules_data.core.evaluator.state import Candidate, Decision, Event, GameState, Occurrence, Watcher, replace

from .running import Running
from .watching import record_silence, view_of_watcher


def of_ordinal(ev: Running, watcher: Watcher, matched: list[Candidate], counted: GameState) -> list[Candidate]:
    """The occurrences of an ability about the nth time, counted since its span began; all, if it is about each."""
    trigger = watcher.ability.trigger
    if trigger is None or not matched:
        return matched
    if trigger.ordinal is None:
        return _next_time(ev, watcher, matched)
    times = ev.rules.ask(HOW_MANY_TIMES_A_CONDITION_COUNTS)
    if times.answer == "every time":
        return _next_time(ev, watcher, matched)
    past = counted.events_since(trigger.per)
    before = ev.rules.ask(EARLIER_TIMES_COUNT)
    if not before:
        past = _since_it_came(watcher, past)
    silent = (*times.rules, *before.rules)
    if not trigger.each_player:
        return _nth(ev, watcher, matched, past, silent)
    players = dict.fromkeys(candidate.occurrence.event.player for candidate in matched)
    found = []
    for player in players:
        own = [candidate for candidate in matched if candidate.occurrence.event.player == player]
        found += _nth(ev, watcher, own, tuple(e for e in past if e.player == player), silent)
    return found


def _next_time(ev: Running, watcher: Watcher, matched: list[Candidate]) -> list[Candidate]:
    """All occurrences; of an ability about "the next time" one, for several at once are one next time."""
    if len(matched) == 1 or not only_once(ev, watcher):
        return matched
    if ev.rules.rules_on(WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES):
        return _one_of(ev, watcher, matched, ev.rules.ask(WHICH_OF_SEVERAL_A_DELAYED_ABILITY_TAKES))
    return _one_of(ev, watcher, matched, ev.rules.ask(NTH_TIME_SEVERAL_AT_ONCE))


def _nth(
    ev: Running,
    watcher: Watcher,
    matched: list[Candidate],
    past: tuple[Event, ...],
    silent: tuple[str, ...],
) -> list[Candidate]:
    """Those of the occurrences that are the nth time, after those of the past."""
    trigger = watcher.ability.trigger
    if trigger is None or trigger.ordinal is None:
        return matched
    view = view_of_watcher(watcher, ev.state)
    earlier = sum(count_occurrences(ev, pattern, past, view) for pattern in trigger.patterns)
    counts = [n for n in (trigger.ordinal, *trigger.ordinals) if earlier < n <= earlier + len(matched)]
    if counts and len(matched) == 1:
        return matched
    ruled = ev.rules.ask(NTH_TIME_SEVERAL_AT_ONCE)
    if not counts:
        named, rules = " or ".join(str(n) for n in (trigger.ordinal, *trigger.ordinals)), (*ruled.rules, *silent)
        record_silence(ev, watcher, f"this is time {earlier + 1} this {trigger.per}, not time {named}", rules)
        return []
    if ruled.answer == "each counts in turn":
        return [matched[n - earlier - 1] for n in counts]
    return _one_of(ev, watcher, matched, ruled)


def _since_it_came(watcher: Watcher, past: tuple[Event, ...]) -> tuple[Event, ...]:
    """What has happened since its source came where it is."""
    for number, event in enumerate(past):
        if any(thing.identity == watcher.source.identity for thing in event.after):
            return past[number + 1 :]
    return past


def once_or_each(ev: Running, watcher: Watcher, matched: list[Candidate]) -> list[Candidate]:
    """Each of several occurrences for itself, or all of them together once where it says "one or more"."""
    trigger = watcher.ability.trigger
    if trigger is None or len(matched) < max(2, trigger.fewest):
        return _too_few(ev, watcher, matched, trigger)
    ruled = ev.rules.ask(EACH_OCCURRENCE_TRIGGERS)
    if trigger.together:
        players = dict.fromkeys(candidate.occurrence.event.player for candidate in matched)
        if not trigger.each_player or not ruled:
            return [_as_one(matched)]
        of_each = [[c for c in matched if c.occurrence.event.player == player] for player in players]
        return [_as_one(found) for found in of_each if len(found) >= trigger.fewest]
    if not ruled:
        return matched[:1]
    text = f"{watcher.label}: this event has {len(matched)} occurrences"
    ev.journal.record("matched", text, ruled.rules, ok=True, objects=(watcher.label,))
    return matched


def _too_few(ev: Running, watcher: Watcher, matched: list[Candidate], trigger: Trigger | None) -> list[Candidate]:
    """A single occurrence as it is; nothing of fewer than have to come at the same moment."""
    if trigger is None or len(matched) >= trigger.fewest:
        return matched
    if matched:
        rules = ev.rules.ask(EACH_OCCURRENCE_TRIGGERS).rules
        record_silence(ev, watcher, f"it takes {trigger.fewest} at once, and here it is {len(matched)}", rules)
    return []


def _as_one(matched: list[Candidate]) -> Candidate:
    """Several occurrences as one, with what they come to together."""
    first = matched[0].occurrence
    event = replace(first.event, amount=sum(candidate.occurrence.event.amount for candidate in matched))
    return replace(matched[0], occurrence=Occurrence(event, first.object, first.controller))


def _one_of(ev: Running, watcher: Watcher, matched: list[Candidate], ruled: Ruled) -> list[Candidate]:
    """The occurrence its controller picks among those that happened together."""
    if len(matched) == 1 or ruled.answer == "every one":
        return matched
    if ruled.answer in ("each counts in turn", "the first"):
        return matched[:1]
    labels = [c.occurrence.object.handle if c.occurrence.object else "" for c in matched]
    legal = tuple((label,) for label in dict.fromkeys(labels))
    decision = Decision(watcher.controller, ev.game.words.asks_occurrence, legal, ruled.rules, watcher.label)
    chosen = ev.choices.choose(decision)
    return [matched[labels.index(chosen[0])]]


def only_once(ev: Running, watcher: Watcher) -> bool:
    """Whether a delayed ability's time is over once it has triggered."""
    if watcher.delayed is None:
        return False
    duration = watcher.ability.duration
    if duration is Duration.NEXT_TIME:
        return True
    ruled = ev.rules.ask(A_DELAYED_ABILITY_WITHOUT_A_DURATION_TRIGGERS_ONCE, watcher.ability)
    return duration is Duration.PERMANENT and bool(ruled)
