"""The steps a scenario's players take, each checked against the rules before it is taken."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import (
    Arguments,
    begin_playing,
    instruct,
    object_named,
    resolve_some,
    use_ability,
)
from rules_data.core.evaluator.state import Cause, Event, GameObject, IllegalStep

from . import focus, priority
from .combat import close_showdown
from .commits import is_kept_from_moving
from .conceding import concede, go_on_if_all_have_passed
from .empowering import check_empower
from .equipping import check_equip
from .facts import is_valid_destination, place_of, where_played
from .flowing import cost_from_trash, has_a_way_from_trash, note_flow
from .forbidding import why_not_played
from .hiding import FACEDOWN, check_from_hiding, hide, note_where_from
from .keywords import has_reaction
from .memory import remembered
from .questions_keywords import MEANS
from .runes import check_inherent
from .timing import check_play
from .turn import advance_to


def play(ev: Running, arguments: Arguments) -> None:
    """Play a card from the zone it may be played from."""
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.owner
    spent = thing.zone == "trash" and has_a_way_from_trash(ev, thing)
    if thing.zone not in ("hand", "champion", FACEDOWN) and not spent:
        rules = ev.rules.cite("play a card")
        raise IllegalStep(f"{player} cannot play {thing.handle} from the {thing.zone}", rules)
    if thing.owner != player:
        raise IllegalStep(f"{thing.handle} is not {player}'s card", ev.rules.cite("play a card"))
    _check_permission(ev, player, thing)
    place, hidden = arguments.get("at") or "", thing.zone == FACEDOWN
    if hidden:
        check_from_hiding(ev, player, thing)
    keywords = set(ev.derived.traits(ev.state, thing).keywords)
    if hidden or has_reaction(ev, thing, player, place):
        keywords.add("reaction")
    check_play(ev, player, frozenset(keywords), f"play {thing.handle}", is_spell="spell" in thing.card.types)
    if place:
        _check_location(ev, player, thing, place)
    from_hiding = _where_hidden_comes(ev, player, thing) if hidden else ""
    note_where_from(ev, thing)
    to = from_hiding if hidden else f"base:{player}" if place == "base" else place
    if spent:
        cost, by_flow = cost_from_trash(ev, player, thing)
        item = begin_playing(ev, player, thing, cost=cost, to=to)
        if by_flow:
            note_flow(ev, item)
        return
    begin_playing(ev, player, thing, cost=Cost() if hidden else None, to=to)


def _check_permission(ev: Running, player: str, thing: GameObject) -> None:
    found = why_not_played(ev, player, thing)
    if found is not None:
        raise IllegalStep(*found)


def _check_location(ev: Running, player: str, thing: GameObject, place: str) -> None:
    if place not in where_played(ev, player, thing):
        raise IllegalStep(f"{thing.handle} cannot be played to {place}", ev.rules.cite("where what is played goes"))


def _where_hidden_comes(ev: Running, player: str, thing: GameObject) -> str:
    """Where a card that lies facedown comes to as it is played: its battlefield, for a spell too."""
    if "spell" in thing.card.types:
        return thing.at
    places = where_played(ev, player, thing)
    if not places:
        raise IllegalStep(f"{thing.handle} cannot be played to {thing.at}", ev.rules.cite("where what is played goes"))
    return places[0]


def use(ev: Running, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.player
    check_inherent(ev, thing)
    check_equip(ev, thing, arguments.get("ability") or "")
    check_empower(ev, thing, arguments.get("ability") or "")
    use_ability(ev, player, thing, arguments.get("ability") or "")


def move(ev: Running, arguments: Arguments) -> None:
    """The standard move: ready units of the turn player, together, exhausting them."""
    units = [object_named(ev, handle) for handle in arguments["objects"]]
    rules = ev.rules.cite("standard move")
    if not units:
        raise IllegalStep("A move moves at least one unit", rules)
    player = units[0].controller
    if ev.state.waiting or remembered(ev.state).showdown or player != ev.state.turn_player or ev.state.phase != "main":
        raise IllegalStep(f"{player} may not move units now", rules)
    to = f"base:{player}" if arguments["to"] == "base" else arguments["to"]
    for unit in units:
        on_board = unit.zone in ("base", "battlefield")
        if unit.controller != player or not on_board or "exhausted" in unit.statuses or not _may_move(ev, unit, to):
            raise IllegalStep(f"{unit.handle} is not a ready unit of {player} on the board that may move", rules)
        if not (to.startswith("base:") or is_valid_destination(ev, player, to)):
            others = ev.rules.cite("standard move to the combat of others")
            raise IllegalStep(f"{unit.handle} may not move to {to}", (*others, *rules))
        if place_of(unit) == to:
            raise IllegalStep(f"{unit.handle} may not move to {to}", rules)
        if unit.zone == "battlefield" and not to.startswith("base:") and not _may_gank(ev, unit):
            raise IllegalStep(f"{unit.handle} may only move to base from a battlefield", rules)
    cause = Cause(player)
    ev.events.perform([Event("is exhausted", (unit,), player, cause=cause) for unit in units])
    units = [ev.state.objects[unit.handle] for unit in units]
    ev.events.perform([Event("moves", (unit,), player, at=place_of(unit), to=to, cause=cause) for unit in units])


def _may_move(ev: Running, unit: GameObject, to: str) -> bool:
    """Whether something has the standard move: units do, unless something says that they cannot move (there) (144)."""
    return "unit" in ev.derived.traits(ev.state, unit).types and not is_kept_from_moving(ev, unit, to)


def _may_gank(ev: Running, unit: GameObject) -> bool:
    return "ganking" in ev.derived.traits(ev.state, unit).keywords and bool(ev.rules.ask(MEANS["ganking"]))


def pass_(ev: Running, arguments: Arguments) -> None:
    """One player passes priority, or focus; when all have, the newest item resolves, or the showdown closes."""
    player, waits = arguments["player"], bool(ev.state.waiting)
    if waits:
        priority.check(ev, player, "pass")
    else:
        focus.check_focus(ev, player, "pass")
    passed = {*ev.state.memory.passed, player}
    rules = ev.rules.cite("pass priority" if waits else "pass")
    ev.journal.record("step", f"{player} passes", rules, players=(player,))
    ev.board.remember(passed=frozenset(passed))
    if go_on_if_all_have_passed(ev):
        return
    if waits:
        priority.hand_on(ev, player)
    elif remembered(ev.state).showdown:
        focus.pass_focus(ev, "focus is passed on")


def close(ev: Running, arguments: Arguments) -> None:
    if not remembered(ev.state).showdown or ev.state.waiting:
        reason = "there is still something on the chain" if ev.state.waiting else "there is no showdown"
        raise IllegalStep(f"The showdown cannot close: {reason}", ev.rules.cite("showdown closes"))
    close_showdown(ev)


def end_turn(ev: Running, arguments: Arguments) -> None:
    _check_end(ev)
    advance_to(ev, "main")


def advance(ev: Running, arguments: Arguments) -> None:
    _check_end(ev)
    advance_to(ev, arguments["phase"])


def _check_end(ev: Running) -> None:
    if ev.state.waiting or remembered(ev.state).showdown:
        what = "the chain is not empty" if ev.state.waiting else "a showdown is going on"
        if ev.state.phase == "main":
            raise IllegalStep(f"The turn cannot go on: {what}", ev.rules.cite("end of a phase"))


STEPS: dict[str, Callable[[Running, Arguments], None]] = {
    "instruct": instruct,
    "at once": instruct,
    "play": play,
    "use": use,
    "move": move,
    "hide": hide,
    "resolve": resolve_some,
    "pass": pass_,
    "close showdown": close,
    "end turn": end_turn,
    "advance to": advance,
    "concede": concede,
}
