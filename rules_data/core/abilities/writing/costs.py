"""What is paid with, in symbols and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_data.core.abilities.effects import OnObjects
from rules_data.core.abilities.english import UnableToRenderAbility, listed, plural
from rules_data.core.abilities.model import Cost, Effect
from rules_data.core.abilities.model_values import Pick

from .lexicon import word_for, words

_SYMBOL = ("{", "[")


def resources(amounts: Sequence[tuple[str, int]]) -> str:
    """{2}{G}{G}, [2][C], {r}{r} and 1 action point; a cost of nothing is written as one."""
    if any(amount < 0 for _, amount in amounts):
        raise UnableToRenderAbility("No words are known for a cost of less than nothing.")
    known = words()
    number = sum(amount for name, amount in amounts if name in known.counted_resources)
    others = [(name, amount) for name, amount in amounts if name not in known.counted_resources]
    each = [(word_for(known.resources, name, "resource"), amount) for name, amount in others]
    symbols = "".join(word * amount for word, amount in each if word.startswith(_SYMBOL))
    named = [
        f"{amount} {word if amount == 1 else plural(word)}" for word, amount in each if not word.startswith(_SYMBOL)
    ]
    front = known.number.format(number) if number or not (symbols or named) else ""
    return listed([part for part in (f"{front}{symbols}", *named) if part])


def priced(what: Cost) -> str:
    """{X}{X}{2}{R}: the resources of a cost, with its X in front."""
    if any(name not in words().counted_resources for name, _ in what.variable):
        raise UnableToRenderAbility("No words are known for an X of one kind of resource.")
    variable = "{X}" * sum(times for _, times in what.variable)
    return variable + (resources(what.resources) if what.resources else "")


def spent_apart(what: Cost) -> tuple[Cost, list[str]]:
    """A cost without what is spent and not paid, and the words for that: spend 2 XP."""
    spent = [(name, amount) for name, amount in what.resources if words().resources.get(name) in words().spent]
    paid = tuple(one for one in what.resources if one not in spent)
    return replace(what, resources=paid), [f"spend {amount} {words().resources[name]}" for name, amount in spent]


def untargeted(action: Effect) -> Effect:
    """An action of a cost: what is chosen for it is never a target, so its words do not say so."""
    if not isinstance(action, OnObjects) or action.objects.pick is not Pick.CHOOSE:
        return action
    return replace(action, objects=replace(action.objects, target=False))
