"""Where a move is bound for, as far as that is chosen while its item is finalized."""

from __future__ import annotations

from rules_data.core.abilities import Effect, Pick
from rules_data.core.abilities.effects import Move
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import find_anywhere, find_objects, view_of_item
from rules_data.core.evaluator.policy import WHEN_A_DESTINATION_IS_CHOSEN
from rules_data.core.evaluator.state import Decision, GameObject, Item, position_of, replace


def with_destination(ev: Running, item: Item, effect: Effect) -> Item:
    """The item with the destination of a move, chosen with the targets once it is known what moves.

    As it is where there is nothing to choose from, or the rules leave the choice to the resolution.
    """
    if not isinstance(effect, Move) or position_of(item, effect) in item.places:
        return item
    named = effect.location
    somewhere = effect.to == "choose" or (named is not None and named.pick is Pick.CHOOSE and not named.target)
    ruled = ev.rules.ask(WHEN_A_DESTINATION_IS_CHOSEN)
    if not somewhere or ruled.answer != "with the targets" or not _is_known_what_moves(item, effect):
        return item
    places = ev.game.destinations(ev, item.controller, _moving(ev, item, effect))
    if named is not None:
        fitting = {ev.game.place_of(one) for one in find_objects(ev, named.filter, view_of_item(ev, item))}
        places = [place for place in places if place in fitting]
    if not places:
        return item
    options = tuple((place,) for place in places)
    decision = Decision(item.controller, ev.game.words.asks_location, options, ruled.rules, item.label)
    return replace(item, places={**item.places, position_of(item, effect): ev.choices.choose(decision)[0]})


def _is_known_what_moves(item: Item, effect: Move) -> bool:
    selector = effect.objects
    return selector.pick is not Pick.CHOOSE or not selector.target or position_of(item, selector) in item.targets


def _moving(ev: Running, item: Item, effect: Move) -> GameObject | None:
    """What will move: the target, what an earlier instruction has chosen, or the source itself."""
    selector = effect.objects
    own = ((item.source.handle, item.source.incarnation),)
    chosen = item.bindings.get(selector.name, ()) if selector.pick is Pick.THAT else own
    moving = item.targets.get(position_of(item, selector), chosen)
    return find_anywhere(ev, moving[0]) if moving else None
