"""Scenarios: given, when, then. Read from a file, run under an edition, proved by switching rulings off."""

from .coverage import RuleCoverage, coverage
from .model import Choice, Expectation, Outcome, Scenario, Step
from .problems import Problem, UnableToReadScenario
from .prove import Ablation, EditionProof, Proof, prove
from .reader import read_scenario
from .run import Renumbered, Run, Verdict, run_scenario
from .schema import scenario_json_schema
from .seeing import Checked

__all__ = [
    "Ablation",
    "Checked",
    "Choice",
    "EditionProof",
    "Expectation",
    "Outcome",
    "Problem",
    "Proof",
    "Renumbered",
    "RuleCoverage",
    "Run",
    "Scenario",
    "Step",
    "UnableToReadScenario",
    "Verdict",
    "coverage",
    "prove",
    "read_scenario",
    "run_scenario",
    "scenario_json_schema",
]
