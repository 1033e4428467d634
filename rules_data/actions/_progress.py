"""How an action says how far it is: what is being done, how much of it is done, and of how much."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

Progress = Callable[[str, int, int], None]


def silent(what: str, done: int, total: int) -> None:
    """Show no progress."""


@contextmanager
def shown_to_readers(file: Path, progress: Progress = silent) -> Iterator[Progress]:
    """Shows readers of the pages how far it is, beside whoever else is shown it, until it is done or has failed."""

    def show(what: str, done: int, total: int) -> None:
        partial = file.with_suffix(".new")
        partial.write_text(json.dumps({"what": what, "done": done, "total": total}), encoding="utf-8")
        partial.replace(file)
        progress(what, done, total)

    try:
        yield show
    finally:
        file.unlink(missing_ok=True)
