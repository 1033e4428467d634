"""The initiative: a designation of one player at most, and the abilities that come with it (723)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    ControlledBy,
    Effect,
    EventPattern,
    Filter,
    OfType,
    Pick,
    Relation,
    Selector,
    Trigger,
)
from rules_data.core.abilities.effects import ForEach, TakeInitiative, Venture
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .questions_beside import (
    ONE_HAS_THE_INITIATIVE,
    THE_INITIATIVE_BRINGS_ABILITIES,
    THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN,
)
from .vocabulary import INITIATIVE, PLAYER

TAKES = "takes the initiative"
_NAME, _DUNGEON = "The initiative", "Undercity"
_ME = Filter((OfType((PLAYER,)), ControlledBy(Relation.YOU)))
_UPKEEP = EventPattern("beginning of", player=Relation.YOU, phase="upkeep")
_HIT = EventPattern("is dealt damage", _ME, by=Filter((OfType(("creature",)),)), category="combat")
_TAKEN = EventPattern(TAKES, player=Relation.YOU)
_INTO = Venture(into=_DUNGEON)
_IS_TAKEN = ForEach((TakeInitiative(player=Relation.ITS_CONTROLLER),), objects=Selector(Pick.CAUSE))
# They have no source (723.2): what they are written on is in no zone of the game.
_ABILITIES = tuple(
    Ability(AbilityKind.TRIGGERED, (effect,), Trigger((pattern,), together=pattern is _HIT), zones=(INITIATIVE,))
    for pattern, effect in ((_UPKEEP, _INTO), (_HIT, _IS_TAKEN), (_TAKEN, _INTO))
)


def take_initiative(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player takes the initiative, also one who has it (723.5); of several the last one keeps it."""
    players = acting_players(ev, effect, frame)
    for player in players:
        ev.events.perform([Event(TAKES, (), player, cause=frame.cause, applied=frame_applied(frame))])
    frame.view.state, frame.view.done = ev.state, bool(players)


def hand_over(ev: Running, event: Event) -> Event | None:
    """The player has the initiative from now on, and whoever had it no longer has (723.3)."""
    alone = ev.rules.ask(ONE_HAS_THE_INITIATIVE)
    for player in ev.state.players if alone else ():
        ev.board.put(ev.state.objects[player].with_status(INITIATIVE, on=False))
    ev.board.put(ev.state.objects[event.player].with_status(INITIATIVE))
    ev.derived.begin_to_depend()
    if ev.rules.ask(THE_INITIATIVE_BRINGS_ABILITIES):
        ev.interest.watched = ev.interest.watched | {pattern.event for pattern in (_UPKEEP, _HIT, _TAKEN)}
        handle = _NAME if alone else f"{_NAME} {event.player}"
        marker = GameObject(handle, CardFacts(_NAME, (), abilities=_ABILITIES), event.player, event.player, INITIATIVE)
        ev.board.put(replace(marker, order=ev.state.clock))
    return event


def begin_with_the_initiative(ev: Running) -> None:
    """Who has the initiative in the situation took it before, and has ventured for that."""
    for player in ev.state.players:
        if ev.state.number(player, INITIATIVE):
            ev.board.set_number(player, INITIATIVE, 0)
            hand_over(ev, Event(TAKES, (), player))


def the_initiative_passes(ev: Running, departed: str) -> Iterator[Event]:
    """As whoever has it leaves, the active player takes it, or the next in turn order who is still there (723.4)."""
    if INITIATIVE not in ev.state.objects[departed].statuses or not ev.rules.ask(THE_INITIATIVE_OF_WHO_LEAVES_IS_TAKEN):
        return
    living = [player for player in ev.state.from_turn_player() if player not in ev.state.memory.lost]
    if living:
        yield Event(TAKES, (), living[0])


INSTRUCTIONS = {TakeInitiative.verb: take_initiative}
