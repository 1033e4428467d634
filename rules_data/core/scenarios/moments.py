"""Moments of a run between its steps, at which another run can begin that has gone the same way until then.

Without some rows a run goes its own way only from where it is first told something else by the rules. What comes
before that is as it was with every row, and need not be played again.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.evaluator import Evaluation, Hearing, PolicyTable

from .answering import ScriptedAnswers
from .seeing import Checked


@dataclass(frozen=True, slots=True)
class Moment:
    """A run after so many `steps`, and after its outcome has been looked at if it is `over`.

    `checked` is what has been compared by then, `hearing` what the rules had been asked.
    """

    steps: int
    over: bool
    course: Evaluation
    answers: ScriptedAnswers
    checked: tuple[Checked, ...]
    hearing: Hearing


class Moments:
    """The moments of one run, from its first to its last."""

    def __init__(self) -> None:
        self._kept: list[Moment] = []

    def keep(
        self, steps: int, over: bool, course: Evaluation, answers: ScriptedAnswers, checked: list[Checked]
    ) -> None:
        """Note where a run stands; whatever it does from here on does not change that."""
        hearing = Hearing()
        course.rules.note_what_was_asked(hearing)
        answered = answers.again()
        now = course.again(course.rules, answered, is_read=False)
        self._kept.append(Moment(steps, over, now, answered, tuple(checked), hearing))

    def latest(self, rules: PolicyTable, *, even_over: bool) -> Moment | None:
        """The last moment until which a run under this table is the same; `even_over`: the outcome is the same, too."""
        fitting = (each for each in reversed(self._kept) if even_over or not each.over)
        return next((each for each in fitting if rules.says_the_same(each.hearing, by_the_same_rules=True)), None)
