"""What an amount comes to: one function, to which each kind of amount adds its own."""

from __future__ import annotations

from functools import singledispatch

from rules_data.core.abilities import COMPARE, Amount, Comparison
from rules_data.core.evaluator.state import LARGEST_NUMBER, OutOfBounds, Reading, Viewpoint


def how_many(ev: Reading, view: Viewpoint, amount: Amount) -> int:
    """An amount as a number of cards or objects: none where it comes to less than nothing."""
    return max(0, amount_of(ev, view, amount))


def amount_of(ev: Reading, view: Viewpoint, amount: Amount) -> int:
    """The number an amount stands for now. Raises OutOfBounds for one that no game reaches."""
    if isinstance(amount, int):
        return amount
    ev.deadline.spend()
    return within_bounds(amount_in_words(amount, ev, view))


class _NotKnown(int):
    """A number that nobody knows any more: what is worked out from it is ignored, which comes to nothing."""


NOT_KNOWN = _NotKnown(0)


def is_known(number: int) -> bool:
    """Whether a number is one, and not what is left where the information is gone."""
    return not isinstance(number, _NotKnown)


def passes(ev: Reading, view: Viewpoint, seen: int, test: Comparison) -> bool:
    """Whether a number passes a comparison; what is not known is neither more nor less than anything."""
    value = amount_of(ev, view, test.value)
    return is_known(seen) and is_known(value) and COMPARE[test.operator](seen, value)


def within_bounds(number: int) -> int:
    """A number as it is. Raises OutOfBounds for one that no game reaches, which might have thousands of digits."""
    if abs(number) > LARGEST_NUMBER:
        raise OutOfBounds(f"The run was stopped: a number is larger than {LARGEST_NUMBER:,}.")
    return number


def no_more_than(most: int, number: int, what: str) -> int:
    """A number of things that are made or done one by one. Raises OutOfBounds for more of them than are carried out."""
    if number > most:
        raise OutOfBounds(f"The run was stopped: {number:,} {what} are more than {most:,}.")
    return number


@singledispatch
def amount_in_words(amount: object, ev: Reading, view: Viewpoint) -> int:
    """The number an amount stands for that is not written as one."""
    raise TypeError(f"no amount: {amount!r}")
