"""The number announced for X: it is kept with what was paid, so that copies and permanents know it."""

from __future__ import annotations

_X = "X="


def as_paid(number: int) -> str:
    """How the number stands among what was paid."""
    return f"{_X}{number}"


def as_pitched(identity: tuple[str, int]) -> str:
    """How a card that was pitched for something stands among what was paid for it."""
    return f"pitched {identity[0]}#{identity[1]}"


def announced(*paid: tuple[str, ...]) -> int:
    """The number among what was paid for these, the first that says one; 0 where none does."""
    return next((int(each.removeprefix(_X)) for kept in paid for each in kept if each.startswith(_X)), 0)


def has_announced(paid: tuple[str, ...]) -> bool:
    """Whether a number has been announced."""
    return any(each.startswith(_X) for each in paid)
