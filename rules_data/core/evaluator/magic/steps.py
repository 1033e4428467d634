"""The steps a scenario's players take, each checked against the rules before it is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules_data.core.evaluator import playing
from rules_data.core.evaluator.decisions import IllegalStep
from rules_data.core.evaluator.state import Cause, Event
from rules_data.core.evaluator.stepping import Arguments, instruct, object_named

from . import casting, combat
from .facts import MAIN
from .moving import BATTLEFIELD
from .turn import advance_to, next_step

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation


def cast(ev: Evaluation, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    casting.cast(ev, arguments.get("by") or thing.owner, thing)


def play(ev: Evaluation, arguments: Arguments) -> None:
    """Play a land, once a turn, which uses no stack (305.1, 305.2); any other card is cast."""
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.owner
    if "land" not in thing.card.types:
        casting.cast(ev, player, thing)
        return
    rules = ev.rules.cite("play a land")
    state = ev.state
    if thing.zone != "hand" or thing.owner != player:
        raise IllegalStep(f"{player} has no {thing.handle} in hand", rules)
    if state.turn_player != player or state.phase not in MAIN or state.waiting:
        raise IllegalStep(f"{player} may not play {thing.handle} now", rules)
    if ev.state.used.get(f"land:{player}"):
        raise IllegalStep(f"{player} has already played a land this turn", rules)
    ev.note_use(f"land:{player}")
    details = {"zone": BATTLEFIELD, "controller": player}
    ev.perform([Event("enters", (thing,), player, cause=Cause(player), details=details)])


def activate(ev: Evaluation, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.controller or thing.owner
    if "be activated" in ev.traits(ev.state, thing).cannot:
        rules = ev.rules.cite("what cannot be activated cannot trigger")
        raise IllegalStep(f"Abilities of {thing.handle} cannot be activated", rules)
    playing.use_ability(ev, player, thing, arguments.get("ability") or "")


def attack(ev: Evaluation, arguments: Arguments) -> None:
    """Attackers are declared as the declare attackers step begins, which comes first if it is not there yet."""
    if ev.state.phase != "declare attackers":
        if ev.state.phase not in ("precombat main", "beginning of combat") or ev.state.waiting:
            raise IllegalStep("Attackers cannot be declared now", ev.rules.cite("attacks"))
        advance_to(ev, "declare attackers")
    if combat.attackers(ev.state):
        raise IllegalStep("Attackers have already been declared", ev.rules.cite("attacks"))
    combat.declare_attackers(ev, arguments["pairs"])


def block(ev: Evaluation, arguments: Arguments) -> None:
    """Blockers are declared as the declare blockers step begins; what is on the stack resolves before it."""
    if ev.state.phase == "declare attackers" and combat.attackers(ev.state):
        advance_to(ev, "declare blockers")
    if ev.state.phase != "declare blockers" or ev.state.flag("blocks declared") == str(ev.state.combat):
        raise IllegalStep("Blockers cannot be declared now", ev.rules.cite("blocks"))
    combat.declare_blockers(ev, arguments["pairs"])


def resolve(ev: Evaluation, arguments: Arguments) -> None:
    """Everyone passes; the topmost spell or ability resolves, once, some times, or until nothing is left."""
    times = arguments["times"]
    if not ev.state.waiting and times != "all":
        raise IllegalStep("There is nothing on the stack to resolve", ev.rules.cite("resolve"))
    while ev.state.waiting and (times == "all" or times > 0):
        ev.resolve_newest()
        times = times if times == "all" else times - 1


def pass_priority(ev: Evaluation, arguments: Arguments) -> None:
    """One player passes; once all have in succession, the top of the stack resolves or the step ends (117.4)."""
    living = {player for player in ev.state.players if not ev.state.flag(f"lost:{player}")}
    passed = {*filter(None, ev.state.flag("passed").split("|")), arguments["player"]}
    ev.state = ev.state.with_flag("passed", "|".join(sorted(passed)))
    ev.record("step", f"{arguments['player']} passes", ev.rules.cite("pass"), players=(arguments["player"],))
    if not living <= passed:
        return
    ev.state = ev.state.with_flag("passed", "")
    if ev.state.waiting:
        ev.resolve_newest()
    else:
        next_step(ev)


def concede(ev: Evaluation, arguments: Arguments) -> None:
    ev.perform([Event("loses the game", (), arguments["player"])])


def end_turn(ev: Evaluation, arguments: Arguments) -> None:
    advance_to(ev, "precombat main")


def advance(ev: Evaluation, arguments: Arguments) -> None:
    advance_to(ev, arguments["phase"])


STEPS: dict[str, Callable[[Evaluation, Arguments], None]] = {
    "instruct": instruct,
    "at once": instruct,
    "cast": cast,
    "play": play,
    "activate": activate,
    "attack": attack,
    "block": block,
    "resolve": resolve,
    "pass": pass_priority,
    "concede": concede,
    "end turn": end_turn,
    "advance to": advance,
}
