"""How far the site is with what it does behind the pages after a start: it reads and runs what has changed."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path

# Whoever says nothing for so long has been stopped.
SECONDS_HEARD_OF = 120.0


@dataclass(frozen=True)
class CatchingUp:
    """What is being done, and how much of it is done; `loading` while something that ships is not there yet.

    `indexing`: all is there and has been run, and only search may not find it yet.
    """

    what: str
    done: int
    total: int
    loading: bool = False
    indexing: bool = False


def catching_up(file: Path) -> CatchingUp | None:
    """What is under way; None when nothing is, or nothing has been heard of it for some time."""
    try:
        if time.time() - file.stat().st_mtime > SECONDS_HEARD_OF:
            return None
        return CatchingUp(**json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None
