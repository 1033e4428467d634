"""Whether what is changed of the rules can matter to whom an effect says it of: else it would do nothing."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Change, InZone, OfType, Pick, Selector
from rules_data.core.abilities.changes import Cannot, CannotCast, Skip

from .fields import Reading
from .places import Node


def check_whom(
    reading: Reading, node: Node | None, changes: Iterable[Change], whom: Selector, zones: tuple[str, ...] = ()
) -> None:
    """Report what players alone cannot do, said of objects, and what no object can be kept from where it is.

    `zones`: from where the ability works that says so, for what it says of its own object.
    """
    words = reading.words
    for change in changes if node is not None else ():
        said = change.action if isinstance(change, Cannot) else change.what
        if isinstance(change, CannotCast | Skip) or said in words.players_cannot:
            _needs_players(reading, node, said, whom)
        elif isinstance(change, Cannot) and said in words.prohibited_in:
            _needs_zone(reading, node, said, whom, zones)


def _needs_players(reading: Reading, node: Node | None, said: str, whom: Selector) -> None:
    types, player = whom.filter.get(OfType), reading.words.board.player_type
    among_objects = whom.pick in (Pick.ALL, Pick.CHOOSE) and (types is None or set(types.types) != {player})
    if node is not None and (whom.pick is Pick.ME or among_objects):
        advice = f"For example affects: {{all: {{type: {player}}}}}; with `give`, to: {{choose: 1, type: {player}}}."
        reading.report(node, f"players, of whom alone {said!r} can be said", "something else", advice)


def _needs_zone(reading: Reading, node: Node | None, said: str, whom: Selector, own: tuple[str, ...]) -> None:
    useful = reading.words.prohibited_in[said]
    found = whom.filter.get(InZone)
    there = own if whom.pick is Pick.ME else found.zones if found is not None else ()
    known = whom.pick in (Pick.ALL, Pick.CHOOSE, Pick.ME)
    if node is not None and known and not set(useful).intersection(there):
        where = useful[0]
        advice = f"For example affects: {{all: {{zone: {where}}}}}, or affects: me, works in: [{where}]."
        reading.report(node, f"objects in {' or '.join(useful)}", f"{said!r} of others", advice)
