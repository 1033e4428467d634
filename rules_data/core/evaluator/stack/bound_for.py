"""Where a move is bound for, as far as that is chosen while its item is finalized."""

from __future__ import annotations

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import Move
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import find_anywhere, find_objects, view_of_item
from rules_data.core.evaluator.policy import WHEN_A_DESTINATION_IS_CHOSEN
from rules_data.core.evaluator.state import Decision, GameObject, Item, position_of, replace


def with_destination(ev: Running, item: Item, effect: Effect) -> Item | None:
    """The item with the destination of a move, chosen with the targets once it is known what moves.

    As it is where nothing moves, or the rules leave the choice to the resolution; None where there is nowhere to go.
    """
    if not isinstance(effect, Move) or position_of(item, effect) in item.places:
        return item
    if not _is_chosen_beforehand(ev, effect) or not _is_known_what_moves(item, effect):
        return item
    places = _places(ev, item, effect, _moving(ev, item, effect))
    if not places:
        return None
    options = tuple((place,) for place in places)
    rules = ev.rules.ask(WHEN_A_DESTINATION_IS_CHOSEN).rules
    decision = Decision(item.controller, ev.game.words.asks_location, options, rules, item.label)
    place = ev.choices.choose(decision)[0]
    item = replace(item, places={**item.places, position_of(item, effect): place})
    return _with_its_name(ev, item, effect, place)


def _with_its_name(ev: Running, item: Item, effect: Move, place: str) -> Item:
    """The item with the place under the name that the instruction gives it, for what is chosen "there"."""
    name, thing = effect.location.bind if effect.location is not None else None, ev.state.objects.get(place)
    if name is None or thing is None:
        return item
    return replace(item, bindings={**item.bindings, name: (thing.identity,)})


def that_can_go_somewhere(
    ev: Running, item: Item, selector: Selector, effect: Effect, found: list[GameObject]
) -> list[GameObject]:
    """Those of some targets of a move for which there is a destination: no choice is made that rules out another."""
    if not isinstance(effect, Move) or selector is not effect.objects or not _is_chosen_beforehand(ev, effect):
        return found
    return [thing for thing in found if _places(ev, item, effect, thing)]


def _is_chosen_beforehand(ev: Running, effect: Move) -> bool:
    named = effect.location
    somewhere = effect.to == "choose" or (named is not None and named.pick is Pick.CHOOSE and not named.target)
    return somewhere and ev.rules.ask(WHEN_A_DESTINATION_IS_CHOSEN).answer == "with the targets"


def _places(ev: Running, item: Item, effect: Move, thing: GameObject | None) -> list[str]:
    """Where this may go by this instruction."""
    places = list(ev.game.destinations(ev, item.controller, thing))
    if effect.location is None or effect.to == "choose":
        return places
    found = find_objects(ev, effect.location.filter, view_of_item(ev, item))
    fitting = {ev.game.place_of(one) for one in found}
    return [place for place in places if place in fitting]


def _is_known_what_moves(item: Item, effect: Move) -> bool:
    selector = effect.objects
    if selector.pick is not Pick.CHOOSE or not selector.target:
        return True
    return bool(item.targets.get(position_of(item, selector)))


def _moving(ev: Running, item: Item, effect: Move) -> GameObject | None:
    """What will move: the target, what an earlier instruction has chosen, or the source itself."""
    selector = effect.objects
    own = ((item.source.handle, item.source.incarnation),)
    chosen = item.bindings.get(selector.name, ()) if selector.pick is Pick.THAT else own
    moving = item.targets.get(position_of(item, selector), chosen)
    return find_anywhere(ev, moving[0]) if moving else None
