"""Gaining resources by pitching while a cost is paid (Comprehensive Rules 1.13.3a, 1.14.3, 8.5.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.decisions import Decision
from rules_data.core.evaluator.state import Event, GameObject

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

RESOURCES = "resources"


def _pitchable(ev: Evaluation, player: str) -> list[GameObject]:
    """Cards in hand with a pitch value that nothing forbids to pitch."""
    found = []
    for card in ev.state.in_zone("hand", player):
        if ev.stat(ev.state, card, "pitch") > 0 and "be pitched" not in ev.traits(ev.state, card).cannot:
            found.append(card)
    return found


def could_raise(ev: Evaluation, player: str, resource: str) -> int:
    """How many resource points a player could still gain by pitching."""
    if resource != RESOURCES:
        return 0
    return sum(ev.stat(ev.state, card, "pitch") for card in _pitchable(ev, player))


def raise_resources(ev: Evaluation, player: str, cost: Cost) -> None:
    """Let the player pitch, card by card, until the cost can be paid."""
    needed = dict(cost.resources).get(RESOURCES, 0)
    while ev.state.number(player, RESOURCES) < needed:
        cards = _pitchable(ev, player)
        if not cards:
            return
        legal = tuple((card.handle,) for card in cards)
        chosen = ev.choose(Decision(player, "pitch", legal, ev.rules.cite("pitch")))[0]
        card = ev.state.objects[chosen]
        gained = ev.stat(ev.state, card, "pitch")
        ev.perform([Event("is pitched", (card,), player)])
        ev.state = ev.state.with_number(player, RESOURCES, ev.state.number(player, RESOURCES) + gained)
