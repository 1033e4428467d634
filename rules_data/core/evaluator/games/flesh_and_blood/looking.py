"""Looking at private objects, and the order of cards put into a deck (Comprehensive Rules 8.5.11 and 8.5.15)."""

from __future__ import annotations

from itertools import pairwise

from rules_data.core.abilities import Ability, Effect
from rules_data.core.abilities.effects import Shuffle
from rules_data.core.evaluator.events import Running, as_told, current
from rules_data.core.evaluator.matching import has_status
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    orders_of,
    parts_of,
    permutation_of,
    replace,
)

from .questions_named_effects import (
    CARDS_PUT_TOGETHER_ARE_ORDERED,
    LOOKING_KEEPS_A_CARD_PRIVATE,
    ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT,
)
from .zones import PRIVATE

_ORDER = {"deck": "order on top", "deck bottom": "order on the bottom"}


def look(ev: Running, event: Event) -> Event | None:
    """A private object stays where it is and private; at a public one nobody looks (8.5.11b, 8.5.11c)."""
    thing = current(ev, event)
    if thing is None:
        return None
    if not _is_private(ev, thing):
        ruled = ev.rules.ask(ONLY_PRIVATE_OBJECTS_ARE_LOOKED_AT)
        if ruled:
            text = f"{event.cause.name}: {thing.handle} is public, so nobody looks at it"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(thing.handle,))
            return None
    kept = ev.rules.ask(LOOKING_KEEPS_A_CARD_PRIVATE)
    also = event.also if kept else (*event.also, "is revealed")
    return replace(event, objects=(thing,), after=(thing,), also=also)


def reveal(ev: Running, event: Event) -> Event | None:
    """A private object becomes public for a moment; what is public already is not revealed (8.5.17)."""
    thing = current(ev, event)
    if thing is not None and not _is_private(ev, thing):
        text = f"{event.cause.name}: {thing.handle} is public, so it is not revealed"
        rules = ev.rules.cite("is revealed")
        ev.journal.record("recheck_failed", text, rules, ok=False, objects=(thing.handle,))
        return None
    return as_told(ev, event)


def _is_private(ev: Running, thing: GameObject) -> bool:
    hidden = thing.zone in PRIVATE or has_status(ev, ev.state, thing, "face down")
    return hidden and "face up" not in thing.statuses


def ordered(
    ev: Running, things: list[GameObject], to: str, frame: Frame, effect: Effect | None = None
) -> list[GameObject]:
    """Cards as they are put into a deck one after another: their player says how they lie then (8.5.15c).

    The answer has the uppermost first, so what goes on top is put there from the back. Nobody has to say so where the
    deck is shuffled right after the `effect` that puts them there (8.5.20b).
    """
    if to not in _ORDER or len(things) < 2:
        return things
    ruled = ev.rules.ask(CARDS_PUT_TOGETHER_ARE_ORDERED)
    handles = tuple(thing.handle for thing in things)
    order = handles
    if ruled:
        decision = Decision(
            frame.view.you,
            _ORDER[to],
            orders_of(handles),
            ruled.rules,
            frame.cause.name,
            also=permutation_of(handles),
            otherwise=handles if _is_shuffled_next(effect, frame) else None,
        )
        order = ev.choices.choose(decision)
    lying = sorted(things, key=lambda thing: order.index(thing.handle))
    return lying[::-1] if to == "deck" else lying


def _is_shuffled_next(effect: Effect | None, frame: Frame) -> bool:
    """Whether the next instruction of the ability is to shuffle."""
    ability = frame.item.ability if frame.item is not None else None
    if effect is None or ability is None:
        return False
    lists = (part.effects for part in parts_of([ability]) if isinstance(part, Ability | Effect))
    return any(one is effect and isinstance(after, Shuffle) for done in lists for one, after in pairwise(done))
