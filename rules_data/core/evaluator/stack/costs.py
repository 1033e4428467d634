"""Costs: whether they can be paid, and paying them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from rules_data.core.abilities import Cost, Effect, NamedObjects, Pick, Selector, SpentForThis, singular
from rules_data.core.abilities.changes import AdditionalCost
from rules_data.core.abilities.effects import Discard, Pay, PayAnyAmount
from rules_data.core.evaluator.events import Running, bind
from rules_data.core.evaluator.matching import (
    amount_of,
    can_add_up,
    cause_of,
    find_objects,
    found_where_moved,
    no_more_than,
    resolve_selector,
    view_of_item,
    why_not,
)
from rules_data.core.evaluator.policy import (
    A_COST_FURTHER_ON_IS_BASE_COST,
    COST_MUST_BE_PAID_TO_FINALIZE,
    COST_WITHIN_A_TRIGGER,
    NO_COST_ON_RESOLUTION,
    Point,
)
from rules_data.core.evaluator.state import (
    COST,
    DONE_FOR_A_PART,
    Bindings,
    Cause,
    Decision,
    Event,
    Frame,
    GameObject,
    Item,
    NotSupported,
    Occurrence,
    OutOfBounds,
    Viewpoint,
    position_of,
    replace,
)

from .apart import are_enough, overlapping, proposed_apart
from .choosing import targeting_effects
from .covering import cover, needs_of
from .payments import chosen_payment
from .standing_for import cost_as_announced, rules_on_parts, ways_to_pay

MOST_TIMES = 1_000
MOST_X = 250  # each is an answer of its own


def can_pay(
    ev: Running,
    player: str,
    cost: Cost,
    source: GameObject,
    occurrence: Occurrence | None = None,
    *,
    in_using: bool = False,
) -> bool:
    """Whether the player has the resources and can carry out every action of the cost.

    `occurrence` is what is paid for, where the cost may speak of it ("spend its buff"). `in_using`: an ability of the
    source is about to be used.
    """
    return any(_can_pay(ev, player, one, source, occurrence, in_using) for one in ways_to_pay(ev, cost))


def _can_pay(
    ev: Running, player: str, cost: Cost, source: GameObject, occurrence: Occurrence | None, in_using: bool = False
) -> bool:
    if plan_payment(ev, player, cost, source, in_using) is None:
        return False
    view = Viewpoint(player, source, ev.state, occurrence)
    if not all(can_do(ev, action, view) for action in cost.actions):
        return False
    return are_enough([*overlapping(ev, cost.actions, view).values()])


def with_costs_within(ev: Running, item: Item, cost: Cost) -> Cost:
    """The base cost of a triggered ability with the costs in its instructions that the rules take as a part of it.

    A cost that its instructions begin with is written there or as the ability's own cost: it is the same cost.
    """
    paying = [each for each in targeting_effects(ev, item, _effects_of(item)) if _has_its_player_pay(ev, each)]
    added = [each for each in paying if is_paid_to_finalize(ev, item, each)]
    within = [cost_of_paying(ev, each, Frame(view_of_item(ev, item), cause_of(item), item)) for each in added]
    return Cost(
        (*cost.resources, *(each for one in within for each in one.resources)),
        (*cost.actions, *(each for one in within for each in one.actions)),
    )


def _has_its_player_pay(ev: Running, effect: Effect) -> bool:
    return isinstance(effect, Pay | PayAnyAmount) or effect.verb in ev.game.costs_of


def is_paid_to_finalize(ev: Running, item: Item, effect: Effect) -> bool:
    """Whether what this instruction of a triggered ability has its player pay is a part of its base cost."""
    return _is_base_cost(ev, item, effect, COST_MUST_BE_PAID_TO_FINALIZE)


def is_paid_already(ev: Running, item: Item, effect: Effect) -> bool:
    """Whether what this instruction of a triggered ability has its player pay is not paid as the ability resolves."""
    return _is_base_cost(ev, item, effect, NO_COST_ON_RESOLUTION)


def cost_of_paying(ev: Running, effect: Effect, frame: Frame) -> Cost:
    """What an instruction has its player pay, so many times over as it says. Raises OutOfBounds for too many."""
    if effect.verb in ev.game.costs_of:
        return ev.game.costs_of[effect.verb](ev, effect, frame)
    if isinstance(effect, PayAnyAmount):
        chosen = frame.item.modes.get(position_of(frame.item, effect), ("0",)) if frame.item is not None else ("0",)
        return effect.price.with_announced(int(chosen[0]))
    view = frame.view
    cost = _with_x_announced(effect.cost or Cost(), frame)
    if effect.amount == 1:
        return cost
    return cost.times(no_more_than(MOST_TIMES, amount_of(ev, view, effect.amount), "times to pay a cost"))


def _with_x_announced(cost: Cost, frame: Frame) -> Cost:
    """A cost within instructions with the X that was announced before. Raises NotSupported where none was."""
    if not cost.has_x:
        return cost
    known = next((each.x for each in (frame.view.paid, frame.view.source.paid) if each.x is not None), None)
    if known is None:
        raise NotSupported(
            f"No number has been announced for the X that is paid for {frame.label}: how much it is would be chosen as "
            "it is paid, which is not asked here. Write the number in its place."
        )
    return cost.with_announced(known)


def _is_base_cost(ev: Running, item: Item, effect: Effect, besides: Point) -> bool:
    """Whether an instruction's cost is a part of the base cost; `besides` must be so as well of a first one's."""
    if not _begins_with(item, effect):
        return bool(ev.rules.ask(A_COST_FURTHER_ON_IS_BASE_COST))
    base = ev.rules.ask(COST_WITHIN_A_TRIGGER)
    return base.answer == "base cost" and bool(ev.rules.ask(besides))


def _begins_with(item: Item, effect: Effect) -> bool:
    """Whether it is the first instruction, and says nothing for the case that nobody pays."""
    return effect is next(iter(_effects_of(item)), None) and not effect.otherwise


def _effects_of(item: Item) -> tuple[Effect, ...]:
    return item.ability.effects if item.ability is not None else ()


def with_additional(ev: Running, item: Item, cost: Cost) -> Cost:
    """The cost of an ability with what keywords make its controller pay beside it."""
    added = [c for c in ev.game.costs_by_keywords(ev, item, item.source) if isinstance(c, AdditionalCost)]
    for change in added:
        if not change.optional:
            cost = Cost((*cost.resources, *change.cost.resources), (*cost.actions, *change.cost.actions))
    return cost


def plan_payment(
    ev: Running, player: str, cost: Cost, source: GameObject, in_using: bool = False
) -> list[tuple[str, int]] | None:
    """Which resources to take from the player's pool; None when there are not enough and no more can be raised."""
    return _plan(ev, player, cost, ev.game.cannot_spend(ev, player, source, in_using))


