"""What is told of creatures that crew or saddle, and of what they have crewed (702.122, 702.171)."""

from __future__ import annotations

from rules_data.core.abilities import Ability
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.state import Cause, Event, GameObject, Item

from .keywords_of_crews import CREW, SADDLE, SADDLED
from .moving import BATTLEFIELD

# What a creature does that is tapped for the cost of each keyword.
_DOES = {CREW: "crews", SADDLE: "saddles"}


def tell_who_crews(ev: Running, player: str, thing: GameObject, ability: Ability, begun: int) -> None:
    """Creatures that were tapped for the cost of a crew or saddle ability crew or saddle its permanent."""
    word = _DOES.get(ability.name, "")
    if not word:
        return
    cause = Cause(player, thing, tuple(thing.card.types))
    tapped = (each for each in ev.journal.events[begun:] if each.kind == "becomes tapped" and each.player == player)
    ev.events.perform([Event(word, each.after, player, cause=cause) for each in tapped if each.after])


def tell_what_was_crewed(ev: Running, item: Item) -> None:
    """A Vehicle has become crewed once a crew ability of it has resolved (702.122d)."""
    if item.ability is not None and item.ability.name == CREW:
        thing = ev.state.objects.get(item.source.handle)
        if thing is not None and thing.zone == BATTLEFIELD:
            ev.events.perform([Event("becomes crewed", (thing,), item.controller, cause=cause_of(item))])


def no_longer_saddled(ev: Running) -> None:
    """What was saddled is no more as the turn ends (702.171b)."""
    for thing in [one for one in ev.state.objects.values() if SADDLED in one.statuses]:
        ev.board.put(thing.with_status(SADDLED, on=False))
