"""Gaining resources by pitching while a cost is paid (Comprehensive Rules 1.13.3a, 1.14.3, 8.5.44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import measure
from rules_data.core.evaluator.state import Decision, Event, GameObject, Item, replace

RESOURCES = "resources"


def _pitchable(ev: Running, player: str) -> list[GameObject]:
    """Cards in hand with a pitch value that nothing forbids to pitch."""
    found = []
    for card in ev.state.in_zone("hand", player):
        if measure(ev, ev.state, card, "pitch") > 0 and "be pitched" not in ev.derived.traits(ev.state, card).cannot:
            found.append(card)
    return found


def could_raise(ev: Running, player: str) -> Mapping[str, int]:
    """How many resource points a player could still gain by pitching."""
    return {RESOURCES: sum(measure(ev, ev.state, card, "pitch") for card in _pitchable(ev, player))}


def raise_resources(ev: Running, player: str, cost: Cost) -> None:
    """Let the player pitch, card by card, until the cost can be paid."""
    needed = dict(cost.resources).get(RESOURCES, 0)
    while ev.state.number(player, RESOURCES) < needed:
        cards = _pitchable(ev, player)
        if not cards:
            return
        legal = tuple((card.handle,) for card in cards)
        chosen = ev.choices.choose(Decision(player, "pitch", legal, ev.rules.cite("pitch")))[0]
        card = ev.state.objects[chosen]
        gained = measure(ev, ev.state, card, "pitch")
        _note_what_for(ev, player, ev.events.perform([Event("is pitched", (card,), player)]))
        ev.board.set_number(player, RESOURCES, ev.state.number(player, RESOURCES) + gained)


def _note_what_for(ev: Running, player: str, happened: Sequence[Event]) -> None:
    """Keep with the card that is being played, or the ability that is activated, what was pitched for it."""
    item = ev.state.waiting[-1] if ev.state.waiting else None
    if item is None or item.kind not in ("card", "ability") or not item.pending or item.controller != player:
        return
    pitched = tuple(card.identity for event in happened if event.kind == "is pitched" for card in event.after)
    if item.kind == "ability":
        ev.board.put_item(replace(item, paid=item.paid.with_cards(*pitched)))
        return
    layer = ev.state.objects[item.source.handle]
    ev.board.put(replace(layer, paid=layer.paid.with_cards(*pitched)))


def knowing_what_was_pitched(ev: Running, item: Item) -> Item:
    """An activated-layer that has been paid for, with the cards that were pitched for it."""
    noted = next((one for one in ev.state.waiting if one.number == item.number), item)
    return replace(item, paid=item.paid.with_cards(*noted.paid.cards))
