"""How long an answer may take: its own processor time, so that a busy machine answers no less than an idle one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from threading import local
from typing import ParamSpec, TypeVar

from rules_data.core.evaluator import Deadline

# What one request of a stranger may take.
SECONDS = 1.0
# The share of it that finding and following the references of a text may take; the rest is for showing what was found.
CHECKING = 0.7
# What an answer may take on top for preparing what is kept for everyone after it.
PREPARING = 1.0

_P = ParamSpec("_P")
_T = TypeVar("_T")
_prepared = local()


def deadline(seconds: float | None = None) -> Deadline:
    """A deadline for what the evaluator does for one answer, so many processor seconds from now (else SECONDS)."""
    return Deadline(SECONDS if seconds is None else seconds, time.thread_time, time.monotonic)


def to_check() -> Budget:
    """A budget for finding and following the references of one text."""
    return Budget(CHECKING * SECONDS)


def prepares(build: Callable[_P, _T]) -> Callable[_P, _T]:
    """Wrap what a cache makes once for everyone: whoever asks first is not charged for it, up to PREPARING seconds.

    Stands below the cache, so that it is entered only where something is made. Without it a new server would stop
    halfway through the first short text that it is given to check.
    """

    @wraps(build)
    def prepared(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        if getattr(_prepared, "is_inside", False):
            return build(*args, **kwargs)
        _prepared.is_inside, began = True, time.thread_time()
        try:
            return build(*args, **kwargs)
        finally:
            _prepared.is_inside = False
            _prepared.seconds = _preparing_so_far() + time.thread_time() - began

    return prepared


def _preparing_so_far() -> float:
    """The processor seconds this thread has spent on what is kept for everyone."""
    return getattr(_prepared, "seconds", 0.0)


@dataclass
class Budget:
    """Processor seconds for one answer, counted by `clock` from the moment this is made.

    What `prepares` wraps is not counted, up to PREPARING seconds in all.
    """

    seconds: float = field(default_factory=lambda: SECONDS)
    clock: Callable[[], float] = time.thread_time
    began: float = field(init=False)
    _prepared_before: float = field(init=False)

    def __post_init__(self) -> None:
        self.began, self._prepared_before = self.clock(), _preparing_so_far()

    def is_spent(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        granted = min(PREPARING, _preparing_so_far() - self._prepared_before)
        return self.clock() - self.began - granted > share * self.seconds
