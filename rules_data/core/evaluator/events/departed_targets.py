"""Targets that have ceased to exist before what targets them resolves, and are still spoken of."""

from __future__ import annotations

from rules_data.core.abilities import Pick, Remembered, Selector
from rules_data.core.evaluator.matching import find_anywhere, linked_objects
from rules_data.core.evaluator.policy import A_DEPARTED_TARGET_IS_STILL_SPOKEN_OF
from rules_data.core.evaluator.state import Frame, GameObject

from .running import Running


def departed_among(ev: Running, chosen: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Those of an item's targets that are gone but keep the name they were given, where the rules say so."""
    gone = tuple(each for each in chosen if find_anywhere(ev, each) is None and each in ev.derived.departed)
    return gone if gone and ev.rules.ask(A_DEPARTED_TARGET_IS_STILL_SPOKEN_OF) else ()


def with_departed(ev: Running, selector: Selector | None, frame: Frame, found: list[GameObject]) -> list[GameObject]:
    """What an instruction is done for: what is found, and targets of that name as they last were.

    Nothing can be done to the latter, but whose they were, and what they were like, is known.
    """
    item = frame.item
    if selector is None or item is None or selector.pick is not Pick.ALL or len(selector.filter.criteria) != 1:
        return found
    name = selector.filter.get(Remembered)
    if name is None:
        return found
    targets = {each for chosen in item.targets.values() for each in chosen}
    known = tuple(each for each in linked_objects(ev, frame.view, name.name) if each in targets)
    return [*found, *(ev.derived.departed[each][0] for each in departed_among(ev, known))]
