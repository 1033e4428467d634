"""A publish during which a write fails: the verbs of the process that publishes."""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path
from typing import Any

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
# What changes a folder, and where the path stands among what Python tells of it.
_CHANGES = {"os.rename": 1, "os.mkdir": 0, "os.remove": 0, "os.rmdir": 0, "os.chmod": 0, "os.truncate": 0}


class _Watch:
    """Counts the writes below a folder, and lets one of them fail."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder.resolve()}{os.sep}"
        self._is_on = False
        self.seen = self._at = self._error = 0
        sys.addaudithook(self._heard)

    def begin(self, at: int, error: int) -> None:
        self.seen, self._at, self._error, self._is_on = 0, at, error, True

    def end(self) -> None:
        self._is_on = False

    def _heard(self, event: str, told: tuple[Any, ...]) -> None:
        if not self._is_on or not _is_write(event, told):
            return
        path = told[_CHANGES.get(event, 0)]
        if isinstance(path, str | bytes | os.PathLike) and os.fsdecode(path).startswith(self._folder):
            self.seen += 1
            if self.seen == self._at:
                raise OSError(self._error, os.strerror(self._error), os.fsdecode(path))


def _is_write(event: str, told: tuple[Any, ...]) -> bool:
    return event in _CHANGES or (event == "open" and bool(int(told[2]) & _WRITES))


_watches: list[_Watch] = []


def publish_failing(at: int = 0, error: int = 0, largest: int = 0) -> str:
    """Publish, while the write of this number fails with this error, or no file may grow beyond so many bytes."""
    from django.conf import settings  # noqa: PLC0415

    from .worker import publish  # noqa: PLC0415

    if not _watches:
        _watches.append(_Watch(Path(settings.VAR_DIR)))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    _watches[0].begin(at, error)
    try:
        if largest:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
        return publish()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        _watches[0].end()


def writes_seen() -> int:
    """How many times the last publish wrote a file or changed a folder."""
    return _watches[0].seen if _watches else 0
