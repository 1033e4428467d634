"""Abilities in English, from their structure alone: the same record always gives the same words.

Two ways of writing (cards that say "I", cards that say "this") and one lexicon for each game. What cannot be said is
refused, never left out: see `complete`.
"""

from __future__ import annotations

from rules_data.core.abilities.model import Ability, Cost

from . import first_person, third_person
from .complete import refuse_what_is_unsaid
from .english import UnableToRenderAbility, listed, plural, second_person
from .lexicon import Lexicon, Voice, using

_VOICES = {Voice.FIRST_PERSON: first_person.in_words, Voice.THIRD_PERSON: third_person.in_words}


def render(ability: Ability, lexicon: Lexicon) -> str:
    """The ability as the cards of the lexicon's game would put it, in our own words.

    Raises UnableToRenderAbility for an ability that holds anything no words are known for.
    """
    with using(lexicon):
        write = _VOICES[lexicon.voice]
        refuse_what_is_unsaid(ability, write)
        return write(ability)


def render_cost(cost: Cost, lexicon: Lexicon) -> str:
    """A cost as it stands behind a keyword, [1][C] and what is done besides, in the words of the lexicon's game."""
    with using(lexicon):
        return first_person.cost_before_colon(cost, first_person.in_words)


__all__ = ["Lexicon", "UnableToRenderAbility", "listed", "plural", "render", "render_cost", "second_person"]
