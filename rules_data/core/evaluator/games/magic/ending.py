"""Effects that end the turn or the combat phase: what waits is exiled, the steps that are left are skipped (721)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import EndTheCombatPhase, EndTheTurn
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import Event, Frame

from . import state_based
from .questions_turn import AN_EFFECT_CAN_END_THE_COMBAT_PHASE, AN_EFFECT_CAN_END_THE_TURN
from .turn import is_in_combat, skip_the_rest_of_combat, skip_to_cleanup

_STACK = "stack"


def end_the_turn(ev: Running, effect: Effect, frame: Frame) -> None:
    """All that is left of the turn is skipped but its cleanup step. What triggers meanwhile waits for that (721.1f)."""
    ruled = ev.rules.ask(AN_EFFECT_CAN_END_THE_TURN)
    if ruled and _clears_the_stack(ev, frame, "the turn", ruled):
        skip_to_cleanup(ev)
        frame.view.state, frame.view.done = ev.state, True


def end_the_combat_phase(ev: Running, effect: Effect, frame: Frame) -> None:
    """The next phase begins at once (721.2); outside combat nothing happens (721.2g)."""
    frame.view.done = False
    ruled = ev.rules.ask(AN_EFFECT_CAN_END_THE_COMBAT_PHASE) if is_in_combat(ev.state.phase) else None
    if ruled and _clears_the_stack(ev, frame, "the combat phase", ruled):
        skip_the_rest_of_combat(ev)
        frame.view.state, frame.view.done = ev.state, True


def _clears_the_stack(ev: Running, frame: Frame, what: str, ruled: Ruled) -> bool:
    """What has triggered ceases to exist, what waits is exiled, then come state-based actions; whether play goes on."""
    ev.journal.record("procedure", f"{frame.label} ends {what}", ruled.rules, players=(ev.state.turn_player,))
    ev.board.release_triggered()
    on_the_stack = [item.source for item in ev.state.waiting if item.kind == "card"]
    for item in ev.state.waiting:
        ev.board.take_off(item)
    spells = [thing for one in on_the_stack if (thing := ev.state.find(one.identity)) and thing.zone == _STACK]
    if spells:
        ev.events.perform([Event("is exiled", (thing,), thing.player, cause=frame.cause) for thing in spells])
    while state_based.perform_once(ev):
        ev.budget.spend(1)
    frame.view.state, frame.view.done = ev.state, True
    return not ev.state.memory.winner


INSTRUCTIONS = {EndTheTurn.verb: end_the_turn, EndTheCombatPhase.verb: end_the_combat_phase}
