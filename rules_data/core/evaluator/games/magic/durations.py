"""How long effects last that do not end with the turn (Comprehensive Rules 611.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_data.core.abilities import Duration
from rules_data.core.evaluator.events import Running, end_delayed, end_modifiers
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .moving import BATTLEFIELD
from .questions_layers import WHAT_NEVER_BEGINS_DOES_NOTHING

_WHILE = (Duration.WHILE_ON_BOARD, Duration.WHILE_CONTROLLED, Duration.WHILE_TAPPED)


def made_by(event: Event) -> dict[str, Any]:
    """Whose effect a change is and which object it comes from."""
    source = event.cause.source
    return {"player": event.cause.player, "made_from": source.identity if source is not None else None}


def lapse(ev: Running) -> None:
    """End what lasts as long as its source stays, once that is gone."""
    rules = ev.rules.cite("effects end")
    end_modifiers(ev, lambda each: not _lasts(ev, each.duration, each.made_from, each.player), rules)
    end_delayed(ev, lambda each: not _lasts(ev, each.ability.duration, each.source.identity, each.controller), rules)


def _lasts(ev: Running, duration: Duration, made_from: tuple[str, int] | None, player: str) -> bool:
    """Whether a player's effect goes on that an object has made, where it lasts with that."""
    if duration not in _WHILE or made_from is None:
        return True
    source = ev.state.find(made_from)
    if source is None or source.zone != BATTLEFIELD:
        return False
    if duration is Duration.WHILE_TAPPED:
        return "tapped" in source.statuses
    return duration is Duration.WHILE_ON_BOARD or source.controller == player


def never_begins(ev: Running, frame: Frame, duration: Duration) -> bool:
    """Whether that for as long as which an effect would last is not so any more, so that the effect does nothing."""
    if _lasts(ev, duration, frame.view.source.identity, frame.view.you):
        return False
    ruled = ev.rules.ask(WHAT_NEVER_BEGINS_DOES_NOTHING)
    if ruled:
        text = f"{frame.label} does nothing: what it would last for is over"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(frame.label,))
    return bool(ruled)


def end_with_untapping(ev: Running, things: Sequence[GameObject]) -> None:
    """What was said of a player's permanents for their controller's next untap step is over with that step."""
    now = [ev.state.objects[thing.handle] for thing in things if thing.handle in ev.state.objects]
    end_modifiers(ev, lambda each: each.duration is Duration.NEXT_UNTAP, ev.rules.cite("effects end"), now)


def let_end_with_this_turn(ev: Running, player: str) -> None:
    """What lasts until the end of a player's next turn ends with the turn of theirs that has just begun."""
    over = Duration.END_OF_NEXT_TURN
    for thing in list(ev.state.objects.values()):
        ends = [each.duration is over and each.player == player for each in thing.modifiers]
        if any(ends):
            each_with = zip(thing.modifiers, ends, strict=True)
            now = tuple(replace(one, duration=Duration.THIS_TURN) if ending else one for one, ending in each_with)
            ev.board.put(replace(thing, modifiers=now))
    for each in [one for one in ev.state.delayed if one.ability.duration is over and one.controller == player]:
        ev.board.put_delayed(replace(each, ability=replace(each.ability, duration=Duration.THIS_TURN)))


def expire(ev: Running, duration: Duration, player: str = "") -> None:
    """End what lasted until now, only one player's effects when named; with the turn, what waits for a next time."""
    over = (duration, Duration.NEXT_TIME) if duration is Duration.THIS_TURN else (duration,)
    rules = ev.rules.cite("effects end with the turn" if duration is Duration.THIS_TURN else "effects end")
    end_modifiers(ev, lambda each: each.duration in over and each.player in (player or each.player,), rules)
    end_delayed(
        ev, lambda each: each.ability.duration in over and each.controller in (player or each.controller,), rules
    )
