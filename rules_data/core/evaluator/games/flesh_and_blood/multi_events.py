"""Multi-events: what several events are together, and the individual events of one (Comprehensive Rules 1.9.2)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, replace

from .commits import individual
from .questions_events import WHAT_REPLACES_A_MULTI_EVENT_REPLACES_NO_PART_OF_IT


def parts_of_event(ev: Running, event: Event) -> tuple[Event, ...]:
    """The individual events of one; what has replaced it as a whole replaces none of them (1.9.2b)."""
    parts = individual(event)
    if len(parts) < 2 or not event.applied or ev.rules.ask(WHAT_REPLACES_A_MULTI_EVENT_REPLACES_NO_PART_OF_IT):
        return parts
    return tuple(replace(part, applied=frozenset()) for part in parts)


def together(proposed: list[Event]) -> list[Event]:
    """The events, with several tokens of a kind that one instruction creates in one multi-event (1.9.2)."""
    if len(proposed) < 2 or any(event.kind != "is created" for event in proposed):
        return proposed
    joined: list[Event] = []
    for event in proposed:
        last = joined[-1] if joined else None
        if last is not None and _are_alike(last, event):
            joined[-1] = replace(last, amount=last.amount + event.amount)
        else:
            joined.append(event)
    return joined


def _are_alike(one: Event, other: Event) -> bool:
    tokens = (one.subject, other.subject)
    same = all(token is not None for token in tokens) and tokens[0].card == tokens[1].card  # type: ignore[union-attr]
    alike = (one.player, one.to, one.payload, one.modified) == (other.player, other.to, other.payload, other.modified)
    return same and alike
