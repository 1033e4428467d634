"""What Magic's table answers for, and which of these rules no state of a game can show."""

from __future__ import annotations

from collections.abc import Mapping

from .rows_triggers import EDITION

COVERS: Mapping[str, tuple[str, str]] = {EDITION: ("603.1", "603.12a")}
NOT_SHOWN: Mapping[str, Mapping[str, str]] = {EDITION: {}}
