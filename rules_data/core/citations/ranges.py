"""The rules that a reference names: one, or all of a range."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.tree import NumberScheme, RuleNumber

from .model import Citation

_LONGEST_RANGE = 200


def expand(citation: Citation) -> tuple[RuleNumber, ...]:
    """The numbers a reference names: one, or those between the ends of a range of siblings, both included.

    The ends alone where they are no siblings, for only the document knows what lies between.
    """
    first, last = citation.number, citation.last
    if last is None:
        return (first,)
    low, high = first.parts[-1], last.parts[-1]
    if first.parts[:-1] == last.parts[:-1]:
        if isinstance(low, int) and isinstance(high, int) and high - low <= _LONGEST_RANGE:
            return tuple(replace(first, parts=(*first.parts[:-1], part)) for part in range(low, high + 1))
        if isinstance(low, str) and isinstance(high, str) and first < last:
            letters = _letters_between(low, high, first.scheme)
            return tuple(replace(first, parts=(*first.parts[:-1], letter)) for letter in letters)
    return (first, last)


def _letters_between(low: str, high: str, scheme: NumberScheme) -> list[str]:
    letters = [low]
    while letters[-1] != high and len(letters) <= _LONGEST_RANGE and len(letters[-1]) <= len(high):
        letters.append(scheme.next_letters(letters[-1]))
    return letters if letters[-1] == high else [low, high]
