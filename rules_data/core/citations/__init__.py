"""References to rules in running text: find them, resolve them, annotate the text with them."""

from .annotating import Segment, annotate
from .asked import AskedCitation, NumbersRead, read_asked
from .finding import expand, find
from .grammar import Grammar
from .grammars import UnknownGrammar, grammar_named
from .model import Citation, ResolvedCitation, Status, Target
from .resolving import Lookup, lookup_in, resolve
from .writing import FORMS, CitedRule, written

__all__ = [
    "FORMS",
    "AskedCitation",
    "Citation",
    "CitedRule",
    "Grammar",
    "Lookup",
    "NumbersRead",
    "ResolvedCitation",
    "Segment",
    "Status",
    "Target",
    "UnknownGrammar",
    "annotate",
    "expand",
    "find",
    "grammar_named",
    "lookup_in",
    "read_asked",
    "resolve",
    "written",
]
