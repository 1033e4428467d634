"""The values a game consists of, and the doors through which others read them. Nothing here changes in place."""

from .decisions import (
    Answers,
    Decision,
    IllegalAnswer,
    IllegalStep,
    NotSupported,
    OutOfBounds,
    UnableToRun,
    UnansweredChoice,
    choices_of,
    permutation_of,
    subset_of,
)
from .deadline import LARGEST_NUMBER, Deadline, OutOfTime
from .positions import position_of
from .reading import Derivation, KernelWords, Reading, ZoneNames
from .replacer import Replacer
from .setup import AbilityIndex, ObjectSetup, Setup, parts_of
from .traits import Traits
from .values import (
    NO_CAUSE,
    OF_THE_GAME,
    Bindings,
    Cause,
    Delayed,
    Ending,
    Event,
    GameObject,
    GameState,
    Item,
    Lasting,
    Memory,
    Modifier,
    Occurrence,
)
from .viewpoint import Frame, Viewpoint
from .vocabulary import BoardWords, Pile, SharedPlace, Verb, Vocabulary, allow_verbs
from .watcher import Candidate, Watcher

__all__ = [
    "LARGEST_NUMBER",
    "NO_CAUSE",
    "OF_THE_GAME",
    "AbilityIndex",
    "Answers",
    "Bindings",
    "BoardWords",
    "Candidate",
    "Cause",
    "Deadline",
    "Decision",
    "Delayed",
    "Derivation",
    "Ending",
    "Event",
    "Frame",
    "GameObject",
    "GameState",
    "IllegalAnswer",
    "IllegalStep",
    "Item",
    "KernelWords",
    "Lasting",
    "Memory",
    "Modifier",
    "NotSupported",
    "ObjectSetup",
    "Occurrence",
    "OutOfBounds",
    "OutOfTime",
    "Pile",
    "Reading",
    "Replacer",
    "Setup",
    "SharedPlace",
    "Traits",
    "UnableToRun",
    "UnansweredChoice",
    "Verb",
    "Viewpoint",
    "Vocabulary",
    "Watcher",
    "ZoneNames",
    "allow_verbs",
    "choices_of",
    "parts_of",
    "permutation_of",
    "position_of",
    "subset_of",
]
