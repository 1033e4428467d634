"""Proof by ablation: an example shows a rule if its outcome changes when that rule's rows are switched off.

Where a rule has several rows each is switched off alone as well, so that a reader sees which of them it takes.
What counts as a change is said in `without`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from rules_data.core.evaluator import Deadline, Row

from .deciding import Deciding, deciding_rules
from .execution import Under, run_once
from .model import Scenario
from .moments import Moments
from .run import run_scenario
from .tries import Tries
from .verdicts import Run, Verdict
from .without import Without


@dataclass(frozen=True, slots=True)
class RowOff:
    """One row switched off: what it answers, what holds without it and why, and whether that alone changed anything.

    `question` is its name and `asks` the same in words, `answer` what the row says and `without` what is so instead.
    """

    row: str
    question: str
    asks: str
    answer: str
    without: str
    because: str
    changed: bool
    outcome: str

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Ablation:
    """One rule switched off: by which rows, whether the outcome changed, and whether it does for each row alone."""

    rule: str
    rows: tuple[RowOff, ...]
    changed: bool
    outcome: str

    def to_json(self) -> dict[str, Any]:
        rows = [row.to_json() for row in self.rows]
        return {"rule": self.rule, "rows": rows, "changed": self.changed, "outcome": self.outcome}


@dataclass(frozen=True, slots=True)
class EditionProof:
    """A scenario under one edition: its run, its twin's, the rules that decide it, and an ablation for each of those
    that it says it demonstrates there.
    """

    edition: str
    run: Run
    twin: Run | None
    twin_differs: bool
    ablations: tuple[Ablation, ...]
    deciding: Deciding

    @property
    def proved(self) -> bool:
        """Confirmed, with its twin; every demonstrated rule needed; and the twin different where one is."""
        confirmed = self.run.verdict is Verdict.CONFIRMED
        twin = self.twin is None or self.twin.verdict is Verdict.CONFIRMED
        differs = self.twin is None or self.twin_differs or not self.ablations
        return confirmed and twin and differs and all(ablation.changed for ablation in self.ablations)


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario under each of its editions."""

    scenario: str
    editions: tuple[EditionProof, ...]

    @property
    def proved(self) -> bool:
        return all(each.proved for each in self.editions)


def prove(scenario: Scenario, deadline: Deadline | None = None, tries: Tries | None = None) -> Proof:
    """Run a scenario, its twin and its ablations under each of its editions.

    `tries` are what has been run of it before, if anything has. Raises OutOfTime where it takes longer than the
    deadline.
    """
    shared = deadline if deadline is not None else Deadline()
    made = tries if tries is not None else Tries()
    return Proof(scenario.slug, tuple(_prove_edition(scenario, edition, shared, made) for edition in scenario.editions))


def _prove_edition(scenario: Scenario, edition: str, deadline: Deadline, tries: Tries) -> EditionProof:
    without = Without(scenario, edition, deadline, tries)
    moments = Moments()
    twin = run_scenario(scenario.twin, edition, deadline=deadline, keeps=moments) if scenario.twin is not None else None
    differs = twin is not None and _twin_differs(scenario, edition, deadline, moments)
    return EditionProof(edition, without.usual, twin, differs, _ablations(without), deciding_rules(without))


def ablations_of(scenario: Scenario, edition: str) -> tuple[Ablation, ...]:
    """An ablation for each rule that a scenario says it demonstrates under an edition, if it is confirmed there."""
    return _ablations(Without(scenario, edition, Deadline()))


def _ablations(without: Without) -> tuple[Ablation, ...]:
    if without.usual.verdict is not Verdict.CONFIRMED:
        return ()
    return tuple(ablate(without, rule) for rule in without.scenario.demonstrates.get(without.edition, ()))


def _twin_differs(scenario: Scenario, edition: str, deadline: Deadline, moments: Moments) -> bool:
    """The twin's situation must not come out as the scenario's expectations say; `moments` are those of its run."""
    twin = scenario.twin
    if twin is None:
        return False
    if twin.recognition is not None and scenario.recognition is not None:
        one = scenario.recognition.kinds.get(edition, scenario.recognition.kinds.get(""))
        two = twin.recognition.kinds.get(edition, twin.recognition.kinds.get(""))
        return one != two or scenario.recognition.parts != twin.recognition.parts
    if edition not in scenario.game.table.vocabulary.editions:
        return False
    run, _ = run_once(twin, Under(edition, deadline, begins=moments), outcome=scenario.outcome(edition))
    return run.verdict is not Verdict.CONFIRMED


def ablate(without: Without, rule: str) -> Ablation:
    """Switch off every row that cites the rule in this edition, and each alone, and see whether the outcome changes."""
    if without.scenario.recognition is not None:
        return _ablate_recognition(without, rule)
    known = without.rows
    if not known:
        return Ablation(rule, (), False, f"no rows for {without.edition}")
    cited = [row for row in known if rule in row.cites[without.edition]]
    if not cited:
        return Ablation(rule, (), False, "no row rests on this rule")
    together = without.comes_out_otherwise(frozenset(row.name for row in cited))
    off = tuple(_row_off(row, known, *without.comes_out_otherwise(frozenset((row.name,)))) for row in cited)
    return Ablation(rule, off, *together)


def _row_off(row: Row, known: tuple[Row, ...], changed: bool, outcome: str) -> RowOff:
    """What is so without a row: what the row says that it is an exception to, or else what no rule says."""
    general = next((each for each in known if each.name == row.exception_to), None)
    question = row.question
    without, because = (general.answer, general.summary) if general else (question.without_rule, question.because)
    return RowOff(row.name, question.name, question.asks, row.answer, without, because, changed, outcome)


def _ablate_recognition(without: Without, rule: str) -> Ablation:
    if rule not in without.usual.rows_used:
        return Ablation(rule, (), False, "the text is recognised without this rule")
    return Ablation(rule, (), *without.comes_out_otherwise(frozenset((rule,))))
