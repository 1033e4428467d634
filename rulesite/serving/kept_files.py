"""Kept pages in files, for all processes of one machine.

Django's own file cache lists its whole folder before each answer it keeps: with 19,000 of them that took 28 ms of
processor time, several times as long as the page. This one looks once in a while, bounds the disk as well as the
number, and drops what was kept first: after a publish that is what nobody asks for any more.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from django.core.cache.backends.filebased import FileBasedCache

# Each process looks after so many answers it has kept: the bounds are passed by no more than these.
LOOKS_EVERY = 512
MOST_BYTES = 512_000_000


class KeptFiles(FileBasedCache):
    """Files for answers, bounded by `MAX_ENTRIES` and, in bytes, by `MOST_BYTES` among the options."""

    _dir: str

    def __init__(self, folder: str, params: dict[str, Any]) -> None:
        options = dict(params.get("OPTIONS", {}))
        self._most_bytes: int = options.pop("MOST_BYTES", MOST_BYTES)
        self._looks_every: int = options.pop("LOOKS_EVERY", LOOKS_EVERY)
        super().__init__(folder, params | {"OPTIONS": options})
        # The first answer of a process looks: whoever starts it again and again finds the bounds held.
        self._kept = 0

    def _cull(self) -> None:
        """Make room, if it is time to look and there is none: the share that CULL_FREQUENCY says, the oldest first."""
        look, self._kept = self._kept % self._looks_every == 0, self._kept + 1
        if not look:
            return
        files = sorted(self._files())
        number, size = len(files), sum(each for _, each, _ in files)
        if number <= self._max_entries and size <= self._most_bytes:
            return
        share = 1 - 1 / max(self._cull_frequency, 2)
        for _, each, path in files:
            if number <= self._max_entries * share and size <= self._most_bytes * share:
                return
            with suppress(OSError):
                os.unlink(path)
            number, size = number - 1, size - each

    def _files(self) -> Iterator[tuple[float, int, str]]:
        """When each file was written, its size, and its path; one that goes meanwhile is left out."""
        with suppress(FileNotFoundError), os.scandir(self._dir) as found:
            for one in found:
                if one.name.endswith(self.cache_suffix):
                    with suppress(FileNotFoundError):
                        told = one.stat()
                        yield told.st_mtime, told.st_size, one.path
