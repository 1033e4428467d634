"""The table of an example: drawn as it is before the first step, and given to the script for every other one."""

from __future__ import annotations

import json
from typing import Any

from django.utils.translation import gettext as _

from rules_data.core.abilities import singular
from rules_data.queries import BoardCard, Boards, BoardZone, ExamplePage, RunView, Tabletop, boards_of

# Runs longer than this are told in words alone: nobody moves a slider a thousand times.
MOST_STEPS = 400


def shown_table(example: ExamplePage, run: RunView) -> dict[str, Any]:
    """What the template needs to lay the table; nothing for examples that are not played on one."""
    found = boards_of(example, run)
    if found is None or len(found.steps) > MOST_STEPS or not any(seat.zones for seat in found.first.seats):
        return {}
    data = json.dumps(table_json(found), ensure_ascii=False, separators=(",", ":"))
    return {"table": found, "table_data": data, "waiting_name": found.waiting}


def table_json(boards: Boards) -> dict[str, Any]:
    """Each different board once, and which of them every step leaves behind; 0 is the board before the first."""
    kept: dict[Tabletop, int] = {boards.first: 0}
    order = [kept.setdefault(board, len(kept)) for board in boards.steps]
    return {
        "boards": [_board(board) for board in kept],
        "steps": order,
        "zones": {name: zone_name(name) for board in kept for seat in board.seats for name in _names(seat.zones)},
        "empty": _("nothing"),
    }


def number_name(name: str, value: object) -> str:
    """What a player has so many of: one action point, two action points."""
    return singular(name) if str(value) == "1" else name


def zone_name(name: str) -> str:
    """A zone as it stands over its cards."""
    return name[:1].upper() + name[1:]


def _names(zones: tuple[BoardZone, ...]) -> list[str]:
    return [zone.name for zone in zones]


def _board(board: Tabletop) -> dict[str, Any]:
    return {
        "seats": [
            {
                "player": seat.player,
                "active": seat.is_active,
                "numbers": [[number_name(name, value), value] for name, value in seat.numbers],
                "zones": [[zone.name, zone.count, [_card(card) for card in zone.cards]] for zone in seat.zones],
            }
            for seat in board.seats
        ],
        "waiting": [list(item) for item in board.waiting],
    }


def _card(card: BoardCard) -> list[Any]:
    named = "" if card.name == card.handle else card.name
    return [card.handle, named, list(card.notes), card.is_turned]
