"""Find anything that is published: one door, an index behind it that can always be built again."""

from .generations import UnableToBuildIndex
from .hits import CommonGround, Hit, Jump, Results
from .indexing import IndexReport, ensure, rebuild
from .language import FILTERS, Fault, Filter
from .searching import search, suggest
from .suggesting import Suggestion

__all__ = [
    "FILTERS",
    "CommonGround",
    "Fault",
    "Filter",
    "Hit",
    "IndexReport",
    "Jump",
    "Results",
    "Suggestion",
    "UnableToBuildIndex",
    "ensure",
    "rebuild",
    "search",
    "suggest",
]
