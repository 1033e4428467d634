"""What Flesh and Blood does by itself: game state actions, and attacks that become chain links (1.10.2, 5.3.1a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.core.evaluator.events import Running, note_states
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.stack import settle

from . import demi_heroes, priority, steps, two_faces
from .attacks import end_attacks_without_source
from .combat import close_combat_chain
from .defending import active_attack
from .ending import lose_for_dying, refuse_once_over, refuse_who_has_lost
from .facts import hero_of
from .generating import begin_as_given
from .memory import remembered
from .questions_play import THE_LAYER_STEP_ENDS_WITHOUT_ITS_ATTACK
from .stages import STAGES
from .timing import check_timing, step_of
from .zones import clear


class FleshAndBloodFlow:
    """What happens by itself, and who may act when."""

    def begin(self, ev: Running) -> None:
        """The turn-player has an action point, heroes the life totals given, and an open chain its links."""
        player = ev.state.turn_player
        if ev.state.phase == "action" and (player, "action points") not in ev.state.numbers:
            ev.board.set_number(player, "action points", 1)
        for (owner, name), value in ev.state.numbers.items():
            hero = hero_of(ev.state, owner) if name == "life" else None
            if hero is not None:
                base = dict(hero.card.stats).get("life", value)
                ev.board.put(hero.with_counter("damage", base - value))
        ev.board.note_states({})
        two_faces.begin_as_given(ev)
        demi_heroes.begin_as_given(ev)
        begin_as_given(ev, STAGES)
        note_states(ev)

    def tidy(self, ev: Running) -> bool:
        """One round of game state actions; whether anything changed (1.10.2)."""
        if ev.under_way.resolving:
            return False
        before = ev.state
        if ev.under_way.has_been_checked(before, depends=ev.derived.depends):
            return False
        end_attacks_without_source(ev)
        _end_layers_without_card(ev)
        if not ev.state.memory.winner:
            lose_for_dying(ev)
        _clear_dead(ev)
        _close(ev)
        ev.under_way.checked = before if ev.state is before else None
        return ev.state is not before

    def went_on(self, ev: Running) -> bool:
        """Nothing more follows by itself."""
        return False

    def check_timing(self, ev: Running, player: str, keywords: frozenset[str], what: str) -> None:
        check_timing(ev, player, set(keywords), False, what)

    def take_step(self, ev: Running, kind: str, arguments: Mapping[str, Any]) -> None:
        """A step of the scenario."""
        refuse_once_over(ev)
        refuse_who_has_lost(ev, str(arguments.get("by") or arguments.get("player") or ""))
        steps.STEPS[kind](ev, arguments)
        priority.note_step(ev, kind, str(arguments.get("by") or arguments.get("player") or ""))
        settle(ev)


def _end_layers_without_card(ev: Running) -> None:
    """A card-layer is its card: once that has left the stack as another object, nothing is left to resolve (3.0.9)."""
    for item in ev.state.waiting:
        there = ev.state.find(item.source.identity)
        if item.kind == "card" and (there is None or there.zone != "stack"):
            ev.board.take_off(item)
            text = f"{item.label} is not on the stack any more, and doesn't resolve"
            ev.journal.record("removed", text, ev.rules.cite("a layer whose card is gone"), objects=(item.label,))


def _clear_dead(ev: Running) -> None:
    """Living objects without life are cleared (1.10.2b)."""
    state = ev.state
    dead = [
        thing
        for thing in state.objects.values()
        if thing.zone in ("permanent", "combat chain")
        and thing.stands_for is None
        and "life" in ev.derived.traits(state, thing).stats
        and measure(ev, state, thing, "life") == 0
    ]
    if dead:
        clear(ev, dead)


def _close(ev: Running) -> None:
    """The close step begins when an effect closes the chain, or the attack is gone before its damage (7.7.2)."""
    if not ev.state.combat or step_of(ev) == "close":
        return
    gone = step_of(ev) in ("attack", "defend", "reaction") and active_attack(ev) is None
    if step_of(ev) == "layer" and not ev.state.waiting and ev.rules.ask(THE_LAYER_STEP_ENDS_WITHOUT_ITS_ATTACK):
        gone = True
    if remembered(ev.state).closing or gone:
        close_combat_chain(ev)
