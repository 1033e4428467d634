"""Commanders: cast from the command zone for more each time, and moved back there (903.8 to 903.10)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities.changes import ChangeCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Decision, Event, GameObject, Item

from .memory import remembered
from .payloads import COMBAT_DAMAGE, Put
from .questions_players import A_COMMANDER_IS_CAST_FROM_THE_COMMAND_ZONE, A_COMMANDER_STAYS_OUT_OF_HANDS_AND_LIBRARIES

COMMANDER, COMMAND = "commander", "command"
DAMAGE_TO_LOSE, TAX = 21, 2
_LEFT_FOR = ("graveyard", "exile")
_HANDS_AND_LIBRARIES = ("hand", "library")


def begin_with_commanders(ev: Running) -> None:
    """Which cards are commanders is told by the situation, and remembered of the cards wherever they go (903.3)."""
    found = [thing for thing in ev.state.objects.values() if COMMANDER in thing.statuses]
    for thing in found:
        ev.board.put(thing.with_status(COMMANDER, on=False))
    away = frozenset(thing.identity for thing in found if thing.zone in _LEFT_FOR)
    ev.board.remember(commanders=frozenset(thing.handle for thing in found), commanders_left=away)


def may_be_cast_from_command(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether it is a commander of the player's own in the command zone (903.8)."""
    own = thing.zone == COMMAND and thing.owner == player and thing.handle in remembered(ev.state).commanders
    return own and bool(ev.rules.ask(A_COMMANDER_IS_CAST_FROM_THE_COMMAND_ZONE))


def commander_tax(ev: Running, item: Item) -> list[ChangeCost]:
    """{2} more for each time that the commander has been cast from the command zone before (903.8)."""
    times = remembered(ev.state).commander_casts.get(item.source.handle, 0) if _is_from_command(ev, item) else 0
    return [ChangeCost("generic", TAX * times)] if times else []


def note_commander_cast(ev: Running, item: Item) -> None:
    """Count that a commander has been cast from the command zone."""
    if _is_from_command(ev, item):
        casts, handle = remembered(ev.state).commander_casts, item.source.handle
        ev.board.remember(commander_casts={**casts, handle: casts.get(handle, 0) + 1})


def _is_from_command(ev: Running, item: Item) -> bool:
    return item.kind == "card" and item.origin == COMMAND and item.source.handle in remembered(ev.state).commanders


def zone_of_commander(ev: Running, thing: GameObject, zone: str) -> str:
    """Where a commander goes that would go to a hand or library: to the command zone, if its owner likes (903.9b)."""
    if zone not in _HANDS_AND_LIBRARIES or thing.handle not in remembered(ev.state).commanders:
        return zone
    ruled = ev.rules.ask(A_COMMANDER_STAYS_OUT_OF_HANDS_AND_LIBRARIES)
    return COMMAND if ruled and _goes_back(ev, thing, ruled.rules) else zone


def commanders_away(ev: Running) -> Iterator[Event]:
    """Commanders that have gone to a graveyard or to exile since the last look, if their owners like (903.9a)."""
    memory = remembered(ev.state)
    for handle in sorted(memory.commanders):
        thing = ev.state.objects.get(handle)
        if thing is None or thing.zone not in _LEFT_FOR or thing.identity in remembered(ev.state).commanders_left:
            continue
        ev.board.remember(commanders_left=remembered(ev.state).commanders_left | {thing.identity})
        if _goes_back(ev, thing, ev.rules.cite("sba commander away")):
            yield Event("is put", (thing,), thing.owner, payload=Put(zone=COMMAND))


def _goes_back(ev: Running, thing: GameObject, rules: tuple[str, ...]) -> bool:
    asked = Decision(thing.owner, "may", (("yes",), ("no",)), rules, thing.handle)
    return ev.choices.choose(asked)[0] == "yes"


def note_commander_damage(ev: Running, event: Event, player: str) -> None:
    """Remember how much combat damage each commander has dealt a player (903.10a)."""
    source = event.cause.source
    if source is None or COMBAT_DAMAGE not in event.category or source.handle not in remembered(ev.state).commanders:
        return
    dealt, key = remembered(ev.state).commander_damage, (source.handle, player)
    ev.board.remember(commander_damage={**dealt, key: dealt.get(key, 0) + event.amount})


def struck_down(ev: Running, player: str) -> bool:
    """Whether one commander has dealt a player 21 or more combat damage (903.10a)."""
    dealt = remembered(ev.state).commander_damage
    return any(amount >= DAMAGE_TO_LOSE for (_, who), amount in dealt.items() if who == player)
