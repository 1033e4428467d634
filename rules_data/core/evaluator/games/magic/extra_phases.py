"""Turns and phases that effects add, and where they come (Comprehensive Rules 500.7, 500.8, 505.1a)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.matching import amount_of, no_more_than
from rules_data.core.evaluator.state import Frame

from .memory import remembered
from .questions_announcing import (
    EXTRA_PHASES_COME_NEXT,
    EXTRA_TURNS_COME_NEXT,
    ONLY_THE_FIRST_MAIN_PHASE_IS_PRECOMBAT,
    THE_LATEST_EXTRA_PHASE_COMES_FIRST,
    THE_LATEST_EXTRA_TURN_COMES_FIRST,
)
from .skipping import INSTRUCTIONS as OF_SKIPPING

MOST_EXTRA_TURNS = MOST_EXTRA_PHASES = 50
COMBAT, MAIN = "combat", "main"
# The last step of each phase.
_LAST_STEPS = frozenset(("draw", "precombat main", "end of combat", "postcombat main", "cleanup"))


def _extra_turn(ev: Running, effect: Effect, frame: Frame) -> None:
    """Turns are added after this one, one at a time; for several players in turn order (500.7)."""
    many = no_more_than(MOST_EXTRA_TURNS, amount_of(ev, frame.view, effect.amount), "extra turns")
    acting = acting_players(ev, effect, frame)
    ruled = ev.rules.ask(EXTRA_TURNS_COME_NEXT)
    frame.view.done = bool(ruled and many > 0)
    for player in acting if ruled else ():
        for _ in range(many):
            kept = remembered(ev.state).extra_turns
            latest = ev.rules.ask(THE_LATEST_EXTRA_TURN_COMES_FIRST)
            ev.board.remember(extra_turns=(*kept, player) if latest else (player, *kept))
            text = f"{player} will take an extra turn after this one"
            ev.journal.record("procedure", text, (*ruled.rules, *latest.rules), players=(player,))


def _extra_combat_phase(ev: Running, effect: Effect, frame: Frame) -> None:
    """Phases are added directly after this phase, one group at a time (500.8)."""
    many = no_more_than(MOST_EXTRA_PHASES, amount_of(ev, frame.view, effect.amount), "extra phases")
    ruled = ev.rules.ask(EXTRA_PHASES_COME_NEXT)
    frame.view.done = bool(ruled and many > 0)
    added = (COMBAT, MAIN) if effect.status else (COMBAT,)
    for _ in range(many if ruled else 0):
        kept = remembered(ev.state).extra_phases
        latest = ev.rules.ask(THE_LATEST_EXTRA_PHASE_COMES_FIRST)
        ev.board.remember(extra_phases=(*added, *kept) if latest else (*kept, *added))
        text = f"After this phase there is another {' phase and another '.join(added)} phase"
        rules = (*ruled.rules, *latest.rules) if kept else ruled.rules
        ev.journal.record("procedure", text, rules, players=(ev.state.turn_player,))


def extra_phase_after(ev: Running, step: str) -> str:
    """The first step of the extra phase that follows the phase that this step ends; '' if none does."""
    extra = remembered(ev.state).extra_phases
    if not extra or step not in _LAST_STEPS:
        return ""
    goes_on_after = remembered(ev.state).goes_on_after or step
    ev.board.remember(extra_phases=extra[1:], goes_on_after=goes_on_after)
    if extra[0] == COMBAT:
        return "beginning of combat"
    return "postcombat main" if ev.rules.ask(ONLY_THE_FIRST_MAIN_PHASE_IS_PRECOMBAT) else "precombat main"


def last_regular_step(ev: Running, step: str) -> str:
    """The step after which the turn goes on: the one before the extra phases, where some have come in between."""
    before = remembered(ev.state).goes_on_after if step in _LAST_STEPS else ""
    if before:
        ev.board.remember(goes_on_after="")
    return before or step


INSTRUCTIONS = {"extra turn": _extra_turn, "extra combat phase": _extra_combat_phase, **OF_SKIPPING}
