"""When effects made by layers end (Comprehensive Rules 4.2.2, 4.4.4, 6.2.2a, 6.6.3a, 7.7.7)."""

from __future__ import annotations

from rules_data.core.abilities import Duration, Relation
from rules_data.core.evaluator.events import Running, end_delayed, end_modifiers
from rules_data.core.evaluator.policy import DELAYED_ABILITIES_END_WITH_THEIR_TIME
from rules_data.core.evaluator.state import Delayed, GameState, Modifier, replace

from .lasting import GIVEN, waits_for_a_phase
from .questions_effects import A_DURATION_IS_FIXED_WHEN_GENERATED, AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN
from .questions_triggers import A_CHANGE_OF_PHASE_OR_STEP_IS_WAITED_FOR

_OF_TURNS = (Duration.END_OF_NEXT_TURN, Duration.START_OF_NEXT_TURN, Duration.DURING_NEXT_TURN)


def expire(ev: Running, duration: Duration) -> None:
    """End what lasted until now."""
    if not ev.state.delayed and not any(thing.modifiers for thing in ev.state.objects.values()):
        return
    ends = {duration}
    if duration is Duration.THIS_TURN:
        ends |= {Duration.NEXT_TIME, Duration.THIS_COMBAT, Duration.THIS_LINK}
        if ev.rules.ask(AN_EFFECT_WITHOUT_A_DURATION_ENDS_WITH_THE_TURN):
            ends.add(Duration.PERMANENT)
    elif duration is Duration.END_OF_NEXT_TURN:
        ends.add(Duration.DURING_NEXT_TURN)
    elif duration is Duration.THIS_COMBAT:
        ends.add(Duration.THIS_LINK)
    ruled = ev.rules.ask(DELAYED_ABILITIES_END_WITH_THEIR_TIME)
    if ruled:
        state = ev.state
        end_modifiers(ev, lambda modifier: _is_over(ev, state, modifier, ends), ruled.rules)
        end_delayed(ev, lambda delayed: _ends(ev, state, delayed, ends), ruled.rules)


def begin_turn(ev: Running) -> None:
    """What ended with the beginning of this turn is over, and what is for this turn alone begins."""
    expire(ev, Duration.START_OF_NEXT_TURN)
    state = ev.state
    for delayed in state.delayed:
        ending, is_for_it = delayed.ending, delayed.ability.duration is Duration.DURING_NEXT_TURN
        if is_for_it and ending is not None and not ending.since and _whose(ev, state, delayed) == state.turn_player:
            ev.board.put_delayed(replace(delayed, ending=replace(ending, since=state.clock)))


def _is_over(ev: Running, state: GameState, modifier: Modifier, ends: set[Duration]) -> bool:
    """Whether what an object has been given ends; what it got from an effect on the next object ends as that does."""
    if modifier.duration in _OF_TURNS and modifier.made_by is not None:
        return _ends(ev, state, modifier.made_by, ends)
    return modifier.duration in ends


def _ends(ev: Running, state: GameState, delayed: Delayed, ends: set[Duration]) -> bool:
    ability = delayed.ability
    if ability.duration not in ends:
        return False
    if ability.duration in _OF_TURNS:
        ending = delayed.ending
        return ending is None or (state.turn > ending.turn and state.turn_player == _whose(ev, state, delayed))
    if waits_for_a_phase(ability) and ability.duration in (Duration.PERMANENT, Duration.NEXT_TIME):
        return not ev.rules.ask(A_CHANGE_OF_PHASE_OR_STEP_IS_WAITED_FOR)
    # What depends on a condition ends with that and not with the turn.
    depends = delayed.ending is not None and delayed.ending.condition is not None
    return not (ability.duration is Duration.PERMANENT and depends)


def _whose(ev: Running, state: GameState, delayed: Delayed) -> str:
    """Whose turn its duration speaks of: fixed as it was made, or it would be looked at anew."""
    ending = delayed.ending
    if ending is None or ev.rules.ask(A_DURATION_IS_FIXED_WHEN_GENERATED):
        return ending.player if ending is not None else ""
    known = delayed.bindings.get(GIVEN, ())
    thing = state.find(known[0]) if known else None
    if thing is not None and ending.whose in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER):
        return thing.player if ending.whose is Relation.ITS_CONTROLLER else thing.owner
    return ending.player
