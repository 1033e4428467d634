"""A scenario: a situation, what is done, who chooses what, and what is expected to come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities import Criterion, EventPattern, Named, NamedObjects, OfType, Tagged
from rules_data.core.evaluator import Setup

from .played import PlayedGame
from .problems import Place


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a kind the game knows and its arguments; `check` steps hold expectations instead."""

    kind: str
    arguments: Mapping[str, Any]
    place: Place
    text: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to one question; only under `editions`, when it names any."""

    player: str
    question: str
    answer: tuple[str, ...]
    place: Place
    subject: str = ""
    editions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing expected: the kind of check, about whom, what about it, and the value."""

    kind: str
    subject: str
    aspect: str
    wanted: Any
    place: Place
    text: str = field(init=False, compare=False)  # the same in words: every run says it again

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self._in_words())

    def _in_words(self) -> str:
        if self.kind == "waiting":
            return f"{self.subject} = {_shown(self.wanted)}"
        about = " ".join(part for part in (self.subject, self.aspect) if part)
        return f"{self.kind}: {about} = {_shown(self.wanted)}" if about else f"{self.kind} = {_shown(self.wanted)}"


def _named(one: Criterion) -> tuple[str, ...]:
    """The words by which an expectation names what it is about."""
    if isinstance(one, NamedObjects):
        return one.handles
    if isinstance(one, Named):
        return one.names
    if isinstance(one, OfType):
        return one.types
    return one.tags if isinstance(one, Tagged) else ()


def _shown(value: Any) -> str:
    if isinstance(value, EventPattern):
        named = [word for one in value.object.criteria for word in _named(one)] if value.object is not None else []
        return " ".join([value.event, *([f"({', '.join(named)})"] if named else [])])
    if isinstance(value, tuple):
        return "[" + ", ".join(_shown(each) for each in value) + "]"
    return str(value)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Everything expected at one point, and once nothing waits to resolve.

    `illegal` and `illegal_answer`: the rule that forbids the last step, or an answer; "true" for any.
    """

    now: tuple[Expectation, ...] = ()
    resolved: tuple[Expectation, ...] | None = None
    illegal: str = ""
    illegal_answer: str = ""

    @property
    def looks_at_order(self) -> bool:
        """Whether it is expected in which order something waits or resolves."""
        return any(one.kind in ("waiting", "resolved") for one in (*self.now, *(self.resolved or ())))


@dataclass(frozen=True, slots=True)
class RecognitionCase:
    """A text whose kind is asked for, and the kind and parts expected by edition ('' for all)."""

    text: str
    kinds: Mapping[str, str]
    parts: Mapping[str, Mapping[str, str]]
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One example. `outcomes` are by edition; '' is the one for editions without their own."""

    slug: str
    game: PlayedGame
    title: str
    summary: str
    editions: tuple[str, ...]
    demonstrates: Mapping[str, tuple[str, ...]]
    setup: Setup | None
    steps: tuple[Step, ...]
    choices: tuple[Choice, ...]
    outcomes: Mapping[str, Outcome]
    sometimes: Outcome | None = None
    never: Outcome | None = None
    explore: bool = False
    recognition: RecognitionCase | None = None
    twin: Scenario | None = None

    @property
    def own_editions(self) -> tuple[str, ...]:
        """Those of its editions that its game has rows of its own for; any other is read from a neighbour's."""
        return tuple(each for each in self.editions if each in self.game.table.vocabulary.editions)

    def choices_in(self, edition: str) -> tuple[Choice, ...]:
        """The answers that are given under an edition."""
        return tuple(each for each in self.choices if not each.editions or edition in each.editions)

    def outcome(self, edition: str) -> Outcome:
        """What is expected under an edition."""
        return self.outcomes.get(edition) or self.outcomes.get("") or Outcome()
