"""Magic's course: priority, state-based actions between actions, steps players take (117, 704, 104)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.decisions import IllegalStep
from rules_data.core.evaluator.state import GameObject

from . import casting, state_based, steps
from .leaving import players_leave
from .vocabulary import PLAYER

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

STARTING_LIFE = 20
_ACTIONS = ("cast", "play", "activate")


class MagicFlow:
    """What happens by itself, and who may act when."""

    def begin(self, ev: Evaluation) -> None:
        """Players are there as what can be targeted and dealt damage; they have 20 life if nothing else is said."""
        objects, numbers = dict(ev.state.objects), dict(ev.state.numbers)
        for player in ev.state.players:
            numbers.setdefault((player, "life"), STARTING_LIFE)
            objects[player] = GameObject(player, CardFacts(player, (PLAYER,)), player, player, PLAYER, order=-1)
        ev.state = replace(ev.state, objects=objects, numbers=numbers)

    def tidy(self, ev: Evaluation) -> bool:
        """One check of the state-based actions, if a player is about to get priority; whether anything changed."""
        if ev.resolving or ev.state.flag("winner") or any(item.pending for item in ev.state.waiting):
            return False
        changed = state_based.perform_once(ev)
        return players_leave(ev) or changed

    def settled(self, ev: Evaluation) -> bool:
        return False

    def check_timing(self, ev: Evaluation, player: str, keywords: frozenset[str], what: str) -> None:
        """Abilities may be activated whenever their player has priority, unless they say only as a sorcery."""
        casting.check_timing(ev, player, None, what, at_once="sorcery speed" not in keywords)

    def take_step(self, ev: Evaluation, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step of the scenario."""
        if ev.state.flag("winner"):
            raise IllegalStep(f"The game is over: {ev.state.flag('winner')} has won", ev.rules.cite("wins the game"))
        player = str(arguments.get("by") or arguments.get("player") or "")
        if player and ev.state.flag(f"lost:{player}"):
            raise IllegalStep(f"{player} has left the game", ev.rules.cite("loses the game"))
        if kind in _ACTIONS:
            ev.state = ev.state.with_flag("passed", "")
        steps.STEPS[kind](ev, arguments)
        if ev.state.phase != "untap":
            ev.settle()
