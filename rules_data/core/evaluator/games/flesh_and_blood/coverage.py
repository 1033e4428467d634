"""What the table of Flesh and Blood answers for, and which of these rules no state of a game can show."""

from __future__ import annotations

from collections.abc import Mapping

from .vocabulary import EDITIONS

COVERS: Mapping[str, tuple[str, str]] = dict.fromkeys(EDITIONS, ("6.1.1", "6.6.6b"))
_NOT_SHOWN = {
    "6.5.8": "It only closes the order of interactions: the event is complete, and no state tells this from 6.5.7.",
}
NOT_SHOWN: Mapping[str, Mapping[str, str]] = dict.fromkeys(EDITIONS, _NOT_SHOWN)
