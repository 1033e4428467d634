"""What waits to resolve: finalizing pending items step by step, and resolving finalized ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from rules_data.core.abilities import Ability, Effect, Limit, Pick, Selector

from .amounts import amount_of, is_met
from .decisions import Decision, IllegalStep, subset_of
from .instructions import run_effects
from .matching import Viewpoint, find_objects, players_meant, why_not
from .proposals import Frame
from .setup import parts_of
from .state import Event, GameObject, Item

if TYPE_CHECKING:
    from .evaluation import Evaluation

MOST_CHOICES = 400
# What these instructions do is chosen for when it is done, and not with the ability that they stand in.
_LATER_CHOICES = frozenset(("do this", "when you do", "when you do not"))


def finalize_pending(ev: Evaluation) -> None:
    """Complete the steps of playing for each pending item, oldest first, until none is pending."""
    while True:
        item = next((item for item in ev.state.waiting if item.pending), None)
        if item is None:
            return
        ev.spend(1)
        finalize(ev, item)
        ev.tidy()


def finalize(ev: Evaluation, item: Item) -> None:
    """Choices, cost, legality; then the item is finalized, or is taken away."""
    if item.kind == "card":
        ev.finalize_card(item)
        return
    ability = item.ability
    if ability is None:
        return
    declared = not item.by_trigger or ev.rules.ask_if_known("parameters are declared when placed", "yes")
    chosen = choose_for(ev, item, ability) if declared else item
    if chosen is not None and chosen.targets and not _must_choose(ev, chosen):
        return
    if chosen is None:
        ruled = ev.rules.ask("no legal choices", item)
        if ruled:
            remove(ev, item, "there are not enough legal choices", ruled.rules)
            return
        chosen = item
    item = chosen
    paid = ability.cost.is_free or _pay_to_finalize(ev, item)
    if not paid or not _targets_legal(ev, item):
        return
    item = replace(item, pending=False)
    put(ev, item)
    rules = ev.rules.cite("finalized")
    name = ev.game.vocabulary.item_name
    became = f"becomes a {name}" if name else "is complete: its choices have been made"
    ev.record("finalized", f"{item.label} {became}", rules, objects=(item.label,))
    if _only_adds(ability) and ev.rules.ask("add resolves when finalized"):
        resolve_item(ev, item)
        return
    publish_targets(ev, item)
    if not ev.rules.ask("others may respond"):
        resolve_item(ev, item)


def _must_choose(ev: Evaluation, item: Item) -> bool:
    ruled = ev.rules.ask("a trigger's choices must be made")
    if ruled or not item.by_trigger:
        return True
    decision = Decision(item.controller, "may", (("yes",), ("no",)), ruled.rules, item.label)
    if ev.choose(decision)[0] == "yes":
        return True
    remove(ev, item, f"{item.controller} does not choose", ruled.rules)
    return False


def publish_targets(ev: Evaluation, item: Item) -> None:
    """Tell that objects have been targeted, now that the item that targets them is finalized."""
    ev.perform(targeting(ev, item))


def targeting(ev: Evaluation, item: Item) -> list[Event]:
    """The event of objects becoming an item's targets, where anything could come of it."""
    identities = dict.fromkeys(identity for found in item.targets.values() for identity in found)
    objects = tuple(o for identity in identities if (o := ev.find_anywhere(identity)) is not None)
    if objects and {"is targeted"} & (ev.watched_words | ev.replaced_words | ev.counted_words):
        return [Event("is targeted", objects, item.controller, cause=ev.cause_of(item))]
    return []


def put(ev: Evaluation, item: Item) -> None:
    waiting = tuple(item if each.number == item.number else each for each in ev.state.waiting)
    ev.state = replace(ev.state, waiting=waiting)


def take_off(ev: Evaluation, item: Item) -> None:
    waiting = tuple(each for each in ev.state.waiting if each.number != item.number)
    ev.state = replace(ev.state, waiting=waiting)


def remove(ev: Evaluation, item: Item, reason: str, rules: tuple[str, ...]) -> None:
    """Take a pending item away: it was never finalized, and this is no countering."""
    take_off(ev, item)
    text = f"{item.label} leaves the {ev.game.waiting_zone}: {reason}"
    ev.record("removed", text, rules, ok=False, objects=(item.label,))


