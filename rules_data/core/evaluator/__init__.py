"""The evaluator: a situation, its steps and the abilities in it -> what happens, and by which rules.

One kernel without any game's words, and for each game a table of rulings.
"""

from collections.abc import Mapping

from .decisions import (
    Answers,
    Decision,
    IllegalAnswer,
    IllegalStep,
    NotSupported,
    OutOfBounds,
    UnableToRun,
    UnansweredChoice,
)
from .evaluation import Evaluation
from .flesh_and_blood import FLESH_AND_BLOOD
from .game import GameTable
from .happening import count_occurrences
from .magic import MAGIC
from .matching import Viewpoint, find_objects
from .riftbound import RIFTBOUND
from .rulings import ConflictOfRulings, Question, Ruled, Ruling, RulingTable
from .setup import ObjectSetup, Setup
from .state import Event, GameObject, GameState
from .trace import KINDS, TraceStep
from .vocabulary import BoardWords, Pile, SharedPlace, Verb, Vocabulary

EVALUATOR_VERSION = "2.0"
GAMES: Mapping[str, GameTable] = {"flesh-and-blood": FLESH_AND_BLOOD, "magic": MAGIC, "riftbound": RIFTBOUND}


def rulings(game: str, edition: str) -> tuple[Ruling, ...]:
    """The rulings that exist in an edition. Raises KeyError for a game the evaluator does not know."""
    return tuple(row for row in GAMES[game].rulings if row.cites.get(edition))


__all__ = [
    "EVALUATOR_VERSION",
    "GAMES",
    "KINDS",
    "Answers",
    "BoardWords",
    "ConflictOfRulings",
    "Decision",
    "Evaluation",
    "Event",
    "GameObject",
    "GameState",
    "GameTable",
    "IllegalAnswer",
    "IllegalStep",
    "NotSupported",
    "ObjectSetup",
    "OutOfBounds",
    "Pile",
    "Question",
    "Ruled",
    "Ruling",
    "RulingTable",
    "Setup",
    "SharedPlace",
    "TraceStep",
    "UnableToRun",
    "UnansweredChoice",
    "Verb",
    "Viewpoint",
    "Vocabulary",
    "count_occurrences",
    "find_objects",
    "rulings",
]
