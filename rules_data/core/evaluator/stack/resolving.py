"""Resolving what waits: whether it still is wanted and its targets still legal, and what it does."""

from __future__ import annotations

from rules_data.core.abilities import THIS_WAY, Ability, Limit, Selector
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import (
    cause_of,
    find_anywhere,
    is_met,
    view_of_item,
    why_not,
)
from rules_data.core.evaluator.policy import (
    A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES,
    COST_WITHIN_A_TRIGGER,
    DO_THIS_ONLY_ONCE,
    IF_AFTER_THE_CONDITION,
    NO_COST_ON_RESOLUTION,
    WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES,
    YOU_MAY,
)
from rules_data.core.evaluator.state import (
    Decision,
    Frame,
    Item,
    position_of,
    replace,
    selectors_in,
)

from .choosing import can_be_targeted
from .costs import pay_now
from .instructions import perform, run_effects
from .offering import may_be_offered
from .put_off import carry_out_with_what_waits


def resolve_item(ev: Running, item: Item) -> None:
    """Carry out an item's effects, then clear it away."""
    current = next((each for each in ev.state.waiting if each.number == item.number), item)
    if current is not item:
        item = replace(current, targets={**item.targets, **current.targets})
    ability = item.ability
    around = ev.under_way.resolving
    ev.under_way.resolving = [*around, item]
    ev.under_way.acted_from = len(ev.state.history)
    ev.journal.resolved.append(item.label)
    ev.journal.record("resolved", f"{item.label} resolves", ev.rules.cite("resolve"), objects=(item.label,))
    ev.budget.deepen()  # where triggers do not wait, what resolves may be inside of what resolves
    try:
        if _all_targets_illegal(ev, item):
            item = replace(item, fizzled=True)
        elif ability is not None and (wanted := _still_wanted(ev, item, ability)) is not None:
            _run(ev, wanted, ev.game.part_resolving(ev, item, ability))
    finally:
        ev.budget.rise()
        ev.under_way.resolving = around
    ev.board.take_off(item)
    ev.game.after_resolving(ev, item)


def _run(ev: Running, item: Item, ability: Ability) -> None:
    done, outer = len(ev.journal.events), ev.state.marks.get(THIS_WAY)
    tells = THIS_WAY in ev.game.vocabulary.past_spans
    if tells:
        ev.board.begin_span(THIS_WAY)
    frame = Frame(view_of_item(ev, item), cause_of(item), item, begun=len(ev.journal.events))
    carry_out_with_what_waits(ev, lambda: run_effects(ev, ability.effects, frame), perform)
    if tells and outer is not None:
        ev.board.begin_span(THIS_WAY, outer)
    if ability.limit is Limit.DONE_ONCE_EACH_TURN and len(ev.journal.events) > done:
        ev.board.note_use(item.key)


def _all_targets_illegal(ev: Running, item: Item) -> bool:
    """Whether it has targets and every one of them has become illegal."""
    wanted = [(selector, i) for selector in _selectors(item) for i in item.targets.get(position_of(item, selector), ())]
    if not wanted or any(_why_illegal(ev, item, selector, identity) == "" for selector, identity in wanted):
        return False
    ruled = ev.rules.ask(WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES)
    if ruled:
        text = f"{item.label} does nothing: none of its targets is legal any more"
        ev.journal.record("removed", text, ruled.rules, ok=False, objects=(item.label,))
    return bool(ruled)


def _selectors(item: Item) -> tuple[Selector, ...]:
    """The selectors whose targets were chosen, wherever in its instructions they stand."""
    return selectors_in(item.ability.effects) if item.targets and item.ability is not None else ()


