"""Where instructions put things: here, there, where something else is, or a place that somebody chooses."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities import Effect, Pick, Selector
from rules_data.core.abilities.effects import Move
from rules_data.core.evaluator.matching import find_objects, place_of_condition, place_of_source, places_of_linked
from rules_data.core.evaluator.policy import WHERE_A_DEPARTED_SOURCE_IS
from rules_data.core.evaluator.state import Decision, Frame, GameObject, position_of

from .running import Running
from .selecting import bind, objects_of


def destination(ev: Running, effect: Effect, frame: Frame, thing: GameObject | None) -> str | None:
    """Where something is to be; None where that was to be with a source that is nowhere, which is told."""
    if frame.item is not None and position_of(frame.item, effect) in frame.item.places:
        return frame.item.places[position_of(frame.item, effect)]
    if effect.location is not None:
        moving = thing if isinstance(effect, Move) else None
        return _place_named(ev, effect.location, frame, moving)
    if effect.to and effect.to == ev.game.words.here:
        place = place_of_source(ev, frame.view)
        if not place:
            rules = ev.rules.ask(WHERE_A_DEPARTED_SOURCE_IS, frame.view).rules
            text = f"{frame.view.source.handle} is no longer anywhere, so there is no here"
            ev.journal.record("recheck_failed", text, rules, ok=False, objects=(frame.view.source.handle,))
        return place or None
    if effect.to and effect.to in (ev.game.words.there, ev.game.words.where_it_was):
        return place_of_condition(ev, frame.view, effect.to) or None
    if effect.to == "choose":
        places = ev.game.destinations(ev, frame.view.you, thing)
        label = frame.label
        legal = tuple((place,) for place in places)
        decision = Decision(frame.view.you, ev.game.words.asks_location, legal, ev.rules.cite("choices"), label)
        return ev.choices.choose(decision)[0]
    return effect.to or ev.game.zones.home


def _place_named(ev: Running, named: Selector, frame: Frame, moving: GameObject | None = None) -> str | None:
    """Where what was named is, or last was on the board; home where nothing was chosen that could have been."""
    if moving is not None and _is_chosen_now(named):
        return _chosen_to_move(ev, named, frame, moving)
    if named.pick is Pick.THAT:
        return min(places_of_linked(ev, frame.view, named.name), default=None)
    found = objects_of(ev, named, frame)
    return (ev.game.place_of(found[0]) or None) if found else ev.game.zones.home


def where_tokens_go(
    ev: Running, effect: Effect, frame: Frame, player: str, made: list[GameObject]
) -> tuple[list[str], bool]:
    """Where each of the tokens will be, and whether that is chosen; none where they were to be nowhere."""
    played = ev.game.words.tokens[effect.verb] == ev.game.words.played
    if effect.to or effect.location is not None or not made:
        where = destination(ev, effect, frame, None)
        if where is None:
            return [], False
        where = own_base_of(ev, where, player)
        found = [where_played_instead(ev, where, frame, player, token.name) if played else where for token in made]
        return found, False
    places = ev.game.token_places(ev, player, made[0]) if played else ()
    if len(places) < 2:
        return [own_base_of(ev, next(iter(places), ev.game.zones.home), player)] * len(made), False
    return [place_chosen(ev, player, made[0], places) for _ in made], True


def place_chosen(ev: Running, player: str, token: GameObject, places: Sequence[str]) -> str:
    """Which of several places a token is played to."""
    legal = tuple((place,) for place in places)
    rules = ev.rules.cite("where what is played goes")
    decision = Decision(player, ev.game.words.asks_location, legal, rules, token.name)
    return own_base_of(ev, ev.choices.choose(decision)[0], player)


def place_to_play(ev: Running, effect: Effect, frame: Frame, thing: GameObject, player: str) -> str | None:
    """Where an effect has a card played; "" where its player chooses that as it is played, None for nowhere."""
    if not effect.to and effect.location is None:
        return ""
    named = effect.location
    if named is not None and _is_chosen_now(named):
        to: str | None = _chosen_to_play(ev, named, frame, player, thing)
    else:
        to = destination(ev, effect, frame, thing)
    return None if to is None else where_played_instead(ev, own_base_of(ev, to, player), frame, player, thing.name)


def _chosen_to_play(ev: Running, named: Selector, frame: Frame, player: str, thing: GameObject) -> str:
    """A place of this kind to which the player may play this, chosen by them; the first if there is no such place."""
    found = find_objects(ev, named.filter, frame.view)
    legal = [one for one in found if ev.game.may_be_played_to(ev, player, thing, ev.game.place_of(one))]
    if not legal:
        return ev.game.place_of(found[0]) if found else ev.game.zones.home
    return _one_of_the_places(ev, named, frame, player, legal)


def _chosen_to_move(ev: Running, named: Selector, frame: Frame, thing: GameObject) -> str | None:
    """A place of this kind to which this may move, chosen on resolution; None where there is none."""
    places = ev.game.destinations(ev, frame.view.you, thing)
    legal = [one for one in find_objects(ev, named.filter, frame.view) if ev.game.place_of(one) in places]
    return _one_of_the_places(ev, named, frame, frame.view.you, legal) if legal else None


def _is_chosen_now(named: Selector) -> bool:
    return named.pick is Pick.CHOOSE and not named.target


def _one_of_the_places(ev: Running, named: Selector, frame: Frame, player: str, legal: list[GameObject]) -> str:
    rules = (*ev.rules.cite("choices"), *ev.rules.cite("where what is played goes"))
    decision = Decision(player, "objects", tuple((one.handle,) for one in legal), rules, frame.label)
    answer = ev.choices.choose(decision)[0]
    chosen = next(one for one in legal if one.handle == answer)
    if named.bind is not None:
        bind(ev, frame, named.bind, (chosen.identity,))
    return ev.game.place_of(chosen)


def where_played_instead(ev: Running, to: str, frame: Frame, player: str, what: str) -> str:
    """The place itself, or the one where something is played in its stead, which is told.

    Where that was to be "here", the effect calls the other place so from now on (Riftbound v1.3 457.2.b).
    """
    diverted = ev.game.diverted(ev, player, to)
    if diverted is None:
        return to
    place, rules = diverted
    if to == place_of_source(ev, frame.view):
        frame.view.here = place
    ev.journal.record("procedure", f"{what} is not played to {to} but to {place}", rules, players=(player,))
    return place


def own_base_of(ev: Running, to: str, player: str) -> str:
    """A destination, where home means the home of this player."""
    return ev.game.zones.home_of(player) if to == ev.game.zones.home else to
