"""References to rules in running text: find them, resolve them, annotate the text with them."""

from .annotating import Segment, annotate
from .asked import AskedCitation, NumbersRead, read_asked
from .decoding import NotAText, TextFile, read_text
from .finding import expand, find
from .grammar import Grammar
from .grammars import UnknownGrammar, grammar_named
from .model import Citation, ResolvedCitation, Status, Target
from .resolving import Lookup, lookup_in, resolve
from .writing import FORMS, CitedRule, written

__all__ = [
    "FORMS",
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
    "likeness",
    "lookup_in",
    "read_asked",
    "read_text",
    "renumbered",
    "repaired",
    "resolve",
    "title_agrees",
    "unified_diff",
    "words_beside",
    "written",
]
