"""Exchanging control of two permanents, or life totals (Comprehensive Rules 701.10)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import ExchangeControl, ExchangeLifeTotals
from rules_data.core.evaluator.events import Running, acting_players, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Frame, GameObject

from .moving import BATTLEFIELD
from .payloads import OfControl
from .possible import cannot_do
from .questions_actions import (
    AN_EXCHANGE_IS_DONE_AS_A_WHOLE,
    EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD,
    EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER,
)


def exchange_control(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Both of two permanents change hands, or neither does: if one is gone, or one player controls both."""
    if not isinstance(effect, ExchangeControl):
        return []
    found = objects_of(ev, effect.objects, frame)
    found += objects_of(ev, effect.others, frame) if effect.others is not None else []
    two = list({thing.identity: thing for thing in found if thing.zone == BATTLEFIELD}.values())[:2]
    if len(two) < 2:
        return _not_done(ev, "there are not two permanents for it", ev.rules.ask(AN_EXCHANGE_IS_DONE_AS_A_WHOLE).rules)
    ruled = ev.rules.ask(EXCHANGING_CONTROL_GIVES_EACH_WHAT_THE_OTHER_HAD)
    one, other = two
    if one.controller == other.controller:
        return _not_done(ev, f"{one.controller} controls both permanents", ruled.rules)
    return [_given(thing, player, effect, frame) for thing, player in _to_whom(one, other)] if ruled else []


def _to_whom(one: GameObject, other: GameObject) -> tuple[tuple[GameObject, str], ...]:
    return ((one, other.controller), (other, one.controller))


def _given(thing: GameObject, player: str, effect: ExchangeControl, frame: Frame) -> Event:
    payload = OfControl(effect.duration)
    return Event("changes control", (thing,), player, cause=frame.cause, payload=payload)


def exchange_life_totals(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Each gains or loses as much life as it takes; neither does if one can't. Two who are chosen do so among them."""
    of_two = isinstance(effect, ExchangeLifeTotals) and effect.among
    own, others = [] if of_two else acting_players(ev, effect, frame)[:1], objects_of(ev, effect.objects, frame)
    two = [*own, *(thing.handle for thing in others if thing.handle in ev.state.players)][:2]
    whole = ev.rules.ask(AN_EXCHANGE_IS_DONE_AS_A_WHOLE)
    if len(set(two)) < 2 or not set(two).isdisjoint(ev.state.memory.left):
        return _not_done(ev, "there are not two players for it", whole.rules)
    if not ev.rules.ask(EXCHANGING_LIFE_GIVES_EACH_THE_TOTAL_OF_THE_OTHER):
        return []
    one, other = (ev.state.number(player, "life") for player in two)
    for player, more in ((two[0], other - one), (two[1], one - other)):
        if more > 0 and cannot_do(ev, player, "gain life") and whole:
            return _not_done(ev, f"{player} can't gain life", whole.rules)
    changed = ((two[0], other - one), (two[1], one - other))
    return [_changed(player, more, frame) for player, more in changed if more]


def _changed(player: str, more: int, frame: Frame) -> Event:
    kind, applied = "gains life" if more > 0 else "loses life", frame_applied(frame)
    return Event(kind, (), player, abs(more), cause=frame.cause, applied=applied)


def _not_done(ev: Running, why: str, rules: tuple[str, ...]) -> list[Event]:
    ev.journal.record("skipped", f"Nothing is exchanged: {why}", rules, ok=False)
    return []


PROPOSALS = {"exchange control": exchange_control, "exchange life totals": exchange_life_totals}
