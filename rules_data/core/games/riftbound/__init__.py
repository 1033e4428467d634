"""Riftbound, as its Core Rules and Tournament Rules describe it."""

from functools import partial

from rules_data.core.abilities import recognise
from rules_data.core.abilities.writing.lexicons import RIFTBOUND as LEXICON
from rules_data.core.cards.formats import RIFTBOUND as CARD_FORMATS
from rules_data.core.citations.grammars import RIFTBOUND as GRAMMAR
from rules_data.core.documents import Printed
from rules_data.core.documents.riftbound import read_riftbound_rules
from rules_data.core.evaluator.games.riftbound import RIFTBOUND as TABLE
from rules_data.core.games.game import Game, Publication
from rules_data.core.tree.schemes import RIFTBOUND as SCHEME

from .symbols import SYMBOLS

SLUG = "riftbound"


RIFTBOUND = Game(
    slug=SLUG,
    name="Riftbound",
    aliases=("rb", "riftbound-tcg"),
    publications={
        # Both are printed alike and numbered alike.
        "cr": Publication(SCHEME, read_riftbound_rules, Printed.LINES),
        "tr": Publication(SCHEME, read_riftbound_rules, Printed.LINES, called="Tournament Rules"),
    },
    grammar=GRAMMAR,
    symbols=SYMBOLS,
    card_formats=CARD_FORMATS,
    shown_at=("riftboundfaq.com", "powdurr.com", "riftwatcher.com"),
    table=TABLE,
    lexicon=LEXICON,
    recognise=partial(recognise, SLUG),
    sample_scenario={
        "example": "a-text-recognised",
        "game": SLUG,
        "title": "A sentence with a when",
        "editions": ["v1.3"],
        "demonstrates": ["383.1"],
        "given": {"text": "When you conquer here, draw 1."},
        "then": {"recognised": "triggered"},
    },
)

__all__ = ["RIFTBOUND"]
