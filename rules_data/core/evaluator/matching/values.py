"""What an amount comes to: one function, to which each kind of amount adds its own."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities import Amount
from rules_data.core.evaluator.state import Reading, Viewpoint


def amount_of(ev: Reading, view: Viewpoint, amount: Amount) -> int:
    """The number an amount stands for now."""
    return amount if isinstance(amount, int) else amount_in_words(amount, ev, view)


@singledispatch
def amount_in_words(amount: object, ev: Reading, view: Viewpoint) -> int:
    """The number an amount stands for that is not written as one."""
    raise TypeError(f"no amount: {amount!r}")
