"""References to rules in running text: find them, resolve them, annotate the text with them."""

from .annotating import Segment, annotate
from .decoding import NotAText, TextFile, read_text
from .extraction import TimeIsUp, find, unhurried
from .game_signs import Signs, signs_in
from .grammar import CitedDocument, CitedGame, Grammar
from .in_documents import find_cited, find_cited_within
from .model import Citation, ResolvedCitation, Status, Target
from .query_parsing import CitationQuery, NumbersRead, parse_query
from .quoting import IS_NOT_QUOTED, IS_QUOTED, Quote, WordsOfRules, quotes_beside, triples_of, words_of
from .ranges import expand
from .repairing import Edit, Renumbering, renumbered, repaired, unified_diff
from .resolving import Lookup, lookup_in, resolve, title_agrees
from .writing import FORMS, CitedRule, written

__all__ = [
    "FORMS",
    "IS_NOT_QUOTED",
    "IS_QUOTED",
    "Citation",
    "CitationQuery",
    "CitedDocument",
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
    "find_cited",
    "find_cited_within",
    "lookup_in",
    "parse_query",
    "quotes_beside",
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
