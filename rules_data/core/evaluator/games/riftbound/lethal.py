"""How much damage has to be assigned to a unit to be lethal (Core Rules v1.4 465.2.c, v1.3 460.2.c)."""

from __future__ import annotations

from rules_data.core.abilities import Amount, Filter
from rules_data.core.evaluator.events import Running, find_replacers, qualifies
from rules_data.core.evaluator.matching import amount_of, measure, why_not
from rules_data.core.evaluator.state import Cause, Event, GameObject, NotSupported, Replacer, Viewpoint, replace

from .facts import units_at
from .memory import remembered
from .questions_actions import REPLACEMENTS_APPLY_TO_ASSIGNED_DAMAGE
from .questions_course import WHAT_IS_LETHAL_COUNTS_PREVENTION

ANY_DAMAGE = 10**6
MOST_MORE = 100  # so much more than lethal damage is looked at for what is left of it


def lethal_left(ev: Running, unit: GameObject) -> int:
    """The least damage that is lethal for a unit once it is dealt, with what will be prevented of it or changed."""
    needed = max(1, measure(ev, ev.state, unit, "might") - unit.count("damage"))
    prevented = _prevented(ev, unit)
    changing = _changes_of(ev, unit)
    if not changing:
        return needed + prevented
    if prevented:
        raise NotSupported(
            f"What is dealt to {unit.handle} is prevented in part and changed as well. Which of the two applies first "
            "is chosen while damage is assigned (v1.4 465.2.c.5), and nobody is asked that here."
        )
    enough = (amount for amount in range(1, needed + MOST_MORE) if _dealt(ev, unit, amount, changing) >= needed)
    return next(enough, ANY_DAMAGE)


def _prevented(ev: Running, unit: GameObject) -> int:
    """How much damage of a unit effects will prevent; of one that prevents all of it no amount is lethal."""
    found = 0
    for delayed in ev.state.delayed:
        replacement = delayed.ability.replacement
        if replacement is None or not replacement.prevents:
            continue
        view = Viewpoint(delayed.controller, delayed.source, ev.state)
        if why_not(ev, replacement.pattern.object or Filter(), unit, view):
            continue
        found += ANY_DAMAGE if delayed.remaining is None else delayed.remaining
    return found if found and ev.rules.ask(WHAT_IS_LETHAL_COUNTS_PREVENTION) else 0


def _changes_of(ev: Running, unit: GameObject) -> list[tuple[Replacer, Amount]]:
    """The effects that would change how much combat damage a unit takes, each with what it makes of that."""
    blow = _blow(ev, unit, 1)
    found = []
    for replacer in find_replacers(ev, [blow]):
        replacement = replacer.ability.replacement
        amount = replacement.amount if replacement is not None and replacement.keeps_event else None
        if amount is not None and qualifies(ev, replacer, blow) is not None:
            found.append((replacer, amount))
    return found if found and ev.rules.ask(REPLACEMENTS_APPLY_TO_ASSIGNED_DAMAGE) else []


def _dealt(ev: Running, unit: GameObject, amount: int, changing: list[tuple[Replacer, Amount]]) -> int:
    """How much is dealt to a unit in the end if so much is assigned to it."""
    blow = _blow(ev, unit, amount)
    for replacer, becomes in changing:
        occurrence = qualifies(ev, replacer, blow)
        if occurrence is not None:
            view = Viewpoint(replacer.controller, replacer.source, ev.state, occurrence)
            blow = replace(blow, amount=amount_of(ev, view, becomes))
    return blow.amount


def _blow(ev: Running, unit: GameObject, amount: int) -> Event:
    """So much combat damage to a unit, by those it fights."""
    sides = (remembered(ev.state).attacker, remembered(ev.state).defender)
    other = next((player for player in sides if player != unit.controller), "")
    dealing = units_at(ev, unit.at, other)
    first = dealing[0] if dealing else None
    cause = Cause(other, first, ("unit", "combat"), "combat", along=tuple(dealing[1:]))
    return Event("takes damage", (unit,), other, amount, at=unit.at, cause=cause)
