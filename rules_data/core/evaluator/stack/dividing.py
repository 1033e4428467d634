"""Damage that is divided among objects: among how many at most, and how much each of them gets."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Effect, Selector
from rules_data.core.abilities.effects import DealDivided
from rules_data.core.evaluator.events import Running, cause_named
from rules_data.core.evaluator.matching import amount_of, view_of_item
from rules_data.core.evaluator.policy import (
    NO_MORE_TARGETS_THAN_IS_DIVIDED,
    TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE,
    WHEN_DAMAGE_IS_DIVIDED,
)
from rules_data.core.evaluator.state import (
    Decision,
    Frame,
    GameObject,
    Item,
    choices_of,
    divides,
    divisions,
    position_of,
    subset_of,
)


def most_targets(
    ev: Running, item: Item, selector: Selector, effect: Effect, among: Sequence[GameObject], most: int
) -> tuple[int, tuple[str, ...]]:
    """How many targets may be chosen, and the rules by which that is less than the instruction says."""
    if not isinstance(effect, DealDivided) or effect.others is not selector:
        return most, ()
    divided = amount_of(ev, view_of_item(ev, item), effect.amount) + ev.game.divides_more(ev, item, effect, among)
    if divided >= most:
        return most, ()
    ruled = ev.rules.ask(NO_MORE_TARGETS_THAN_IS_DIVIDED)
    return (max(divided, 0), ruled.rules) if ruled else (most, ())


def choose_division(
    ev: Running, player: str, amount: int, handles: list[str], label: str, rules: tuple[str, ...]
) -> tuple[str, ...]:
    """So much divided among these, each of which gets at least one, as words such as o1=2."""
    ways = divisions(amount, handles)
    words, also = ev.game.words.asks_division, divides(amount, handles)
    return ev.choices.choose(Decision(player, words, ways, rules, label, any_order=True, also=also))


def shares_of(ev: Running, effect: Effect, frame: Frame, taking: Sequence[GameObject]) -> dict[str, int]:
    """What each object is dealt, by handle: as was announced with the targets, or as its player chooses now."""
    item = frame.item
    way = item.modes.get(position_of(item, effect)) if item is not None else None
    if way is None and taking:
        rules = ev.rules.ask(WHEN_DAMAGE_IS_DIVIDED).rules or ev.rules.cite("choices")
        amount, handles = amount_of(ev, frame.view, effect.amount), [thing.handle for thing in taking]
        label = cause_named(ev, effect, frame).name
        handles = _left_of(ev, frame.view.you, amount, handles, label)
        if 0 < len(handles) <= amount:  # otherwise there is no way, and what is impossible is not done
            way = choose_division(ev, frame.view.you, amount, handles, label, rules)
    return {handle: int(number) for handle, _, number in (each.rpartition("=") for each in way or ())}


def _left_of(ev: Running, player: str, amount: int, handles: list[str], label: str) -> list[str]:
    """The targets that are left where there is less to divide than targets: as many as there is, of one's choice."""
    amount = max(amount, 0)
    if amount >= len(handles):
        return handles
    ruled = ev.rules.ask(TARGETS_BEYOND_WHAT_IS_DIVIDED_CEASE)
    if not ruled:
        return handles
    answers, also = choices_of(handles, amount, amount), subset_of(handles, amount, amount)
    return list(ev.choices.choose(Decision(player, "objects", answers, ruled.rules, label, any_order=True, also=also)))
