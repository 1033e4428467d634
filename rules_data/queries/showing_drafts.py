"""The site as a draft would make it: within `showing_draft`, reads take the draft for published."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_SHOWN: ContextVar[int | None] = ContextVar("shown_draft", default=None)


@contextmanager
def showing_draft(revision_id: int) -> Iterator[None]:
    """Within it, the draft stands in the place of what is published of its version."""
    token = _SHOWN.set(revision_id)
    try:
        yield
    finally:
        _SHOWN.reset(token)


def shown_draft() -> int | None:
    """The draft that is shown, if one is."""
    return _SHOWN.get()
