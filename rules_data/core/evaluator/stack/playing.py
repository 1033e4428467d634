"""Playing cards: the steps from announcing to the finished item, and what it costs."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Change,
    Continuous,
    Cost,
    Effect,
    InState,
    OfType,
    Pick,
)
from rules_data.core.abilities.changes import (
    AdditionalCost,
    AlternativeCost,
    ChangeCost,
    ChangeOptionCost,
    ChooseOptionCost,
    LeastCost,
    SetCost,
)
from rules_data.core.abilities.effects import If, YouMay
from rules_data.core.evaluator.continuous import is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_about_playing, is_met, worked_out
from rules_data.core.evaluator.policy import (
    A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST,
    AN_ALTERNATIVE_COST_MAY_BE_PAID,
    X_IS_ANNOUNCED,
    Ruled,
)
from rules_data.core.evaluator.state import (
    NOTHING_PAID,
    Decision,
    GameObject,
    IllegalStep,
    Item,
    Played,
    Viewpoint,
    parts_of,
    replace,
)

from .adding_up import worked_out_cost
from .costs import can_pay, largest_x, pay_for_item, rules_against_paying
from .which_discount import ways_to_pay, with_discounts_chosen

# What an effect on costs names that is about abilities, where it does not name what they make.
ABILITY = "ability"
# What a player answers who pays no alternative cost.
OWN_COST = "its own"
_ON_COSTS = (ChangeCost, ChangeOptionCost, ChooseOptionCost, LeastCost, AdditionalCost, AlternativeCost, SetCost)


def begin_playing(
    ev: Running,
    player: str,
    thing: GameObject,
    *,
    cost: Cost | None = None,
    to: str = "",
    status: str = "",
) -> Item:
    """Put a card among what waits, as a pending item. It is finalized when nothing is resolving any more."""
    label, card = thing.handle, _as_it_waits(ev, player, thing)
    ev.board.put_newest(card)
    ability = instructions_of(ev, card)
    item = Item(ev.board.next_number(), label, "card", card, player, ability, status=status, origin=thing.zone)
    if to:
        item = replace(item, to=to)
    if cost is not None:
        item = replace(item, cost=cost)
    ev.board.add_item(item)
    rules = ev.rules.cite("play a card")
    text = f"{player} begins to {ev.game.vocabulary.play_verb} {label}"
    ev.journal.record("placed", text, rules, objects=(label,), players=(player,))
    return item


def _as_it_waits(ev: Running, player: str, thing: GameObject) -> GameObject:
    """The card as a new object among what waits: nothing that was said of it where it was is so, but it knows where."""
    return replace(
        thing,
        zone=ev.game.waiting_zone,
        at="",
        incarnation=thing.incarnation + 1,
        controller=player,
        statuses=frozenset(),
        counters={},
        modifiers=(),
        order=ev.state.clock,
        paid=NOTHING_PAID,
        played=Played(player, thing.zone),
    )


def instructions_of(ev: Running, thing: GameObject) -> Ability:
    """What a card does when it is carried out: its instructions, one after another."""
    own = [ability for ability in thing.card.abilities if ability.kind is AbilityKind.INSTRUCTIONS]
    return Ability(
        AbilityKind.INSTRUCTIONS,
        tuple(effect for ability in own for effect in _as_it_says(ability)),
        cannot=tuple(what for ability in own for what in ability.cannot),
        targets_only=next((ability.targets_only for ability in own if ability.targets_only is not None), None),
    )


def _as_it_says(ability: Ability) -> tuple[Effect, ...]:
    """The instructions of one ability, within the "if" and the "you may" that it begins with."""
    effects = (YouMay(effects=ability.effects),) if ability.optional else ability.effects
    return (If(condition=ability.condition, effects=effects),) if ability.condition is not None else effects


def undo_play(
    ev: Running, item: Item, reason: str, because: str = "illegal play", beside: tuple[str, ...] = ()
) -> None:
    """The card cannot be played, `because` of this part of it: a step that is illegal; by an effect it goes back.

    `beside`: further rules that keep it from being played.
    """
    rules = (*beside, *ev.rules.cite(because, "illegal play"))
    origin = item.played_from
    if origin is None:
        raise IllegalStep(f"{item.controller} cannot play {item.label}: {reason}", rules)
    ev.board.take_off(item)
    back = replace(origin, incarnation=origin.incarnation + 2)
    ev.board.put(back)
    ev.journal.record("removed", f"{item.label} is not played: {reason}", rules, ok=False, objects=(item.label,))


# --- what it costs ---------------------------------------------------------------------------------


def pay_for(ev: Running, item: Item, rules: tuple[str, ...]) -> Item | None:
    """The item once its cost is paid and it no longer is pending; None where it cannot be paid, and is undone."""
    item, cost = total_cost(ev, item)
    cost = ev.game.paid_otherwise(ev, item, cost)
    if not can_pay(ev, item.controller, cost, item.source):
        kept = rules_against_paying(ev, item.controller, cost, item.source)
        undo_play(ev, item, f"{item.controller} cannot pay its cost", "cost that cannot be paid", kept)
        return None
    if not cost.is_free:
        item = pay_for_item(ev, item, cost, rules)
    item = replace(item, pending=False)
    ev.board.put_item(item)
    return item


def total_cost(ev: Running, item: Item, thing: GameObject | None = None) -> tuple[Item, Cost]:
    """The item with the additional costs that are paid, and its cost with everything added and taken off.

    `thing`: the object as effects on costs see it, if that is not the item's source.
    """
    thing = ev.state.objects[item.source.handle] if thing is None else thing
    item = with_alternative(ev, item, thing)
    for change in changes_to_playing(ev, item, thing):
        if isinstance(change, AdditionalCost):
            item = _with_additional(ev, item, thing, change)
    ev.board.put_item(item)
    return item, priced(ev, item, thing)


def with_options(ev: Running, item: Item) -> Item:
    """The item with the optional additional costs that its player says will be paid, before anything is chosen."""
    thing = ev.state.objects[item.source.handle]
    for change in changes_to_playing(ev, item, thing):
        if isinstance(change, AdditionalCost) and change.ways:
            item = _with_one_way(ev, item, thing, change)
        elif isinstance(change, AdditionalCost) and change.optional:
            item = _with_x_of(ev, _with_additional(ev, item, thing, change), thing, change)
    item = replace(item, announced=True)
    ev.board.put_item(item)
    return item


def _with_x_of(ev: Running, item: Item, thing: GameObject, change: AdditionalCost) -> Item:
    """The item with the X of an optional cost that its player has just said will be paid, as much as they can pay."""
    if not change.cost.has_x or change.name not in item.paid.costs or item.paid.x is not None:
        return item
    whole = replace(priced(ev, item, thing), variable=change.cost.variable)
    return announce(ev, item, whole, lambda number: could_be_paid_with_x(ev, item, number))


def _with_one_way(ev: Running, item: Item, thing: GameObject, change: AdditionalCost) -> Item:
    """The item with that of several costs which its player says will be paid, among those that can be (601.2b)."""
    if any(name in item.paid.costs for name, _ in change.ways):
        return item
    ways = {name: replace(item, paid=item.paid.with_cost(change.name).with_cost(name)) for name, _ in change.ways}
    able = [name for name, one in ways.items() if could_be_paid(ev, one, priced(ev, one, thing))] or [*ways][:1]
    rules = ev.rules.cite("additional cost")
    decision = Decision(item.controller, ev.game.words.asks_cost, tuple((name,) for name in able), rules, item.label)
    return ways[ev.choices.choose(decision)[0]]


def _with_additional(ev: Running, item: Item, thing: GameObject, change: AdditionalCost) -> Item:
    """The item with a cost that is paid beside its own: if its player wants to where it is optional, and how often."""
    if change.ways:
        return _with_one_way(ev, item, thing, change)
    with_it = replace(item, paid=item.paid.with_cost(change.name))
    if not change.optional:
        return with_it
    if not change.repeated and change.name in item.paid.costs:
        return item  # it has been chosen before
    while not item.announced and (wanted := _wanted(ev, with_it, thing, change.name)) is not None:
        ev.budget.spend(1)
        item, with_it = wanted, replace(wanted, paid=wanted.paid.with_cost(change.name))
        if not change.repeated:
            break
    return item


def priced(ev: Running, item: Item, thing: GameObject) -> Cost:
    """The base cost, then additional costs, then increases, at last discounts."""
    return worked_out_cost(ev, item, thing, changes_to_playing(ev, item, thing))


def with_alternative(ev: Running, item: Item, thing: GameObject) -> Item:
    """The item with the cost that its player pays in place of its own, if there is another and they want to."""
    if item.cost is not None or item.kind != "card":
        return item
    changes = [each for each in changes_to_playing(ev, item, thing) if isinstance(each, AlternativeCost)]
    ruled = ev.rules.ask(AN_ALTERNATIVE_COST_MAY_BE_PAID) if changes else None
    if not ruled:
        return item
    ways = {OWN_COST: item, **{each.name: _paying(item, each) for each in changes}}
    able = [name for name, one in ways.items() if could_be_paid(ev, one, priced(ev, one, thing))]
    if not able:
        return item
    legal = tuple((name,) for name in able)
    decision = Decision(item.controller, ev.game.words.asks_cost, legal, ruled.rules, item.label)
    chosen = ways[ev.choices.choose(decision)[0]]
    return chosen if chosen is item else _with_its_x(ev, chosen)


def _with_its_x(ev: Running, item: Item) -> Item:
    """The item with the X of the cost that is paid in place of its own; without one X is 0 (107.3a and b)."""
    cost = item.cost or Cost()
    return announce(ev, item, cost, lambda number: could_be_paid_with_x(ev, item, number)) if cost.has_x else item


def _paying(item: Item, change: AlternativeCost) -> Item:
    return replace(item, cost=change.cost, paid=item.paid.with_cost(change.name))


def could_be_paid(ev: Running, item: Item, cost: Cost) -> bool:
    """Whether the player of an item could pay its total cost, also in other ways than it says."""
    return can_pay(ev, item.controller, ev.game.least_to_pay(ev, item, cost), item.source)


def could_be_paid_with_x(ev: Running, item: Item, number: int) -> bool:
    """Whether a total cost could be paid with this number for X: with what is added to it, and what is taken off."""
    with_x = replace(item, paid=item.paid.with_x(number))
    thing = ev.state.objects[item.source.handle]
    for change in changes_to_playing(ev, with_x, thing):
        if isinstance(change, AdditionalCost) and not change.optional:
            with_x = replace(with_x, paid=with_x.paid.with_cost(change.name))
    return could_be_paid(ev, with_x, priced(ev, with_x, thing))


def announce(ev: Running, item: Item, cost: Cost, payable: Callable[[int], bool] | None = None) -> Item:
    """The item with a number for the X of its cost: any that its player can pay (601.2b); without a cost X is 0.

    `payable`: whether a number could be paid for, where the cost alone does not say so.
    """
    if not cost.has_x or item.paid.x is not None:
        return item
    ruled = ev.rules.ask(X_IS_ANNOUNCED)
    chosen = choose_x(ev, item.controller, item.source, cost, item.label, ruled, payable)
    item = replace(item, paid=item.paid.with_x(chosen))
    ev.board.put_item(item)
    return item


def choose_x(
    ev: Running,
    player: str,
    source: GameObject,
    cost: Cost,
    label: str,
    ruled: Ruled,
    payable: Callable[[int], bool] | None = None,
) -> int:
    """How much the X of a cost is: any number that its player can pay, or nothing where no rule lets them choose."""
    most = largest_x(ev, player, source, cost, payable) if ruled else 0
    legal = tuple((str(number),) for number in range(most + 1))
    decision = Decision(player, ev.game.words.asks_number, legal, ruled.rules, label)
    return int(ev.choices.choose(decision)[0])


def cost_to_announce(ev: Running, item: Item) -> Cost:
    """What is paid for a card, with what has to be paid beside it and has an X: one number for both (107.3).

    Where something without an X is paid in place of a mana cost with one, X is not announced and is 0 (107.3b).
    """
    own, thing = item.source.card.cost, ev.state.objects[item.source.handle]
    cost = own if item.cost is None else item.cost
    if own.has_x and not cost.has_x:
        return cost
    for change in changes_to_playing(ev, item, thing):
        if isinstance(change, AdditionalCost) and not change.optional and change.cost.has_x:
            more, variable = change.cost, (*cost.variable, *change.cost.variable)
            cost = replace(cost, actions=(*cost.actions, *more.actions), variable=variable)
    return cost


def _wanted(ev: Running, item: Item, thing: GameObject, name: str) -> Item | None:
    """The item as its player pays an optional cost for it, if they do."""
    return with_option_wanted(ev, item, thing, name, ev.rules.cite("additional cost"))


def with_option_wanted(ev: Running, item: Item, thing: GameObject, name: str, rules: tuple[str, ...]) -> Item | None:
    """The item with an optional cost of this name, and with the discounts on it, if its player pays that.

    They are not asked if it cannot be paid together with the rest.
    """
    ways = ways_to_pay(ev, item, name, changes_to_playing(ev, item, thing), lambda one: priced(ev, one, thing))
    if not any(could_be_paid(ev, one, priced(ev, one, thing)) for one in ways):
        return None
    decision = Decision(item.controller, "pay optional cost", (("yes",), ("no",)), rules, item.label)
    if ev.choices.choose(decision)[0] != "yes":
        return None
    return with_discounts_chosen(
        ev, ways, lambda one: priced(ev, one, thing), lambda one, cost: could_be_paid(ev, one, cost)
    )


def changes_to_playing(ev: Running, item: Item, thing: GameObject) -> list[Change]:
    """Changes that passives make to the playing of a card: its own, wherever it is played from, and others'."""
    found: list[Change] = list(ev.game.costs_by_keywords(ev, item, thing))
    for passive in passives_in_force(ev, ev.state):
        continuous = passive.ability.continuous
        view = passive_view(ev.state, passive)
        if continuous is None or not is_about_playing(ev, continuous.affects, thing, view):
            continue
        if continuous.affects.pick is Pick.ME or (item.kind == "ability" and not _is_on_abilities(ev, continuous)):
            continue
        if is_in_force(ev, view, passive.ability):
            found += [_as_it_counts(ev, view, change) for change in _on_costs(continuous)]
    own: list[Change] = []
    for ability in thing.card.abilities if item.kind == "card" else ():
        continuous = ability.continuous
        on_costs = _on_costs(continuous) if continuous is not None and continuous.affects.pick is Pick.ME else []
        if on_costs and is_met(ability.condition, ev, Viewpoint(item.controller, thing, ev.state, paid=item.paid)):
            own += on_costs
    return [*found, *own] if own and ev.rules.ask(A_CARDS_OWN_PASSIVES_CHANGE_ITS_COST) else found


