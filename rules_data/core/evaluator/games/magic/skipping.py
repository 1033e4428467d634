"""Steps, phases and turns that effects have players skip (Comprehensive Rules 500.11, 614.10)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Skip
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Frame

from .memory import remembered
from .questions_turn import EACH_SKIP_NEEDS_AN_OCCURRENCE_OF_ITS_OWN, WHAT_IS_SKIPPED_IS_PASSED_BY

TURN, COMBAT = "turn", "combat"
_PHASES = ("precombat main", COMBAT, "postcombat main")
# Which step begins a phase that can be skipped, and the last one of that phase.
_BEGINS, _ENDS = {"beginning of combat": COMBAT}, {COMBAT: "end of combat"}


def _skip_next(ev: Running, effect: Effect, frame: Frame) -> None:
    """Each player skips the next turn, step or phase of that name that comes for them (614.10a)."""
    acting = acting_players(ev, effect, frame)
    frame.view.done = bool(acting)
    if isinstance(effect, Skip):
        ev.board.remember(skips=(*remembered(ev.state).skips, *((player, effect.phase) for player in acting)))


def is_skipped(ev: Running, player: str, name: str) -> bool:
    """Whether a player passes this by as though there were none; an effect about the next one is over then."""
    waiting = remembered(ev.state).skips
    always = f"skip {name}" in ev.derived.traits(ev.state, ev.state.objects[player]).cannot
    ruled = ev.rules.ask(WHAT_IS_SKIPPED_IS_PASSED_BY) if always or (player, name) in waiting else None
    if not ruled:
        return False
    rules = ruled.rules
    if not always:
        singly = ev.rules.ask(EACH_SKIP_NEEDS_AN_OCCURRENCE_OF_ITS_OWN)
        rules = (*rules, *singly.rules) if waiting.count((player, name)) > 1 else rules
        ev.board.remember(skips=_without(waiting, (player, name), all_of_them=not singly))
    what = name if name == TURN else f"{name} {'phase' if name in _PHASES else 'step'}"
    ev.journal.record("procedure", f"{player} skips the {what}", rules, ok=False, players=(player,))
    return True


def _without(
    skips: tuple[tuple[str, str], ...], one: tuple[str, str], *, all_of_them: bool
) -> tuple[tuple[str, str], ...]:
    if all_of_them:
        return tuple(each for each in skips if each != one)
    first = skips.index(one)
    return (*skips[:first], *skips[first + 1 :])


def last_of_skipped(ev: Running, step: str) -> str:
    """The step after which the turn goes on if what this step begins is skipped; '' if it is not."""
    name = _BEGINS.get(step, step)
    return _ENDS.get(name, step) if is_skipped(ev, ev.state.turn_player, name) else ""


INSTRUCTIONS = {"skip": _skip_next}
