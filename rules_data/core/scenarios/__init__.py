"""Scenarios: given, when, then. Read from a file, run under an edition, proved by switching rulings off."""

from .card_files import CardFile, read_card_file
from .coverage import RuleCoverage, coverage
from .model import Choice, Expectation, Outcome, Scenario, Step
from .one_run import Run, Verdict
from .problems import Problem, UnableToReadScenario
from .prove import Ablation, EditionProof, Proof, prove
from .reader import read_scenario
from .run import Renumbered, run_scenario
from .schema import scenario_json_schema
from .seeing import Checked
from .telling import Story, tell, tell_twin

__all__ = [
    "Ablation",
    "CardFile",
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
    "Story",
    "UnableToReadScenario",
    "Verdict",
    "coverage",
    "prove",
    "read_card_file",
    "read_scenario",
    "run_scenario",
    "scenario_json_schema",
    "tell",
    "tell_twin",
]
