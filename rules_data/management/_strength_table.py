"""The table of what has been held, to which campaigns add a row each."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings

HEAD = """\
# What has been held

Each row is one run of a `manage.py bench` command with `--record`, with the commit it was run on. A fault is a mixed or
lost state, an error that reached a reader or a writer's traceback, or an older state after a newer one.

| day | commit | command | what | times | how it went | faults |
|---|---|---|---|---|---|---|
"""
# postgres://user:password@host
_WHO = re.compile(r"(?<=://)[^/@\s]*@")


def record(file: Path, rows: list[list[Any]], faults: int) -> None:
    """Add what was run to a table in Markdown, which is begun where there is none."""
    if not file.exists():
        file.write_text(HEAD, encoding="utf-8")
    run = [datetime.now(UTC).date().isoformat(), commit_checked_out(), command_given(sys.argv)]
    with file.open("a", encoding="utf-8") as table:
        for row in rows:
            cells = (str(cell).replace("|", "/") for cell in (*run, *row, faults))
            table.write(f"| {' | '.join(cells)} |\n")


def commit_checked_out() -> str:
    """The commit this is, shortened; empty where it is no checkout."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    told = subprocess.run(asked, cwd=settings.BASE_DIR, capture_output=True, text=True, check=False)  # noqa: S603
    return told.stdout.strip()


def command_given(words: Sequence[str]) -> str:
    """The bench command that these words of a command line are, without where it records and who signs in."""
    given = list(words[1:])
    if given[:1] != ["bench"]:
        return ""
    if "--record" in given:
        del given[given.index("--record") : given.index("--record") + 2]
    return f"`{_WHO.sub('', ' '.join(given))}`"
