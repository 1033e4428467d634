"""Runs without rows that need not be made, since one that was made before is the same run.

A run depends on the situation, on what the players answer, and on what the rules of its edition answer. Where a table
without some rows answers everything that an earlier run asked as that run was answered, this run is that one: rows
that it never asked, another row that answers the same, and other editions with the same rows change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from rules_data.core.evaluator import Hearing, PolicyTable

from .model import Choice, Outcome, Scenario
from .verdicts import Run, Verdict

Found = tuple[bool, str]


class Situation:
    """A scenario under an edition, and its run with every row."""

    def __init__(self, scenario: Scenario, edition: str, usual: Run) -> None:
        self.scenario, self.edition, self.usual = scenario, edition, usual
        self.expected = scenario.outcome(edition)

    @cached_property
    def names_rules(self) -> bool:
        """Whether it matters by which rule something is illegal, or why it is not as expected."""
        outcomes = (self.expected, *(step.arguments.get("outcome") for step in self.scenario.steps))
        named = any(isinstance(one, Outcome) and (one.illegal or one.illegal_answer) for one in outcomes)
        return named or bool(self.usual.illegal) or self.usual.verdict is not Verdict.CONFIRMED

    def is_like(self, other: Situation) -> bool:
        """Whether the other edition asks for the same run, with the same outcome."""
        one, two = self.scenario, other.scenario
        if self.names_rules or other.names_rules or not one.game.table.plays_like(two.game.table):
            return False
        same = one.setup == two.setup and one.steps == two.steps and self._answers == other._answers
        return same and self.usual.asked == other.usual.asked and self.expected == other.expected

    @cached_property
    def _answers(self) -> tuple[Choice, ...]:
        """What the players answer here, whichever editions say so."""
        meant = (each for each in self.scenario.choices if not each.editions or self.edition in each.editions)
        return tuple(replace(each, editions=()) for each in meant)


@dataclass(frozen=True, slots=True)
class Try:
    """What came of a run without rows. `told_rules`: it names rules by their numbers.

    `lacks` are the questions that these rows would have answered, by name.
    """

    situation: Situation
    off: frozenset[str]
    hearing: Hearing
    found: Found
    told_rules: bool
    lacks: frozenset[str] = frozenset()


class Tries:
    """The runs without rows that have been made of one scenario, under any of its editions."""

    def __init__(self) -> None:
        self._made: list[Try] = []

    def add(self, made: Try) -> None:
        self._made.append(made)

    def find(self, situation: Situation, off: frozenset[str]) -> Found | None:
        """What came of a run that is the same as the one without these rows; None where none was made."""
        likely = [each for each in self._made if each.off <= off and self._may_be_read(each, situation)]
        if not likely:
            return None
        game = situation.scenario.game.table
        table = PolicyTable(situation.edition, game.rows, game.points, game.procedures, off)
        for each in likely:
            by_rules = each.told_rules or situation.names_rules
            # Two tables of one edition say the same of every question of which neither lacks a row.
            lacks = table.lacks_answers_to | each.lacks if each.situation is situation else None
            if table.says_the_same(each.hearing, by_the_same_rules=by_rules, of=lacks):
                return each.found
        return None

    def _may_be_read(self, made: Try, situation: Situation) -> bool:
        if made.situation is situation:
            return True
        other = made.situation.edition != situation.edition
        return other and not made.told_rules and situation.is_like(made.situation)
