"""Numbers and comparisons with them, in the phrases by which card text is read."""

from __future__ import annotations

from rules_data.core.abilities.model_values import Amount, Comparison

from .english import UnableToRenderAbility
from .saying import say
from .told import compared as told_comparison
from .told import told


def compared(test: Comparison) -> str:
    """2 or more, 2 or greater"""
    return _said("measured", told_comparison(test))


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return _said("amount", told(value))


def _said(kind: str, data: object) -> str:
    said = say(kind, data)
    if said is None:
        raise UnableToRenderAbility(f"No words are known for the amount {data!r}.")
    return said
