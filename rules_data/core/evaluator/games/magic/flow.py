"""Magic's course: priority, state-based actions between actions, steps players take (117, 704, 104)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import settle
from rules_data.core.evaluator.state import GameObject, IllegalStep

from . import casting, faces, permanents, priority, state_based, steps
from .ascending import begin_blessed, watch_ascending
from .battles import watch_sieges
from .commanders import begin_with_commanders
from .daytime import settle_daytime, watch_daytime
from .initiative import THE_INITIATIVE
from .leaving import players_leave
from .monarch import THE_MONARCH
from .moving import BATTLEFIELD
from .radiation import begin_irradiated
from .turn import is_in_combat, players_act
from .vocabulary import PLAYER

STARTING_LIFE = 20
_ACTIONS = ("cast", "play", "activate")


class MagicFlow:
    """What happens by itself, and who may act when."""

    def begin(self, ev: Running) -> None:
        """Players are there as what can be targeted and dealt damage; they have 20 life if nothing else is said."""
        for player in ev.state.players:
            if (player, "life") not in ev.state.numbers:
                ev.board.set_number(player, "life", STARTING_LIFE)
            ev.board.put(GameObject(player, CardFacts(player, (PLAYER,)), player, player, PLAYER, order=-1))
        if is_in_combat(ev.state.phase):
            ev.board.begin_combat()
        for thing in ev.state.in_zone(BATTLEFIELD):
            # Planeswalkers and battles have entered with their counters before the situation begins (306.5b, 310.4b).
            for word, printed in thing.card.stats:
                if word in ("loyalty", "defense") and printed and word not in thing.counters:
                    ev.board.put(thing.with_counter(word, printed))
        watch_sieges(ev)
        watch_daytime(ev)
        THE_MONARCH.begin_as_given(ev)
        THE_INITIATIVE.begin_as_given(ev)
        begin_irradiated(ev)
        begin_blessed(ev)
        watch_ascending(ev)
        begin_with_commanders(ev)
        permanents.begin_phased_out(ev)
        faces.begin_transformed(ev)
        settle_daytime(ev)

    def tidy(self, ev: Running) -> bool:
        """One check of the state-based actions, if a player is about to get priority; whether anything changed."""
        if ev.under_way.resolving or ev.state.memory.winner or any(item.pending for item in ev.state.waiting):
            return False
        changed = state_based.perform_once(ev)
        return players_leave(ev) or changed

    def went_on(self, ev: Running) -> bool:
        return False

    def check_timing(self, ev: Running, player: str, keywords: frozenset[str], what: str) -> None:
        """Abilities may be activated whenever their player has priority, unless they say only as a sorcery."""
        casting.check_timing(ev, player, None, what, at_once="sorcery speed" not in keywords)

    def take_step(self, ev: Running, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step of the scenario."""
        if ev.state.memory.winner:
            raise IllegalStep(f"The game is over: {ev.state.memory.winner} has won", ev.rules.cite("wins the game"))
        player = str(arguments.get("by") or arguments.get("player") or "")
        if player and player in ev.state.memory.lost:
            raise IllegalStep(f"{player} has left the game", ev.rules.cite("loses the game"))
        if kind in _ACTIONS:
            ev.board.remember(passed=frozenset())
        steps.STEPS[kind](ev, arguments)
        acted = kind in _ACTIONS
        by_default = ev.state.waiting[-1].controller if acted and ev.state.waiting else ""
        priority.note_step(ev, player or by_default, acted)
        if players_act(ev):
            settle(ev)
