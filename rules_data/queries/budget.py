"""How long an answer may take: its own processor time, so that a busy machine answers no less than an idle one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from rules_data.core.evaluator import Deadline

# What one request of a stranger may take.
SECONDS = 1.0
# Of it, what finding and following the references of a text may take; the rest is for showing what was found.
CHECKING = 0.7


def deadline(seconds: float | None = None) -> Deadline:
    """A deadline for what the evaluator does for one answer, so many processor seconds from now (else SECONDS)."""
    return Deadline(SECONDS if seconds is None else seconds, time.thread_time, time.monotonic)


@dataclass
class Budget:
    """Processor seconds for one answer, counted by `clock` from the moment this is made."""

    seconds: float = SECONDS
    clock: Callable[[], float] = time.thread_time
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.clock()

    def is_spent(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        return self.clock() - self.began > share * self.seconds
