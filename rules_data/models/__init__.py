"""What is kept, one concept a file. Reached only through queries, actions and the admin."""

from .citation import CitationLink
from .example import Example, ScenarioRun
from .game import Document, Edition, Game
from .impact import ImpactItem
from .importing import ImportJob
from .inbox import Handling, ReaderReport
from .matching import MatchDecision, MatchPair
from .material import Card, Erratum, Faq, GlossaryTerm
from .reviewing import Approval, Comment, PreviewLink
from .revision import Revision
from .rule import CrosswalkLink, Provision, Rule
from .state import SiteState
from .synonym import Synonym
from .texts import TextKind, TextSaved, TextVersion, WorkingText
from .trail import AuditEntry
from .unanswered import UnansweredSearch

__all__ = [
    "Approval",
    "AuditEntry",
    "Card",
    "CitationLink",
    "Comment",
    "CrosswalkLink",
    "Document",
    "Edition",
    "Erratum",
    "Example",
    "Faq",
    "Game",
    "GlossaryTerm",
    "Handling",
    "ImpactItem",
    "ImportJob",
    "MatchDecision",
    "MatchPair",
    "PreviewLink",
    "Provision",
    "ReaderReport",
    "Revision",
    "Rule",
    "ScenarioRun",
    "SiteState",
    "Synonym",
    "TextKind",
    "TextSaved",
    "TextVersion",
    "UnansweredSearch",
    "WorkingText",
]
