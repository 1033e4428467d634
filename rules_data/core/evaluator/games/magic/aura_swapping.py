"""Aura swap: an Aura is exchanged with an Aura card in its player's hand (Comprehensive Rules 702.65, 701.10)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import SwapAura
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .entering import AURA, can_enchant
from .having import rules_of
from .keywords_activated import AURA_SWAP
from .moving import BATTLEFIELD
from .payloads import IntoZone, Put


def swap_aura(ev: Running, effect: Effect, frame: Frame) -> None:
    """One goes to the hand and the other comes onto what it was on, or neither does (701.10d and e, 702.65b)."""
    player, aura = frame.view.you, ev.state.find(frame.view.source.identity)
    host = _host_of(ev, aura)
    able = _able(ev, player, host) if aura is not None and host is not None and aura.owner == player else []
    rules = rules_of(ev, AURA_SWAP)
    frame.view.done = bool(able)
    if aura is None or host is None or not able:
        text = f"Nothing is exchanged: the whole exchange cannot be carried out for {frame.label}"
        ev.journal.record("skipped", text, rules, ok=False, players=(player,))
        return
    [card] = able if len(able) == 1 else ev.choices.choose_from(player, "objects", able, 1, frame.label, rules)
    comes = IntoZone(zone=BATTLEFIELD, controller=player, host=host.handle)
    ev.events.perform(
        [
            Event("is put", (aura,), player, cause=frame.cause, payload=Put(zone="hand")),
            Event("enters", (card,), player, cause=frame.cause, payload=comes),
        ]
    )
    frame.view.state = ev.state


def _host_of(ev: Running, aura: GameObject | None) -> GameObject | None:
    if aura is None or aura.zone != BATTLEFIELD or aura.attached_to is None:
        return None
    return ev.state.find(aura.attached_to)


def _able(ev: Running, player: str, host: GameObject | None) -> list[GameObject]:
    """The Aura cards in a hand that could be attached to what the Aura is on."""
    cards = [card for card in ev.state.in_zone("hand", player) if AURA in card.card.tags]
    return [card for card in cards if host is not None and _could_be_on(ev, card, player, host)]


def _could_be_on(ev: Running, card: GameObject, player: str, host: GameObject) -> bool:
    seen = replace(card, zone=BATTLEFIELD, controller=player)
    return can_enchant(ev, seen, ev.derived.traits(ev.state, seen), host)


INSTRUCTIONS = {SwapAura.verb: swap_aura}
