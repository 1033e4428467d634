"""Life that is gained and lost (8.5.7a, 8.5.12a), and life as a number that effects raise and lower (2.0.3)."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.events import Running, as_told, current, done
from rules_data.core.evaluator.state import Event

from .payloads import OfApplication


def change_life(sign: int) -> Callable[[Running, Event], Event | None]:
    """What becomes of a living object's life total as it gains or loses life.

    Where a continuous effect gives it more or less of the number, that is worked out from the effect for as long as it
    lasts: nothing else is gained.
    """

    def commit(ev: Running, event: Event) -> Event | None:
        if isinstance(event.payload, OfApplication):
            return as_told(ev, event)
        thing = current(ev, event)
        if thing is None or event.amount < 1 or "life" not in ev.derived.traits(ev.state, thing).stats:
            return None
        return done(ev, event, thing, thing.with_counter("damage", thing.count("damage") - sign * event.amount))

    return commit
