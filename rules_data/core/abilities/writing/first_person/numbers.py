"""Numbers and comparisons with them; further amounts are registered where what they count has words."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities.model_values import Amount, Comparison
from rules_data.core.abilities.writing.english import UnableToRenderAbility

_COMPARED = {
    "=": "exactly {}",
    "!=": "not {}",
    "<": "less than {}",
    "<=": "{} or less",
    ">": "more than {}",
    ">=": "{} or more",
}


def compared(test: Comparison) -> str:
    """2 or more"""
    return _COMPARED[test.operator].format(amount(test.value))


def amount(value: Amount) -> str:
    """A number or the words for how it is counted."""
    return amount_words(value)


@singledispatch
def amount_words(value: object) -> str:
    raise UnableToRenderAbility(f"No words are known for the amount {value!r}.")


@amount_words.register
def _(value: int) -> str:
    return str(value)
