"""Scenarios: given, when, then. Read from a file, run under an edition, proved by switching rows of policy off."""

from .card_files import CardFile, read_card_file
from .card_texts import CardLine, CardText, described_without_text, read_card_text
from .coverage import RuleCoverage, coverage
from .deciding import Deciding, DecidingRule, deciding_rules
from .decisions import read_decisions
from .declared import Entry, declared, entry_of
from .evaluating import Evaluated, evaluate
from .facts_in_words import FactWords
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
from .legal import LegalAction, LegalMoves, RefusedAction, legal_moves
from .legal_courses import Course, Courses, Fork, courses_of
from .legal_outcome import outcome_of
from .legal_position import Position, position_of
from .legal_text import one_back, up_to_step, values_of, with_answer, with_part, with_step, written, written_answer
from .meant_answers import as_meant
from .model import Choice, Expectation, Outcome, Scenario, Step
from .narrating import Story, TwinStory, narrate, narrate_play, narrate_twin
from .new_rules import NEW_RULE, NewRules, new_in, unrecorded
from .places import Items, Mapping, Node, Scalar, read_nodes
from .played import PlayedGame, PlayedGames, Recogniser
from .problems import Place, Problem, UnableToReadScenario
from .prove import Ablation, EditionProof, Proof, RowOff, ablations_of, prove
from .read_board import Lookup
from .read_data import read_data
from .reader import no_cards, read_scenario
from .reading_back import Back, ReadBack, abilities_in, read_back
from .run import run_scenario
from .schema import scenario_json_schema, scenarios_json_schema
from .seeing import Checked
from .tries import Tries
from .verdicts import Run, Stopped, Verdict
from .watch import Seen, Watched, watch
from .without import Without

__all__ = [
    "NEW_RULE",
    "Ablation",
    "Back",
    "CardFile",
    "CardLine",
    "CardText",
    "Checked",
    "Choice",
    "Course",
    "Courses",
    "Deciding",
    "DecidingRule",
    "EditionProof",
    "Effect",
    "Entry",
    "Evaluated",
    "Expectation",
    "FactWords",
    "FollowedEdition",
    "Fork",
    "Items",
    "KeyTrial",
    "LegalAction",
    "LegalMoves",
    "Lookup",
    "Mapping",
    "NewRules",
    "Node",
    "Open",
    "Outcome",
    "Place",
    "PlayedGame",
    "PlayedGames",
    "Position",
    "Problem",
    "Proof",
    "ReadBack",
    "Recogniser",
    "RefusedAction",
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
    "Tries",
    "TwinStory",
    "UnableToReadScenario",
    "Verdict",
    "Watched",
    "Without",
    "abilities_in",
    "ablations_of",
    "as_meant",
    "courses_of",
    "coverage",
    "deciding_rules",
    "declared",
    "described_without_text",
    "entry_of",
    "evaluate",
    "follow_edition",
    "in_edition",
    "legal_moves",
    "narrate",
    "narrate_play",
    "narrate_twin",
    "new_in",
    "no_cards",
    "not_decided",
    "one_back",
    "open_decisions",
    "outcome_of",
    "position_of",
    "prove",
    "read_back",
    "read_card_file",
    "read_card_text",
    "read_data",
    "read_decisions",
    "read_nodes",
    "read_scenario",
    "run_scenario",
    "scenario_json_schema",
    "scenarios_json_schema",
    "unrecorded",
    "up_to_step",
    "values_of",
    "watch",
    "what_became",
    "with_answer",
    "with_part",
    "with_step",
    "with_tables",
    "written",
    "written_answer",
]
