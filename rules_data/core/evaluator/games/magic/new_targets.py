"""Targets of spells and abilities on the stack that are changed, or chosen anew (Comprehensive Rules 115.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import ChangeTarget, DealDivided, NewTargets
from rules_data.core.evaluator.events import Running, for_each_told, objects_of
from rules_data.core.evaluator.matching import item_of, player_meant, view_of_item
from rules_data.core.evaluator.stack import legal_targets, targeting, targeting_effects
from rules_data.core.evaluator.state import Decision, Frame, Item, position_of, replace

from .questions_copying import A_TARGET_IS_CHANGED_TO_ANOTHER, OTHER_TARGETS_CAN_BE_CHOSEN

Identity = tuple[str, int]
Added = dict[int, tuple[Identity, ...]]  # by the place of the targets in the text
MOST_LISTED = 3  # targets of one kind: the ways to choose among more of them are too many to be listed


@dataclass(frozen=True, slots=True)
class Ways:
    """How the targets of one instruction can become others; where there are too many ways, `also` knows them."""

    listed: tuple[tuple[str, ...], ...] = ()
    also: Callable[[tuple[str, ...]], bool] | None = None

    def __bool__(self) -> bool:
        return bool(self.listed)


def choose_new_targets(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever is told so chooses other legal targets, and leaves those as they are that they like (115.7d)."""
    ruled = ev.rules.ask(OTHER_TARGETS_CAN_BE_CHOSEN)
    for player, item in _waiting(ev, effect, frame) if ruled else ():
        _put_retargeted(ev, item, *_chosen_anew(ev, item, player, ruled.rules), player, ruled.rules)


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
            ways = [each if number == _first(ways) else Ways() for number, each in enumerate(ways)]
        if named is not None or all(ways):
            _retarget(ev, item, ways, player, ruled.rules)


def _first(ways: list[Ways]) -> int:
    return next((number for number, each in enumerate(ways) if each), 0)


def _any_others(ev: Running, item: Item, others: Item, selector: Selector) -> Ways:
    """The ways beside the targets that `others` has by now: what was legal before stays only where it still would be.

    Only all the targets together have to be legal (115.7e), so those that are still to be chosen anew do not count.
    """
    before, was, legal = _before(item, selector), _legal(ev, item, selector), _legal(ev, others, selector)
    kept = [(old,) if old in legal or old not in was else () for old in before]
    return _different([(*own, *(each for each in legal if each not in own)) for own in kept])


def _all_others(ev: Running, item: Item, selector: Selector) -> Ways:
    before, legal = _before(item, selector), _legal(ev, item, selector)
    return _different([tuple(each for each in legal if each != old) for old in before])


def _one_other(ev: Running, item: Item, selector: Selector, named: set[str]) -> Ways:
    before, legal = _before(item, selector), _legal(ev, item, selector)
    other = [each for each in legal if each in named and each not in before]
    changed = [(*before[:place], each, *before[place + 1 :]) for place in range(len(before)) for each in other]
    return Ways(tuple(changed))


def _different(options: list[tuple[str, ...]]) -> Ways:
    """Each way to take one of each: together they have to be different targets (115.3, 115.7e)."""
    if len(options) > MOST_LISTED:
        first = next((way for way in product(*options) if _fits(way, options)), None)
        return Ways(() if first is None else (first,), lambda way: _fits(way, options))
    return Ways(tuple(way for way in product(*options) if _fits(way, options)))


def _fits(way: tuple[str, ...], options: list[tuple[str, ...]]) -> bool:
    taken = len(way) == len(options) and all(one in each for one, each in zip(way, options, strict=True))
    return taken and len(set(way)) == len(way)


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
    changed, added = item, Added()
    for (effect, selector), answers in zip(list(_slots(ev, item)), ways, strict=True):
        if answers:
            changed, added[position_of(item, selector)] = _asked(
                ev, item, changed, effect, selector, answers, player, rules
            )
    _put_retargeted(ev, item, changed, added, player, rules)


def _put_retargeted(ev: Running, had: Item, item: Item, added: Added, player: str, rules: tuple[str, ...]) -> None:
    if item.targets == had.targets:
        return
    ev.board.put_item(item)
    text = f"{player} changes the targets of {item.label}"
    ev.journal.record("procedure", text, rules, objects=(item.label,), players=(player,))
    ev.events.perform(targeting(ev, replace(item, targets=added)))


def of_a_copy(ev: Running, item: Item, rules: tuple[str, ...]) -> Item:
    """A copy with those targets its player chooses, each in the place of one that the original has (707.10c)."""
    return _chosen_anew(ev, item, item.controller, rules)[0]


def _chosen_anew(ev: Running, item: Item, player: str, rules: tuple[str, ...]) -> tuple[Item, Added]:
    """The item with the targets that are chosen for it, and which of these it did not have."""
    others, added = replace(item, targets={}), Added()
    for effect, selector in list(_slots(ev, item)):
        place = position_of(item, selector)
        beside = replace(others, targets={**others.targets, place: item.targets[place]})
        if answers := _any_others(ev, item, others, selector):
            others, added[place] = _asked(ev, item, beside, effect, selector, answers, player, rules)
        else:
            others = beside
    return others, added


def _asked(
    ev: Running,
    had: Item,
    item: Item,
    effect: Effect,
    selector: Selector,
    answers: Ways,
    player: str,
    rules: tuple[str, ...],
) -> tuple[Item, tuple[Identity, ...]]:
    """The item with other targets of one instruction, and which of them are new."""
    before = had.targets[position_of(had, selector)]
    legal = legal_targets(ev, item, selector, view_of_item(ev, item))
    known = {thing.handle: thing.identity for thing in legal} | {one[0]: one for one in before}
    decision = Decision(player, "targets", answers.listed, rules, item.label, also=answers.also)
    found = tuple(known[handle] for handle in ev.choices.choose(decision))
    return _with_targets(item, effect, selector, found), tuple(one for one in found if one not in before)


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
