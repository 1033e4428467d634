"""Targets of spells and abilities on the stack that are changed, or chosen anew (Comprehensive Rules 115.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import ChangeTarget, DealDivided, NewTargets
from rules_data.core.evaluator.events import Running, for_each_told, objects_of
from rules_data.core.evaluator.matching import item_of, player_meant, view_of_item
from rules_data.core.evaluator.stack import legal_targets, targeting, targeting_effects
from rules_data.core.evaluator.state import Decision, Frame, Item, NotSupported, position_of, replace

from .questions_copying import A_TARGET_IS_CHANGED_TO_ANOTHER, OTHER_TARGETS_CAN_BE_CHOSEN

Identity = tuple[str, int]
Ways = tuple[tuple[str, ...], ...]
_MOST = 3  # targets of one kind: the ways to choose among more of them are too many to be listed


def choose_new_targets(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever is told so chooses other legal targets, and leaves those as they are that they like (115.7d)."""
    ruled = ev.rules.ask(OTHER_TARGETS_CAN_BE_CHOSEN)
    for player, item in _waiting(ev, effect, frame) if ruled else ():
        ways = [_any_others(ev, item, selector) for _, selector in _slots(ev, item)]
        _retarget(ev, item, ways, player, ruled.rules)


def change_targets(ev: Running, effect: Effect, frame: Frame) -> None:
    """All targets are changed to other legal ones, or none is (115.7a); or one of them to what is said (115.7b)."""
    ruled = ev.rules.ask(A_TARGET_IS_CHANGED_TO_ANOTHER)
    named = None if effect.others is None else {thing.handle for thing in objects_of(ev, effect.others, frame)}
    for player, item in _waiting(ev, effect, frame) if ruled else ():
        slots = [selector for _, selector in _slots(ev, item)]
        if named is None:
            ways = [_all_others(ev, item, selector) for selector in slots]
        else:
            ways = [_one_other(ev, item, selector, named) for selector in slots]
            ways = [each if number == _first(ways) else () for number, each in enumerate(ways)]
        if named is not None or all(ways):
            _retarget(ev, item, ways, player, ruled.rules)


def _first(ways: list[Ways]) -> int:
    return next((number for number, each in enumerate(ways) if each), 0)


def _any_others(ev: Running, item: Item, selector: Selector) -> Ways:
    before, legal = _before(item, selector), _legal(ev, item, selector)
    return _different([(old, *(each for each in legal if each != old)) for old in before])


def _all_others(ev: Running, item: Item, selector: Selector) -> Ways:
    before, legal = _before(item, selector), _legal(ev, item, selector)
    return _different([tuple(each for each in legal if each != old) for old in before])


def _one_other(ev: Running, item: Item, selector: Selector, named: set[str]) -> Ways:
    before, legal = _before(item, selector), _legal(ev, item, selector)
    other = [each for each in legal if each in named and each not in before]
    changed = [(*before[:place], each, *before[place + 1 :]) for place in range(len(before)) for each in other]
    return tuple(changed)


def _different(options: list[tuple[str, ...]]) -> Ways:
    """Each way to take one of each: together they have to be different targets (115.3, 115.7e)."""
    if len(options) > _MOST:
        raise NotSupported(f"New targets for more than {_MOST} targets of one instruction can't be chosen here.")
    return tuple(way for way in product(*options) if len(set(way)) == len(way))


def _before(item: Item, selector: Selector) -> tuple[str, ...]:
    return tuple(handle for handle, _ in item.targets[position_of(item, selector)])


def _legal(ev: Running, item: Item, selector: Selector) -> list[str]:
    return [thing.handle for thing in legal_targets(ev, item, selector, view_of_item(ev, item))]


def _waiting(ev: Running, effect: Effect, frame: Frame) -> Iterator[tuple[str, Item]]:
    """What has targets and waits to resolve, each time with the player who is told to choose others for it."""
    for own, theirs in for_each_told(ev, effect, frame):
        for thing in objects_of(ev, own.objects, theirs):
            item = item_of(ev.state, thing)
            if item is not None and item.targets:
                yield player_meant(theirs.view, own.player), item


def _retarget(ev: Running, item: Item, ways: list[Ways], player: str, rules: tuple[str, ...]) -> None:
    """The item with other targets; what has become a target by that is told."""
    added: dict[int, tuple[Identity, ...]] = {}
    had = item.targets
    for (effect, selector), answers in zip(list(_slots(ev, item)), ways, strict=True):
        place = position_of(item, selector)
        before = item.targets[place]
        if not answers:
            continue
        legal = legal_targets(ev, item, selector, view_of_item(ev, item))
        known = {thing.handle: thing.identity for thing in legal} | {one[0]: one for one in before}
        chosen = ev.choices.choose(Decision(player, "targets", answers, rules, item.label))
        found = tuple(known[handle] for handle in chosen)
        item = _with_targets(item, effect, selector, found)
        added[place] = tuple(one for one in found if one not in before)
    if item.targets == had:
        return
    ev.board.put_item(item)
    text = f"{player} changes the targets of {item.label}"
    ev.journal.record("procedure", text, rules, objects=(item.label,), players=(player,))
    ev.events.perform(targeting(ev, replace(item, targets=added)))


def _slots(ev: Running, item: Item) -> Iterator[tuple[Effect, Selector]]:
    """Each place at which targets have been chosen for an item."""
    for effect in targeting_effects(ev, item, item.ability.effects if item.ability is not None else ()):
        for selector in (effect.players, effect.objects, effect.others, effect.source):
            if selector is not None and selector.pick is Pick.CHOOSE and position_of(item, selector) in item.targets:
                yield effect, selector


def _with_targets(item: Item, effect: Effect, selector: Selector, found: tuple[Identity, ...]) -> Item:
    """The item with these targets, under the names that its text has for them; what was divided stays so (115.7f)."""
    place = position_of(item, selector)
    handles = dict(zip((old for old, _ in item.targets[place]), (new for new, _ in found), strict=True))
    name = selector.bind or effect.bind
    bindings = {**item.bindings, name: found} if name else item.bindings
    modes = item.modes
    if isinstance(effect, DealDivided) and position_of(item, effect) in modes:
        shares = (each.rpartition("=") for each in modes[position_of(item, effect)])
        modes = {**modes, position_of(item, effect): tuple(f"{handles[old]}={many}" for old, _, many in shares)}
    return replace(item, targets={**item.targets, place: found}, bindings=bindings, modes=modes)


INSTRUCTIONS = {NewTargets.verb: choose_new_targets, ChangeTarget.verb: change_targets}
