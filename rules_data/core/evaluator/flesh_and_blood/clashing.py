"""Clashes (Comprehensive Rules 8.5.45): cards revealed and compared, and an outcome for each player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.matching import players_meant
from rules_data.core.evaluator.proposals import Frame, bind, frame_applied
from rules_data.core.evaluator.state import Event, GameObject

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

REVEALED = "revealed"


def propose_clash(ev: Evaluation, effect: Effect, frame: Frame) -> list[Event]:
    """A player and an opponent clash with the top cards of their decks."""
    you = players_meant(frame.view, effect.player)[0]
    others = [player for player in ev.state.from_turn_player() if player != you]
    cards = tuple(top for player in (you, *others[:1]) if (top := _top(ev, player)) is not None)
    bind(ev, frame, REVEALED, tuple(card.identity for card in cards))
    details = {"players": (you, *others[:1]), "number": ev.next_number()}
    return [Event("clashes", cards, you, cause=frame.cause, details=details, applied=frame_applied(frame))]


def _top(ev: Evaluation, player: str) -> GameObject | None:
    deck = ev.state.in_zone("deck", player)
    return deck[0] if deck else None


def outcomes(ev: Evaluation, event: Event) -> Iterable[Event]:
    """The greatest power wins; whoever else clashed fails to win, and has lost if there is a winner."""
    powers = {card.owner: ev.stat(ev.state, card, "power") for card in event.objects}
    best = max(powers.values(), default=0)
    winners = [player for player, power in powers.items() if power == best]
    details = {"outcome of": event.details["number"]}
    for player in event.details["players"]:
        own = tuple(card for card in event.objects if card.owner == player)
        made = replace(event, objects=own, after=own, player=player, details=details, applied=frozenset(), also=())
        if winners == [player]:
            yield replace(made, kind="wins a clash")
        else:
            lost = ("loses a clash",) if len(winners) == 1 else ()
            yield replace(made, kind="fails to win a clash", also=lost)
