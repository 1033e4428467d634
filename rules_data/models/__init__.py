"""What is kept, one concept a file. Reached only through queries, actions and the admin."""

from .citation import CitationLink
from .example import Example, ScenarioRun
from .game import Document, Edition, Game
from .material import Card, Erratum, Faq, GlossaryTerm
from .revision import Revision
from .rule import CrosswalkLink, Provision, Rule
from .synonym import Synonym
from .unanswered import UnansweredSearch

__all__ = [
    "Card",
    "CitationLink",
    "CrosswalkLink",
    "Document",
    "Edition",
    "Erratum",
    "Example",
    "Faq",
    "Game",
    "GlossaryTerm",
    "Provision",
    "Revision",
    "Rule",
    "ScenarioRun",
    "Synonym",
    "UnansweredSearch",
]
