"""Dependence: an effect waits for another of its sublayer that would change what it applies to or what it does.

Whether it would is tried out: the other is applied to copies of what objects are, and what the first would do is
looked at before and after.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.state import GameState, Traits, parts_of

from .applying import carry_out
from .derivations import Deriving
from .effects import STATIC, Part, has_its_ability
from .particulars import amount, resolved
from .reach import Reach
from .table import Layers
from .working import Working

_TAKE_AWAY = (kinds.LoseAbility, kinds.LoseAbilities, kinds.LoseText, kinds.Copy, kinds.SetTag)
# What an effect would do: whether it is there, and how much it does to which object.
_Outcome = tuple[bool, tuple[tuple[Hashable, int], ...]]


class Trying(Protocol):
    """A derivation in which effects can be tried out."""

    ev: Deriving
    state: GameState
    layers: Layers
    reach: Reach
    found: dict[str, Traits]
    working: dict[str, Working]

    def exists(self, part: Part) -> bool: ...


def next_of(course: Trying, left: list[Part]) -> Part:
    """The first of these, in their order, that depends on no other; where they wait for one another, the first."""
    course.ev.deadline.spend(len(left))
    taken_away = any(isinstance(each.change, _TAKE_AWAY) for each in left)
    waiting = {part.key for part in left if _could_depend(course, part, taken_away)}
    if not waiting:
        return left[0]
    for part in left:
        if part.key not in waiting or not any(depends(course, part, other) for other in left):
            return part
    return left[0]


def depends(course: Trying, part: Part, other: Part) -> bool:
    """Whether applying the other would change whether this effect is there, what it applies to, or how much it does."""
    if part.effect.key == other.effect.key or not course.exists(other) or not course.reach.is_in_force(other):
        return False
    course.ev.deadline.spend()
    before = _outcome(course, part)
    kept = {thing.handle: course.found[thing.handle] for thing in course.reach.affected(other)}
    try:
        for handle, traits in kept.items():
            thing = course.state.objects[handle]
            tried = Working(thing, _copied(traits))
            course.found[handle] = tried.traits
            part_now = resolved(course.reach, thing, other)
            carry_out(course.ev, course.layers, tried, part_now, amount(course.reach, thing, part_now))
        return _outcome(course, part) != before
    finally:
        course.found.update(kept)


def _could_depend(course: Trying, part: Part, taken_away: bool) -> bool:
    """Whether an effect looks at what its own layer changes, or can lose its ability in it."""
    effect, reads = part.effect, course.layers.reads
    if effect.kind == STATIC and taken_away:
        return True
    if isinstance(part.change.amount, int) and (effect.objects or effect.key in course.reach.began):
        return False
    looked_at = parts_of([effect.affects, effect.condition, part.change.amount])
    return reads is not None and any(reads(each) == part.home for each in looked_at)


def _outcome(course: Trying, part: Part) -> _Outcome:
    if not has_its_ability(part, course.found, course.reach.began) or not course.reach.is_in_force(part):
        return False, ()
    things = course.reach.affected(part)
    return True, tuple((thing.identity, amount(course.reach, thing, part)) for thing in things)


def _copied(traits: Traits) -> Traits:
    return Traits(
        set(traits.types),
        set(traits.tags),
        dict(traits.keywords),
        dict(traits.stats),
        traits.abilities,
        set(traits.cannot),
        set(traits.can),
        traits.must,
        traits.rules,
        traits.enters,
        dict(traits.base),
        traits.name,
        set(traits.domains),
        traits.controller,
    )
