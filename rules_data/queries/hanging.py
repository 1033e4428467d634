"""What hangs on a rule: the examples that show it and the answers that rest on it."""

from __future__ import annotations

from dataclasses import dataclass

from .standing import AnswerStanding, ExampleStanding


@dataclass(frozen=True)
class ExampleBadge:
    """An example as it hangs on a rule: its title, and where it stands under the edition being read."""

    game: str
    slug: str
    title: str
    standing: ExampleStanding


@dataclass(frozen=True)
class FaqRow:
    """A question in a list, and what its answer can be relied on for today."""

    game: str
    slug: str
    title: str
    question: str
    standing: AnswerStanding
