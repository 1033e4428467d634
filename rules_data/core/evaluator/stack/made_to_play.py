"""Cards that an effect has a player play."""

from __future__ import annotations

from rules_data.core.abilities import Cost, Effect, Relation
from rules_data.core.abilities.effects import Play
from rules_data.core.evaluator.events import Running, acting_players, objects_of, place_to_play
from rules_data.core.evaluator.policy import ONE_PART_OF_A_COST_IS_IGNORED
from rules_data.core.evaluator.state import Frame, GameObject, replace


def run_play(ev: Running, effect: Effect, frame: Frame) -> None:
    """Have cards played: by whom, to where, for what, and what is done with them then.

    "If you do" is true where one begins to be played that can be: what asks for it is done before it has been.
    """
    frame.view.done = False
    for thing in objects_of(ev, effect.objects, frame):
        player = _who_plays(ev, effect, frame, thing)
        to = place_to_play(ev, effect, frame, thing, player)
        if to is None:
            continue
        cost = _cost_to_play(ev, effect, thing)
        then = effect.then if isinstance(effect, Play) else ""
        can_be = ev.stack.play_by_effect(ev, thing, player, cost, to, effect.status, then)
        frame.view.done = frame.view.done or can_be


def _cost_to_play(ev: Running, effect: Effect, thing: GameObject) -> Cost | None:
    """What is paid for it in place of its own cost: that cost without the part that is ignored; None for its own."""
    without = effect.without if isinstance(effect, Play) else ""
    if not without or not ev.rules.ask(ONE_PART_OF_A_COST_IS_IGNORED):
        return effect.cost
    own, pays = thing.card.cost, ev.game.pool_for
    return replace(own, resources=tuple(each for each in own.resources if without not in pays.get(each[0], each[:1])))


def _who_plays(ev: Running, effect: Effect, frame: Frame, thing: GameObject) -> str:
    """Whoever is told to play this card; "its owner" is that of the card, whatever the ability is about."""
    if effect.players is None and effect.player is Relation.ITS_OWNER:
        return thing.owner
    return first_told(ev, effect, frame)


def first_told(ev: Running, effect: Effect, frame: Frame) -> str:
    """The first of the players who are told to do it, or whoever controls the effect."""
    return next(iter(acting_players(ev, effect, frame)), frame.view.you)
