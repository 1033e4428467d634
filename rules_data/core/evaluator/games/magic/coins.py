"""Flipping coins (Comprehensive Rules 705)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import LOST_THE_FLIP, WON_THE_FLIP
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Decision, Frame

from .questions_actions import A_FLIP_IS_WON_OR_LOST

COIN, _WON, _LOST = "coin", "won", "lost"


def flip_a_coin(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever flips it wins the flip, or loses it: it is chance that says which (705.2)."""
    for player in acting_players(ev, effect, frame):
        ruled = ev.rules.ask(A_FLIP_IS_WON_OR_LOST)
        rules = ruled.rules or ev.rules.cite("flips a coin")
        label = frame.label
        told = ev.choices.choose(Decision(player, COIN, ((_WON,), (_LOST,)), rules, label))[0]
        whose = (ev.state.objects[player].identity,) if ruled else ()
        frame.view.bindings[WON_THE_FLIP] = whose if told == _WON else ()
        frame.view.bindings[LOST_THE_FLIP] = whose if told == _LOST else ()
        text = f"{player} flips a coin and {'wins' if told == _WON else 'loses'} the flip"
        ev.journal.record("procedure", text, rules, objects=(label,) if label else (), players=(player,))
    frame.view.state, frame.view.done = ev.state, True


INSTRUCTIONS = {"flip a coin": flip_a_coin}
