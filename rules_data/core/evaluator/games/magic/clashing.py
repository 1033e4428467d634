"""Clashing: two players reveal their top cards, and the greater mana value wins (Comprehensive Rules 701.23)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.matching import link_owner, measure
from rules_data.core.evaluator.state import Decision, Event, Frame, GameObject

from .having import acts, rules_of
from .payloads import Put

CLASH, CLASHES, WINS = "clash", "clashes", "wins a clash"
REVEALED = "revealed"


def clash(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player clashes with an opponent of their choice: both reveal, both may put the card on the bottom, one wins."""
    for player in acting_players(ev, effect, frame) if acts(ev, CLASH) else ():
        opponent = _opponent(ev, player, frame)
        if opponent:
            _clash_of(ev, (player, opponent), frame)
    frame.view.state = ev.state


def _opponent(ev: Running, player: str, frame: Frame) -> str:
    others = [one for one in ev.state.from_turn_player() if one != player and one not in ev.state.memory.left]
    if len(others) < 2:
        return others[0] if others else ""
    legal = tuple((one,) for one in others)
    return ev.choices.choose(Decision(player, "objects", legal, rules_of(ev, CLASH), frame.cause.name))[0]


def _clash_of(ev: Running, both: tuple[str, str], frame: Frame) -> None:
    in_turn = [player for player in ev.state.from_turn_player() if player in both]
    cards = {player: card for player in in_turn if (card := _top(ev, player)) is not None}
    ev.events.perform([Event("is revealed", (card,), player, cause=frame.cause) for player, card in cards.items()])
    values = {player: measure(ev, ev.state, card, "mana value") for player, card in cards.items()}
    ev.board.link(link_owner(frame.view.source), REVEALED, tuple(card.identity for card in cards.values()))
    down = [card for player, card in cards.items() if _is_put_down(ev, player, card)]
    under = Put("", "library", bottom=True)
    ev.events.perform([Event("is put", (card,), card.owner, cause=frame.cause, payload=under) for card in down])
    ev.events.perform([Event(CLASHES, (), player, cause=frame.cause) for player in in_turn])
    best = [player for player, value in values.items() if value == max(values.values())]
    if len(best) == 1:
        ev.events.perform([Event(WINS, (), best[0], cause=frame.cause)])


def _top(ev: Running, player: str) -> GameObject | None:
    ev.game.know_the_order(ev, player, 1)
    return next(iter(ev.state.in_zone("library", player)), None)


def _is_put_down(ev: Running, player: str, card: GameObject) -> bool:
    asked = Decision(player, "may", (("yes",), ("no",)), rules_of(ev, CLASH), card.handle)
    return ev.choices.choose(asked)[0] == "yes"


INSTRUCTIONS = {CLASH: clash}
