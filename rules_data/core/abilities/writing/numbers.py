"""Numbers and comparisons with them; further amounts are registered where what they count has words."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities.model_values import Amount, Comparison

from .english import UnableToRenderAbility
from .lexicon import words

_COMPARED = {
    "=": "exactly {}", "!=": "other than {}", "<": "less than {}", "<=": "{} or less", ">": "more than {}",
}  # fmt: skip


def compared(test: Comparison) -> str:
    """2 or more, 2 or greater"""
    return _COMPARED.get(test.operator, words().at_least).format(amount(test.value))


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return amount_words(value)


@singledispatch
def amount_words(value: object) -> str:
    """As `amount`; amounts that speak of events are registered where events are written."""
    raise UnableToRenderAbility(f"No words are known for the amount {value!r}.")


@amount_words.register
def _(value: int) -> str:
    return str(value)
