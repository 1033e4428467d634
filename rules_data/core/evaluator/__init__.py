"""The evaluator: a situation, its steps and the abilities in it -> what happens, and by which rules.

One kernel without any game's words, and for each game a table of rows in a package of its own.
"""

from .board import KINDS, Board, TraceStep
from .events import GameTable, describe
from .matching import count_occurrences, find_objects, has_status, measure, number_of_player
from .policy import (
    Became,
    ConflictOfRows,
    FollowedRows,
    Hearing,
    PolicyTable,
    Question,
    Row,
    RowDecision,
    Ruled,
    Says,
    follow_rows,
)
from .run import Evaluation
from .stack import activated_abilities, resolve_newest
from .state import (
    NO_ANSWER,
    Answers,
    BoardWords,
    Deadline,
    Decision,
    Event,
    GameObject,
    GameState,
    IllegalAnswer,
    IllegalStep,
    NotSupported,
    ObjectSetup,
    OutOfBounds,
    OutOfTime,
    Pile,
    ReplacementWords,
    Said,
    Setup,
    SharedPlace,
    StepForm,
    UnableToRun,
    UnansweredChoice,
    Verb,
    Viewpoint,
    Vocabulary,
    allow_verbs,
    parts_of,
)


def rows(table: GameTable, edition: str) -> tuple[Row, ...]:
    """The rows of a game that exist in an edition."""
    return tuple(row for row in table.rows if row.cites.get(edition))


__all__ = [
    "KINDS",
    "NO_ANSWER",
    "Answers",
    "Became",
    "Board",
    "BoardWords",
    "ConflictOfRows",
    "Deadline",
    "Decision",
    "Evaluation",
    "Event",
    "FollowedRows",
    "GameObject",
    "GameState",
    "GameTable",
    "Hearing",
    "IllegalAnswer",
    "IllegalStep",
    "NotSupported",
    "ObjectSetup",
    "OutOfBounds",
    "OutOfTime",
    "Pile",
    "PolicyTable",
    "Question",
    "ReplacementWords",
    "Row",
    "RowDecision",
    "Ruled",
    "Said",
    "Says",
    "Setup",
    "SharedPlace",
    "StepForm",
    "TraceStep",
    "UnableToRun",
    "UnansweredChoice",
    "Verb",
    "Viewpoint",
    "Vocabulary",
    "activated_abilities",
    "allow_verbs",
    "count_occurrences",
    "describe",
    "find_objects",
    "follow_rows",
    "has_status",
    "measure",
    "number_of_player",
    "parts_of",
    "resolve_newest",
    "rows",
]
