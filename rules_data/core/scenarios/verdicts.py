"""What comes of a run: a verdict, what was seen, and the trace."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules_data.core.evaluator import TraceStep

from .seeing import Checked


class Verdict(StrEnum):
    """What a run says about the documented outcome."""

    CONFIRMED = "confirmed"
    CONTRADICTED = "contradicted"
    NOT_EXECUTABLE = "not executable"


class Stopped(StrEnum):
    """What ended a run before it had come to its end."""

    TIME = "time"
    BOUNDS = "bounds"
    NOTHING = ""


@dataclass(frozen=True, slots=True)
class Run:
    """One run. `reason` is empty when it confirms.

    `stopped` says what ended it early: the time for the answer, or its own length. Only the second, `endless`, is
    something that the rules decide.
    """

    scenario: str
    edition: str
    verdict: Verdict
    reason: str
    expectations: tuple[Checked, ...]
    trace: tuple[TraceStep, ...]
    rows_used: frozenset[str]
    illegal: str = ""
    stopped: Stopped = Stopped.NOTHING
    asked: tuple[tuple[str, str], ...] = ()
    steps_used: frozenset[str] = frozenset()  # of the game's procedure

    @property
    def endless(self) -> bool:
        """Whether it repeats itself, or is longer than any example has reason to be."""
        return self.stopped is Stopped.BOUNDS

    @property
    def confirmed(self) -> bool:
        """Whether it came out as expected."""
        return self.verdict is Verdict.CONFIRMED

    @property
    def out_of_time(self) -> bool:
        return self.stopped is Stopped.TIME

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "scenario": self.scenario,
            "edition": self.edition,
            "verdict": self.verdict.value,
            "reason": self.reason,
            "expectations": [each.to_json() for each in self.expectations],
            "trace": [step.to_json() for step in self.trace],
            "rows_used": sorted(self.rows_used),
            "stopped": self.stopped.value,
        }
