"""Damage that instructions have dealt: by which source, to what, and divided how (Comprehensive Rules 120, 601.2d)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Deal
from rules_data.core.evaluator.events import Running, acting_players, cause_named, frame_applied, objects_of
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.stack import shares_of
from rules_data.core.evaluator.state import NO_PAYLOAD, Event, Frame, GameObject, replace

from .payloads import ExcessElsewhere


def _deal(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Damage to objects and players, by the source the text names, else by the object the ability is on."""
    amount = amount_of(ev, frame.view, effect.amount)
    cause = cause_named(ev, effect, frame)
    taking = objects_of(ev, effect.others, frame) if effect.others is not None else []
    taking += [ev.state.objects[name] for name in (_players_dealt(ev, effect, frame))]
    payload = ExcessElsewhere() if isinstance(effect, Deal) and effect.excess_elsewhere else NO_PAYLOAD
    dealt, applied = Event("is dealt damage", (), "", amount, cause=cause, payload=payload), frame_applied(frame)
    return [
        replace(dealt, objects=(thing,), player=_as_player(thing), applied=applied) for thing in taking if amount > 0
    ]


def _players_dealt(ev: Running, effect: Effect, frame: Frame) -> tuple[str, ...]:
    """{deal: 2, player: opponent}: without anything to deal it to, the players themselves."""
    return acting_players(ev, effect, frame) if effect.others is None else ()


def _as_player(thing: GameObject) -> str:
    return thing.handle if thing.zone == "player" else ""


def _deal_divided(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Damage divided as it was announced, or else as it is dealt; the share of what is no legal target is lost."""
    taking, cause = objects_of(ev, effect.others, frame), cause_named(ev, effect, frame)
    shares = shares_of(ev, effect, frame, taking)
    return [
        Event("is dealt damage", (o,), _as_player(o), shares[o.handle], cause=cause, applied=frame_applied(frame))
        for o in taking
        if shares.get(o.handle)
    ]


PROPOSALS = {"deal": _deal, "deal divided": _deal_divided}
