"""Abilities in English, from their structure alone: the same record always gives the same words.

The words are those of the phrases by which card text is read (`told` and `told_acts` put a record in the keys of
phrases, `agreeing` and `saying` put the words in their forms), with one lexicon for each game. What cannot be said is
refused, never left out: see `complete`.

What no phrase says yet, and why:

- how long an ability for later is waited for (`instructions`), in front of it or behind it;
- which objects are chosen, and calculations (`nouns`): made of pieces in any number;
- tokens (`tokens`), and how the pieces of what is changed share a verb (`changing`).

Whole abilities are told in the keys of files (`told_abilities`, `replacements`) and said by the phrases of cards; the
parts of an ability in any other combination by phrases that are only written.
"""

from __future__ import annotations

from rules_data.core.abilities.english import UnableToRenderAbility, listed, plural, second_person, singular
from rules_data.core.abilities.model import Ability, Cost

from . import tokens
from .abilities import in_words
from .complete import names_in, refuse_what_is_unsaid
from .lexicon import Lexicon, using
from .prices import before_colon
from .pronouns import speaks_of_a_hero, with_pronouns


def render(ability: Ability, lexicon: Lexicon) -> str:
    """The ability as the cards of the lexicon's game would put it, in our own words.

    Raises UnableToRenderAbility for an ability that holds anything no words are known for.
    """
    with using(lexicon):
        # Without names there is nothing that a pronoun could stand for, in any part of the ability either.
        write = _said if any(True for _ in names_in(ability)) or speaks_of_a_hero(ability) else in_words
        refuse_what_is_unsaid(ability, write)
        return write(ability)


def _said(ability: Ability) -> str:
    return in_words(with_pronouns(ability))


def render_cost(cost: Cost, lexicon: Lexicon) -> str:
    """A cost as it stands behind a keyword, [1][C] and what is done besides, in the words of the lexicon's game."""
    with using(lexicon):
        return before_colon(cost)


__all__ = [
    "Lexicon",
    "UnableToRenderAbility",
    "in_words",
    "listed",
    "plural",
    "render",
    "render_cost",
    "second_person",
    "singular",
    "tokens",
]