def _on_costs(continuous: Continuous) -> list[Change]:
    return [each for each in continuous.changes if isinstance(each, _ON_COSTS)]


def _as_it_counts(ev: Running, view: Viewpoint, change: Change) -> Change:
    """Another's passive counts from where it stands: what its own controller has, not who plays the card."""
    counted = isinstance(change, ChangeCost | ChangeOptionCost)
    return change.with_amount(worked_out(ev, view, change.amount)) if counted else change


def _is_on_abilities(ev: Running, continuous: Continuous) -> bool:
    """Whether an effect on costs speaks of abilities that are used, or of what only represents their source."""
    parts = list(parts_of([continuous.affects.filter]))
    return any(isinstance(part, OfType) and ABILITY in part.types for part in parts) or any(
        isinstance(part, InState) and not ev.game.words.represents.isdisjoint(part.statuses) for part in parts
    )


def play_by_effect(
    ev: Running, thing: GameObject, player: str, cost: Cost | None, to: str, status: str, then: str
) -> bool:
    """Begin to play a card because an effect says so, and `then` recycle or banish it where it says that too.

    Whether it can be played as things are: it is known only once the effect is done that it has been.
    """
    forbidden = ev.game.is_forbidden_to_play(ev, player, thing, to)
    item = replace(begin_playing(ev, player, thing, cost=cost, to=to, status=status), played_from=thing, leaving=then)
    ev.board.put_item(item)
    return not forbidden and could_be_paid_with_x(ev, item, 0)
