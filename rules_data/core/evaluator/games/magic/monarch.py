"""The monarch: a designation of one player at most, and the two abilities that come with it (722)."""

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
from rules_data.core.abilities.effects import BecomeMonarch, Draw, ForEach
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .questions_beside import (
    A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR,
    BEING_THE_MONARCH_BRINGS_ABILITIES,
    ONE_IS_THE_MONARCH,
)
from .vocabulary import MONARCH, PLAYER

BECOMES = "becomes the monarch"
_NAME = "The monarch"
_ME = Filter((OfType((PLAYER,)), ControlledBy(Relation.YOU)))
_END = EventPattern("beginning of", player=Relation.YOU, phase="end")
_HIT = EventPattern("is dealt damage", _ME, by=Filter((OfType(("creature",)),)), category="combat")
_TAKES_IT = ForEach((BecomeMonarch(player=Relation.ITS_CONTROLLER),), objects=Selector(Pick.CAUSE))
# They have no source (722.2): what they are written on is in no zone of the game.
_ABILITIES = tuple(
    Ability(AbilityKind.TRIGGERED, (effect,), Trigger((pattern,)), zones=(MONARCH,))
    for pattern, effect in ((_END, Draw()), (_HIT, _TAKES_IT))
)


def become_monarch(ev: Running, effect: Effect, frame: Frame) -> None:
    """A player becomes the monarch; of several the last one stays it."""
    players = acting_players(ev, effect, frame)
    applied = frame_applied(frame)
    for player in players:
        ev.events.perform([Event(BECOMES, (), player, cause=frame.cause, applied=applied)])
    frame.view.state, frame.view.done = ev.state, bool(players)


def crown(ev: Running, event: Event) -> Event | None:
    """The player is the monarch from now on, and whoever was it no longer is (722.3)."""
    alone = ev.rules.ask(ONE_IS_THE_MONARCH)
    for player in ev.state.players if alone else ():
        ev.board.put(ev.state.objects[player].with_status(MONARCH, on=False))
    ev.board.put(ev.state.objects[event.player].with_status(MONARCH))
    ev.derived.begin_to_depend()
    if ev.rules.ask(BEING_THE_MONARCH_BRINGS_ABILITIES):
        ev.interest.watched = ev.interest.watched | {pattern.event for pattern in (_END, _HIT)}
        handle = _NAME if alone else f"{_NAME} {event.player}"
        marker = GameObject(handle, CardFacts(_NAME, (), abilities=_ABILITIES), event.player, event.player, MONARCH)
        ev.board.put(replace(marker, order=ev.state.clock))
    return event


def begin_crowned(ev: Running) -> None:
    """Who is the monarch in the situation is it as though they had become that."""
    for player in ev.state.players:
        if ev.state.number(player, MONARCH):
            ev.board.set_number(player, MONARCH, 0)
            crown(ev, Event(BECOMES, (), player))


def the_crown_passes(ev: Running, departed: str) -> Iterator[Event]:
    """As the monarch leaves, the active player becomes it, or the next in turn order who is still there (722.4)."""
    if MONARCH not in ev.state.objects[departed].statuses or not ev.rules.ask(A_MONARCH_WHO_LEAVES_HAS_A_SUCCESSOR):
        return
    living = [player for player in ev.state.from_turn_player() if player not in ev.state.memory.lost]
    if living:
        yield Event(BECOMES, (), living[0])


INSTRUCTIONS = {"become the monarch": become_monarch}
