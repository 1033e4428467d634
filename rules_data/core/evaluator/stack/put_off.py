"""Instructions that begin something which waits until the rest of what resolves is done."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, is_over, propose
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.state import Event, Frame, replace

Perform = Callable[[Running, Effect, Frame, list[Event]], None]


def is_put_off(ev: Running, effect: Effect, frame: Frame) -> bool:
    """Whether an instruction waits for the rest of its item; it is kept then with the number and place told now."""
    waiting = ev.under_way.put_off
    if waiting is None or frame.item is None or frame.replaces or not ev.game.waits_for_the_rest(ev, effect, frame):
        return False
    many = amount_of(ev, frame.view, effect.amount)
    as_now = replace(frame, view=replace(frame.view, bindings=dict(frame.view.bindings)))
    placed = bool(effect.to) or effect.location is not None
    waiting.append((replace(effect, amount=many), as_now, propose(ev, effect, as_now) if placed else None))
    frame.view.done, frame.view.here = many > 0, as_now.view.here
    return True


def carry_out_with_what_waits(ev: Running, rest: Callable[[], object], perform: Perform) -> None:
    """Carry out an item's instructions (`rest`), and behind them what was put off."""
    outer, ev.under_way.put_off = ev.under_way.put_off, []
    try:
        rest()
        do_what_was_put_off(ev, perform)
    finally:
        ev.under_way.put_off = outer


def do_what_was_put_off(ev: Running, perform: Perform) -> None:
    """Carry out what waits, in the order in which it was told; further instructions may wait again."""
    waiting, ev.under_way.put_off = ev.under_way.put_off, None
    for effect, frame, proposed in waiting or ():
        if not is_over(ev):
            frame.view.state = ev.state
            perform(ev, effect, frame, propose(ev, effect, frame) if proposed is None else proposed)
    ev.under_way.put_off = None if waiting is None else []
