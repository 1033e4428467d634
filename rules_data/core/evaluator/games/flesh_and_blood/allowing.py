"""What effects allow the next card that is played to be played like (Comprehensive Rules 5.1.2b, 6.2.4)."""

from __future__ import annotations

from rules_data.core.abilities.changes import Can
from rules_data.core.evaluator.events import Running, end_with_the_next
from rules_data.core.evaluator.matching import delayed_in_force, filter_of, why_not
from rules_data.core.evaluator.state import Delayed, GameObject, Viewpoint, replace

from .questions_play import AN_ALLOWANCE_WAITS_FOR_THE_NEXT_CARD


def is_allowed(ev: Running, player: str, thing: GameObject, action: str) -> bool:
    """Whether an effect of this player's allows something with a card: "you may play it" is said to nobody else."""
    return (action, player) in ev.derived.traits(ev.state, thing).allowed_to


def allows_the_next(ev: Running, player: str, thing: GameObject, action: str) -> bool:
    """Whether an effect that waits for the next such card allows this with a card, if it is played now."""
    announced = replace(thing, zone="stack", controller=player)
    waiting = [one for one in delayed_in_force(ev, ev.state) if _allows(one, action)]
    fits = any(_fits(ev, one, announced) for one in waiting)
    return fits and bool(ev.rules.ask(AN_ALLOWANCE_WAITS_FOR_THE_NEXT_CARD))


def use_up_allowances(ev: Running, layer: GameObject) -> None:
    """The next such card has been announced: an effect that only allows something with it is over (6.2.4)."""
    for delayed in delayed_in_force(ev, ev.state):
        if not _only_allows(delayed) or not _fits(ev, delayed, layer):
            continue
        if not end_with_the_next(ev, delayed, layer, f"it allowed {layer.handle} to be played"):
            return


def _only_allows(delayed: Delayed) -> bool:
    continuous = delayed.ability.continuous
    if continuous is None or not delayed.ability.waits_for_the_next:
        return False
    return all(isinstance(change, Can) for change in continuous.changes)


def _allows(delayed: Delayed, action: str) -> bool:
    ability = delayed.ability
    continuous = ability.continuous
    if continuous is None or not ability.waits_for_the_next:
        return False
    return any(isinstance(change, Can) and change.action == action for change in continuous.changes)


def _fits(ev: Running, delayed: Delayed, thing: GameObject) -> bool:
    continuous = delayed.ability.continuous
    view = Viewpoint(delayed.controller, delayed.source, ev.state, bindings=dict(delayed.bindings))
    return continuous is not None and not why_not(ev, filter_of(continuous.affects), thing, view)
