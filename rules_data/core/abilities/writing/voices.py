"""Abilities within abilities: each way of writing says how, and what holds an ability asks here."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities.model import Ability

from .lexicon import Voice, words

Write = Callable[[Ability], str]
VOICES: dict[Voice, Write] = {}


def in_words(ability: Ability) -> str:
    """The ability as the cards of the game that is written put it."""
    return VOICES[words().voice](ability)
