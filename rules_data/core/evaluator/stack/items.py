"""What waits to resolve: finalizing pending items step by step, and resolving finalized ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_data.core.abilities import Ability, Effect, Limit, Pick, Selector
from rules_data.core.abilities.effects import Add, DoThis, Modes, Move, WhenYouDo, WhenYouDoNot
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import (
    amount_of,
    cause_of,
    find_anywhere,
    find_objects,
    is_met,
    players_meant,
    view_of_item,
    why_not,
)
from rules_data.core.evaluator.policy import (
    A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES,
    A_TRIGGERS_CHOICES_MUST_BE_MADE,
    A_TRIGGERS_COST_MAY_BE_DECLINED,
    ADD_RESOLVES_WHEN_FINALIZED,
    COST_MUST_BE_PAID_TO_FINALIZE,
    COST_WITHIN_A_TRIGGER,
    DO_THIS_ONLY_ONCE,
    IF_AFTER_THE_CONDITION,
    NO_COST_ON_RESOLUTION,
    NO_LEGAL_CHOICES,
    ONLY_LEGAL_MODES_ARE_CHOSEN,
    OTHERS_MAY_RESPOND,
    PARAMETERS_ARE_DECLARED_WHEN_PLACED,
    TARGETS_MUST_STILL_BE_LEGAL,
    TEXT_BEHIND_THE_EFFECT,
    WHEN_A_TRIGGERS_MODE_IS_CHOSEN,
    WITHOUT_LEGAL_TARGETS_NOTHING_RESOLVES,
    YOU_MAY,
)
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    IllegalStep,
    Item,
    Viewpoint,
    choices_of,
    parts_of,
    position_of,
    subset_of,
)

from .costs import can_pay, pay, pay_now
from .instructions import run_effects

# What these instructions do is chosen for when it is done, and not with the ability that they stand in.
_LATER_CHOICES = (DoThis, WhenYouDo, WhenYouDoNot)


def finalize_pending(ev: Running) -> None:
    """Complete the steps of playing for each pending item, oldest first, until none is pending."""
    while True:
        item = next((item for item in ev.state.waiting if item.pending), None)
        if item is None:
            return
        ev.budget.spend(1)
        finalize(ev, item)
        tidy(ev)


def finalize(ev: Running, item: Item) -> None:
    """Choices, cost, legality; then the item is finalized, or is taken away."""
    if item.kind == "card":
        ev.game.finalize_card(ev, item)
        return
    ability = item.ability
    if ability is None:
        return
    declared = not item.by_trigger or ev.rules.ask(PARAMETERS_ARE_DECLARED_WHEN_PLACED)
    chosen = choose_for(ev, item, ability) if declared else item
    if chosen is not None and chosen.targets and not _must_choose(ev, chosen):
        return
    if chosen is None:
        ruled = ev.rules.ask(NO_LEGAL_CHOICES, item)
        if ruled:
            remove_item(ev, item, "there are not enough legal choices", ruled.rules)
            return
        chosen = item
    item = chosen
    paid = ability.cost.is_free or _pay_to_finalize(ev, item)
    if not paid or not _targets_legal(ev, item):
        return
    item = replace(item, pending=False)
    ev.board.put_item(item)
    rules = ev.rules.cite("finalized")
    name = ev.game.vocabulary.item_name
    became = f"becomes a {name}" if name else "is complete: its choices have been made"
    ev.journal.record("finalized", f"{item.label} {became}", rules, objects=(item.label,))
    if _only_adds(ability) and ev.rules.ask(ADD_RESOLVES_WHEN_FINALIZED):
        resolve_item(ev, item)
        return
    publish_targets(ev, item)
    if not ev.rules.ask(OTHERS_MAY_RESPOND):
        resolve_item(ev, item)


def _must_choose(ev: Running, item: Item) -> bool:
    ruled = ev.rules.ask(A_TRIGGERS_CHOICES_MUST_BE_MADE)
    if ruled or not item.by_trigger:
        return True
    decision = Decision(item.controller, "may", (("yes",), ("no",)), ruled.rules, item.label)
    if ev.choices.choose(decision)[0] == "yes":
        return True
    remove_item(ev, item, f"{item.controller} does not choose", ruled.rules)
    return False


def publish_targets(ev: Running, item: Item) -> None:
    """Tell that objects have been targeted, now that the item that targets them is finalized."""
    ev.events.perform(targeting(ev, item))


def targeting(ev: Running, item: Item) -> list[Event]:
    """The event of objects becoming an item's targets, where anything could come of it."""
    identities = dict.fromkeys(identity for found in item.targets.values() for identity in found)
    objects = tuple(o for identity in identities if (o := find_anywhere(ev, identity)) is not None)
    if objects and {"is targeted"} & (ev.interest.watched | ev.interest.replaced | ev.interest.counted):
        return [Event("is targeted", objects, item.controller, cause=cause_of(item))]
    return []


