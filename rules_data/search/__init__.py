"""Find anything that is published: one door, an index behind it that can always be built again."""

from .answered import Alike, asked_alike, share_asked, share_said
from .asked_words import telling_stems
from .backends import UnableToBuildIndex
from .hits import CommonGround, Hit, Jump, Results
from .indexing import Health, IndexReport, ensure, forget_index, health, prepare, rebuild
from .language import FILTERS, Fault, Filter
from .portable import PortableIndex, portable_index
from .printed import forget_printed
from .searching import index_state, search, suggest
from .suggesting import Suggestion
from .synonyms import forget_synonyms
from .warming import settle, warm
from .words import stem

__all__ = [
    "FILTERS",
    "Alike",
    "CommonGround",
    "Fault",
    "Filter",
    "Health",
    "Hit",
    "IndexReport",
    "Jump",
    "PortableIndex",
    "Results",
    "Suggestion",
    "UnableToBuildIndex",
    "asked_alike",
    "ensure",
    "forget_index",
    "forget_printed",
    "forget_synonyms",
    "health",
    "index_state",
    "portable_index",
    "prepare",
    "rebuild",
    "search",
    "settle",
    "share_asked",
    "share_said",
    "stem",
    "suggest",
    "telling_stems",
    "warm",
]
