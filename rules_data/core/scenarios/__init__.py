"""Scenarios: given, when, then. Read from a file, run under an edition, proved by switching rows of policy off."""

from .card_files import CardFile, read_card_file
from .coverage import RuleCoverage, coverage
from .deciding import Deciding, DecidingRule, deciding_rules
from .decisions import read_decisions
from .declared import Entry, declared, entry_of
from .evaluating import Evaluated, evaluate
from .execution import Run, Stopped, Verdict
from .following import (
    FollowedEdition,
    Open,
    follow_edition,
    in_edition,
    not_decided,
    open_decisions,
    what_became,
)
from .format_tables import with_tables
from .key_effects import Effect, KeyTrial, Tried
from .model import Choice, Expectation, Outcome, Scenario, Step
from .narrating import Story, narrate, narrate_twin
from .places import Items, Mapping, Node, Scalar, read_nodes
from .played import PlayedGame, PlayedGames, Recogniser
from .problems import Problem, UnableToReadScenario
from .prove import Ablation, EditionProof, Proof, RowOff, ablations_of, prove
from .read_board import Lookup
from .reader import no_cards, read_scenario
from .run import run_scenario
from .schema import scenario_json_schema, scenarios_json_schema
from .seeing import Checked
from .watch import Seen, Watched, watch
from .without import Without

__all__ = [
    "Ablation",
    "CardFile",
    "Checked",
    "Choice",
    "Deciding",
    "DecidingRule",
    "EditionProof",
    "Effect",
    "Entry",
    "Evaluated",
    "Expectation",
    "FollowedEdition",
    "Items",
    "KeyTrial",
    "Lookup",
    "Mapping",
    "Node",
    "Open",
    "Outcome",
    "PlayedGame",
    "PlayedGames",
    "Problem",
    "Proof",
    "Recogniser",
    "RowOff",
    "RuleCoverage",
    "Run",
    "Scalar",
    "Scenario",
    "Seen",
    "Step",
    "Stopped",
    "Story",
    "Tried",
    "UnableToReadScenario",
    "Verdict",
    "Watched",
    "Without",
    "ablations_of",
    "coverage",
    "deciding_rules",
    "declared",
    "entry_of",
    "evaluate",
    "follow_edition",
    "in_edition",
    "narrate",
    "narrate_twin",
    "no_cards",
    "not_decided",
    "open_decisions",
    "prove",
    "read_card_file",
    "read_decisions",
    "read_nodes",
    "read_scenario",
    "run_scenario",
    "scenario_json_schema",
    "scenarios_json_schema",
    "watch",
    "what_became",
    "with_tables",
]
