"""References to rules in running text: find them, resolve them, annotate the text with them."""

from .annotating import Segment, annotate
from .asked import AskedCitation, NumbersRead, read_asked
from .decoding import NotAText, TextFile, read_text
from .finding import expand, find
from .grammar import Grammar
from .grammars import GRAMMARS, UnknownGrammar, grammar_named
from .model import Citation, ResolvedCitation, Status, Target
from .quoting import IS_NOT_QUOTED, IS_QUOTED, Quote, WordsOfRules, quotes_beside, triples_of, words_of
from .repairing import Edit, Renumbering, renumbered, repaired, unified_diff
from .resolving import Lookup, lookup_in, resolve, title_agrees
from .writing import FORMS, CitedRule, written

__all__ = [
    "FORMS",
    "GRAMMARS",
    "IS_NOT_QUOTED",
    "IS_QUOTED",
    "AskedCitation",
    "Citation",
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
    "Status",
    "Target",
    "TextFile",
    "UnknownGrammar",
    "WordsOfRules",
    "annotate",
    "expand",
    "find",
    "grammar_named",
    "lookup_in",
    "quotes_beside",
    "read_asked",
    "read_text",
    "renumbered",
    "repaired",
    "resolve",
    "title_agrees",
    "triples_of",
    "unified_diff",
    "words_of",
    "written",
]