# --- choices ---------------------------------------------------------------------------------------


def choose_for(ev: Evaluation, item: Item, ability: Ability) -> Item | None:
    """The item with its modes and targets chosen; None when there are not enough legal ones."""
    for effect in list(targeting_effects(ev, item, ability.effects)):
        if effect.verb == "modes":
            if id(effect) not in item.modes and not _mode_comes_later(ev, item):
                chosen_mode = _choose_mode(ev, item, effect)
                if chosen_mode is None:
                    return None
                item = replace(item, modes={**item.modes, id(effect): chosen_mode})
                return choose_for(ev, item, ability)
            continue
        for selector in (effect.players, effect.objects, effect.others, effect.source, effect.location):
            if selector is None or selector.pick is not Pick.CHOOSE or not selector.target:
                continue
            if id(selector) in item.targets:
                continue
            found = _choose_targets(ev, item, selector)
            if found is None:
                return None
            item = replace(item, targets={**item.targets, id(selector): found})
            if selector.bind or effect.bind:
                name = selector.bind or effect.bind or ""
                item = replace(item, bindings={**item.bindings, name: found})
        item = _choose_destination(ev, item, effect)
    return item


def _mode_comes_later(ev: Evaluation, item: Item) -> bool:
    return item.by_trigger and ev.rules.ask("when a trigger's mode is chosen").answer == "on resolution"


def _choose_destination(ev: Evaluation, item: Item, effect: Effect) -> Item:
    """The destination of a move is chosen with the targets, once it is known what moves."""
    selector = effect.objects
    if effect.verb != "move" or effect.to != "choose" or selector is None or id(effect) in item.places:
        return item
    if selector.pick is Pick.CHOOSE and selector.target and id(selector) not in item.targets:
        return item
    moving = item.targets.get(id(selector), ((item.source.handle, item.source.incarnation),))
    thing = ev.find_anywhere(moving[0]) if moving else None
    places = ev.game.destinations(ev, item.controller, thing)
    rules = ev.rules.cite("choices")
    place = ev.choose(Decision(item.controller, "location", tuple((p,) for p in places), rules, item.label))[0]
    return replace(item, places={**item.places, id(effect): place})


