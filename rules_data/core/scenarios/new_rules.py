"""Rules that are new in an edition: which they are, and which of them nobody has recorded yet.

A rule is new where it continues none of the edition whose rows are followed. Somebody looks at each: a row rests on it,
it decides nothing of what the evaluator answers, or the evaluator does not know what it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules_data.core.tree import Crosswalk, NumberScheme, RuleNumber

# What is recorded of a new rule goes by this and its number, beside the decisions on rows.
NEW_RULE = "new rule "


@dataclass(frozen=True, slots=True)
class NewRules:
    """The rules of the edition `label` as they stand beside those of `like`, by their numbers.

    `new` are those that continue none of `like`, in the order of the rules; `numbers` are all of them.
    """

    label: str
    like: str
    numbers: frozenset[str]
    new: tuple[str, ...]

    def fault(self, number: str) -> str:
        """Why nothing can be recorded of a rule as new; '' where it can."""
        if number in self.new:
            return ""
        if number in self.numbers:
            return f"{number}, which continues a rule of {self.like}"
        return f"{number}, which {self.label} does not have"


def new_in(crosswalk: Crosswalk, label: str, like: str, *, backwards: bool = False) -> NewRules:
    """The new rules of an edition; `backwards`, of the older edition of the crosswalk."""
    pairs = [(link.new, link.old) if backwards else (link.old, link.new) for link in crosswalk.links]
    numbers = {now for _, now in pairs if now is not None}
    continued = {now for was, now in pairs if was is not None}
    return NewRules(label, like, frozenset(map(str, numbers)), tuple(map(str, sorted(numbers - continued))))


def unrecorded(
    new: Iterable[str], recorded: Collection[str], cited: Collection[str], scheme: NumberScheme
) -> list[str]:
    """The new rules that nobody has recorded: no row cites them, nor are they or a rule above them recorded."""
    return [number for number in new if number not in cited and not _under(number, recorded, scheme)]


def _under(number: str, recorded: Collection[str], scheme: NumberScheme) -> bool:
    above: RuleNumber | None = RuleNumber.parse(number, scheme)
    while above is not None and str(above) not in recorded:
        above = above.parent
    return above is not None
