"""The zones of the board, and how objects go from one zone to another."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import NOTHING_PAID, GameObject, GameState, replace

from .questions_course import ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES

BOARD = frozenset(("base", "battlefield", "field", "legend"))
NOWHERE = "nowhere"
FIXED = frozenset(("field", "legend"))  # battlefields and legends are not killed or moved (107.4.d, 169)


def put_in_zone(ev: Running, thing: GameObject, zone: str) -> GameObject:
    """Move an object to another zone, where it is a new object; a token ceases to exist off the board."""
    if thing.token and zone not in BOARD:
        zone = NOWHERE
    moved = replace(
        thing,
        zone=zone,
        at="",
        incarnation=thing.incarnation + 1,
        controller="",
        statuses=frozenset(),
        counters={},
        modifiers=(),
        attached_to=None,
        order=ev.state.clock,
        paid=NOTHING_PAID,
    )
    ev.board.put_newest(moved)
    attached = attached_to(ev.state, thing)
    if attached and not ev.rules.ask(ATTACHED_CARDS_DETACH_FROM_WHAT_LEAVES):
        for other in attached:
            ev.board.put(replace(other, attached_to=None))
    return moved


def attached_to(state: GameState, host: GameObject) -> list[GameObject]:
    """What is attached to this very object."""
    identity = host.identity
    return [other for other in state.objects.values() if other.attached_to == identity]