def _plan(ev: Running, player: str, cost: Cost, less: Mapping[str, int]) -> list[tuple[str, int]] | None:
    """The same with so much less than there is in the pool."""
    held = {name: amount for (owner, name), amount in ev.state.numbers.items() if owner == player}
    for name, amount in ev.game.could_raise(ev, player).items():
        held[name] = held.get(name, 0) + amount
    for name, amount in less.items():
        held[name] = held.get(name, 0) - amount
    return cover(needs_of(ev, cost, held), held)


def rules_against_paying(
    ev: Running, player: str, cost: Cost, source: GameObject, *, in_using: bool = False
) -> tuple[str, ...]:
    """The rules by which what a player has does not pay for this, where they keep it for something else; else none."""
    less = ev.game.cannot_spend(ev, player, source, in_using)
    if not less or _plan(ev, player, cost, less) is not None or _plan(ev, player, cost, {}) is None:
        return ()
    return ev.game.rules_on_spending(ev)


def can_do(ev: Running, action: Effect, view: Viewpoint) -> bool:
    """Whether an action of a cost could be carried out now."""
    if action.objects is None and not ev.game.may_pay(ev, action, view, None):
        return False
    if isinstance(action, Discard):
        hand = ev.state.in_zone(ev.game.zones.hand, view.you)
        asked = action.objects
        fitting = [card for card in hand if asked is None or not why_not(ev, asked.filter, card, view)]
        return len(fitting) >= amount_of(ev, view, action.amount)
    selector = action.objects
    if selector is None:
        return True
    found = [thing for thing in _candidates(ev, selector, view) if ev.game.may_pay(ev, action, view, thing)]
    wanted = 1
    if selector.pick is Pick.CHOOSE:
        wanted = selector.least if selector.up_to else amount_of(ev, view, selector.count)
    return len(found) >= wanted and can_add_up(ev, selector, found, view)


def _candidates(ev: Running, selector: Selector, view: Viewpoint) -> list[GameObject]:
    if selector.pick is Pick.CHOOSE:
        return find_objects(ev, selector.filter, view)
    return resolve_selector(ev, selector, view)


def pay(
    ev: Running,
    player: str,
    cost: Cost,
    source: GameObject,
    label: str,
    rules: tuple[str, ...],
    occurrence: Occurrence | None = None,
    spent: list[tuple[str, int]] | None = None,
) -> Bindings:
    """Take the resources and carry out the actions; replaced actions still count as paid. Returns what it names.

    `spent` takes which resources were taken, and for how many parts of the cost something was done in their place.
    """
    on_parts = rules_on_parts(ev, cost)
    payable = partial(_can_pay, ev, player, source=source, occurrence=occurrence)
    cost, done_for = cost_as_announced(ev, player, cost, label, payable)
    ev.game.raise_resources(ev, player, cost)
    plan = plan_payment(ev, player, cost, source) or []
    for name, amount in (payment := chosen_payment(ev, player, cost, plan, source, label)):
        ev.board.set_number(player, name, ev.state.number(player, name) - amount)
    ev.game.note_spent(ev, player, source, payment)
    if spent is not None:
        spent += (*payment, *([(DONE_FOR_A_PART, done_for)] if done_for else ()))
    cause = Cause(player, source, (*source.card.types, COST), label)
    frame = Frame(Viewpoint(player, source, ev.state, occurrence), cause)
    actions = [_on_what_can_pay(ev, action, frame.view) for action in cost.actions]
    asked = proposed_apart(ev, actions, frame)
    if any(events for _, events in asked):
        _name_what_was_paid(ev, frame, asked, ev.events.perform([event for _, events in asked for event in events]))
    # Always told in one order, whatever the order in which the cost is written.
    told = sorted(cost.resources, key=lambda each: _rank(ev, each[0]))
    taken = ", ".join(f"{amount} {singular(name) if amount == 1 else name}" for name, amount in told if amount)
    done = ", ".join(action.verb for action in cost.actions)
    text = f"{player} pays for {label}: {' and '.join(part for part in (taken, done) if part) or 'nothing'}"
    kind = "card" if source.zone == ev.game.waiting_zone else "ability"
    cited = (*rules, *ev.rules.cite_for("pay costs", kind), *on_parts)
    ev.journal.record("paid", text, cited, players=(player,), objects=(label,))
    return frame.view.bindings


