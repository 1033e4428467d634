"""Objects as an ability knows them: as they are, as they last were where that is known, or not at all."""

from __future__ import annotations

from rules_data.core.abilities import Pick, Selector
from rules_data.core.evaluator.policy import HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN
from rules_data.core.evaluator.state import GameObject, Reading, Viewpoint

from .filters import referred_to, resolve_selector
from .found_again import Identity
from .moved import before_its_move
from .relations import linked_objects


def as_known(ev: Reading, selector: Selector, view: Viewpoint, where: bool = False) -> list[GameObject]:
    """The objects as the ability knows them; how those are known that have left the board is for the rules to say.

    `where`: it is asked where the objects are, so they are looked at where they are now.
    """
    found = resolve_selector(ev, selector, view)
    if where or _is_as_it_is(ev, selector, view, found):
        return found
    how = ev.rules.ask(HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN).answer
    if how == "as it last was to what moved it":
        return _known_to_what_moved_it(ev, selector, view, found)
    if how.startswith("as it last was"):
        return _last_known(ev, selector, view, found, hidden=how == "as it last was, also where it is hidden")
    thing = referred_to(selector, view) if selector.pick in (Pick.ME, Pick.IT) else None
    board = ev.game.board_zones
    if thing is None or thing.zone not in board or (found and found[0].zone in board):
        return found
    return [thing] if found else []


def _is_as_it_is(ev: Reading, selector: Selector, view: Viewpoint, found: list[GameObject]) -> bool:
    """Whether nothing is spoken of that may have left the board."""
    if selector.pick not in (Pick.ME, Pick.IT):
        return selector.pick is not Pick.THAT
    thing = referred_to(selector, view)
    if thing is None or len(found) != 1:
        return False
    return found[0].handle == thing.handle and found[0].zone in ev.game.board_zones


def _spoken_of(ev: Reading, selector: Selector, view: Viewpoint) -> list[Identity]:
    """The objects that a selector means, as they were when the ability came to know them."""
    if selector.pick is Pick.THAT:
        return list(linked_objects(ev, view, selector.name))
    thing = referred_to(selector, view)
    return [] if thing is None else [thing.identity]


def _last_known(
    ev: Reading, selector: Selector, view: Viewpoint, found: list[GameObject], *, hidden: bool
) -> list[GameObject]:
    """The objects as they are if they are on the board, or as they last were there if they have been.

    `hidden`: what this effect has put where nobody sees it is known as it was before that.
    """
    now = {thing.handle: thing for thing in found if thing.zone in ev.game.board_zones}
    known: list[GameObject] = []
    for handle, incarnation in _spoken_of(ev, selector, view):
        last = ev.derived.departed.get((handle, incarnation))
        if last is None and _was_spoken_of(view, (handle, incarnation - 1), (handle, incarnation)):
            last = ev.derived.departed.get((handle, incarnation - 1))
        if handle in now:
            known.append(now[handle])
        elif last is not None:
            known.append(last[0])
        elif there := [thing for thing in found if thing.handle == handle]:
            known += there
        elif hidden and (before := before_its_move(ev, view, (handle, incarnation))) is not None:
            known.append(before)
    return known


def _was_spoken_of(view: Viewpoint, before: Identity, now: Identity) -> bool:
    """Whether the ability speaks of what an object was before it left: its event, or it itself, has made it leave.

    A card that is found where it lies by now is that card, whatever it has been.
    """
    if view.became.get(before) == now:
        return True
    event = view.occurrence.event if view.occurrence is not None else None
    return event is not None and any(thing.identity == before for thing in event.objects)


def _known_to_what_moved_it(
    ev: Reading, selector: Selector, view: Viewpoint, found: list[GameObject]
) -> list[GameObject]:
    """The objects as they are on the board or, moved by this very effect or its event, as they were before that."""
    here = {thing.handle: thing for thing in found}
    known: list[GameObject] = []
    for identity in _spoken_of(ev, selector, view):
        now = here.get(identity[0])
        if now is not None and now.zone in ev.game.board_zones:
            known.append(now)
            continue
        before = before_its_move(ev, view, identity) or now
        known += [before] if before is not None else []
    return known
