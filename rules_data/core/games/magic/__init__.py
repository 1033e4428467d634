"""Magic, as its Comprehensive Rules describe it."""

from rules_data.core.abilities.writing.lexicons import MAGIC as LEXICON
from rules_data.core.citations.grammars import MAGIC as GRAMMAR
from rules_data.core.documents import Printed
from rules_data.core.documents.magic import read_magic_rules
from rules_data.core.evaluator.games.magic import MAGIC as TABLE
from rules_data.core.games.game import Game, Publication
from rules_data.core.tree.schemes import MAGIC as SCHEME

from .symbols import SYMBOLS

SLUG = "magic"


MAGIC = Game(
    slug=SLUG,
    name="Magic: The Gathering",
    aliases=("mtg",),
    publications={"cr": Publication(SCHEME, read_magic_rules, Printed.REFUSED)},
    grammar=GRAMMAR,
    symbols=SYMBOLS,
    table=TABLE,
    lexicon=LEXICON,
)

__all__ = ["MAGIC"]
