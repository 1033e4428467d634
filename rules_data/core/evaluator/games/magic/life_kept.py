"""Damage that would reduce a player's life to less than 1 reduces it to 1 instead (Comprehensive Rules 120.4c, 120.4d).

What the damage does to the player's life is looked at as a whole, with the life that is gained at the same time.
"""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Event, OfDamage, replace

from .cannot_and_can import FALL_BELOW_ONE
from .questions_actions import DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO

_GAINS, _LOSES = "gains life", "loses life"


def with_life_kept(ev: Running, events: list[Event]) -> list[Event]:
    """Events of one moment, with no more life lost to damage than leaves a player the one that an effect keeps."""
    hurt = dict.fromkeys(event.player for event in events if _is_by_damage(event))
    kept = [player for player in hurt if FALL_BELOW_ONE in ev.derived.traits(ev.state, ev.state.objects[player]).cannot]
    for player in kept:
        events = _kept(ev, player, events)
    return events


def _is_by_damage(event: Event) -> bool:
    return event.kind == _LOSES and isinstance(event.payload, OfDamage)


def _kept(ev: Running, player: str, events: list[Event]) -> list[Event]:
    signs = {_GAINS: 1, _LOSES: -1}
    change = sum(signs.get(event.kind, 0) * event.amount for event in events if event.player == player)
    over = 1 - (ev.state.number(player, "life") + change)
    ruled = ev.rules.ask(DAMAGE_LEAVES_A_LIFE_WHERE_EFFECTS_SAY_SO) if over > 0 else None
    if not ruled:
        return events
    text = f"{player}'s life is reduced to 1 instead of {1 - over}"
    ev.journal.record("procedure", text, ruled.rules, players=(player,))
    left = []
    for event in events:
        less = min(over, event.amount) if event.player == player and _is_by_damage(event) else 0
        over -= less
        left.append(replace(event, amount=event.amount - less) if less else event)
    return left
