"""What a text says within an event, and example files beside it: of the ability that waits for the event."""

from __future__ import annotations

from .phrases import Data

ON_THEIR_TURN = "opponent's turn"


def told_beside(data: dict[str, Data], event: dict[str, Data]) -> dict[str, Data]:
    """What an event says that files say of the ability: one or more at once, and in whose turn it happens."""
    found: dict[str, Data] = {**data}
    together = event.get("together")
    if isinstance(together, int):
        event, found["one or more"] = {key: value for key, value in event.items() if key != "together"}, True
        found |= {"at least": together} if together > 1 else {}
    if event.get("during") == ON_THEIR_TURN:
        event = {key: value for key, value in event.items() if key != "during"}
        theirs: Data = {"turn of": "opponent"}
        found["if"] = {"all": [theirs, data["if"]]} if "if" in data else theirs
    return {**found, "when": event}


def as_an_amount(data: dict[str, Data]) -> dict[str, Data]:
    """An ability that replaces so many at once: what is replaced has not happened yet, and is still one event."""
    event = data.get("replace")
    if not isinstance(event, dict) or not isinstance(event.get("together"), int):
        return data
    replaced: dict[str, Data] = {key: value for key, value in event.items() if key != "together"}
    return {**data, "replace": {**replaced, "amount": {"at least": int(event["together"])}}}  # type: ignore[arg-type]


def as_a_number(data: dict[str, Data]) -> dict[str, Data] | None:
    """That so many have been created, or drawn: each by itself has happened, and together they are so many."""
    event = data.get("happened")
    if not isinstance(event, dict) or not isinstance(event.get("together"), int) or not set(data) <= {"happened", "in"}:
        return None
    each: dict[str, Data] = {key: value for key, value in event.items() if key != "together"}
    return {**data, "happened": each, "at least": int(event["together"])}  # type: ignore[arg-type]
