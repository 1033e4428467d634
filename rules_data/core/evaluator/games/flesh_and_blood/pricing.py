"""What it costs to play a card or activate an ability, and whether it can be paid (Comprehensive Rules 5.1.6, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.abilities import (
    AbilityKind,
    Change,
    Comparison,
    ControlledBy,
    Cost,
    CountOf,
    Effect,
    Filter,
    FitsAny,
    InZone,
    Named,
    OfType,
    OwnedBy,
    Pick,
    Relation,
    Selector,
    Tagged,
    WithNumber,
)
from rules_data.core.abilities.changes import AdditionalCost, ChangeCost, SetCost
from rules_data.core.abilities.effects import (
    Banish,
    Charge,
    Destroy,
    Discard,
    Draw,
    Equip,
    Opt,
    Put,
    RemoveCounter,
    Reveal,
    Search,
    Tap,
    Untap,
)
from rules_data.core.evaluator.events import Running, end_with_the_next
from rules_data.core.evaluator.matching import (
    amount_of,
    filter_of,
    find_objects,
    has_status,
    is_met,
    measure,
    resolve_selector,
    why_not,
)
from rules_data.core.evaluator.stack import total_cost
from rules_data.core.evaluator.state import Delayed, GameObject, Item, Viewpoint, replace

from .attacks import attack_of
from .facts import is_never_played
from .functional import works_from
from .keywords import has_keyword
from .onto_links import can_be_added
from .questions_keywords import STANDS_FOR
from .questions_named_effects import ONLY_WHAT_CAN_BE_EQUIPPED_IS_PAID_FOR
from .questions_play import (
    A_PRICE_IS_NOT_THE_COST,
    AN_ACTIVATION_IS_PRICED_LIKE_A_PLAY,
    AN_EFFECT_COST_MUST_BE_POSSIBLE,
)
from .vocabulary import FUSIONS
from .wearing import can_be_equipped

_OF_COSTS = (ChangeCost, AdditionalCost, SetCost)
_IN_YOUR_GRAVEYARD = (InZone(("graveyard",)), OwnedBy(Relation.YOU))
_SCRAP = Filter((FitsAny((Filter((OfType(("equipment",)),)), Filter((Tagged(("item",)),)))), *_IN_YOUR_GRAVEYARD))
_BIG_DISCARD = Discard(amount=1, objects=Selector(Pick.ALL, Filter((WithNumber("power", Comparison(">=", 6)),))))
RUNECHANTS = CountOf(Filter((Named(("Runechant",)), ControlledBy(Relation.YOU))))


def _chosen(found: Filter) -> Selector:
    return Selector(Pick.CHOOSE, found, target=False)


def _revealed(supertype: str) -> Effect:
    """One card of a supertype from the player's hand is revealed."""
    return Reveal(_chosen(Filter((InZone(("hand",)), OwnedBy(Relation.YOU), Tagged((supertype,))))))


# The optional additional costs that keywords stand for, and how what has paid them is called (8.3.17, 8.3.32, 8.3.33).
_ADDITIONAL = {
    "scrap": AdditionalCost(Cost(actions=(Banish(_chosen(_SCRAP)),)), "scrapped", True),
    "beat chest": AdditionalCost(Cost(actions=(_BIG_DISCARD,)), "beaten chest", True),
    **{
        word: AdditionalCost(Cost(actions=tuple(_revealed(each) for each in supertypes)), "fused", True)
        for word, supertypes in FUSIONS.items()
    },
}


def costs_by_keywords(ev: Running, item: Item, thing: GameObject) -> Sequence[Change]:
    """The additional costs that a card's keywords let its player pay; of an ability, what its own source says."""
    if item.kind != "card":
        return list(_by_its_source(ev, item))
    keywords = ev.derived.traits(ev.state, thing).keywords
    words = [word for word in keywords if word in _ADDITIONAL]
    return [_ADDITIONAL[word] for word in words if ev.rules.ask(STANDS_FOR["fusion" if word in FUSIONS else word])]


def _by_its_source(ev: Running, item: Item) -> Iterator[Change]:
    """What the source of an ability says of its own cost: what is never played itself means its abilities by that."""
    source = ev.state.find(item.source.identity)
    traits = None if source is None else ev.derived.traits(ev.state, source)
    if source is None or traits is None or not is_never_played(traits.types):
        return
    for ability in traits.abilities:
        continuous = ability.continuous
        if continuous is None or continuous.affects.pick is not Pick.ME or not works_from(ev, ability, source):
            continue
        if is_met(ability.condition, ev, Viewpoint(item.controller, source, ev.state)):
            yield from (change for change in continuous.changes if isinstance(change, ChangeCost | SetCost))