def targeting_effects(ev: Evaluation, item: Item, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The instructions whose objects are chosen now: not those of reflexive or delayed abilities."""
    for effect in effects:
        yield effect
        if effect.verb == "modes":
            chosen = item.modes.get(id(effect), ())
            for mode in effect.modes:
                if mode.name in chosen:
                    yield from targeting_effects(ev, item, mode.effects)
        elif effect.verb not in _LATER_CHOICES:
            yield from targeting_effects(ev, item, effect.effects)
            yield from targeting_effects(ev, item, effect.otherwise)


def _choose_mode(ev: Evaluation, item: Item, effect: Effect) -> tuple[str, ...] | None:
    """The names of so many different modes as it says; None when there are not enough legal ones."""
    rules = ev.rules.cite("choices")
    names = []
    for mode in effect.modes:
        needed = [each for e in mode.effects for each in (e.players, e.objects, e.others) if each is not None]
        if not ev.rules.ask("only legal modes are chosen") or all(_enough(ev, item, one) for one in needed):
            names.append(mode.name)
    count = amount_of(ev, ev.view_of(item), effect.amount)
    if len(names) < count:
        return None
    legal = choices_of(names, count, count)
    return ev.choose(Decision(item.controller, "mode", legal, rules, item.label, any_order=True))


def _enough(ev: Evaluation, item: Item, selector: Selector) -> bool:
    if selector.pick is not Pick.CHOOSE or not selector.target or selector.up_to:
        return True
    view = ev.view_of(item)
    return len(legal_targets(ev, item, selector, view)) >= amount_of(ev, view, selector.count)


def legal_targets(ev: Evaluation, item: Item, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """What may be chosen as a target for this selector."""
    found = find_objects(ev, selector.filter, view)
    found = [o for o in found if "be targeted" not in ev.traits(ev.state, o).cannot]
    found = [o for o in found if ev.game.may_target(ev, item, o)]
    limit = item.ability.targets_only if item.ability is not None else None
    if limit is not None and ev.rules.ask("text behind the effect"):
        found = [o for o in found if not why_not(ev, limit, o, view)]
    own = f"#{item.number}"
    return [o for o in found if o.handle not in (own, item.label if o.zone == ev.game.waiting_zone else own)]


def _choose_targets(
    ev: Evaluation, item: Item, selector: Selector
) -> tuple[tuple[str, int], ...] | None:
    view = ev.view_of(item)
    candidates = legal_targets(ev, item, selector, view)
    count = amount_of(ev, view, selector.count)
    if len(candidates) < count and not selector.up_to:
        return None
    least = 0 if selector.up_to else count
    handles = [o.handle for o in candidates]
    most = min(count, len(candidates))
    answers = choices_of(handles, least, most)
    chooser = players_meant(view, selector.chooser)[0]
    rules = ev.rules.cite("choices")
    also = subset_of(handles, least, most)
    decision = Decision(chooser, "targets", answers, rules, item.label, any_order=True, also=also)
    chosen = ev.choose(decision)
    by_handle = {o.handle: o.identity for o in candidates}
    return tuple(by_handle[handle] for handle in chosen)


def choices_of(handles: list[str], least: int, most: int) -> tuple[tuple[str, ...], ...]:
    """Every set of at least `least` and at most `most` of the handles."""
    found: list[tuple[str, ...]] = []
    for size in range(most, least - 1, -1):
        for chosen in combinations(handles, size):
            found.append(chosen)
            if len(found) >= MOST_CHOICES:
                return tuple(found)
    return tuple(found)


# --- cost and legality -----------------------------------------------------------------------------


def _pay_to_finalize(ev: Evaluation, item: Item) -> bool:
    ability = item.ability
    if ability is None or not item.by_trigger:
        return True
    base = ev.rules.ask("cost within a trigger")
    if base.answer != "base cost" or not ev.rules.ask("cost must be paid to finalize"):
        return True
    rules = ev.rules.ask("cost must be paid to finalize").rules
    if not ev.can_pay(item.controller, ability.cost, item.source, item.occurrence):
        remove(ev, item, f"{item.controller} cannot pay its cost", rules)
        return False
    declined = ev.rules.ask("a trigger's cost may be declined")
    if declined:
        decision = Decision(item.controller, "pay", (("yes",), ("no",)), declined.rules, item.label)
        if ev.choose(decision)[0] == "no":
            remove(ev, item, f"{item.controller} does not pay its cost", declined.rules)
            return False
    ev.pay(item.controller, ability.cost, item.source, item.label, rules, item.occurrence)
    put(ev, replace(item, cost_paid=True))
    return True


def _targets_legal(ev: Evaluation, item: Item) -> bool:
    current = next((each for each in ev.state.waiting if each.number == item.number), None)
    if current is None:
        return False
    missing = [i for found in item.targets.values() for i in found if ev.find_anywhere(i) is None]
    ruled = ev.rules.ask("targets must still be legal")
    if missing and ruled and not item.by_trigger:
        raise IllegalStep(f"{missing[0][0]} is no longer a legal target for {item.label}", ruled.rules)
    if missing and ruled:
        remove(ev, item, f"{missing[0][0]} is no longer a legal target", ruled.rules)
        return False
    return True


def _only_adds(ability: Ability) -> bool:
    return bool(ability.effects) and all(effect.verb == "add" for effect in ability.effects)


# --- resolving -------------------------------------------------------------------------------------


def resolve_item(ev: Evaluation, item: Item) -> None:
    """Carry out an item's effects, then clear it away."""
    current = next((each for each in ev.state.waiting if each.number == item.number), item)
    item = replace(current, targets={**item.targets, **current.targets})
    ability = item.ability
    ev.resolving = [*ev.resolving, item]
    ev.resolved.append(item.label)
    ev.record("resolved", f"{item.label} resolves", ev.rules.cite("resolve"), objects=(item.label,))
    try:
        if _all_targets_illegal(ev, item):
            item = replace(item, fizzled=True)
        elif ability is not None and _still_wanted(ev, item, ability):
            _run(ev, item, ability)
    finally:
        ev.resolving = ev.resolving[:-1]
    take_off(ev, item)
    ev.after_resolving(item)


def _run(ev: Evaluation, item: Item, ability: Ability) -> None:
    done = len(ev.all_events)
    run_effects(ev, ability.effects, Frame(ev.view_of(item), ev.cause_of(item), item, begun=len(ev.all_events)))
    if ability.limit is Limit.DONE_ONCE_EACH_TURN and len(ev.all_events) > done:
        ev.note_use(item.key)


def _all_targets_illegal(ev: Evaluation, item: Item) -> bool:
    """Whether it has targets and every one of them has become illegal."""
    wanted = [(selector, i) for selector in _selectors(item) for i in item.targets.get(id(selector), ())]
    if not wanted or any(_why_illegal(ev, item, selector, identity) == "" for selector, identity in wanted):
        return False
    ruled = ev.rules.ask("without legal targets nothing resolves")
    if ruled:
        text = f"{item.label} does nothing: none of its targets is legal any more"
        ev.record("removed", text, ruled.rules, ok=False, objects=(item.label,))
    return bool(ruled)


def _selectors(item: Item) -> list[Selector]:
    """The selectors whose targets were chosen, wherever in its instructions they stand."""
    effects = item.ability.effects if item.ability is not None else ()
    return [part for part in parts_of([*effects]) if isinstance(part, Selector)] if item.targets else []


def _still_wanted(ev: Evaluation, item: Item, ability: Ability) -> bool:
    """The "if", the "you may" and the cost of a triggered ability where they are left to its resolution."""
    if not item.by_trigger:
        return True
    view = ev.view_of(item)
    if not _state_is_so(ev, item, ability):
        return False
    if ability.condition is not None and not item.checked:
        ruled = ev.rules.ask("if after the condition")
        if not is_met(ability.condition, ev, view):
            text = f"{item.label} does nothing: its own condition (the if) is not true"
            ev.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
            return False
        if ruled.answer == "both times":
            text = f"{item.label}: its own condition (the if) is still true"
            ev.record("matched", text, ruled.rules, ok=True, objects=(item.label,))
    if ability.limit is Limit.DONE_ONCE_EACH_TURN and ev.uses(item.key, ability.limit):
        ruled = ev.rules.ask("do this only once")
        if ruled:
            text = f"{item.label} does nothing: {item.controller} has already done this this turn"
            ev.record("limited", text, ruled.rules, ok=False, objects=(item.label,))
            return False
    if ability.optional and not item.accepted:
        rules = ev.rules.ask("you may").rules
        decision = Decision(item.controller, "may", (("yes",), ("no",)), rules, item.label)
        if ev.choose(decision)[0] == "no":
            ev.record("declined", f"{item.controller} declines {item.label}", rules, objects=(item.label,))
            return False
    return _pay_on_resolution(ev, item, ability)


def _state_is_so(ev: Evaluation, item: Item, ability: Ability) -> bool:
    """Whether the state that made it trigger still is so, in a game where that matters."""
    ruled = ev.rules.ask_if_known("a state is checked again as its layer resolves", "no")
    states = (ability.trigger.state if ability.trigger is not None else None, ability.condition)
    if not ruled or all(is_met(state, ev, ev.view_of(item)) for state in states):
        return True
    text = f"{item.label} fails to resolve: its state is no longer so"
    ev.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
    return False


def _pay_on_resolution(ev: Evaluation, item: Item, ability: Ability) -> bool:
    if ability.cost.is_free:
        return True
    base = ev.rules.ask("cost within a trigger")
    again = ev.rules.ask("no cost on resolution")
    if base.answer == "base cost" and again:
        return True
    return ev.pay_now(item.controller, ability.cost, item.source, item.label, again.rules, item.occurrence)


def target_is_legal(ev: Evaluation, item: Item, selector: Selector, identity: tuple[str, int]) -> bool:
    """Whether a target chosen earlier still is one as the item resolves."""
    reason = _why_illegal(ev, item, selector, identity)
    if not reason:
        return True
    rules = ev.rules.cite("illegal target")
    ev.record("recheck_failed", f"{item.label}: {reason}", rules, ok=False, objects=(item.label, identity[0]))
    return False


def _why_illegal(ev: Evaluation, item: Item, selector: Selector, identity: tuple[str, int]) -> str:
    thing = ev.find_anywhere(identity)
    if thing is None:
        return f"{identity[0]} is no longer the same object"
    reason = why_not(ev, selector.filter, thing, ev.view_of(item))
    return reason or ("" if ev.game.may_target(ev, item, thing) else f"{identity[0]} can no longer be targeted")
