"""How records are written in files: what may stand behind each key, said once and beside the record.

A record declares its keys; a game's vocabulary says which of them it allows. Reader, JSON schema and the tables of the
format are made from those two, so that they cannot say different things.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Shape(Enum):
    """What may stand behind a key. The value says it to whoever writes a file."""

    ABILITY = "an ability"
    TRIGGERED_ABILITY = "a triggered ability"
    OWN_ABILITY = "an ability of what is made"
    AMOUNT = "an amount"
    CATEGORY = "a type of damage"
    CHANGES = "changes"
    CLASS = "a class of replacement effects"
    COMPARISON = "a number, or how it compares"
    CONDITION = "a condition"
    COST = "a cost"
    COUNTER = "the name of a counter"
    COUNTERS = "numbers of counters by name"
    DOMAINS = "colours or domains"
    DURATION = "how long"
    ENDING = "when it is over"
    EVENT = "an event"
    FILTER = "a filter"
    FILTERS = "a list of filters"
    FLAG = "true"
    FREE = "true: for nothing"
    INSTEAD = "what happens instead"
    INSTRUCTIONS = "instructions"
    KEYWORDS = "keywords"
    KIND = "a kind of ability, or of damage"
    KIND_SHARED = "a kind of words that objects have"
    LIMIT = "how often at most"
    MODES = "modes"
    NAME = "a name"
    OBJECTS = "objects"
    ORDINALS = "which time"
    ORDINAL_OF_RESOLUTION = "an amount: at which resolution"
    PHASE = "a phase"
    PLACE = "a place"
    PLACES = "places"
    PLAYER = "a player"
    PREVENTED = "an amount, or all"
    PROHIBITIONS = "what cannot be done"
    RESOURCE = "what is paid with"
    RESOURCES = "what a player gets to pay with"
    RECIPIENTS = "objects, or the next that fits"
    SKIPPED = "a step, a phase, or turn"
    SO_MANY = "a number from 2 on"
    SPAN = "within what it is counted"
    STATES = "states"
    STATE = "true or false"
    OF_TOKENS = "a token"
    TAGS = "words of the type box"
    TIMINGS = "when it can be used, and what it has"
    TYPES = "types"
    WORDS = "any words"
    ZONES = "zones"
    ZONE = "a zone"


class Doer(Enum):
    """Who carries out an instruction that tells no player to, so that `player` beside it would say nothing."""

    NOBODY = "nobody"
    ITS_CONTROLLER = "whoever controls what it is about"
    ITS_OWNER = "whoever owns what it is about"
    OF_EACH = "said of each instruction within it"


@dataclass(frozen=True, slots=True)
class Part:
    """A key: what may stand behind it, and the field of the record that keeps it; '' where it fills none by itself.

    `needed`: the record is not complete without it. `needs`: the key, or the instruction around it, without which it
    says nothing; `or_needs` another key beside which it says something.
    """

    shape: Shape
    field: str = ""
    needed: bool = False
    needs: str = ""
    or_needs: str = ""


Keys = Mapping[str, Part]

# Stand in declared keys for words of a game's own: the key of its colours or domains, those of its tags (subtype,
# supertype), its numbers, and the counters that it counts by name.
DOMAIN = "{domain}"
TAG = "{tag}"
NUMBER = "{number}"
PLAYED = "{played}"
COUNTERS = "counters"

# Parts that several records have.
OBJECTS = Part(Shape.OBJECTS, "objects")
AMOUNT = Part(Shape.AMOUNT, "amount")
EFFECTS = Part(Shape.INSTRUCTIONS, "effects")
OTHERWISE = Part(Shape.INSTRUCTIONS, "otherwise")
OTHERS = Part(Shape.OBJECTS, "others")
SOURCE = Part(Shape.OBJECTS, "source")
DURATION = Part(Shape.DURATION, "duration")
LASTING = Part(Shape.CONDITION, "lasting")
STATE = Part(Shape.STATE, "status")
ZONE = Part(Shape.ZONE, "to")
PLACE = Part(Shape.PLACE, "to")
CATEGORY = Part(Shape.CATEGORY, "category")
DO = Part(Shape.INSTRUCTIONS, "effects", needed=True)
