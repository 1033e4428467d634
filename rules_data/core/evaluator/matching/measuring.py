"""How objects are measured, and where their abilities work."""

from __future__ import annotations

from rules_data.core.abilities import Ability, counter_of
from rules_data.core.evaluator.policy import ABILITIES_SAY_WHERE_ELSE_THEY_WORK, ABILITIES_WORK_ON_THE_BOARD
from rules_data.core.evaluator.state import GameObject, GameState, Reading


def measure(ev: Reading, state: GameState, thing: GameObject, stat: str) -> int:
    """One of an object's numbers, with every effect on it; a number of counters is one as well, and one of a player."""
    counter = counter_of(stat)
    if counter:
        return thing.count(counter)
    words = ev.game.vocabulary
    if thing.handle in state.players and stat in words.player_stats and stat not in words.stats:
        return number_of_player(ev, state, thing.handle, stat)
    return ev.game.stat_of(ev, thing, ev.derived.traits(state, thing), stat)


def number_of_player(ev: Reading, state: GameState, player: str, name: str) -> int:
    """One of a player's numbers, with every effect on it where it is that of an object of theirs."""
    thing = ev.game.has_the_number(state, player, name)
    return ev.game.number_of(ev, state, player, name) if thing is None else measure(ev, state, thing, name)


def has_status(ev: Reading, state: GameState, thing: GameObject, status: str) -> bool:
    """Whether an object is in a status, as its game understands that."""
    return ev.game.status_of(ev, state, thing, status)


def controller_of(ev: Reading, state: GameState, thing: GameObject) -> str:
    """Who controls an object, as far as effects have been applied; outside play, its owner."""
    if thing.zone not in ev.game.controlled_zones:
        return thing.owner
    return ev.derived.traits(state, thing).controller or thing.controller


def works_from(ev: Reading, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability works where its source is, by the rules of its game."""
    return (ev.game.works_from or works_where_it_says)(ev, ability, thing)


def works_where_it_says(ev: Reading, ability: Ability, thing: GameObject) -> bool:
    """Whether an ability works where its source is: on the board, or where it says."""
    if ability.zones:
        if ev.rules.ask(ABILITIES_SAY_WHERE_ELSE_THEY_WORK, ability):
            return any(ev.game.in_zone(thing.zone, zone) for zone in ability.zones)
        return thing.zone in ev.game.board_zones
    return thing.zone in ev.game.board_zones or not ev.rules.ask(ABILITIES_WORK_ON_THE_BOARD, ability)