def may_pay(ev: Running, action: Effect, view: Viewpoint, thing: GameObject | None) -> bool:
    """Whether an action of a cost can be carried out: an empty hand charges nothing, what is tapped is not tapped."""
    possible = True
    if isinstance(action, Charge):
        possible = bool(ev.state.in_zone("hand", view.you))
    elif isinstance(action, Draw | Opt | Search):
        possible = bool(ev.state.in_zone("deck", view.you))
    elif isinstance(action, RemoveCounter):
        possible = _has_counters(ev, action, view, thing)
    elif isinstance(action, Tap | Untap) and thing is not None:
        possible = ("tapped" in thing.statuses) is isinstance(action, Untap)
    elif isinstance(action, Destroy) and thing is not None:
        possible = "be destroyed" not in ev.derived.traits(ev.state, thing).cannot
    elif action.verb == "turn face up" and thing is not None:
        possible = has_status(ev, ev.state, thing, "face down")  # what is face up already is not turned (8.5.24a)
    elif action.verb == "add defender" and thing is not None:
        possible = can_be_added(ev, thing)
    elif isinstance(action, Equip) and thing is not None:
        return can_be_equipped(ev, view.you, thing) or not ev.rules.ask(ONLY_WHAT_CAN_BE_EQUIPPED_IS_PAID_FOR)
    elif isinstance(action, Put) and action.to == "arsenal" and thing is not None:
        possible = not ev.state.in_zone("arsenal", thing.owner)
    return possible or not ev.rules.ask(AN_EFFECT_COST_MUST_BE_POSSIBLE)


def _has_counters(ev: Running, action: RemoveCounter, view: Viewpoint, thing: GameObject | None) -> bool:
    """Whether an object has so many of the counters, or as many of them as these are to be removed from."""
    selector, wanted = action.others or action.source, amount_of(ev, view, action.amount)
    if thing is not None:
        return thing.count(action.status) >= wanted
    if selector is None:  # its own counters
        return view.source is None or view.source.count(action.status) >= wanted
    choosing = selector.pick is Pick.CHOOSE
    found = find_objects(ev, selector.filter, view) if choosing else resolve_selector(ev, selector, view)
    least = amount_of(ev, view, selector.count) if choosing and not selector.up_to else 1
    return sum(thing.count(action.status) >= wanted for thing in found) >= least


def can_rune_gate(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a card may be played from the banished zone for as many Runechants as it costs (8.3.27)."""
    if thing.zone != "banished" or "face down" in thing.statuses:
        return False
    view = Viewpoint(player, thing, ev.state)
    if not has_keyword(ev, ev.derived.traits(ev.state, thing), "rune gate"):
        return False
    return len(find_objects(ev, RUNECHANTS.filter, view)) >= measure(ev, ev.state, thing, "cost")


# --- prices ------------------------------------------------------------------------------------------------


def price(ev: Running, item: Item) -> tuple[Item, Cost]:
    """The item with the additional costs that are paid, and what it costs with everything added and taken off."""
    layer = None
    if item.kind == "ability":
        if not ev.rules.ask(AN_ACTIVATION_IS_PRICED_LIKE_A_PLAY):
            return item, item.cost or Cost()
        layer = _as_layer(ev, item)
    item, cost = total_cost(ev, item, layer)
    _use_up_the_next(ev, layer or ev.state.objects[item.source.handle])
    paid = dict(cost.resources).get("resources", 0)
    printed = dict(item.source.card.cost.resources).get("resources", 0)
    if item.kind == "card" and printed != paid and not ev.rules.ask(A_PRICE_IS_NOT_THE_COST):
        item = _costing(ev, item, paid)
    _tell_price(ev, item, paid)
    return item, cost


def _tell_price(ev: Running, item: Item, paid: int) -> None:
    """Say what is paid where effects have changed that: what raises it comes before what lowers it (5.1.6a)."""
    told = dict(item.cost.resources).get("resources", 0) if item.cost is not None else paid
    if told != paid and item.paid.x is None:
        text = f"{item.label} costs {paid} in place of {told}: what effects add is added first, then what they take off"
        ev.journal.record("procedure", text, ev.rules.cite("asset-costs"), objects=(item.label,))


def _costing(ev: Running, item: Item, amount: int) -> Item:
    """The card as one of this cost: what is paid for it would be its cost if no rule kept the two apart."""
    layer = ev.state.objects[item.source.handle]
    changed = replace(layer, card=replace(layer.card, cost=Cost((("resources", amount),))))
    ev.board.put(changed)
    return replace(item, source=changed)


def _as_layer(ev: Running, item: Item) -> GameObject:
    """An activated-layer as effects see it: an ability with the types of its source (5.2.2a), perhaps an attack."""
    thing = attack_of(ev, item) or item.source
    layer = replace(thing.card, types=(*thing.card.types, "ability"), abilities=(), keywords=())
    return replace(thing, card=layer, controller=item.controller)


def _use_up_the_next(ev: Running, layer: GameObject) -> None:
    """An effect on the cost of the next card has found it, and is over with it (6.2.4)."""
    for delayed in ev.state.delayed:
        if not _is_only_on_costs(delayed) or not _fits(ev, delayed, layer):
            continue
        if not end_with_the_next(ev, delayed, layer, f"it changes what {layer.handle} costs"):
            return


def _is_only_on_costs(delayed: Delayed) -> bool:
    ability = delayed.ability
    if ability.kind is not AbilityKind.PASSIVE or not ability.waits_for_the_next:
        return False
    continuous = ability.continuous
    return continuous is not None and all(isinstance(change, _OF_COSTS) for change in continuous.changes)


def _fits(ev: Running, delayed: Delayed, layer: GameObject) -> bool:
    continuous = delayed.ability.continuous
    if continuous is None:
        return False
    view = Viewpoint(delayed.controller, delayed.source, ev.state, bindings=dict(delayed.bindings))
    return not why_not(ev, filter_of(continuous.affects), layer, view)
