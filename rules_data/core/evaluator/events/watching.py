"""Which triggered abilities watch a batch, and whether they look at it or back to the moment before it."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Ability, AbilityKind, EventPattern
from rules_data.core.evaluator.matching import delayed_in_force, works_from
from rules_data.core.evaluator.policy import LOOKS_BACK_IN_TIME
from rules_data.core.evaluator.state import Delayed, GameObject, GameState, Viewpoint, Watcher, replace

from .running import Running

THE_STATE = "the state of the game"


def view_of_watcher(watcher: Watcher, state: GameState) -> Viewpoint:
    """How a watching ability sees a state."""
    bindings = dict(watcher.delayed.bindings) if watcher.delayed is not None else {}
    given = watcher.ability.given
    return Viewpoint(watcher.controller, watcher.source, state, bindings=bindings, delayed=watcher.delayed, given=given)


def record_silence(
    ev: Running, watcher: Watcher, reason: str, rules: tuple[str, ...], kind: str = "did_not_trigger"
) -> None:
    """Tell that a watching ability does not trigger, and why not."""
    ev.journal.record(
        kind,
        f"{watcher.label} does not trigger: {reason}",
        rules,
        ok=False,
        objects=(watcher.label,),
        players=(watcher.controller,),
    )


def watchers(ev: Running, before: GameState, words: set[str]) -> Iterator[Watcher]:
    """Everything that watches for one of the words of a batch."""
    looks_back = ev.rules.rules_on(LOOKS_BACK_IN_TIME)
    objects, may_have_abilities = ev.state.objects, ev.derived.may_have_abilities
    handles = list(dict.fromkeys([*before.objects, *objects]))
    ev.deadline.spend(1 + len(handles) // 4)
    for handle in handles:
        old, new = before.objects.get(handle), objects.get(handle)
        if not (may_have_abilities(old) if old is new else may_have_abilities(new, old)):
            continue
        if looks_back:
            yield from _looking_back(ev, before, old, words)
        yield from _looking_on(ev, before, old, new, words)
    made_since = {d.number for d in ev.state.delayed} - {d.number for d in before.delayed}
    for delayed in (*delayed_in_force(ev, before), *(d for d in ev.state.delayed if d.number in made_since)):
        yield from _delayed(ev, delayed, words)


def _watched(ability: Ability, words: set[str]) -> tuple[EventPattern, ...]:
    if ability.kind is not AbilityKind.TRIGGERED or ability.trigger is None:
        return ()
    return tuple(pattern for pattern in ability.trigger.patterns if pattern.event in words)


def _split(ev: Running, ability: Ability, words: set[str]) -> tuple[tuple[EventPattern, ...], tuple[EventPattern, ...]]:
    """The conditions that look back in time, and those that do not."""
    watched = _watched(ability, words)
    past = tuple(pattern for pattern in watched if ev.rules.ask(LOOKS_BACK_IN_TIME, pattern))
    return past, tuple(pattern for pattern in watched if pattern not in past)


def late_watchers(ev: Running, delayed: Delayed) -> Iterator[Watcher]:
    """A delayed ability as a watcher of what has already happened."""
    if delayed.ability.trigger is not None:
        yield from _delayed(ev, delayed, {pattern.event for pattern in delayed.ability.trigger.patterns})


def _delayed(ev: Running, delayed: Delayed, words: set[str]) -> Iterator[Watcher]:
    for past, patterns in zip((True, False), _split(ev, delayed.ability, words), strict=True):
        if patterns:
            yield Watcher(
                f"delayed#{delayed.number}",
                delayed.ability,
                delayed.source,
                controller_of_delayed(ev, delayed),
                delayed.label,
                patterns,
                delayed=delayed,
                past=past,
            )


def controller_of_delayed(ev: Running, delayed: Delayed) -> str:
    """Who controls a delayed ability now."""
    if not delayed.follows_source:
        return delayed.controller
    source = ev.state.objects.get(delayed.source.handle, delayed.source)
    return source.player


def _looking_back(ev: Running, before: GameState, old: GameObject | None, words: set[str]) -> Iterator[Watcher]:
    """The abilities of an object as it was, as far as they look back."""
    if old is None:
        return
    for number, ability in enumerate(_abilities_watching(ev, before, old, words)):
        patterns, _ = _split(ev, ability, words)
        if patterns and works_from(ev, ability, old):
            yield watcher_of(ev, ability, number, old, patterns, past=True)


def _looking_on(
    ev: Running, before: GameState, old: GameObject | None, new: GameObject | None, words: set[str]
) -> Iterator[Watcher]:
    """The abilities of an object as it is after the batch, and those that it has lost by going elsewhere."""
    own = _abilities_watching(ev, ev.state, new, words) if new is not None else ()
    abilities = [(n, a, False) for n, a in enumerate(own)]
    if old is not None and (new is None or new.incarnation != old.incarnation):
        known = {ability for _, ability, _ in abilities}
        before_it = enumerate(_abilities_watching(ev, before, old, words))
        abilities += [(n, ability, True) for n, ability in before_it if ability not in known]
    for number, ability, is_lost in abilities:
        _, watched = _split(ev, ability, words)
        for presence, patterns in _by_presence(ev, ability, watched, old, None if is_lost else new):
            source = new if new is not None and presence != "leaves" else old
            if source is not None and presence != "absent":
                yield _as_it_was_controlled(watcher_of(ev, ability, number, source, patterns, presence), old)


def _by_presence(
    ev: Running,
    ability: Ability,
    patterns: tuple[EventPattern, ...],
    old: GameObject | None,
    new: GameObject | None,
) -> Iterator[tuple[str, tuple[EventPattern, ...]]]:
    """Those of several conditions that work alike together: one may work from where another does not."""
    if not patterns:
        return
    if ability.trigger is None or len(ability.trigger.patterns) == 1:
        yield _presence(ev, ability, old, new), patterns
        return
    found: dict[str, list[EventPattern]] = {}
    for pattern in patterns:
        alone = replace(ability, trigger=replace(ability.trigger, patterns=(pattern,)))
        found.setdefault(_presence(ev, alone, old, new), []).append(pattern)
    for presence, alike in found.items():
        yield presence, tuple(alike)


def _as_it_was_controlled(watcher: Watcher, old: GameObject | None) -> Watcher:
    """An ability whose source goes with the event to where nobody controls it is still its last controller's."""
    new = watcher.source
    if old is None or new.incarnation == old.incarnation or new.controller or not old.controller:
        return watcher
    return replace(watcher, controller=old.controller)


