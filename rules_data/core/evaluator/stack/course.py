"""The course of the game between two actions of players: what the rules do by themselves, and what resolves next."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running, check_state_triggers, is_over, place_triggered
from rules_data.core.evaluator.state import IllegalStep

from .finalizing import finalize_pending
from .resolving import resolve_item, tidy

# What keeps a step from coming may be skipped or end in a later turn; after so many turns of each player it stays.
ROUNDS_AWAITED = 3


def in_some_rounds(ev: Running) -> int:
    """The number of the turn by which every player has had so many turns that what has not come yet never comes."""
    return ev.state.turn + ROUNDS_AWAITED * len(ev.state.players)


def still_awaited(ev: Running, step: str, last_turn: int, *cited: str) -> None:
    """Go on waiting for a phase or step until the turn with this number is over.

    Raises IllegalStep then; `cited`: procedures whose rules say when it comes, the most particular first.
    """
    if ev.state.turn > last_turn:
        raise IllegalStep(f"The {step} does not come, however many turns pass", ev.rules.cite(*cited))


def settle(ev: Running) -> None:
    """Everything the rules do by themselves after an action, until players may act again."""
    while not is_over(ev):
        tidy(ev)
        if is_over(ev):
            return
        check_state_triggers(ev, "when a player would act")
        if ev.state.triggered and not ev.under_way.resolving:
            place_triggered(ev)
            continue
        if any(item.pending for item in ev.state.waiting):
            finalize_pending(ev)
            continue
        if not ev.game.flow.went_on(ev):
            return


def resolve_newest(ev: Running) -> None:
    """The newest item resolves, and what follows from it is settled."""
    newest = ev.state.waiting[-1]
    if not ev.game.instead_of_resolving(ev, newest):
        resolve_item(ev, newest)
    settle(ev)
