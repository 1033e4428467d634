"""Which of a scenario's answers are to questions that nobody had to be asked.

Whoever writes down every target answers also where there was one alone. Such a question is not asked, and its answer
would be taken for the next of its kind.
"""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.evaluator import ConflictOfRows, Deadline, Decision, IllegalStep, PolicyTable, UnableToRun

from .answering import ScriptedAnswers
from .execution import Playing
from .model import Choice, Scenario, Step


def as_meant(scenario: Scenario, edition: str, deadline: Deadline) -> Scenario:
    """The scenario without its answers to such questions, if the run then comes to its end and needs the others.

    Otherwise the scenario as it is. For one that does not come out as expected as it is written.
    """
    game = scenario.game.table
    choices = scenario.choices_in(edition)
    played = scenario.setup is not None and edition in game.vocabulary.editions
    if not choices or not played or scenario.explore:
        return scenario
    rules = PolicyTable(edition, game.rows, game.points, game.procedures)
    answers = _WithForced(choices)
    playing = _ToTheEnd(scenario, rules, answers, scenario.outcome(edition), deadline)
    playing.telling = playing.is_read = False
    playing.play()
    playing.let_go()
    kinds = {(one.player, one.question) for one in answers.said}
    if playing.is_broken or not kinds or any((one.player, one.question) in kinds for one in answers.unused):
        return scenario
    said = {id(one) for one in answers.said}
    return replace(scenario, choices=tuple(one for one in scenario.choices if id(one) not in said))


class _WithForced(ScriptedAnswers):
    """Takes the first answer meant for a question with one legal answer, if it says the same; `said` are these."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        super().__init__(choices)
        self.said: list[Choice] = []

    def forced(self, decision: Decision) -> None:
        super().forced(decision)
        choice = self.first_for(decision)
        if choice is not None and decision.accepts(choice.answer) is not None:
            self._left.remove(choice)
            self.said.append(choice)


class _ToTheEnd(Playing):
    """Notes whether it ended before its end, for whatever reason but a step that was expected to be illegal."""

    is_broken = False

    def stop(self, stop: UnableToRun | ConflictOfRows) -> None:
        super().stop(stop)
        self.is_broken = True

    def meet_illegal(self, illegal: IllegalStep, is_last: bool, step: Step) -> bool:
        expected = super().meet_illegal(illegal, is_last, step)
        self.is_broken = not expected
        return expected
