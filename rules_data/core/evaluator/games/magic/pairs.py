"""Pairs of creatures: how two become one, and when they are none any more (702.95)."""

from __future__ import annotations

from dataclasses import replace

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Pair
from rules_data.core.evaluator.events import Running, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Frame, GameObject

from .memory import remembered
from .moving import BATTLEFIELD
from .questions_objects import A_PAIR_PARTS


def paired_by(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Two creatures that whoever carries out the instruction controls become a pair; none where there are not two."""
    if not isinstance(effect, Pair):
        return []
    both = [*objects_of(ev, effect.objects, frame), *objects_of(ev, effect.others, frame)]
    if len(both) != 2 or both[0].identity == both[1].identity:
        return []
    ev.derived.begin_to_depend()
    applied = frame_applied(frame)
    return [Event("is paired", tuple(both), frame.view.you, cause=frame.cause, applied=applied)]


def pair(ev: Running, event: Event) -> Event | None:
    """Pair two creatures, each of them unpaired and controlled by whoever pairs them (702.95c, 702.95d)."""
    found = [ev.state.find(thing.identity) for thing in event.objects]
    both = [thing for thing in found if thing is not None and _can_be_paired(ev, thing, event.player)]
    if len(both) < 2:
        return None
    first, second = both
    after = (replace(first, paired_with=second.identity), replace(second, paired_with=first.identity))
    for thing in after:
        ev.board.put(thing)
    ev.board.remember(there_are_pairs=True)
    return replace(event, objects=(first, second), after=after)


def _can_be_paired(ev: Running, thing: GameObject, player: str) -> bool:
    there = thing.zone == BATTLEFIELD and thing.controller == player and thing.paired_with is None
    return there and _is_creature(ev, thing)


def _is_creature(ev: Running, thing: GameObject) -> bool:
    return "creature" in ev.derived.traits(ev.state, thing).types


def part_pairs(ev: Running) -> None:
    """Whoever has lost the other one, as a creature on the battlefield under the same player's control, is unpaired."""
    if not remembered(ev.state).there_are_pairs:
        return
    for thing in [each for each in ev.state.objects.values() if each.paired_with is not None]:
        other = None if thing.paired_with is None else ev.state.find(thing.paired_with)
        if other is not None and _belong_together(ev, thing, other):
            continue
        ruled = ev.rules.ask(A_PAIR_PARTS)
        if ruled:
            ev.board.put(replace(thing, paired_with=None))
            text = f"{thing.handle} is no longer paired"
            ev.journal.record("ended", text, ruled.rules, objects=(thing.handle,), players=(thing.controller,))


def _belong_together(ev: Running, thing: GameObject, other: GameObject) -> bool:
    """Whether they are still a pair, and both creatures there; what changes its controller is in no pair any more."""
    return other.paired_with == thing.identity and all(
        each.zone == BATTLEFIELD and _is_creature(ev, each) for each in (thing, other)
    )
