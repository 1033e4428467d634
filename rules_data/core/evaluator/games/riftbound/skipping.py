"""Turns and parts of turns that effects have players skip (Core Rules v1.4 443)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Skip
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Frame, NotSupported

from .memory import remembered
from .questions_course import WHAT_SKIPPING_DOES

TURN = "turn"
# What is within a phase, as the last of it: with the whole this part is skipped.
LAST_PART = {"beginning": "scoring"}


def skip_next(ev: Running, effect: Effect, frame: Frame) -> None:
    """Each player skips the turn or part of a turn of that name that comes next for them."""
    ruled = ev.rules.ask(WHAT_SKIPPING_DOES)
    if ruled.answer == "the rules do not say":
        raise NotSupported(f"The rules do not say what skipping does (rule {', '.join(ruled.rules)}).")
    if not isinstance(effect, Skip) or ruled.answer != "it is replaced with nothing":
        return
    acting = acting_players(ev, effect, frame)
    frame.view.done = bool(acting)
    ev.board.remember(skips=(*remembered(ev.state).skips, *((player, effect.phase) for player in acting)))


def is_skipped(ev: Running, player: str, name: str) -> bool:
    """Whether a player skips this by now; what was said of the next one is over then."""
    if (player, name) not in remembered(ev.state).skips:
        return False
    _forget(ev, (player, name))
    what = "turn" if name == TURN else f"{name} {'step' if name == 'scoring' else 'phase'}"
    rules = ev.rules.ask(WHAT_SKIPPING_DOES).rules
    ev.journal.record("procedure", f"{player} skips the {what}", rules, ok=False, players=(player,))
    return True


def _forget(ev: Running, one: tuple[str, str]) -> None:
    skips = remembered(ev.state).skips
    first = skips.index(one)
    ev.board.remember(skips=(*skips[:first], *skips[first + 1 :]))


INSTRUCTIONS = {"skip": skip_next}
