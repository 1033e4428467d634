"""The values a game consists of, and the doors through which others read them. Nothing here changes in place."""

from .board_words import BoardWords, Pile, SharedPlace
from .changing import record, replace
from .comparing import alike
from .deadline import LARGEST_NUMBER, Deadline, OutOfTime
from .decisions import (
    MOST_CHOICES,
    NO_ANSWER,
    Answers,
    Decision,
    Fits,
    IllegalAnswer,
    IllegalStep,
    NotSupported,
    OutOfBounds,
    UnableToRun,
    UnansweredChoice,
    choices_of,
    divides,
    divisions,
    orders_of,
    permutation_of,
    subset_of,
)
from .events import UNMODIFIED, Event, Modifications, Occurrence, OfTriggering
from .kept import kept_of_the_latest, kept_while_it_lives
from .objects import COST, NO_CAUSE, Bindings, Cause, Delayed, Ending, GameObject, Identity, Modifier
from .payloads import (
    NO_PAYLOAD,
    OfChanges,
    OfCounters,
    OfDamage,
    OfResource,
    OfToken,
    Payload,
    WithStatus,
)
from .payment import DONE_FOR_A_PART, NOTHING_PAID, Paid, Played, announced
from .positions import position_of, selectors_in
from .reading import Derivation, KernelWords, Reading, ZoneNames
from .repeating import Form, counts_events, form_of, outline_of
from .replacer import Replacer
from .setup import AbilityIndex, ObjectSetup, Setup, index_abilities, parts_of
from .steps import DONE, EVERY_GAMES_STEPS, Said, StepForm
from .traits import Traits
from .values import OF_THE_GAME, GameState, Item, Lasting, Memory
from .verbs import ABOUT_INSTRUCTIONS, Verb, allow_verbs
from .viewpoint import Frame, Viewpoint
from .vocabulary import ReplacementWords, Vocabulary
from .watcher import Candidate, Watcher

__all__ = [
    "ABOUT_INSTRUCTIONS",
    "COST",
    "DONE",
    "DONE_FOR_A_PART",
    "EVERY_GAMES_STEPS",
    "LARGEST_NUMBER",
    "MOST_CHOICES",
    "NOTHING_PAID",
    "NO_ANSWER",
    "NO_CAUSE",
    "NO_PAYLOAD",
    "OF_THE_GAME",
    "UNMODIFIED",
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
    "Fits",
    "Form",
    "Frame",
    "GameObject",
    "GameState",
    "Identity",
    "IllegalAnswer",
    "IllegalStep",
    "Item",
    "KernelWords",
    "Lasting",
    "Memory",
    "Modifications",
    "Modifier",
    "NotSupported",
    "ObjectSetup",
    "Occurrence",
    "OfChanges",
    "OfCounters",
    "OfDamage",
    "OfResource",
    "OfToken",
    "OfTriggering",
    "OutOfBounds",
    "OutOfTime",
    "Paid",
    "Payload",
    "Pile",
    "Played",
    "Reading",
    "ReplacementWords",
    "Replacer",
    "Said",
    "Setup",
    "SharedPlace",
    "StepForm",
    "Traits",
    "UnableToRun",
    "UnansweredChoice",
    "Verb",
    "Viewpoint",
    "Vocabulary",
    "Watcher",
    "WithStatus",
    "ZoneNames",
    "alike",
    "allow_verbs",
    "announced",
    "choices_of",
    "counts_events",
    "divides",
    "divisions",
    "form_of",
    "index_abilities",
    "kept_of_the_latest",
    "kept_while_it_lives",
    "orders_of",
    "outline_of",
    "parts_of",
    "permutation_of",
    "position_of",
    "record",
    "replace",
    "selectors_in",
    "subset_of",
]