def _on_what_can_pay(ev: Running, action: Effect, view: Viewpoint) -> Effect:
    """An action of a cost with a choice among those objects alone on which it can be carried out."""
    for field in ("objects", "others", "source"):
        selector = getattr(action, field, None)
        if not isinstance(selector, Selector) or selector.pick is not Pick.CHOOSE or selector.target:
            continue
        found = find_objects(ev, selector.filter, view)
        able = tuple(thing.handle for thing in found if ev.game.may_pay(ev, action, view, thing))
        if len(able) < len(found):
            narrowed = replace(selector, filter=selector.filter.also(NamedObjects(able)))
            action = replace(action, **{field: narrowed})
    return action


def _name_what_was_paid(
    ev: Running, frame: Frame, asked: list[tuple[Effect, list[Event]]], happened: list[Event]
) -> None:
    """Remember what an action of a cost was done to, where it has a name for that as a whole."""
    for action, events in asked:
        if action.bind is None:
            continue
        handles = {thing.handle for event in events for thing in event.objects}
        found = [thing for event in happened for thing in event.after or event.objects if thing.handle in handles]
        bind(ev, frame, action.bind, tuple(dict.fromkeys(thing.identity for thing in found)))


def pay_for_item(ev: Running, item: Item, cost: Cost, rules: tuple[str, ...]) -> Item:
    """The item once its cost is paid, with the objects that this very payment has named and moved."""
    begun = len(ev.journal.events)
    spent: list[tuple[str, int]] = []
    named = pay(ev, item.controller, cost, item.source, item.label, rules, item.occurrence, spent)
    moved = tuple(found_where_moved(ev, ev.journal.events[begun:]))
    resources = [each for each in spent if each[0] != DONE_FOR_A_PART]
    paid = item.paid.with_spent(*resources) if ev.game.vocabulary.kinds_paid else item.paid
    for _ in range(dict(spent).get(DONE_FOR_A_PART, 0)):
        paid = paid.with_cost(DONE_FOR_A_PART)
    if SpentForThis in ev.game.vocabulary.criteria:
        paid = paid.with_moved(*(thing.identity for event in ev.journal.events[begun:] for thing in event.after))
    if not (moved or named or paid is not item.paid):
        return item
    return replace(item, moved=(*item.moved, *moved), bindings={**item.bindings, **named}, paid=paid)


def _rank(ev: Running, name: str) -> tuple[int, str]:
    """Where a resource stands among the numbers that players have; what is none of them comes first."""
    numbers = ev.game.vocabulary.board.numbers
    return (numbers.index(name) if name in numbers else -1, name)


def pay_now(
    ev: Running,
    player: str,
    cost: Cost,
    source: GameObject,
    label: str,
    rules: tuple[str, ...],
    occurrence: Occurrence | None = None,
    names: dict[str, tuple[tuple[str, int], ...]] | None = None,
) -> bool:
    """Ask for a payment in the middle of something; whether it was made. `names` takes what it names."""
    if not can_pay(ev, player, cost, source, occurrence):
        return False
    if ev.choices.choose(Decision(player, "pay", (("yes",), ("no",)), rules, label))[0] == "no":
        return False
    named = pay(ev, player, cost, source, label, rules, occurrence)
    if names is not None:
        names.update(named)
    return True


def largest_x(
    ev: Running, player: str, source: GameObject, cost: Cost, payable: Callable[[int], bool] | None = None
) -> int:
    """The largest X that can be paid: more of it never costs less. Raises OutOfBounds where it is too large to list.

    `payable`: whether a number could be paid for in another way.
    """

    def is_payable(number: int) -> bool:
        by_itself = can_pay(ev, player, cost.with_announced(number), source)
        return by_itself or (payable is not None and payable(number))

    paid, unpaid = 0, 1
    while is_payable(unpaid):
        if unpaid > MOST_X:
            raise OutOfBounds(f"The run was stopped: {player} can pay for an X larger than {MOST_X}.")
        paid, unpaid = unpaid, min(unpaid * 2, MOST_X + 1)
    while unpaid - paid > 1:
        between = (paid + unpaid) // 2
        paid, unpaid = (between, unpaid) if is_payable(between) else (paid, between)
    return paid
