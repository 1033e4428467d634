"""Who may play cards and use abilities when (v1.3 307-310, 338, 347 and 381; v1.2 307-310, 335, 344 and 374)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import IllegalStep

from . import focus, priority
from .facts import states_of
from .questions_others import WHEN_A_CARD_MAY_BE_PLAYED, WHEN_AN_ABILITY_MAY_BE_USED
from .questions_teams import A_TEAMMATE_MAY_BE_INVITED_TO_ACT


def check_play(ev: Running, player: str, keywords: frozenset[str], what: str, *, is_spell: bool) -> None:
    """Raise IllegalStep when the player may not play a card with these keywords now."""
    if _is_reaction(ev, keywords):
        priority.check(ev, player, what)
    else:
        _check_state(ev, player, keywords, what, ev.rules.ask(WHEN_A_CARD_MAY_BE_PLAYED), by_invitation=is_spell)


def check_use(ev: Running, player: str, keywords: frozenset[str], what: str) -> None:
    """Raise IllegalStep when the player may not use an ability with these keywords now."""
    if _is_reaction(ev, keywords):
        priority.check(ev, player, what)
    elif ruled := ev.rules.ask(WHEN_AN_ABILITY_MAY_BE_USED):
        _check_state(ev, player, keywords, what, ruled, by_invitation=True)


def _is_reaction(ev: Running, keywords: frozenset[str]) -> bool:
    return "reaction" in keywords and "closed" in states_of(ev.state)


def _check_state(
    ev: Running, player: str, keywords: frozenset[str], what: str, ruled: Ruled, *, by_invitation: bool
) -> None:
    """On one's own turn in an open state; in a showdown with the focus, and only actions and reactions.

    `by_invitation`: it is a spell or an ability, which a teammate of the turn player may be invited to use.
    """
    states = states_of(ev.state)
    if "closed" in states:
        raise IllegalStep(f"{player} may not {what}: the state is closed", ruled.rules)
    if "showdown" in states:
        if not {"action", "reaction"} & keywords:
            raise IllegalStep(f"{player} may not {what} in a showdown", ruled.rules)
        focus.check_focus(ev, player, what)
        return
    foreign = ev.state.phase == "main" and player != ev.state.turn_player
    if foreign and by_invitation and _is_invited(ev, player, what):
        return
    if player != ev.state.turn_player or ev.state.phase != "main":
        when = f"it is {ev.state.turn_player}'s turn ({ev.state.phase})"
        raise IllegalStep(f"{player} may not {what}: {when}", ruled.rules)


def _is_invited(ev: Running, player: str, what: str) -> bool:
    """Whether a teammate of the turn player may act, as the turn player invites them to (316.5.b.1)."""
    if player not in ev.state.team_of(ev.state.turn_player):
        return False
    ruled = ev.rules.ask(A_TEAMMATE_MAY_BE_INVITED_TO_ACT)
    if ruled:
        text = f"{ev.state.turn_player} invites {player}, a teammate, to {what}"
        ev.journal.record("procedure", text, ruled.rules, players=(player,))
    return bool(ruled)
