"""References to rules in running text: find them, resolve them, annotate the text with them."""

from .annotating import Segment, annotate
from .asked import AskedCitation, NumbersRead, read_asked
from .decoding import NotAText, TextFile, read_text
from .finding import TimeIsUp, expand, find, unhurried
from .grammar import CitedGame, Grammar
from .model import Citation, ResolvedCitation, Status, Target
from .quoting import IS_NOT_QUOTED, IS_QUOTED, Quote, WordsOfRules, quotes_beside, triples_of, words_of
from .repairing import Edit, Renumbering, renumbered, repaired, unified_diff
from .resolving import Lookup, lookup_in, resolve, title_agrees
from .telling import Signs, signs_in
from .writing import FORMS, CitedRule, written

__all__ = [
    "FORMS",
    "IS_NOT_QUOTED",
    "IS_QUOTED",
    "AskedCitation",
    "Citation",
    "CitedGame",
    "CitedRule",
    "Edit",
    "Grammar",
    "Lookup",
    "NotAText",
    "NumbersRead",
    "Quote",
    "Renumbering",
    "ResolvedCitation",
    "Segment",
    "Signs",
    "Status",
    "Target",
    "TextFile",
    "TimeIsUp",
    "WordsOfRules",
    "annotate",
    "expand",
    "find",
    "lookup_in",
    "quotes_beside",
    "read_asked",
    "read_text",
    "renumbered",
    "repaired",
    "resolve",
    "signs_in",
    "title_agrees",
    "triples_of",
    "unhurried",
    "unified_diff",
    "words_of",
    "written",
]
