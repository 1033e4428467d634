"""What a position shows, as a scenario expects it: so that what was played can be kept as an example."""

from __future__ import annotations

from typing import Any

from rules_data.core.evaluator import Evaluation, GameObject, GameState, number_of_player

from .legal_position import Position

MOST_OBJECTS = 24


def outcome_of(position: Position) -> dict[str, Any]:
    """The `then` of a position: what triggered, what waits, which numbers and which places have changed.

    Of abilities that triggered the ones that can be named so; {} where the run could not begin.
    """
    ev, before = position.now, position.begins_in
    if ev is None or before is None:
        return {}
    if position.illegal:
        return {"illegal": position.illegal.partition(", ")[0]}
    then: dict[str, Any] = {}
    triggered = _triggers(ev)
    if triggered:
        then["triggers"] = triggered
    then[ev.game.waiting_zone] = [item.label for item in ev.state.waiting]
    for player in ev.state.players:
        changed = _numbers(ev, before, player)
        if changed:
            then[player] = changed
    moved = [one for one in ev.state.objects.values() if _has_moved(ev, before, one)]
    for one in moved[:MOST_OBJECTS]:
        then[one.handle] = {"zone": one.zone}
    if ev.state.memory.winner and "winner" in ev.game.vocabulary.board.flags:
        then["winner"] = ev.state.memory.winner
    return then


def _triggers(ev: Evaluation) -> dict[str, int]:
    handles = set(ev.state.objects)
    return {
        label: count
        for label, count in ev.journal.placed.items()
        if count and (label in handles or label.partition("/")[0] in handles)
    }


def _numbers(ev: Evaluation, before: GameState, player: str) -> dict[str, int]:
    pairs = {
        name: (number_of_player(ev, before, player, name), number_of_player(ev, ev.state, player, name))
        for name in ev.game.vocabulary.board.numbers
    }
    return {name: now for name, (was, now) in pairs.items() if was != now}


def _has_moved(ev: Evaluation, before: GameState, one: GameObject) -> bool:
    old = before.objects.get(one.handle)
    known = one.zone in ev.game.vocabulary.zones and one.handle not in ev.state.players
    return known and old is not None and one.zone not in (old.zone, ev.game.waiting_zone)


__all__ = ["outcome_of"]
