"""What Flesh and Blood does by itself: game state actions, and attacks that become chain links (1.10.2, 5.3.1a)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules_data.core.evaluator import state_triggers
from rules_data.core.evaluator.stages import begin_as_given
from rules_data.core.evaluator.state import Event

from . import steps
from .combat import active_attack, close_combat_chain
from .facts import hero_of, number_of
from .stages import STAGING
from .timing import check_timing, step_of

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation


class FleshAndBloodFlow:
    """What happens by itself, and who may act when."""

    def begin(self, ev: Evaluation) -> None:
        """The turn-player has an action point, heroes the life totals given, and an open chain its links."""
        state = ev.state
        player = state.turn_player
        if state.phase == "action" and (player, "action points") not in state.numbers:
            state = state.with_number(player, "action points", 1)
        for (owner, name), value in state.numbers.items():
            hero = hero_of(state, owner) if name == "life" else None
            if hero is not None:
                base = dict(hero.card.stats).get("life", value)
                state = state.with_object(hero.with_counter("damage", base - value))
        ev.state = replace(state, states_met={})
        begin_as_given(ev, STAGING)
        state_triggers.note(ev)

    def tidy(self, ev: Evaluation) -> bool:
        """One round of game state actions; whether anything changed (1.10.2)."""
        if ev.resolving:
            return False
        before = ev.state
        _lose(ev)
        _clear_dead(ev)
        _close(ev)
        return ev.state is not before

    def settled(self, ev: Evaluation) -> bool:
        """Nothing more follows by itself."""
        return False

    def check_timing(self, ev: Evaluation, player: str, keywords: frozenset[str], what: str) -> None:
        check_timing(ev, player, set(keywords), False, what)

    def take_step(self, ev: Evaluation, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step of the scenario."""
        steps.STEPS[kind](ev, arguments)
        if kind in ("play", "use"):
            ev.state = ev.state.with_flag("passed", "")
        ev.settle()


def _lose(ev: Evaluation) -> None:
    """A player whose hero has died loses; the last one left wins (1.10.2a, 4.5)."""
    if ev.state.flag("winner"):
        return
    alive = [player for player in ev.state.players if number_of(ev.state, player, "life") > 0]
    for player in ev.state.players:
        if player not in alive and not ev.state.flag(f"lost:{player}"):
            ev.state = ev.state.with_flag(f"lost:{player}", "yes")
            ev.record("procedure", f"{player} loses the game", ev.rules.cite("lose"), players=(player,))
    if len(alive) == 1:
        ev.state = ev.state.with_flag("winner", alive[0])
        ev.record("procedure", f"{alive[0]} wins the game", ev.rules.cite("win"), players=(alive[0],))


def _clear_dead(ev: Evaluation) -> None:
    """Living objects without life are cleared (1.10.2b)."""
    dead = [
        thing
        for thing in ev.state.objects.values()
        if thing.zone in ("permanent", "combat chain")
        and "life" in ev.traits(ev.state, thing).stats
        and ev.stat(ev.state, thing, "life") == 0
    ]
    if dead:
        ev.perform([Event("is put", (thing,), thing.controller, to="graveyard") for thing in dead])


def _close(ev: Evaluation) -> None:
    """The close step begins when an effect closes the chain, or the attack is gone before its damage (7.7.2)."""
    if not ev.state.combat or step_of(ev) == "close":
        return
    gone = step_of(ev) in ("attack", "defend", "reaction") and active_attack(ev) is None
    if ev.state.flag("closing") or gone:
        close_combat_chain(ev)
