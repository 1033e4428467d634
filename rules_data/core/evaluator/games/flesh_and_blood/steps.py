"""The steps a scenario's players take, each checked against the rules before it is taken."""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import Arguments, instruct, object_named, resolve_newest, resolve_some, settle
from rules_data.core.evaluator.state import IllegalStep

from . import playing
from .combat import close_combat_chain, next_step
from .defending import declare_defenders
from .ending import end_in_a_draw, lose
from .melding import played_as
from .priority import priority_of, refuse_who_has_passed
from .timing import step_of
from .turn import advance_to, end_phase


def play(ev: Running, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.owner
    refuse_who_has_passed(ev, player)
    thing, ways = played_as(ev, player, thing, arguments.get("as") or "")
    as_instant, target = bool(arguments.get("as instant")), arguments.get("attacking") or ""
    playing.play_card(ev, player, thing, as_instant=as_instant, target=target, paid=ways)


def use(ev: Running, arguments: Arguments) -> None:
    thing = object_named(ev, arguments["object"])
    player = arguments.get("by") or thing.player
    refuse_who_has_passed(ev, player)
    playing.activate(ev, player, thing, arguments.get("ability") or "", arguments.get("attacking") or "")


def defend(ev: Running, arguments: Arguments) -> None:
    """Cards are declared in the defend step; it begins if everyone can simply pass to it."""
    if step_of(ev) == "attack" and not ev.state.waiting:
        next_step(ev)
        settle(ev)
    cards = [object_named(ev, handle) for handle in arguments["objects"]]
    player = arguments.get("by") or (cards[0].owner if cards else "")
    declare_defenders(ev, player, cards)


def pass_priority(ev: Running, arguments: Arguments) -> None:
    """One player passes; when all have, the top layer resolves or the step ends (1.11.4a)."""
    player, rules = arguments["player"], ev.rules.cite("pass")
    if player != priority_of(ev.state):
        raise IllegalStep(f"{player} does not have priority", rules)
    passed = {*ev.state.memory.passed, player}
    ev.board.remember(passed=frozenset(passed))
    ev.journal.record("step", f"{player} passes", rules, players=(player,))
    if not {each for each in ev.state.players if each not in ev.state.memory.lost} <= passed:
        return
    ev.board.remember(passed=frozenset())
    if ev.state.waiting:
        resolve_newest(ev)
    elif ev.state.combat:
        next_step(ev)
    else:
        end_phase(ev)


def close(ev: Running, arguments: Arguments) -> None:
    """Everyone passes until the combat chain has closed."""
    if not ev.state.combat:
        raise IllegalStep("The combat chain is not open", ev.rules.cite("close step"))
    advance_to(ev, "close")


def end_turn(ev: Running, arguments: Arguments) -> None:
    """Everyone passes until the next turn's action phase has begun."""
    if ev.state.phase == "action":
        advance_to(ev, "end")
    advance_to(ev, "action")


def concede(ev: Running, arguments: Arguments) -> None:
    """A player has lost (4.5.3c)."""
    ev.journal.record("step", f"{arguments['player']} concedes", ev.rules.cite("concede"))
    lose(ev, [arguments["player"]])


def agree(ev: Running, arguments: Arguments) -> None:
    """All players who are left agree that the game is a draw (4.5.4c)."""
    end_in_a_draw(ev, ev.rules.cite("agree to a draw"))


def advance(ev: Running, arguments: Arguments) -> None:
    advance_to(ev, arguments["phase"])


STEPS: dict[str, Callable[[Running, Arguments], None]] = {
    "instruct": instruct,
    "at once": instruct,
    "play": play,
    "use": use,
    "defend": defend,
    "resolve": resolve_some,
    "pass": pass_priority,
    "close combat chain": close,
    "end turn": end_turn,
    "advance to": advance,
    "concede": concede,
    "agree to a draw": agree,
}

__all__ = ["STEPS", "close_combat_chain"]
