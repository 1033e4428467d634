"""Focus: who may act in the open state of a showdown (Core Rules v1.3 313, 345-347; v1.2 313, 341-344)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.evaluator.decisions import IllegalStep

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

_FOCUS = "focus"
_PASSES = "focus passes"


def give_focus(ev: Evaluation, player: str) -> None:
    """A player gains Focus ('' for nobody); whoever passed before may act again."""
    ev.state = ev.state.with_flag(_FOCUS, player).with_flag("passed", "").with_flag(_PASSES, "")


def check_focus(ev: Evaluation, player: str, what: str) -> None:
    """Raise IllegalStep when somebody else has Focus."""
    holder = ev.state.flag(_FOCUS)
    if holder and holder != player:
        raise IllegalStep(f"{player} may not {what}: {holder} has focus", ev.rules.cite("focus"))


def pass_focus(ev: Evaluation) -> None:
    """The next player in turn order gains Focus."""
    player = ev.state.next_player(ev.state.flag(_FOCUS))
    ev.state = ev.state.with_flag(_FOCUS, player)
    ev.record("procedure", f"Focus passes to {player}", ev.rules.cite("focus passes"), players=(player,))


def note_action(ev: Evaluation, *, opens_chain: bool) -> None:
    """A card was played or an ability used: passes begin anew; a chain opened so takes Focus along as it ends."""
    ev.state = ev.state.with_flag("passed", "")
    if opens_chain and ev.state.flag("showdown"):
        ev.state = ev.state.with_flag(_PASSES, "yes")


def pass_after_chain(ev: Evaluation) -> None:
    """Focus passes once such a chain has come to its end; not after one that triggered abilities opened."""
    if ev.state.flag(_PASSES) and not ev.state.waiting and ev.state.flag("showdown"):
        ev.state = ev.state.with_flag(_PASSES, "")
        pass_focus(ev)
