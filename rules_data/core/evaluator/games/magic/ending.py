"""Effects that end the turn: what waits is exiled, and all steps but the cleanup step are skipped (721.1)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import EndTheTurn
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, Frame

from . import state_based
from .questions_turn import AN_EFFECT_CAN_END_THE_TURN
from .turn import skip_to_cleanup

_STACK = "stack"


def end_the_turn(ev: Running, effect: Effect, frame: Frame) -> None:
    """What has triggered ceases to exist, what waits is exiled, and after state-based actions the cleanup step comes.

    What triggers meanwhile waits for that step (721.1f).
    """
    ruled = ev.rules.ask(AN_EFFECT_CAN_END_THE_TURN)
    if not ruled:
        return
    ev.journal.record("procedure", f"{frame.label} ends the turn", ruled.rules, players=(ev.state.turn_player,))
    ev.board.release_triggered()
    on_the_stack = [item.source for item in ev.state.waiting if item.kind == "card"]
    for item in ev.state.waiting:
        ev.board.take_off(item)
    spells = [thing for one in on_the_stack if (thing := ev.state.find(one.identity)) and thing.zone == _STACK]
    if spells:
        ev.events.perform([Event("is exiled", (thing,), thing.player, cause=frame.cause) for thing in spells])
    while state_based.perform_once(ev):
        ev.budget.spend(1)
    if not ev.state.memory.winner:
        skip_to_cleanup(ev)
    frame.view.state, frame.view.done = ev.state, True


INSTRUCTIONS = {EndTheTurn.verb: end_the_turn}
