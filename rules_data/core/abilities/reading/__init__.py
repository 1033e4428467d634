"""Card text in both directions: phrases, each written once, read what a text says and write what data say.

`shared.phrases` has what games have in common, a file beside it each game's own; both are data.
"""

from .games_text import SHARED, AbilityReading, AbilityText, ability_text, has_phrases, symbols_of, zone_words
from .grammar import Grammar, make_grammar
from .kinds_of_text import TextKind, known_keyword, marks_of, moves_to_or_from_library
from .linked import SACRIFICED, with_links
from .parser import Branch, Leaf, Tree
from .phrases import OTHERWISE, Data, Phrase, Piece, Slot, UnableToReadPhrases, names_in, read_named, read_phrases
from .read import LineReading, Outcome, read_line
from .settle import settled
from .swallowed import SMALL, Swallowed, changed_by_chance, changed_lines, swallowed
from .terminals import IRREGULAR
from .tokens import Text, reading_steps, tokens_of
from .would import HAPPENED, HAPPENS, TO_NOTHING, WOULD
from .writer import Bound, candidates, matches, of_key, write

__all__ = [
    "HAPPENED",
    "HAPPENS",
    "IRREGULAR",
    "OTHERWISE",
    "SACRIFICED",
    "SHARED",
    "SMALL",
    "TO_NOTHING",
    "WOULD",
    "AbilityReading",
    "AbilityText",
    "Bound",
    "Branch",
    "Data",
    "Grammar",
    "Leaf",
    "LineReading",
    "Outcome",
    "Phrase",
    "Piece",
    "Slot",
    "Swallowed",
    "Text",
    "TextKind",
    "Tree",
    "UnableToReadPhrases",
    "ability_text",
    "candidates",
    "changed_by_chance",
    "changed_lines",
    "has_phrases",
    "known_keyword",
    "make_grammar",
    "marks_of",
    "matches",
    "moves_to_or_from_library",
    "names_in",
    "of_key",
    "read_line",
    "read_named",
    "read_phrases",
    "reading_steps",
    "settled",
    "swallowed",
    "symbols_of",
    "tokens_of",
    "with_links",
    "write",
    "zone_words",
]
