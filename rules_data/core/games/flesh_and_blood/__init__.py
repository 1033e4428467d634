"""Flesh and Blood, as its Comprehensive Rules describe it."""

from functools import partial

from rules_data.core.abilities import recognise
from rules_data.core.abilities.writing.lexicons import FLESH_AND_BLOOD as LEXICON
from rules_data.core.cards.formats import FLESH_AND_BLOOD as CARD_FORMATS
from rules_data.core.citations.grammars import FLESH_AND_BLOOD as GRAMMAR
from rules_data.core.citations.grammars import policies_called
from rules_data.core.documents.flesh_and_blood import read_flesh_and_blood_rules
from rules_data.core.documents.policies import policy_reader
from rules_data.core.evaluator.games.flesh_and_blood import FLESH_AND_BLOOD as TABLE
from rules_data.core.games.game import Game, Publication
from rules_data.core.tree.schemes import FLESH_AND_BLOOD as SCHEME
from rules_data.core.tree.schemes import POLICIES

from .symbols import SYMBOLS

SLUG = "flesh-and-blood"


_POLICIES = policies_called(
    {"trp": "tr", "tournament": "tr", "ppg": "ppg", "procedure": "ppg", "procedures": "ppg", "penalty": "ppg"}
)


def _policies(called: str, *names: str) -> Publication:
    """A document about tournaments, by the words on its cover and by what judges call it."""
    return Publication(POLICIES, policy_reader(called), called=called, grammar=_POLICIES, names=names)


FLESH_AND_BLOOD = Game(
    slug=SLUG,
    name="Flesh and Blood",
    aliases=("fab",),
    publications={
        "cr": Publication(SCHEME, read_flesh_and_blood_rules),
        "tr": _policies("Tournament Rules", "trp"),
        "ppg": _policies("Penalty Guide"),
    },
    grammar=GRAMMAR,
    symbols=SYMBOLS,
    card_formats=CARD_FORMATS,
    shown_at=("fabtcg.com",),
    table=TABLE,
    lexicon=LEXICON,
    recognise=partial(recognise, SLUG),
)

__all__ = ["FLESH_AND_BLOOD"]
