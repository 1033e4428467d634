"""What happens with something leaving: attachment ends, control is lost, players take what they own along.

Comprehensive Rules 104, 701.3d, 800.4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import NO_CAUSE, Candidate, Cause, Event, Frame

from .initiative import THE_INITIATIVE
from .monarch import THE_MONARCH
from .moving import BATTLEFIELD, NOWHERE
from .payloads import AlreadyUnattached, Unpreventable
from .questions_later import A_DRAW_IS_NO_LOSS, LOSING_TRIGGERS_FOR_ANY_REASON
from .questions_players import THE_LAST_PLAYER_LEFT_WINS, TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED
from .vocabulary import PLAYER

A_DRAW = "leaves the game in a draw"
DRAWN = "draw"


def what_leaving_does(ev: Running, events: Sequence[Event]) -> Iterator[Event]:
    """The events that are part of others: what was attached no longer is, and control is lost."""
    for event in events:
        if "leaves" in event.words and event.objects:
            yield from _unattached(ev, event)
            yield from _out_of_control(ev, event)
        elif event.kind == "loses the game" and event.player in ev.state.memory.left:
            yield from _taken_along(ev, event.player)
            yield from THE_MONARCH.pass_on(ev, event.player)
            yield from THE_INITIATIVE.pass_on(ev, event.player)
        elif event.kind == "becomes attached" and event.objects[0].attached_to:
            yield _told_unattached(event)


def _unattached(ev: Running, event: Event) -> Iterator[Event]:
    old = event.objects[0]
    if old.attached_to:
        yield _told_unattached(event)
    host = old.identity
    for thing in ev.state.objects.values():
        if thing.attached_to == host and thing.zone == BATTLEFIELD:
            yield Event("becomes unattached", (thing,), thing.controller, cause=event.cause)


def _told_unattached(event: Event) -> Event:
    """What is attached elsewhere, or goes, is no longer attached to what it was attached to."""
    old, already = event.objects[0], AlreadyUnattached()
    return Event("becomes unattached", (old,), old.controller, after=event.after, cause=event.cause, payload=already)


def _out_of_control(ev: Running, event: Event) -> Iterator[Event]:
    if "loses control" in ev.interest.watched | ev.interest.counted:
        old = event.objects[0]
        yield Event("loses control", (old,), old.controller, after=event.after, cause=event.cause)


def _taken_along(ev: Running, player: str) -> Iterator[Event]:
    """What the player who has lost owns leaves the game at the same time."""
    for thing in ev.state.objects.values():
        if thing.owner == player and thing.zone not in (NOWHERE, PLAYER):
            yield Event("leaves the game", (thing,), player)


def players_leave(ev: Running) -> bool:
    """What a player who has left controlled ceases to exist or is exiled."""
    left = ev.state.memory.left
    if not ev.state.memory.lost or ev.state.memory.winner:
        return False
    before = ev.state
    if ev.board.drop_waiting_of(left):
        rules = ev.rules.cite("leaves the game")
        ev.journal.record("procedure", "What the player who has left controlled on the stack ceases to exist", rules)
    _forget_triggers(ev)
    still = [o for o in ev.state.objects.values() if o.zone == BATTLEFIELD and o.controller in left]
    if still:
        ev.events.perform([Event("is exiled", (thing,), thing.controller) for thing in still])
    return ev.state is not before


def end_once_decided(ev: Running) -> None:
    """The last player left wins at once, in the middle of whatever is being done (104.2a); without one it is a draw."""
    lost = ev.state.memory.lost
    if not lost or ev.state.memory.winner:
        return
    living = [player for player in ev.state.players if player not in lost]
    if not living:
        _end_in_a_draw(ev)
    elif len(living) == 1 and ev.rules.ask(THE_LAST_PLAYER_LEFT_WINS):
        ev.events.perform([Event("wins the game", (), living[0], payload=Unpreventable())])


def _forget_triggers(ev: Running) -> None:
    """What has triggered and would be put on the stack by a player who has left is not put there (800.4d)."""
    left = ev.state.memory.left
    if not any(candidate.watcher.controller in left for candidate in ev.state.triggered):
        return
    ruled = ev.rules.ask(TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED)
    gone = () if ruled else ev.board.drop_triggered_of(left)
    for candidate in gone:
        label = candidate.watcher.label
        ev.journal.placed[label] -= 1
        text = f"{label} is not put on the stack: {candidate.watcher.controller} has left the game"
        ev.journal.record("suppressed", text, ruled.rules, ok=False, objects=(label,))


def of_a_departed_player(ev: Running, candidate: Candidate) -> tuple[str, str, tuple[str, ...]] | None:
    """An ability that a player would control who has left the game is not put on the stack (800.4d)."""
    player = candidate.watcher.controller
    if player not in ev.state.memory.left:
        return None
    ruled = ev.rules.ask(TRIGGERS_OF_A_DEPARTED_PLAYER_ARE_PLACED)
    return None if ruled else ("suppressed", f"{player} has left the game", ruled.rules)


def draw_the_game(ev: Running, effect: Effect, frame: Frame) -> None:
    """An effect makes the game a draw: everyone leaves it, and nobody has lost (104.4c, 104.5)."""
    _everyone_leaves(ev, frame.cause)


def _everyone_leaves(ev: Running, cause: Cause) -> None:
    also = () if ev.rules.ask(A_DRAW_IS_NO_LOSS) else ("loses the game",)
    ev.events.perform([Event(A_DRAW, (), player, cause=cause, also=also) for player in ev.state.players])
    _end_in_a_draw(ev)


def draw_by_a_loop(ev: Running, rules: tuple[str, ...]) -> None:
    """Mandatory actions repeat with no way to stop: everyone leaves a drawn game (104.4b, 104.5)."""
    text = "The same situation has come again, and nobody had a choice: it would come again and again"
    ev.journal.record("procedure", text, rules)
    _everyone_leaves(ev, NO_CAUSE)


def _end_in_a_draw(ev: Running) -> None:
    ev.board.remember(winner=DRAWN)
    ev.journal.record("procedure", "The game is a draw", ev.rules.cite("a drawn game"))


def for_a_reason(ev: Running, candidate: Candidate) -> tuple[str, str, tuple[str, ...]] | None:
    """Losing triggers whatever its reason is; without that rule only where an effect says that a player loses."""
    event = candidate.occurrence.event
    if "loses the game" not in event.words or event.kind == A_DRAW or event.cause.player:
        return None
    ruled = ev.rules.ask(LOSING_TRIGGERS_FOR_ANY_REASON)
    return None if ruled else ("suppressed", "no effect made that player lose", ruled.rules)
