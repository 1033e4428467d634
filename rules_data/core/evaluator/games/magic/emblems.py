"""Emblems: markers in the command zone with an ability, which are no cards and no permanents (114)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.abilities.effects import GetEmblem
from rules_data.core.evaluator.events import Running, acting_players, new_handle
from rules_data.core.evaluator.state import Frame, GameObject

from .places import EMBLEM

_NAME = "Emblem"


def get_emblem(ev: Running, effect: Effect, frame: Frame) -> None:
    """Each player who is to gets an emblem, which they own and control (114.2)."""
    if not isinstance(effect, GetEmblem):
        return
    for player in acting_players(ev, effect, frame):
        handle, facts = new_handle(ev, _NAME), CardFacts(_NAME, (EMBLEM,), abilities=(effect.ability,))
        ev.derived.begin_to_depend()
        ev.board.put(GameObject(handle, facts, player, player, "command", order=ev.state.clock))
        rules = ev.rules.cite("gets an emblem")
        ev.journal.record("procedure", f"{player} gets {handle}", rules, objects=(handle,), players=(player,))
    frame.view.state, frame.view.done = ev.state, True


INSTRUCTIONS = {"get emblem": get_emblem}
