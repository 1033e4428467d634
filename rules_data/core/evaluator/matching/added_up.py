"""What has to be so of several chosen objects together: a number of theirs, added up."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Selector
from rules_data.core.evaluator.state import Fits, GameObject, Reading, Viewpoint

from .measuring import measure
from .values import passes


def fits_together(ev: Reading, selector: Selector, things: Sequence[GameObject], view: Viewpoint) -> Fits | None:
    """Whether some of these objects, by their handles, add up to what the selector says; None where it says nothing."""
    together = selector.together
    if together is None:
        return None
    size = {thing.handle: measure(ev, view.state, thing, together.stat) for thing in things}
    return lambda chosen: passes(ev, view, sum(size[handle] for handle in chosen), together.test)


def can_add_up(ev: Reading, selector: Selector, things: Sequence[GameObject], view: Viewpoint) -> bool:
    """Whether any so many of these objects add up to what the selector says."""
    together = selector.together
    if together is None:
        return True
    sums = {0}
    for thing in things:
        # There may be as many sums as there are sets of them, and each set is looked at.
        ev.deadline.spend(len(sums))
        size = measure(ev, view.state, thing, together.stat)
        sums |= {each + size for each in sums}
    return any(passes(ev, view, each, together.test) for each in sums)
