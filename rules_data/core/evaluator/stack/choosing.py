"""What is chosen as an item is finalized: its modes, its targets, and where something will be."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Ability, CostWasPaid, Effect, InZone, Not, Pick, Relation, Selector
from rules_data.core.abilities.effects import DealDivided, DoThis, Modes, WhenYouDo, WhenYouDoNot
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import (
    amount_of,
    can_add_up,
    find_objects,
    fits_together,
    how_many,
    is_met,
    player_meant,
    view_of_item,
    why_not,
)
from rules_data.core.evaluator.policy import (
    ONLY_LEGAL_MODES_ARE_CHOSEN,
    TEXT_BEHIND_THE_EFFECT,
    WHAT_IS_NOT_PUBLIC_IS_NO_TARGET,
    WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS,
    WHEN_A_TRIGGERS_MODE_IS_CHOSEN,
    WHEN_DAMAGE_IS_DIVIDED,
)
from rules_data.core.evaluator.state import (
    Decision,
    GameObject,
    Item,
    Viewpoint,
    choices_of,
    position_of,
    replace,
    subset_of,
)

from .bound_for import that_can_go_somewhere, with_destination
from .dividing import choose_division, most_targets
from .each_player import check_only_player, with_each_player

# What these instructions do is chosen for when it is done, and not with the ability that they stand in.
_LATER_CHOICES = (DoThis, WhenYouDo, WhenYouDoNot)


def choose_for(ev: Running, item: Item, ability: Ability) -> Item | None:
    """The item with its modes and targets chosen; None when there are not enough legal ones."""
    item, ability = with_each_player(ev, item, ability)
    for effect in list(targeting_effects(ev, item, ability.effects)):
        if isinstance(effect, Modes):
            if position_of(item, effect) not in item.modes and not _mode_comes_later(ev, item, effect):
                chosen_mode = _choose_mode(ev, item, effect)
                if chosen_mode is None:
                    return None
                item = replace(item, modes={**item.modes, position_of(item, effect): chosen_mode})
                return choose_for(ev, item, ability)
            continue
        targeted = _with_targets(ev, item, effect)
        bound = targeted and with_destination(ev, targeted, effect)
        if bound is None:
            return None
        item = _choose_division(ev, bound, effect)
    return item


def _with_targets(ev: Running, item: Item, effect: Effect) -> Item | None:
    """The item with the targets of one of its instructions; None when there are not enough legal ones."""
    for selector in (effect.players, effect.objects, effect.others, effect.source, effect.location):
        if selector is None or not _is_target(ev, selector):
            continue
        if position_of(item, selector) in item.targets:
            continue
        found = _choose_targets(ev, item, selector, effect)
        if found is None:
            check_only_player(item, selector)
            return None
        item = replace(item, targets={**item.targets, position_of(item, selector): found})
        if selector.bind or effect.bind:
            name = selector.bind or effect.bind or ""
            item = replace(item, bindings={**item.bindings, name: found})
    return item


def _choose_division(ev: Running, item: Item, effect: Effect) -> Item:
    """How much of what is divided each target gets is chosen with the targets, where the rules say so."""
    if not isinstance(effect, DealDivided) or effect.others is None or position_of(item, effect) in item.modes:
        return item
    ruled = ev.rules.ask(WHEN_DAMAGE_IS_DIVIDED)
    targets = item.targets.get(position_of(item, effect.others), ())
    if ruled.answer != "with the targets" or not targets:
        return item
    view = view_of_item(ev, item)
    player, amount = player_meant(view, effect.player), amount_of(ev, view, effect.amount)
    way = choose_division(ev, player, amount, [handle for handle, _ in targets], item.label, ruled.rules)
    return replace(item, modes={**item.modes, position_of(item, effect): way})


def _mode_comes_later(ev: Running, item: Item, effect: Effect) -> bool:
    """Whether a mode is chosen on resolution: also where a target chooses it, or whoever has what is spoken of then."""
    by_trigger = item.by_trigger and ev.rules.ask(WHEN_A_TRIGGERS_MODE_IS_CHOSEN).answer == "on resolution"
    of_it = effect.player in (Relation.ITS_CONTROLLER, Relation.ITS_OWNER) and view_of_item(ev, item).it is None
    return by_trigger or of_it or effect.players is not None


def _what_it_is(item: Item) -> str:
    """What the choices are made for: each kind of item has rules of its own on them."""
    if item.by_trigger:
        return "a triggered ability"
    return "a card" if item.kind == "card" else "an activated ability"


def _rules_on(ev: Running, item: Item, what: str) -> tuple[str, ...]:
    """The rules on choosing modes or targets for an item, the most particular that its game has."""
    return ev.rules.cite(f"{what} of {_what_it_is(item)}", f"choices of a {item.kind}", "choices")


def targeting_effects(ev: Running, item: Item, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The instructions whose objects are chosen now: not those of reflexive or delayed abilities."""
    for effect in effects:
        paid = _is_paid_for(ev, item, effect)
        if paid is not False:
            yield effect
        if isinstance(effect, Modes):
            chosen = item.modes.get(position_of(item, effect), ())
            for mode in effect.modes:
                if mode.name in chosen:
                    yield from targeting_effects(ev, item, mode.effects)
        elif not isinstance(effect, _LATER_CHOICES):
            yield from targeting_effects(ev, item, effect.effects if paid is not False else ())
            yield from targeting_effects(ev, item, effect.otherwise if paid is not True else ())