def remove_item(ev: Running, item: Item, reason: str, rules: tuple[str, ...]) -> None:
    """Take a pending item away: it was never finalized, and this is no countering."""
    ev.board.take_off(item)
    text = f"{item.label} leaves the {ev.game.waiting_zone}: {reason}"
    ev.journal.record("removed", text, rules, ok=False, objects=(item.label,))


# --- choices ---------------------------------------------------------------------------------------


def choose_for(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item with its modes and targets chosen; None when there are not enough legal ones."""
    for effect in list(targeting_effects(ev, item, ability.effects)):
        if isinstance(effect, Modes):
            if position_of(item, effect) not in item.modes and not _mode_comes_later(ev, item):
                chosen_mode = _choose_mode(ev, item, effect)
                if chosen_mode is None:
                    return None
                item = replace(item, modes={**item.modes, position_of(item, effect): chosen_mode})
                return choose_for(ev, item, ability)
            continue
        for selector in (effect.players, effect.objects, effect.others, effect.source, effect.location):
            if selector is None or selector.pick is not Pick.CHOOSE or not selector.target:
                continue
            if position_of(item, selector) in item.targets:
                continue
            found = _choose_targets(ev, item, selector)
            if found is None:
                return None
            item = replace(item, targets={**item.targets, position_of(item, selector): found})
            if selector.bind or effect.bind:
                name = selector.bind or effect.bind or ""
                item = replace(item, bindings={**item.bindings, name: found})
        item = _choose_destination(ev, item, effect)
    return item


def _mode_comes_later(ev: Running, item: Item) -> bool:
    return item.by_trigger and ev.rules.ask(WHEN_A_TRIGGERS_MODE_IS_CHOSEN).answer == "on resolution"


def _choose_destination(ev: Running, item: Item, effect: Effect) -> Item:
    """The destination of a move is chosen with the targets, once it is known what moves."""
    if not isinstance(effect, Move) or effect.to != "choose" or position_of(item, effect) in item.places:
        return item
    selector = effect.objects
    if selector.pick is Pick.CHOOSE and selector.target and position_of(item, selector) not in item.targets:
        return item
    moving = item.targets.get(position_of(item, selector), ((item.source.handle, item.source.incarnation),))
    thing = find_anywhere(ev, moving[0]) if moving else None
    places = ev.game.destinations(ev, item.controller, thing)
    rules = ev.rules.cite("choices")
    asked = Decision(item.controller, ev.game.words.asks_location, tuple((p,) for p in places), rules, item.label)
    return replace(item, places={**item.places, position_of(item, effect): ev.choices.choose(asked)[0]})


def targeting_effects(ev: Running, item: Item, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The instructions whose objects are chosen now: not those of reflexive or delayed abilities."""
    for effect in effects:
        yield effect
        if isinstance(effect, Modes):
            chosen = item.modes.get(position_of(item, effect), ())
            for mode in effect.modes:
                if mode.name in chosen:
                    yield from targeting_effects(ev, item, mode.effects)
        elif not isinstance(effect, _LATER_CHOICES):
            yield from targeting_effects(ev, item, effect.effects)
            yield from targeting_effects(ev, item, effect.otherwise)


def _choose_mode(ev: Running, item: Item, effect: Effect) -> tuple[str, ...] | None:
    """The names of so many different modes as it says; None when there are not enough legal ones."""
    rules = ev.rules.cite("choices")
    names = []
    for mode in effect.modes:
        needed = [each for e in mode.effects for each in (e.players, e.objects, e.others) if each is not None]
        if not ev.rules.ask(ONLY_LEGAL_MODES_ARE_CHOSEN) or all(_enough(ev, item, one) for one in needed):
            names.append(mode.name)
    count = amount_of(ev, view_of_item(ev, item), effect.amount)
    if len(names) < count:
        return None
    legal = choices_of(names, count, count)
    return ev.choices.choose(Decision(item.controller, "mode", legal, rules, item.label, any_order=True))


def _enough(ev: Running, item: Item, selector: Selector) -> bool:
    if selector.pick is not Pick.CHOOSE or not selector.target or selector.up_to:
        return True
    view = view_of_item(ev, item)
    return len(legal_targets(ev, item, selector, view)) >= amount_of(ev, view, selector.count)


def legal_targets(ev: Running, item: Item, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """What may be chosen as a target for this selector."""
    found = find_objects(ev, selector.filter, view)
    found = [o for o in found if "be targeted" not in ev.derived.traits(ev.state, o).cannot]
    found = [o for o in found if ev.game.may_target(ev, item, o)]
    limit = item.ability.targets_only if item.ability is not None else None
    if limit is not None and ev.rules.ask(TEXT_BEHIND_THE_EFFECT):
        found = [o for o in found if not why_not(ev, limit, o, view)]
    own = f"#{item.number}"
    return [o for o in found if o.handle not in (own, item.label if o.zone == ev.game.waiting_zone else own)]


def _choose_targets(ev: Running, item: Item, selector: Selector) -> tuple[tuple[str, int], ...] | None:
    view = view_of_item(ev, item)
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
    chosen = ev.choices.choose(decision)
    by_handle = {o.handle: o.identity for o in candidates}
    return tuple(by_handle[handle] for handle in chosen)


# --- cost and legality -----------------------------------------------------------------------------


def _pay_to_finalize(ev: Running, item: Item) -> bool:
    ability = item.ability
    if ability is None or not item.by_trigger:
        return True
    base = ev.rules.ask(COST_WITHIN_A_TRIGGER)
    if base.answer != "base cost" or not ev.rules.ask(COST_MUST_BE_PAID_TO_FINALIZE):
        return True
    rules = ev.rules.ask(COST_MUST_BE_PAID_TO_FINALIZE).rules
    if not can_pay(ev, item.controller, ability.cost, item.source, item.occurrence):
        remove_item(ev, item, f"{item.controller} cannot pay its cost", rules)
        return False
    declined = ev.rules.ask(A_TRIGGERS_COST_MAY_BE_DECLINED)
    if declined:
        decision = Decision(item.controller, "pay", (("yes",), ("no",)), declined.rules, item.label)
        if ev.choices.choose(decision)[0] == "no":
            remove_item(ev, item, f"{item.controller} does not pay its cost", declined.rules)
            return False
    pay(ev, item.controller, ability.cost, item.source, item.label, rules, item.occurrence)
    ev.board.put_item(item)
    return True


def _targets_legal(ev: Running, item: Item) -> bool:
    current = next((each for each in ev.state.waiting if each.number == item.number), None)
    if current is None:
        return False
    missing = [i for found in item.targets.values() for i in found if find_anywhere(ev, i) is None]
    ruled = ev.rules.ask(TARGETS_MUST_STILL_BE_LEGAL)
    if missing and ruled and not item.by_trigger:
        raise IllegalStep(f"{missing[0][0]} is no longer a legal target for {item.label}", ruled.rules)
    if missing and ruled:
        remove_item(ev, item, f"{missing[0][0]} is no longer a legal target", ruled.rules)
        return False
    return True


def _only_adds(ability: Ability) -> bool:
    return bool(ability.effects) and all(isinstance(effect, Add) for effect in ability.effects)


# --- resolving -------------------------------------------------------------------------------------


def resolve_item(ev: Running, item: Item) -> None:
    """Carry out an item's effects, then clear it away."""
    current = next((each for each in ev.state.waiting if each.number == item.number), item)
    item = replace(current, targets={**item.targets, **current.targets})
    ability = item.ability
    ev.under_way.resolving = [*ev.under_way.resolving, item]
    ev.journal.resolved.append(item.label)
    ev.journal.record("resolved", f"{item.label} resolves", ev.rules.cite("resolve"), objects=(item.label,))
    try:
        if _all_targets_illegal(ev, item):
            item = replace(item, fizzled=True)
        elif ability is not None and _still_wanted(ev, item, ability):
            _run(ev, item, ability)
    finally:
        ev.under_way.resolving = ev.under_way.resolving[:-1]
    ev.board.take_off(item)
    ev.game.after_resolving(ev, item)


def _run(ev: Running, item: Item, ability: Ability) -> None:
    done = len(ev.journal.events)
    run_effects(ev, ability.effects, Frame(view_of_item(ev, item), cause_of(item), item, begun=len(ev.journal.events)))
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


def _selectors(item: Item) -> list[Selector]:
    """The selectors whose targets were chosen, wherever in its instructions they stand."""
    effects = item.ability.effects if item.ability is not None else ()
    return [part for part in parts_of([*effects]) if isinstance(part, Selector)] if item.targets else []


def _still_wanted(ev: Running, item: Item, ability: Ability) -> bool:
    """The "if", the "you may" and the cost of a triggered ability where they are left to its resolution."""
    if not item.by_trigger:
        return True
    view = view_of_item(ev, item)
    if not _state_is_so(ev, item, ability):
        return False
    if ability.condition is not None and not item.checked:
        ruled = ev.rules.ask(IF_AFTER_THE_CONDITION)
        if not is_met(ability.condition, ev, view):
            text = f"{item.label} does nothing: its own condition (the if) is not true"
            ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
            return False
        if ruled.answer == "both times":
            text = f"{item.label}: its own condition (the if) is still true"
            ev.journal.record("matched", text, ruled.rules, ok=True, objects=(item.label,))
    if ability.limit is Limit.DONE_ONCE_EACH_TURN and ev.state.uses(item.key, ability.limit):
        ruled = ev.rules.ask(DO_THIS_ONLY_ONCE)
        if ruled:
            text = f"{item.label} does nothing: {item.controller} has already done this this turn"
            ev.journal.record("limited", text, ruled.rules, ok=False, objects=(item.label,))
            return False
    if ability.optional and not item.accepted:
        rules = ev.rules.ask(YOU_MAY).rules
        decision = Decision(item.controller, "may", (("yes",), ("no",)), rules, item.label)
        if ev.choices.choose(decision)[0] == "no":
            ev.journal.record("declined", f"{item.controller} declines {item.label}", rules, objects=(item.label,))
            return False
    return _pay_on_resolution(ev, item, ability)


def _state_is_so(ev: Running, item: Item, ability: Ability) -> bool:
    """Whether the state that made it trigger still is so, in a game where that matters."""
    ruled = ev.rules.ask(A_STATE_IS_CHECKED_AGAIN_AS_ITS_LAYER_RESOLVES)
    states = (ability.trigger.state if ability.trigger is not None else None, ability.condition)
    if not ruled or all(is_met(state, ev, view_of_item(ev, item)) for state in states):
        return True
    text = f"{item.label} fails to resolve: its state is no longer so"
    ev.journal.record("recheck_failed", text, ruled.rules, ok=False, objects=(item.label,))
    return False


def _pay_on_resolution(ev: Running, item: Item, ability: Ability) -> bool:
    if ability.cost.is_free:
        return True
    base = ev.rules.ask(COST_WITHIN_A_TRIGGER)
    again = ev.rules.ask(NO_COST_ON_RESOLUTION)
    if base.answer == "base cost" and again:
        return True
    return pay_now(ev, item.controller, ability.cost, item.source, item.label, again.rules, item.occurrence)


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
    return reason or ("" if ev.game.may_target(ev, item, thing) else f"{identity[0]} can no longer be targeted")


def tidy(ev: Running) -> None:
    """What the rules do by themselves between actions, until nothing is left to do."""
    while ev.game.flow.tidy(ev):
        ev.budget.spend(1)
