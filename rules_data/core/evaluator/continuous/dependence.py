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


def next_of(course: Trying, left: list[Part]) -> list[Part]:
    """The first of these, in their order, that depends on no other; those that depend on one another wait for none.

    One that looks at nothing the others change brings all the parts of its effect along: they are applied as one, which
    is what tells the effect of several hundred creature types in a moment.
    """
    course.ev.deadline.spend(len(left))
    among = _Among(course, left)
    for part in left:
        others = among.what_it_may_depend_on(part)
        if not others:
            own = (each for each in left if each.effect.key == part.effect.key)
            return [each for each in own if each.key not in among.reading]
        if not any(depends(course, part, other) and not among.leads_back(other, part) for other in others):
            return [part]
    return left[:1]


def right_behind(course: Trying, first: list[Part], left: list[Part]) -> list[Part]:
    """Those of the others that depend on what is applied first, and on nothing else that is left."""
    reading = _Among(course, left).reading
    return [
        part
        for part in left
        if part.key in reading
        and any(depends(course, part, each) for each in first)
        and not any(depends(course, part, other) for other in left)
    ]


class _Among:
    """The parts that are left of a sublayer, and which of them can depend on which."""

    def __init__(self, course: Trying, left: list[Part]) -> None:
        self.course, self.left = course, left
        self.taking = [each for each in left if isinstance(each.change, _TAKE_AWAY)]
        self.reading = {part.key for part in left if _reads_its_own_layer(course, part)}

    def what_it_may_depend_on(self, part: Part) -> list[Part]:
        """What reads nothing of its layer can only lose its ability in it."""
        return self.left if part.key in self.reading else self.taking if part.effect.kind == STATIC else []

    def leads_back(self, part: Part, to: Part) -> bool:
        """Whether a part depends on that one, be it over others."""
        known, open_ = {part.key}, [part]
        while open_:
            current = open_.pop()
            found = (each for each in self.what_it_may_depend_on(current) if each.key not in known)
            further = [each for each in found if depends(self.course, current, each)]
            if any(each.key == to.key for each in further):
                return True
            known.update(each.key for each in further)
            open_ += further
        return False


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


def _reads_its_own_layer(course: Trying, part: Part) -> bool:
    """Whether what an effect applies to, whether it does, or how much it does rests on what its own layer changes."""
    effect, reads = part.effect, course.layers.reads
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
        set(traits.allowed_to),
        traits.must,
        traits.rules,
        traits.enters,
        dict(traits.base),
        traits.name,
        set(traits.domains),
        traits.controller,
    )
