"""What effects on the rules themselves forbid, and allow, beside every layer."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import changes as kinds
from rules_data.core.evaluator.policy import A_PROHIBITION_REMOVES_NOTHING, RULES_ARE_MODIFIED_FIRST
from rules_data.core.evaluator.state import GameObject

from .applying import forbidden
from .effects import Part
from .reach import Reach
from .working import Working

# What an object has as a rule of its own, for whoever asks what it may do, or what may be done to it.
_OF_RULES = (kinds.AttacksMore, kinds.CannotBeDefended, kinds.MoreUses, kinds.MustBeDefended)


class Prohibitions:
    """The parts of effects that modify the rules: looked at before each other part, and applied after all of them."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.parts: list[Part] = []

    def forbid(self, thing: GameObject, working: Working, part: Part) -> None:
        """What the rules, as modified, forbid this object; only what is older where nothing puts it first."""
        for prohibition in self.parts:
            is_newer = prohibition.effect.generated > part.effect.generated
            if is_newer and not self.reach.ev.rules.ask(RULES_ARE_MODIFIED_FIRST):
                continue
            word = forbidden(prohibition.change)
            if word and any(o.handle == thing.handle for o in self.reach.affected(prohibition)):
                working.traits.cannot.add(word)

    def finish(self, worked_on: Callable[[GameObject], Working]) -> None:
        """Say of every object what it now can and cannot; what it may not gain goes where a prohibition removes it."""
        for prohibition in self.parts:
            removes = not self.reach.ev.rules.ask(A_PROHIBITION_REMOVES_NOTHING)
            for thing in self.reach.affected(prohibition):
                traits, change = worked_on(thing).traits, prohibition.change
                if isinstance(change, kinds.Can):
                    traits.can.add(change.action)
                    traits.allowed_to.add((change.action, prohibition.effect.controller or thing.owner))
                elif isinstance(change, _OF_RULES):
                    traits.rules += (change,)
                elif word := forbidden(change):
                    traits.cannot.add(word)
                if removes and isinstance(change, kinds.CannotGain):
                    traits.keywords.pop(change.property, None)
