"""Focus: who may act in the open state of a showdown (Core Rules v1.3 313, 345-347; v1.2 313, 341-344)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import IllegalStep

from .memory import remembered


def give_focus(ev: Running, player: str) -> None:
    """A player gains Focus ('' for nobody); whoever passed before may act again."""
    ev.board.remember(focus=player, passed=frozenset(), focus_passes=False)


def check_focus(ev: Running, player: str, what: str) -> None:
    """Raise IllegalStep when somebody else has Focus."""
    holder = remembered(ev.state).focus
    if holder and holder != player:
        raise IllegalStep(f"{player} may not {what}: {holder} has focus", ev.rules.cite("focus"))


def pass_focus(ev: Running, procedure: str) -> None:
    """The next player in turn order gains Focus, as the rules of this procedure say."""
    player = ev.state.next_player(remembered(ev.state).focus)
    ev.board.remember(focus=player)
    ev.journal.record("procedure", f"Focus passes to {player}", ev.rules.cite(procedure), players=(player,))


def note_action(ev: Running, *, opens_chain: bool) -> None:
    """A card was played or an ability used: passes begin anew; a chain opened so takes Focus along as it ends."""
    ev.board.remember(passed=frozenset())
    if opens_chain and remembered(ev.state).showdown:
        ev.board.remember(focus_passes=True)


def pass_after_chain(ev: Running) -> None:
    """Focus passes once such a chain has come to its end; not after one that triggered abilities opened."""
    if remembered(ev.state).focus_passes and not ev.state.waiting and remembered(ev.state).showdown:
        ev.board.remember(focus_passes=False)
        pass_focus(ev, "focus passes")
