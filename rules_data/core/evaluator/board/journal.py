"""The record of a run: what happened, what did not, and the rules that decided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rules_data.core.evaluator.state import Event, OutOfBounds, record

# Of one run: more than anyone reads, and little enough to be kept and sent.
MOST_STEPS = 5_000
# Of one that nobody reads: what goes on for so long, beside examples of a hundred steps at most, does not end.
MOST_STEPS_UNREAD = 400

KINDS = frozenset(
    [
        "event",
        "replaced",
        "prevented",
        "modified",
        "matched",
        "did_not_trigger",
        "limited",
        "suppressed",
        "declined",
        "skipped",
        "ended",
        "ordered",
        "placed",
        "removed",
        "recheck_failed",
        "resolved",
        "continuous_applied",
        "choice",
        "finalized",
        "paid",
        "illegal",
        "procedure",
        "recognised",
        "step",
        "stages",
        "waiting",
    ]
)

# What some steps say, beside their sentence, for those who say it in words of their own: a key of the detail, and what
# stands there. The order in which what has triggered is placed stands beside the last, under `order`.
SAYS = "says"
CHOICES_MADE, APPLIES_FROM_NOW_ON, ORDER_BY_PLAYERS = "choices made", "applies from now on", "order by players"


@record
class TraceStep:
    """One step: its kind, a sentence, the rules of the edition that decide it, and who and what took part.

    `ok` says whether a check passed; None when nothing was checked.
    """

    kind: str
    text: str
    rules: tuple[str, ...]
    ok: bool | None = None
    objects: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    detail: Mapping[str, Any] = field(default_factory=dict)  # what a page may draw: before and after, of what class

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; `from_json` is the inverse."""
        return {
            "kind": self.kind,
            "text": self.text,
            "rules": list(self.rules),
            "ok": self.ok,
            "objects": list(self.objects),
            "players": list(self.players),
            "detail": dict(self.detail),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> TraceStep:
        return cls(
            kind=values["kind"],
            text=values["text"],
            rules=tuple(values["rules"]),
            ok=values["ok"],
            objects=tuple(values["objects"]),
            players=tuple(values["players"]),
            detail=values.get("detail", {}),
        )


class Journal:
    """What has been recorded of a run so far.

    `steps`: the trace. `events`: everything that happened. `placed`: how often each ability has triggered.
    `resolved`: what has resolved, in order. `is_read`: whether anyone will read the trace; where nobody does, what is
    long to tell need not be told.
    """

    def __init__(self, is_read: bool = True) -> None:
        self.is_read = is_read
        self.steps: list[TraceStep] = []
        self.events: list[Event] = []
        self.placed: dict[str, int] = defaultdict(int)
        self.resolved: list[str] = []

    def again(self, *, whole: bool = False) -> Journal:
        """Another record that knows what has happened so far; its trace begins here, unless it is to be `whole`."""
        other = Journal()
        other.steps = list(self.steps) if whole else []
        other.events, other.placed, other.resolved = list(self.events), self.placed.copy(), list(self.resolved)
        return other

    def may_be_like(self, other: Journal) -> bool:
        """Whether as much has happened there as here, which is quickly seen: most runs that differ do so in that."""
        as_much = len(self.events) == len(other.events)
        return as_much and self.resolved == other.resolved and self.placed == other.placed

    def record(
        self,
        kind: str,
        text: str,
        rules: tuple[str, ...],
        *,
        ok: bool | None = None,
        objects: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
        detail: Mapping[str, Any] | None = None,
    ) -> None:
        """One step of the trace. Raises OutOfBounds once there are too many of them."""
        most = MOST_STEPS if self.is_read else MOST_STEPS_UNREAD
        if len(self.steps) >= most:
            raise OutOfBounds(f"The run was stopped: its trace is longer than {most:,} steps.")
        named = rules if len(rules) < 2 else tuple(dict.fromkeys(rules))
        self.steps.append(TraceStep(kind, text, named, ok, objects, players, detail or {}))
