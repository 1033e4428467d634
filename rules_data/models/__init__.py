"""What is kept, one concept a file. Reached only through queries, actions and the admin."""

from .citation import CitationLink
from .concept import Concept
from .example import ComparedRun, Example, ScenarioRun
from .game import Document, Edition, Game
from .impact import ImpactItem
from .importing import ImportJob
from .inbox import Handling, ReaderReport
from .matching import MatchDecision, MatchPair
from .material import Card, Erratum, Faq, GlossaryTerm
from .presence import Presence
from .printed import EarlierPrinting, PrintedCard, PrintedReading
from .reviewing import Approval, Comment, PreviewLink
from .revision import Revision
from .row_decision import RowDecision
from .rule import CrosswalkLink, Provision, Rule
from .state import SiteState
from .synonym import Synonym
from .texts import EVERY_GAME, TextKind, TextSaved, TextVersion, WorkingText, of_game
from .trail import AuditEntry
from .unanswered import UnansweredSearch

__all__ = [
    "EVERY_GAME",
    "Approval",
    "AuditEntry",
    "Card",
    "CitationLink",
    "Comment",
    "ComparedRun",
    "Concept",
    "CrosswalkLink",
    "Document",
    "EarlierPrinting",
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
    "Presence",
    "PreviewLink",
    "PrintedCard",
    "PrintedReading",
    "Provision",
    "ReaderReport",
    "Revision",
    "RowDecision",
    "Rule",
    "ScenarioRun",
    "SiteState",
    "Synonym",
    "TextKind",
    "TextSaved",
    "TextVersion",
    "UnansweredSearch",
    "WorkingText",
    "of_game",
]
