"""The time of an answer: what takes too long is stopped, whichever part of the evaluator that is.

The core has no clock of its own: whoever asks brings one. Without it a run is bounded by its steps alone.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from .decisions import UnableToRun

# Looking at the clock is dear beside most of what is counted: it is looked at after so many units of work.
WORK_BETWEEN_LOOKS = 256
# A number that no game reaches; digits beyond it are work without end.
LARGEST_NUMBER = 1_000_000_000


class OutOfTime(UnableToRun):
    """The time of an answer is used up. Unlike a run that repeats itself, this says nothing about the rules."""


class Deadline:
    """Processor time for one answer, from the moment this is made; everything done for the answer shares it.

    `seconds` is how much, `clock` tells the processor time used so far, in seconds. With neither there is no end to it.
    `watch` is a clock by which at least as much time passes, and which takes less time to read: as long as by that one
    the time cannot be up, the other is not looked at.
    """

    def __init__(
        self,
        seconds: float = inf,
        clock: Callable[[], float] = lambda: 0.0,
        watch: Callable[[], float] | None = None,
    ) -> None:
        self.seconds = seconds
        self._clock, self._watch = clock, watch
        self._until = clock() + seconds
        self._not_before = watch() + seconds if watch is not None else 0.0
        self._left = WORK_BETWEEN_LOOKS

    def spend(self, work: int = 1) -> None:
        """Count work: one object looked at, one condition asked. Raises OutOfTime once the time is used up."""
        self._left -= work
        if self._left < 0:
            self._left = WORK_BETWEEN_LOOKS
            self.look()

    def look(self) -> None:
        """Look at the clock at once. Raises OutOfTime."""
        if self.is_over():
            raise OutOfTime(f"The time is up: {self.seconds:g} s of processor time for one answer")

    def is_over(self) -> bool:
        """Whether the time is used up."""
        if self._watch is None:
            return self._clock() > self._until
        if self._watch() <= self._not_before:
            return False
        left = self._until - self._clock()
        self._not_before = self._watch() + left
        return left < 0
