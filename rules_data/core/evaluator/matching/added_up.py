"""What has to be so of several chosen objects together: a number of theirs, added up, and where they all are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from rules_data.core.abilities import Selector
from rules_data.core.evaluator.state import Fits, GameObject, Reading, Viewpoint

from .measuring import measure
from .values import passes


def fits_together(ev: Reading, selector: Selector, things: Sequence[GameObject], view: Viewpoint) -> Fits | None:
    """Whether some of these objects, by their handles, go together as the selector says; None if it says nothing."""
    together = selector.together
    if not selector.as_a_group:
        return None
    size = {thing.handle: measure(ev, view.state, thing, together.stat) if together else 0 for thing in things}
    place = {thing.handle: ev.game.place_of(thing) for thing in things}

    def fits(chosen: tuple[str, ...]) -> bool:
        apart = selector.same_place and len({place[handle] for handle in chosen}) > 1
        return not apart and (together is None or passes(ev, view, sum(size[one] for one in chosen), together.test))

    return fits


def can_add_up(ev: Reading, selector: Selector, things: Sequence[GameObject], view: Viewpoint) -> bool:
    """Whether any so many of these objects, at one place if the selector says so, add up to what it says."""
    if not selector.as_a_group:
        return True
    if not selector.same_place:
        return _adds_up(ev, selector, things, view)
    places: dict[str, list[GameObject]] = defaultdict(list)
    for thing in things:
        places[ev.game.place_of(thing)].append(thing)
    count = selector.count if isinstance(selector.count, int) else 0
    least = selector.least if selector.up_to else count
    return not least or any(len(own) >= least and _adds_up(ev, selector, own, view) for own in places.values())


def _adds_up(ev: Reading, selector: Selector, things: Sequence[GameObject], view: Viewpoint) -> bool:
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
