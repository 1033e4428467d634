"""Enlist: an attacking creature may have another one tapped that stays behind (Comprehensive Rules 702.154, 508.1g)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Cause, Decision, Event, GameObject, choices_of

from .having import has, rules_of
from .keywords_of_combat import ENLIST, ENLISTS
from .moving import BATTLEFIELD


def enlist_others(ev: Running, attackers: Sequence[GameObject]) -> None:
    """For each attacker with enlist its player may tap one creature that could have attacked and does not."""
    attacking = {thing.handle for thing in attackers}
    for attacker in attackers:
        able = [o.handle for o in _able(ev, attacker, attacking)] if has(ev, attacker, ENLIST) else []
        if not able:
            continue
        player, legal = attacker.controller, choices_of(able, 0, 1)
        decision = Decision(player, ENLIST, legal, rules_of(ev, ENLIST), attacker.handle)
        for handle in ev.choices.choose(decision):
            other = ev.state.objects[handle]
            ev.events.perform([Event("becomes tapped", (other,), player, cause=Cause(player, attacker))])
            now = ev.state.objects[handle]
            cause = Cause(player, now, tuple(now.card.types))
            ev.events.perform([Event(ENLISTS, (ev.state.objects[attacker.handle],), player, cause=cause)])


def _able(ev: Running, attacker: GameObject, attacking: Collection[str]) -> list[GameObject]:
    """The untapped creatures of its player that do not attack and are not new, or have haste."""
    return [
        thing
        for thing in ev.state.in_zone(BATTLEFIELD)
        if thing.controller == attacker.controller
        and thing.handle not in attacking
        and "tapped" not in thing.statuses
        and "creature" in ev.derived.traits(ev.state, thing).types
        and ("summoning sick" not in thing.statuses or has(ev, thing, "haste"))
    ]
