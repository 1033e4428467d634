"""How an action says how far it is: what is being done, how much of it is done, and of how much."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

Progress = Callable[[str, int, int], None]
# Whoever reads a page sees no more than that, and to replace a file takes as long as to read some examples.
SECONDS_BETWEEN = 0.25


def silent(what: str, done: int, total: int) -> None:
    """Show no progress."""


def announce(
    file: Path, what: str, done: int, total: int, *, loading: bool = False, indexing: bool = False
) -> None:
    """Tell readers of the pages how far it is; `loading` while something that ships is not there yet.

    `indexing`: everything is there and has been run, and only search may not find it yet.
    """
    partial = file.with_suffix(".new")
    said = {"what": what, "done": done, "total": total, "loading": loading, "indexing": indexing}
    partial.write_text(json.dumps(said), encoding="utf-8")
    partial.replace(file)


@contextmanager
def shown_to_readers(
    file: Path, progress: Progress = silent, *, loading: bool = False, indexing: bool = False
) -> Iterator[Progress]:
    """Shows readers of the pages how far it is, beside whoever else is shown it, until it is done or has failed.

    Readers are shown each new thing that is begun at once, and how far that is a few times a second.
    """
    begun, again = "", 0.0

    def show(what: str, done: int, total: int) -> None:
        nonlocal begun, again
        now = time.monotonic()
        if what != begun or now >= again:
            begun, again = what, now + SECONDS_BETWEEN
            announce(file, what, done, total, loading=loading, indexing=indexing)
        progress(what, done, total)

    try:
        yield show
    finally:
        file.unlink(missing_ok=True)
