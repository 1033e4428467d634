"""Magic, as its Comprehensive Rules describe it."""

from functools import partial

from rules_data.core.abilities import recognise
from rules_data.core.abilities.writing.lexicons import MAGIC as LEXICON
from rules_data.core.cards.formats import MAGIC as CARD_FORMATS
from rules_data.core.citations.grammars import MAGIC as GRAMMAR
from rules_data.core.citations.grammars import policies_called
from rules_data.core.documents import Printed
from rules_data.core.documents.magic import read_magic_rules
from rules_data.core.documents.policies import policy_reader
from rules_data.core.evaluator.games.magic import MAGIC as TABLE
from rules_data.core.games.game import Game, Publication
from rules_data.core.tree.schemes import MAGIC as SCHEME
from rules_data.core.tree.schemes import POLICIES

from .symbols import SYMBOLS

SLUG = "magic"


_POLICIES = policies_called({"mtr": "tr", "magic": "tr", "tournament": "tr", "ipg": "ipg", "infraction": "ipg"})


def _policies(called: str, *names: str) -> Publication:
    """A document about tournaments, by the words on its cover and by what judges call it."""
    return Publication(POLICIES, policy_reader(called), called=called, grammar=_POLICIES, names=names)


MAGIC = Game(
    slug=SLUG,
    name="Magic: The Gathering",
    aliases=("mtg",),
    publications={
        "cr": Publication(SCHEME, read_magic_rules, Printed.REFUSED),
        "tr": _policies("Tournament Rules", "mtr"),
        "ipg": _policies("Infraction Procedure Guide"),
    },
    grammar=GRAMMAR,
    symbols=SYMBOLS,
    card_formats=CARD_FORMATS,
    shown_at=("yawgatog.com", "academyruins.com", "mtgdoc.link"),
    table=TABLE,
    lexicon=LEXICON,
    recognise=partial(recognise, SLUG),
)

__all__ = ["MAGIC"]
