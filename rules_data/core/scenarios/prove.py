"""Proof by ablation: an example shows a rule if its outcome changes when that rule's rows are switched off.

Where a rule has several rows each is switched off alone as well, so that a reader sees which of them it takes.

What counts as a change. The run with the rows off must come to an end and miss an expectation, or be stopped
because a step the example takes has become illegal, or because another question is asked than before: who
may do what and who is asked what are part of an outcome. So is coming to an end: a rule against endless
repetition is shown by an example that never ends without it. A run that the evaluator cannot carry out (no
table, an unsupported instruction) proves nothing. Questions that are only asked with the row off are answered
in every legal way, and the outcome, or what the players are asked, must be different in all of them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from rules_data.core.abilities import UnableToRecognise
from rules_data.core.evaluator import Row, rows

from .execution import Run, Verdict, run_once
from .explore import every_course
from .model import Scenario
from .run import run_scenario

MOST_COURSES = 24


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
    """A scenario under one edition: its run, its twin's, and an ablation for each rule it demonstrates there."""

    edition: str
    run: Run
    twin: Run | None
    twin_differs: bool
    ablations: tuple[Ablation, ...]

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


def prove(scenario: Scenario) -> Proof:
    """Run a scenario, its twin and its ablations under each of its editions."""
    return Proof(scenario.slug, tuple(_prove_edition(scenario, edition) for edition in scenario.editions))


def _prove_edition(scenario: Scenario, edition: str) -> EditionProof:
    run = run_scenario(scenario, edition)
    twin = run_scenario(scenario.twin, edition) if scenario.twin is not None else None
    differs = twin is not None and _twin_differs(scenario, edition)
    ablations: tuple[Ablation, ...] = ()
    if run.verdict is Verdict.CONFIRMED:
        ablations = tuple(ablate(scenario, edition, rule) for rule in scenario.demonstrates.get(edition, ()))
    return EditionProof(edition, run, twin, differs, ablations)


def _twin_differs(scenario: Scenario, edition: str) -> bool:
    """The twin's situation must not come out as the scenario's expectations say."""
    twin = scenario.twin
    if twin is None:
        return False
    if twin.recognition is not None and scenario.recognition is not None:
        one = scenario.recognition.kinds.get(edition, scenario.recognition.kinds.get(""))
        two = twin.recognition.kinds.get(edition, twin.recognition.kinds.get(""))
        return one != two or scenario.recognition.parts != twin.recognition.parts
    if edition not in scenario.game.table.vocabulary.editions:
        return False
    run, _ = run_once(twin, edition, edition, outcome=scenario.outcome(edition))
    return run.verdict is not Verdict.CONFIRMED


def ablate(scenario: Scenario, edition: str, rule: str) -> Ablation:
    """Switch off every row that cites the rule in this edition, and each alone, and see whether the outcome changes."""
    if scenario.recognition is not None:
        return _ablate_recognition(scenario, edition, rule)
    if edition not in scenario.game.table.vocabulary.editions:
        return Ablation(rule, (), False, f"no rows for {edition}")
    known = rows(scenario.game.table, edition)
    cited = [row for row in known if rule in row.cites[edition]]
    if not cited:
        return Ablation(rule, (), False, "no row rests on this rule")
    together = changes_outcome(scenario, edition, frozenset(row.name for row in cited))
    alone = [
        together if len(cited) == 1 else changes_outcome(scenario, edition, frozenset((row.name,))) for row in cited
    ]
    off = tuple(_row_off(row, known, *outcome) for row, outcome in zip(cited, alone, strict=True))
    return Ablation(rule, off, *together)


def _row_off(row: Row, known: tuple[Row, ...], changed: bool, outcome: str) -> RowOff:
    """What is so without a row: what the row says that it is an exception to, or else what no rule says."""
    general = next((each for each in known if each.name == row.exception_to), None)
    question = row.question
    without, because = (general.answer, general.summary) if general else (question.without_rule, question.because)
    return RowOff(row.name, question.name, question.asks, row.answer, without, because, changed, outcome)


def changes_outcome(scenario: Scenario, edition: str, without: frozenset[str]) -> tuple[bool, str]:
    """Whether a confirmed scenario comes out differently without some rows, and how."""
    run = run_scenario(scenario, edition, without=without)
    if run.verdict is Verdict.CONFIRMED:
        return False, "the same outcome"
    if run.verdict is Verdict.CONTRADICTED:
        return True, run.reason
    if run.illegal or run.endless:
        return True, f"{'a step is illegal' if run.illegal else 'it never ends'}: {run.reason}"
    usual = run_scenario(scenario, edition).asked
    return _every_course_differs(every_course(scenario, edition, without, MOST_COURSES), usual)


def _every_course_differs(courses: list[Run], usual: tuple[tuple[str, str], ...]) -> tuple[bool, str]:
    how = "nothing was run"
    for run in courses:
        if run.verdict is Verdict.CONFIRMED and run.asked == usual:
            return False, "the same outcome in one course of the choices"
        if run.verdict is Verdict.NOT_EXECUTABLE and not (run.illegal or run.endless):
            return False, f"not executable: {run.reason}"
        questions = ", ".join(f"{player}: {question}" for player, question in run.asked) or "nothing"
        how = run.reason or f"the players are asked something else ({questions})"
    return bool(courses), how


def _ablate_recognition(scenario: Scenario, edition: str, rule: str) -> Ablation:
    case, recognise = scenario.recognition, scenario.game.recognise
    if case is None or recognise is None:
        return Ablation(rule, (), False, "no text")
    try:
        with_rule = recognise(case.text, edition)
    except UnableToRecognise as fault:
        return Ablation(rule, (), False, str(fault))
    run = run_scenario(scenario, edition, without=frozenset((rule,)))
    changed = run.verdict is Verdict.CONTRADICTED and rule in with_rule.rules
    return Ablation(rule, (), changed, run.reason or "the same outcome")
