"""When effects made by layers end (Comprehensive Rules 4.2.2, 4.4.4, 6.2.2a, 6.6.3a, 7.7.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Duration, Relation
from rules_data.core.evaluator.matching import Viewpoint, players_meant
from rules_data.core.evaluator.state import Delayed, GameState

from .lasting import GIVEN, waits_for_a_phase

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

_OF_TURNS = (Duration.END_OF_NEXT_TURN, Duration.START_OF_NEXT_TURN)


def expire(ev: Evaluation, duration: Duration) -> GameState:
    """The state without what lasted until now."""
    ends = {duration}
    if duration is Duration.THIS_TURN:
        ends |= {Duration.NEXT_TIME, Duration.THIS_COMBAT, Duration.THIS_LINK}
        if ev.rules.ask("an effect without a duration ends with the turn"):
            ends.add(Duration.PERMANENT)
    elif duration is Duration.THIS_COMBAT:
        ends.add(Duration.THIS_LINK)
    if not ev.rules.ask("delayed abilities end with their time"):
        return ev.state
    state = ev.state
    for thing in list(state.objects.values()):
        kept = tuple(m for m in thing.modifiers if m.duration not in ends)
        if len(kept) != len(thing.modifiers):
            state = state.with_object(replace(thing, modifiers=kept))
    return replace(state, delayed=tuple(d for d in state.delayed if not _ends(ev, state, d, ends)))


def _ends(ev: Evaluation, state: GameState, delayed: Delayed, ends: set[Duration]) -> bool:
    ability = delayed.ability
    if ability.duration not in ends:
        return False
    if ability.duration in _OF_TURNS:
        ending = delayed.ending
        return ending is None or (state.turn > ending.turn and state.turn_player == _whose(ev, state, delayed))
    if waits_for_a_phase(ability) and ability.duration in (Duration.PERMANENT, Duration.NEXT_TIME):
        return not ev.rules.ask("a change of phase or step is waited for")
    # What depends on a condition ends with that and not with the turn.
    depends = delayed.ending is not None and delayed.ending.condition is not None
    return not (ability.duration is Duration.PERMANENT and depends)


def _whose(ev: Evaluation, state: GameState, delayed: Delayed) -> str:
    """Whose turn its duration speaks of: fixed as it was made, or it would be looked at anew."""
    ending = delayed.ending
    if ending is None or ev.rules.ask("a duration is fixed when generated"):
        return ending.player if ending is not None else ""
    known = delayed.bindings.get(GIVEN, ())
    thing = state.find(known[0]) if known else None
    if thing is not None and ending.whose in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER):
        return (thing.controller or thing.owner) if ending.whose is Relation.ITS_CONTROLLER else thing.owner
    players = players_meant(Viewpoint(delayed.controller, delayed.source, state), ending.whose)
    return players[0] if players else ending.player