def _still_wanted(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item as it goes on after its "if", "you may" and cost, where they are left to its resolution; or None."""
    if not item.by_trigger:
        return item
    view = view_of_item(ev, item)
    if not _state_is_so(ev, item, ability):
        return None
    if ability.condition is not None and not item.checked:
        ruled = ev.rules.ask(IF_AFTER_THE_CONDITION, ability)
        if not is_met(ability.condition, ev, view):
            text = f"{item.label} does nothing: its own condition (the if) is not true"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
            return None
        if ruled.answer == "both times":
            text = f"{item.label}: its own condition (the if) is still true"
            ev.journal.record("matched", text, ruled.rules, ok=True, objects=(item.label,))
    if ability.limit is Limit.DONE_ONCE_EACH_TURN and ev.state.uses(item.key, ability.limit) >= ability.times:
        ruled = ev.rules.ask(DO_THIS_ONLY_ONCE)
        if ruled:
            text = f"{item.label} does nothing: {item.controller} has already done this this turn"
            ev.journal.record("limited", text, ruled.rules, ok=False, objects=(item.label,))
            return None
    # Whoever may pay to have it done has decided with the payment.
    if ability.optional and not item.accepted and (ability.cost.is_free or not _is_base_cost(ev)):
        return _pay_on_resolution(ev, item, ability) if _is_wanted(ev, item, ability) else None
    return _pay_on_resolution(ev, item, ability)


def _is_wanted(ev: Running, item: Item, ability: Ability) -> bool:
    """Whether its controller wants an ability that begins with "you may", if that can be done at all."""
    if not may_be_offered(ev, ability.effects, Frame(view_of_item(ev, item), cause_of(item), item)):
        return False
    rules = ev.rules.ask(YOU_MAY).rules
    decision = Decision(item.controller, "may", (("yes",), ("no",)), rules, item.label)
    if ev.choices.choose(decision)[0] == "yes":
        return True
    ev.journal.record("declined", f"{item.controller} declines {item.label}", rules, objects=(item.label,))
    return False


def _state_is_so(ev: Running, item: Item, ability: Ability) -> bool:
    """Whether the state that made it trigger still is so, in a game where that matters."""
    states = (ability.trigger.state if ability.trigger is not None else None, ability.condition)
    if all(is_met(state, ev, view_of_item(ev, item)) for state in states if state is not None):
        return True
    ruled = ev.rules.ask(A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES)
    if not ruled:
        return True
    text = f"{item.label} fails to resolve: its state is no longer so"
    ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
    return False


def _pay_on_resolution(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item with what its payment names, for its instructions alone; None if its controller does not pay."""
    if ability.cost.is_free:
        return item
    again = ev.rules.ask(NO_COST_ON_RESOLUTION)
    if _is_base_cost(ev) and again:
        return item
    names, cost = dict(item.bindings), ability.cost
    paid = pay_now(ev, item.controller, cost, item.source, item.label, again.rules, item.occurrence, names)
    return replace(item, bindings=names) if paid else None


def _is_base_cost(ev: Running) -> bool:
    """Whether what a triggered ability's instructions say is to be paid has been paid as it was finalized."""
    return ev.rules.ask(COST_WITHIN_A_TRIGGER).answer == "base cost"


def target_is_legal(ev: Running, item: Item, selector: Selector, identity: tuple[str, int]) -> bool:
    """Whether a target chosen earlier still is one as the item resolves."""
    reason = _why_illegal(ev, item, selector, identity)
    if not reason:
        return True
    rules = ev.rules.cite("illegal target")
    ev.journal.record("recheck_failed", f"{item.label}: {reason}", rules, ok=False, objects=(item.label, identity[0]))
    return False


def _why_illegal(ev: Running, item: Item, selector: Selector, identity: tuple[str, int]) -> str:
    thing = find_anywhere(ev, identity)
    if thing is None:
        return f"{identity[0]} is no longer the same object"
    reason = why_not(ev, selector.filter, thing, view_of_item(ev, item))
    return reason or ("" if can_be_targeted(ev, item, thing) else f"{identity[0]} can no longer be targeted")


def tidy(ev: Running) -> None:
    """What the rules do by themselves between actions, until nothing is left to do."""
    while ev.game.flow.tidy(ev):
        ev.budget.spend(1)
