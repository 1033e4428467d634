"""The table of what has been held, to which campaigns add a row each."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HEAD = """\
# What has been held

Each row is one run of a `manage.py bench` command with `--record`. A fault is a mixed or lost state, an error that
reached a reader or a writer's traceback, or an older state after a newer one.

| day | what | times | how it went | faults |
|---|---|---|---|---|
"""


def record(file: Path, rows: list[list[Any]], faults: int) -> None:
    """Add what was run to a table in Markdown, which is begun where there is none."""
    if not file.exists():
        file.write_text(HEAD, encoding="utf-8")
    day = datetime.now(UTC).date().isoformat()
    with file.open("a", encoding="utf-8") as table:
        for what, times, how in rows:
            table.write(f"| {day} | {what} | {times} | {str(how).replace('|', '/')} | {faults} |\n")
