"""What can happen at all: an event that cannot is not about to happen, and nothing replaces it (614.17, 800.4)."""

from __future__ import annotations

from rules_data.core.evaluator.events import MOST_TOKENS, Running, replace_events
from rules_data.core.evaluator.matching import no_more_than
from rules_data.core.evaluator.state import Event, GameObject, OfCounters, replace

from .cannot_and_can import NO_COUNTERS, PLAYERS_CANNOT
from .contradicting import without_contradictions
from .copying import enter_as_copies
from .excess import without_excess
from .further_draws import told_further
from .life_kept import with_life_kept
from .moving import BATTLEFIELD, OF_MOVES, cannot_be_destroyed, words_of_move
from .payloads import COMBAT_DAMAGE, Unpreventable
from .questions_actions import TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE, WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED
from .questions_players import (
    NO_EFFECT_PREVENTS_CONCEDING,
    NO_EFFECT_PREVENTS_THE_LAST_PLAYER_FROM_WINNING,
    WHAT_CANNOT_BE_DONE_IS_NOT_DONE,
)
from .regenerating import without_shields
from .shuffling import shuffles_first

CREATED = "is created"
_OF_PLAYERS = frozenset(
    ("loses life", "gains life", "gets poison", "gets experience", "gets rad", "draws", "is milled", "adds", CREATED)
)


def replace_what_can_happen(ev: Running, events: list[Event]) -> list[Event]:
    """The events that are left once what cannot happen is gone and replacement effects have had their turn."""
    possible = [without_shields(ev, event) for event in without_excess(ev, events) if not _is_impossible(ev, event)]
    if any(event.kind == CREATED for event in possible):
        possible = _tokens_one_by_one(ev, possible)
    possible = told_further(ev, without_contradictions(ev, possible))
    under_way = ev.under_way
    outer, proposed = under_way.arriving, under_way.proposed
    under_way.arriving, under_way.proposed = outer | _arriving(possible), (*proposed, *possible)
    try:
        return with_life_kept(ev, replace_events(ev, enter_as_copies(ev, shuffles_first(possible))))
    finally:
        under_way.arriving, under_way.proposed = outer, proposed


def _arriving(events: list[Event]) -> frozenset[str]:
    return frozenset(thing.handle for event in events if "enters" in event.words for thing in event.objects)


def _tokens_one_by_one(ev: Running, events: list[Event]) -> list[Event]:
    """The events once it is settled how many tokens are created, each of which then enters by itself (616.1g)."""
    ruled = ev.rules.ask(TOKENS_CREATED_TOGETHER_ENTER_ONE_BY_ONE)
    left = replace_events(ev, [_creating_alone(event) for event in events] if ruled else events)
    return [each for event in left for each in _each_token(event, bool(ruled))]


def _creating_alone(event: Event) -> Event:
    """The creating of tokens without their entering, which is a part of it that waits."""
    if event.kind != CREATED:
        return event
    return replace(event, also=tuple(word for word in event.also if word not in OF_MOVES))


def _each_token(event: Event, named: bool) -> tuple[Event, ...]:
    """Each of the tokens that are created together as it enters, under a name of its own if that is wanted."""
    if event.kind != CREATED:
        return (event,)
    also = tuple(dict.fromkeys((*event.also, *words_of_move("", BATTLEFIELD))))
    many, one = no_more_than(MOST_TOKENS, max(event.amount, 0), "tokens"), replace(event, amount=1, also=also)
    token, *others = event.objects
    handles = (f"{token.handle}.{number}" if number and named else token.handle for number in range(many))
    return tuple(replace(one, objects=(replace(token, handle=handle), *others)) for handle in handles)


def cannot_do(ev: Running, player: str, what: str) -> bool:
    """Whether an effect keeps a player from something (101.2)."""
    if what not in ev.derived.traits(ev.state, ev.state.objects[player]).cannot:
        return False
    ruled = ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE)
    if ruled:
        ev.journal.record("procedure", f"{player} cannot {what}", ruled.rules, ok=False, players=(player,))
    return bool(ruled)


def _is_prohibited(ev: Running, event: Event) -> bool:
    """Whether a player cannot do what they would do; nothing keeps them from conceding, or from being the last left."""
    if isinstance(event.payload, Unpreventable):
        losing = event.kind == "loses the game"
        asked = NO_EFFECT_PREVENTS_CONCEDING if losing else NO_EFFECT_PREVENTS_THE_LAST_PLAYER_FROM_WINNING
        if ev.rules.ask(asked):
            return False
    return cannot_do(ev, event.player, PLAYERS_CANNOT[event.kind])


def _takes_no_counters(ev: Running, event: Event, thing: GameObject) -> bool:
    """Whether an effect keeps counters of this kind, or any, from being put on a permanent (101.2)."""
    there = ev.state.find(thing.identity)
    cannot = ev.derived.traits(ev.state, there).cannot if there is not None else ()
    if not {NO_COUNTERS[""], NO_COUNTERS.get(event.carried(OfCounters).counter, "")} & set(cannot):
        return False
    ruled = ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE)
    if ruled:
        text = f"{thing.handle} can't have such counters put on it"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return bool(ruled)


def _is_impossible(ev: Running, event: Event) -> bool:
    if event.kind in PLAYERS_CANNOT and _is_prohibited(ev, event):
        return True
    thing = event.subject
    if event.player in ev.state.memory.left and event.kind in _OF_PLAYERS:
        return True
    if event.kind == "counter is put" and thing is not None and _takes_no_counters(ev, event, thing):
        return True
    if event.kind == "is dealt damage" and thing is not None and thing.handle in ev.state.memory.left:
        return COMBAT_DAMAGE not in event.category  # combat damage is not even assigned (800.4e)
    if thing is None or thing.zone != BATTLEFIELD or event.kind not in ("is destroyed", "is sacrificed"):
        return False
    if event.kind == "is destroyed":
        impossible = cannot_be_destroyed(ev, thing)
    else:
        cannot = ev.derived.traits(ev.state, thing).cannot if ev.state.find(thing.identity) is thing else ()
        impossible = "be sacrificed" in cannot or thing.controller != event.player
    return impossible and bool(ev.rules.ask(WHAT_CANNOT_HAPPEN_IS_NOT_REPLACED))