def _is_paid_for(ev: Running, item: Item, effect: Effect) -> bool | None:
    """Whether that was paid for which an instruction of a card asks; None where it does not, or no rule looks at it."""
    condition, wanted = effect.condition, True
    if isinstance(condition, Not):
        condition, wanted = condition.condition, False
    if item.kind != "card" or not isinstance(condition, CostWasPaid):
        return None
    if not ev.rules.ask(WHAT_WAS_NOT_PAID_FOR_HAS_NO_TARGETS):
        return None
    return is_met(condition, ev, view_of_item(ev, item)) is wanted


def _choose_mode(ev: Running, item: Item, effect: Effect) -> tuple[str, ...] | None:
    """The names of so many different modes as it says; None when there are not enough legal ones."""
    rules = _rules_on(ev, item, "modes")
    names = []
    for mode in effect.modes:
        needed = [each for e in mode.effects for each in (e.players, e.objects, e.others) if each is not None]
        if not ev.rules.ask(ONLY_LEGAL_MODES_ARE_CHOSEN) or all(_enough(ev, item, one) for one in needed):
            names.append(mode.name)
    view = view_of_item(ev, item)
    least, most = how_many_modes(ev, view, effect, len(names))
    if len(names) < least:
        return None
    legal = choices_of(names, least, most)
    chooser = player_meant(view, effect.player)
    return ev.choices.choose(Decision(chooser, "mode", legal, rules, item.label, any_order=True))


def how_many_modes(ev: Running, view: Viewpoint, effect: Effect, there: int) -> tuple[int, int]:
    """How many modes are chosen at least, and at most: no more than there are, where fewer may be."""
    most = amount_of(ev, view, effect.amount)
    least = effect.least if isinstance(effect, Modes) else None
    return (most, most) if least is None else (amount_of(ev, view, least), min(most, there))


def has_choices_for(ev: Running, item: Item, effects: tuple[Effect, ...]) -> bool:
    """Whether there are enough legal targets for every instruction, as things stand."""
    needed = (
        each
        for effect in targeting_effects(ev, item, effects)
        for each in (effect.players, effect.objects, effect.others)
        if each is not None
    )
    return all(_enough(ev, item, one) for one in needed)


def _enough(ev: Running, item: Item, selector: Selector) -> bool:
    if not _is_target(ev, selector) or (selector.up_to and not selector.least):
        return True
    view = view_of_item(ev, item)
    needed = selector.least if selector.up_to else amount_of(ev, view, selector.count)
    return len(legal_targets(ev, item, selector, view)) >= needed


def _is_target(ev: Running, selector: Selector) -> bool:
    """Whether what is chosen is a target: said to be one, or none only for lying where not everybody sees it."""
    if selector.pick is not Pick.CHOOSE or selector.target:
        return selector.pick is Pick.CHOOSE
    zones = selector.filter.get(InZone)
    unseen = zones is not None and set(zones.zones) <= ev.game.vocabulary.no_targets_in
    return unseen and not selector.at_random and not ev.rules.ask(WHAT_IS_NOT_PUBLIC_IS_NO_TARGET)


def can_be_targeted(ev: Running, item: Item, thing: GameObject) -> bool:
    """Whether nothing says that an object cannot be a target: of anything, or of this item."""
    return "be targeted" not in ev.derived.traits(ev.state, thing).cannot and ev.game.may_target(ev, item, thing)


def legal_targets(ev: Running, item: Item, selector: Selector, view: Viewpoint) -> list[GameObject]:
    """What may be chosen as a target for this selector."""
    found = find_objects(ev, selector.filter, view)
    found = [o for o in found if can_be_targeted(ev, item, o)]
    limit = item.ability.targets_only if item.ability is not None else None
    if limit is not None and ev.rules.ask(TEXT_BEHIND_THE_EFFECT):
        found = [o for o in found if not why_not(ev, limit, o, view)]
    own = f"#{item.number}"
    return [o for o in found if o.handle not in (own, item.label if o.zone == ev.game.waiting_zone else own)]


def _choose_targets(ev: Running, item: Item, selector: Selector, effect: Effect) -> tuple[tuple[str, int], ...] | None:
    view = view_of_item(ev, item)
    candidates = that_can_go_somewhere(ev, item, selector, effect, legal_targets(ev, item, selector, view))
    count = how_many(ev, view, selector.count)
    least = selector.least if selector.up_to else count
    if len(candidates) < least or not can_add_up(ev, selector, candidates, view):
        return None
    handles = [o.handle for o in candidates]
    most, bounded = most_targets(ev, item, selector, effect, candidates, min(count, len(candidates)))
    least, fits = min(least, most), fits_together(ev, selector, candidates, view)
    answers = choices_of(handles, least, most, fits)
    chooser = player_meant(view, selector.chooser)
    rules = (*_rules_on(ev, item, "targets"), *bounded)
    also = subset_of(handles, least, most, fits)
    decision = Decision(chooser, "targets", answers, rules, item.label, any_order=True, also=also)
    chosen = ev.choices.choose(decision)
    by_handle = {o.handle: o.identity for o in candidates}
    return tuple(by_handle[handle] for handle in chosen)
