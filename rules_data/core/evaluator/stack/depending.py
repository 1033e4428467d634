"""Which of several instructions can be judged before the others are done, and whether there is enough for all."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Effect, InZone, Pick, Selector, WithNumber
from rules_data.core.abilities.effects import (
    Destroy,
    Discard,
    Exile,
    GainLife,
    Kill,
    LoseLife,
    Pay,
    PayLife,
    Return,
    Sacrifice,
)
from rules_data.core.evaluator.state import GameObject

_TAKING = (Sacrifice, Destroy, Kill, Exile, Return)
_NUMBERS_ALONE = (GainLife, LoseLife, PayLife)


def takes(effect: Effect) -> bool:
    """Whether an instruction takes what it is about off the board."""
    return isinstance(effect, _TAKING)


def is_settled(before: Sequence[Effect], effect: Effect) -> bool:
    """Whether nothing that comes before an instruction could make it possible, so that it can be judged at once.

    What takes objects off the board, or changes a player's number, brings nothing onto it. Cards elsewhere, and numbers
    of objects, may be others by then.
    """
    if not before or isinstance(effect, Pay):
        return True
    if any(not isinstance(each, (*_TAKING, *_NUMBERS_ALONE)) or each.to for each in before):
        return False
    if isinstance(effect, Discard):
        return not any(isinstance(each, Return) for each in before)
    return effect.objects is not None and _looks_at_the_board(effect.objects)


def _looks_at_the_board(selector: Selector) -> bool:
    """Whether an instruction chooses among what is on the board, by what nobody's leaving changes."""
    if selector.pick is not Pick.CHOOSE or selector.target:
        return False
    return not any(True for kind in (InZone, WithNumber) for _ in selector.filter.every(kind))


def are_enough(wanted: Sequence[Sequence[GameObject]]) -> bool:
    """Whether each of these can be another one of the objects that it may be."""
    held: dict[tuple[str, int], int] = {}

    def find(number: int, tried: set[tuple[str, int]]) -> bool:
        for thing in wanted[number]:
            if thing.identity in tried:
                continue
            tried.add(thing.identity)
            if thing.identity not in held or find(held[thing.identity], tried):
                held[thing.identity] = number
                return True
        return False

    return all(find(number, set()) for number in range(len(wanted)))