def abilities_of(ev: Running, state: GameState, thing: GameObject) -> tuple[Ability, ...]:
    """What an object has by its card and by effects, and what its keywords mean."""
    return (*ev.derived.traits(state, thing).abilities, *ev.game.keyword_triggers(ev, state, thing))


def _abilities_watching(ev: Running, state: GameState, thing: GameObject, words: set[str]) -> tuple[Ability, ...]:
    """The same without what its keywords mean, where none of them can watch for these words."""
    traits = ev.derived.traits(state, thing)
    keywords = frozenset(traits.keywords)
    if not keywords or ev.game.index_of_keywords(keywords).watched.isdisjoint(words):
        return traits.abilities
    return abilities_of(ev, state, thing)


def watcher_of(
    ev: Running,
    ability: Ability,
    number: int,
    source: GameObject,
    patterns: tuple[EventPattern, ...],
    presence: str = "present",
    past: bool = False,
) -> Watcher:
    """An ability of an object as a watcher for some of its conditions."""
    label = f"{source.handle}/{ability.name}" if ability.name else source.handle
    # What nobody controls is the turn player's to see to.
    controller = source.player or ev.state.turn_player
    key = f"{source.handle}#{source.incarnation}.{number}"
    return Watcher(key, ability, source, controller, label, patterns, presence, past=past)


def _presence(ev: Running, ability: Ability, old: GameObject | None, new: GameObject | None) -> str:
    was = old is not None and works_from(ev, ability, old)
    is_now = new is not None and works_from(ev, ability, new)
    if was and is_now:
        return "present"
    if is_now:
        return "enters"
    return "leaves" if was else "absent"
