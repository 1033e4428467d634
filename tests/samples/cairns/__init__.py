"""Cairns, a game made up for tests: two players pile stones, and stones fall.

Everything the site needs of it stands in this folder; `tests/games` adds it to the known games in one line.
"""

from rules_data.core.games import Game, Publication
from rules_data.core.markup import SymbolTable

from .citing import GRAMMAR
from .numbers import SCHEME
from .reading import read_cairns
from .table import TABLE

CAIRNS = Game(
    slug="cairns",
    name="Cairns",
    aliases=("crn",),
    publications={"cr": Publication(SCHEME, read_cairns)},
    grammar=GRAMMAR,
    symbols=SymbolTable(meanings={"o": "stone"}),
    table=TABLE,
)

__all__ = ["CAIRNS"]
