"""What passive abilities and gifts change about objects, in words."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities.model import Ability, Change, Cost
from rules_data.core.abilities.model_values import Selector
from rules_data.core.abilities.writing.costs import resources
from rules_data.core.abilities.writing.english import UnableToRenderAbility, article
from rules_data.core.abilities.writing.lexicon import word_for, words

from . import nouns

# Renders an ability inside another: the only thing that leads back to the ability as a whole.
Nested = Callable[[Ability], str]
_CANNOT = "can't"


def something_had(change: Change, nested: Nested) -> str:
    """What an object is given or has: +2 [M], [Tank], an ability; empty for changes of another kind."""
    say = _HAD.get(change.what)
    return say(change, nested) if say is not None else ""


def _stat_had(change: Change, nested: Nested) -> str:
    name = word_for(words().stats, change.name, "number")
    if not isinstance(change.amount, int):
        return f"{name} equal to {nouns.amount(change.amount)} more"
    return f"{change.amount:+d} {name}"


def _ability_had(change: Change, nested: Nested) -> str:
    if change.ability is None:
        raise UnableToRenderAbility("The ability that is given is missing.")
    return f'"{nested(change.ability)}"'


_HAD: dict[str, Callable[[Change, Nested], str]] = {
    "stat": _stat_had,
    "set stat": lambda change, nested: f"a base {nouns.stat_name(change.name)} of {nouns.amount(change.amount)}",
    "keyword": lambda change, nested: keyword(change.name, change.amount if isinstance(change.amount, int) else 1),
    "tag": lambda change, nested: f"the {change.name} tag",
    "ability": _ability_had,
}


def said(change: Change, which: Selector, pays: Callable[[Cost], str]) -> str:
    """A change that is a statement of its own: units cost [1] less. `pays` puts a cost into words."""
    who, many = nouns.subject(which), nouns.is_plural(which)
    if change.what == "cost":
        return f"{who} {'cost' if many else 'costs'} {_cost_change(change)}"
    if change.what == "additional cost":
        what = "me" if who == "I" else who
        chosen = "you may " if change.optional else ""
        named = f" ({change.name.removesuffix(' cost')} cost)" if change.name not in ("", "additional cost") else ""
        return f"as an additional cost to play {what}, {chosen}{pays(change.cost or Cost())}{named}"
    if change.what == "enters":
        return f"{who} {'enter' if many else 'enters'} {change.name}"
    if change.what in ("cannot", "can"):
        return f"{who} {'can' if change.what == 'can' else _CANNOT} {change.name}"
    be = "am" if who == "I" else "are" if many else "is"
    if change.what == "type":
        return f"{who} {be} also {nouns.plural(change.name) if many and who != 'I' else article(change.name)}"
    if change.what == "status":
        return f"{who} {be} {change.name}"
    raise UnableToRenderAbility(f"No sentence is known for a change of {change.what!r}.")


def _cost_change(change: Change) -> str:
    if not isinstance(change.amount, int):
        return f"more by {nouns.amount(change.amount)}"
    much = resources(((change.name, abs(change.amount)),))
    least = f" to a minimum of {resources((('energy', change.minimum),))}" if change.minimum is not None else ""
    return f"{much} {'less' if change.amount < 0 else 'more'}{least}"


def keyword(name: str, number: int) -> str:
    return f"[{name.title()}{f' {number}' if number > 1 else ''}]"
