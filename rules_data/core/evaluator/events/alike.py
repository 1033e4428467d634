"""Replacement effects of which it makes no difference which comes first, so that nobody has to say which does."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Ability, Arithmetic, Effect, EventAmount, Filter, Limit, Pick, Selector
from rules_data.core.abilities.effects import Exile, Nothing
from rules_data.core.evaluator.state import Delayed, Replacer, parts_of, replace


def are_alike(replacers: Sequence[Replacer]) -> bool:
    """Whether effects that could apply to one event do the same, whichever of them comes first."""
    first, *others = replacers
    if any(not _is_plain(each) for each in replacers):
        return False
    if any(map(_leaves_nothing, replacers)) and all(_changes_no_more_than_a_number(each) for each in replacers):
        return True
    if all(_puts_in_the_same_place(first, each) for each in others):
        return True
    return all(_is_the_same(first, each) for each in others)


def _is_plain(replacer: Replacer) -> bool:
    """Whether it has no choice and no count of its own, and speaks of nothing but its event."""
    ability, replacement = replacer.ability, replacer.ability.replacement
    if replacement is None or replacement.changes or replacement.counters or replacement.ordinal is not None:
        return False
    if ability.optional or ability.limit is not Limit.NONE or not ability.cost.is_free:
        return False
    amounts = [each for each in (replacement.amount, replacement.prevent_value) if each is not None]
    return all(map(_speaks_of_the_event, parts_of([*ability.effects, *amounts])))


def _speaks_of_the_event(part: object) -> bool:
    """Whether a piece of what an effect does means the same for every source of it."""
    if isinstance(part, Selector):
        return part.pick is Pick.IT and part.bind is None
    if isinstance(part, Effect):
        return part.bind is None and not part.optional and part.condition is None and part.players is None
    return isinstance(part, Arithmetic | EventAmount) or part == Filter()


def _puts_in_the_same_place(first: Replacer, other: Replacer) -> bool:
    """Whether each exiles what the event happens to in its place, and nothing else: doing it twice is doing it once."""
    effects = first.ability.effects
    return (
        first.controller == other.controller
        and effects == other.ability.effects
        and len(effects) == 1
        and isinstance(effects[0], Exile)
        and not any(_keeps_it(each.ability) for each in (first, other))
    )


def _leaves_nothing(replacer: Replacer) -> bool:
    """Whether nothing is left of the event, however much of it there would have been."""
    ability, replacement = replacer.ability, replacer.ability.replacement
    return replacement is not None and replacement.pattern.amount is None and puts_nothing_in_its_place(ability)


def puts_nothing_in_its_place(ability: Ability) -> bool:
    """Whether a replacement says that nothing happens: in so many words, or by naming nothing that would."""
    replacement = ability.replacement
    if replacement is None or replacement.changes or replacement.counters or _keeps_it(ability):
        return False
    return all(isinstance(effect, Nothing) for effect in ability.effects)


def _changes_no_more_than_a_number(replacer: Replacer) -> bool:
    """Whether it makes another number of the event's, if it doesn't leave nothing of it."""
    replacement = replacer.ability.replacement
    changes = replacement is not None and replacement.keeps_event and not replacer.ability.effects
    return changes or _leaves_nothing(replacer)


def _keeps_it(ability: Ability) -> bool:
    replacement = ability.replacement
    return replacement is not None and (replacement.keeps_event or replacement.prevents)


def _is_the_same(first: Replacer, other: Replacer) -> bool:
    """Whether two say the same of the same event, as two cards of one name do, and last as long."""
    if first.controller != other.controller:
        return False
    if first.delayed is None or other.delayed is None:
        return first.delayed is other.delayed and first.ability == other.ability
    return _last_alike(first.delayed, other.delayed) and _at_full_strength(first) == _at_full_strength(other)


def _last_alike(one: Delayed, other: Delayed) -> bool:
    """Whether two effects that were made for later know the same, and end together."""
    return (one.bindings, one.linked_to, one.it, one.ending) == (
        other.bindings, other.linked_to, other.it, other.ending
    )  # fmt: skip


def _at_full_strength(replacer: Replacer) -> tuple[Ability, int | None]:
    """What an effect says, and how much is left of it where that makes a difference.

    Of shields that do nothing but prevent, what one leaves another takes.
    """
    ability, delayed = replacer.ability, replacer.delayed
    if delayed is None or delayed.remaining is None or ability.effects or ability.replacement is None:
        return ability, None if delayed is None else delayed.remaining
    return replace(ability, replacement=replace(ability.replacement, prevent_value=None)), None
