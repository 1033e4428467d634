"""How a game ends, for one player or for all (Comprehensive Rules 4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.state import Frame, IllegalStep, NotSupported, replace

from .facts import hero_of
from .memory import remembered
from .questions_named_effects import (
    ALL_WHO_DIE_TOGETHER_DRAW,
    AN_EFFECT_CAN_END_THE_GAME,
    WHOEVER_HAS_LOST_IS_GONE,
)
from .vocabulary import DRAWN
from .zones import ARENA, NOWHERE, clear


def playing(ev: Running) -> list[str]:
    """The players who have not lost."""
    state = ev.state
    lost = state.memory.lost
    return [player for player in state.players if player not in lost]


def lose(ev: Running, losing: Sequence[str]) -> None:
    """These players lose at once; the last one left wins, or the others go on without them (4.5.1a, 4.5.2a)."""
    for player in losing:
        ev.board.remember(lost=ev.state.memory.lost | {player})
        ev.journal.record("procedure", f"{player} loses the game", ev.rules.cite("lose"), players=(player,))
    left = playing(ev)
    if len(left) == 1:
        ev.board.remember(winner=left[0])
        ev.journal.record("procedure", f"{left[0]} wins the game", ev.rules.cite("win"), players=(left[0],))
    elif losing and left:
        _leave(ev, losing)


def lose_for_dying(ev: Running) -> None:
    """Players whose heroes have died lose; if nobody's is left alive, the game is a draw (1.10.2a, 4.5.4a)."""
    left = playing(ev)
    dying = [player for player in left if _is_dying(ev, player)]
    if not dying and len(left) > 1:
        return
    ruled = ev.rules.ask(ALL_WHO_DIE_TOGETHER_DRAW) if dying == left else None
    if ruled:
        end_in_a_draw(ev, ruled.rules)
    else:
        lose(ev, dying)  # if nobody does, somebody may be the last one left


def _is_dying(ev: Running, player: str) -> bool:
    """Whether a player has no hero, or one whose life total is zero: a hero without life has none to lose (2.5.2)."""
    hero = hero_of(ev.state, player)
    if hero is None:
        return True
    has_life = "life" in ev.derived.traits(ev.state, hero).stats
    return has_life and measure(ev, ev.state, hero, "life") < 1


def lose_as_told(ev: Running) -> None:
    """Whom an effect has said to lose has lost then and there, in the middle of it (4.5.3b)."""
    told = remembered(ev.state).told - ev.state.memory.lost
    if not told or ev.state.memory.winner:
        return
    losing = [player for player in playing(ev) if player in told]
    if losing == playing(ev):
        raise NotSupported(
            "An effect makes all players who are left lose at once, and the rules do not say what comes of that: it is "
            "a draw only if their heroes die together, or if an effect says so (4.5.4)."
        )
    lose(ev, losing)


def draw_the_game(ev: Running, effect: Effect, frame: Frame) -> None:
    """An effect says that the game is a draw for the players who are left (4.5.4b)."""
    ruled = ev.rules.ask(AN_EFFECT_CAN_END_THE_GAME)
    if ruled and not ev.state.memory.winner:
        end_in_a_draw(ev, ruled.rules)


def end_in_a_draw(ev: Running, rules: tuple[str, ...]) -> None:
    """Nobody who is left wins or loses (4.5.4)."""
    ev.board.remember(winner=DRAWN)
    ev.journal.record("procedure", "The game is a draw", rules, players=tuple(playing(ev)))


def refuse_once_over(ev: Running) -> None:
    """Nobody does anything any more once somebody has won or the game is a draw. Raises IllegalStep then."""
    winner = ev.state.memory.winner
    if winner:
        how = "it is a draw" if winner == DRAWN else f"{winner} has won"
        raise IllegalStep(f"The game is over: {how}", ev.rules.cite("the game is over"))


def refuse_who_has_lost(ev: Running, player: str) -> None:
    """Whoever has lost takes no more steps. Raises IllegalStep for them."""
    ruled = ev.rules.ask(WHOEVER_HAS_LOST_IS_GONE) if player and player in ev.state.memory.lost else None
    if ruled:
        raise IllegalStep(f"{player} has lost the game", ruled.rules)


def _leave(ev: Running, players: Sequence[str]) -> None:
    """What players who lost control is cleared, and what they own, and they, are not in the game any more (4.5.1a)."""
    ruled = ev.rules.ask(WHOEVER_HAS_LOST_IS_GONE)
    if not ruled:
        return
    text = f"All that {' and '.join(players)} had is gone from the game with them"
    ev.journal.record("procedure", text, ruled.rules, players=tuple(players))
    ev.board.remember(left=ev.state.memory.left | {*players})
    ev.board.drop_waiting_of(players)
    ev.board.drop_triggered_of(players)
    clear(ev, [o for o in ev.state.objects.values() if o.controller in players and o.zone in (*ARENA, "stack")])
    for thing in [o for o in ev.state.objects.values() if o.owner in players]:
        ev.board.put(replace(thing, zone=NOWHERE, at="", incarnation=thing.incarnation + 1))
