"""The steps a scenario's players take, each checked against the rules before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.evaluator.decisions import IllegalStep
from rules_data.core.evaluator.instructions import run_effects
from rules_data.core.evaluator.matching import Viewpoint
from rules_data.core.evaluator.proposals import Frame, propose
from rules_data.core.evaluator.state import Cause, GameObject

from . import playing
from .combat import close_combat_chain, declare_defenders, next_step
from .timing import step_of
from .turn import advance_to, end_phase

if TYPE_CHECKING:
    from rules_data.core.evaluator.evaluation import Evaluation

Arguments = Mapping[str, Any]


def instruct(ev: Evaluation, arguments: Arguments) -> None:
    """An instruction of some effect, of a named card or of none."""
    effects: tuple[Effect, ...] = arguments["effects"]
    by = arguments.get("by") or ""
    source = ev.state.objects.get(arguments.get("with") or "")
    card = arguments.get("card")
    if source is None and card is not None:
        player = by or ev.state.turn_player
        source = GameObject(card.name, card, player, player, "nowhere")
    player = by or (source.controller or source.owner if source is not None else ev.state.turn_player)
    cause = Cause(player, source, tuple(source.card.types) if source is not None else ())
    stand_in = source or GameObject("an effect", CardFacts("an effect", ()), player, player, "nowhere")
    frame = Frame(Viewpoint(player, stand_in, ev.state), cause)
    if arguments.get("at once"):
        ev.perform([event for effect in effects for event in propose(ev, effect, frame)])
    else:
        run_effects(ev, effects, frame)


def find(ev: Evaluation, handle: str) -> GameObject:
    """The object a step speaks of; a token that was never made is not there."""
    found = ev.state.objects.get(handle)
    if found is None:
        raise IllegalStep(f"There is no {handle}", ev.rules.cite("instruction"))
    return found


def play(ev: Evaluation, arguments: Arguments) -> None:
    thing = find(ev, arguments["object"])
    player = arguments.get("by") or thing.owner
    playing.play_card(
        ev, player, thing, as_instant=bool(arguments.get("as instant")), target=arguments.get("target") or ""
    )


def use(ev: Evaluation, arguments: Arguments) -> None:
    thing = find(ev, arguments["object"])
    player = arguments.get("by") or thing.controller or thing.owner
    playing.activate(ev, player, thing, arguments.get("ability") or "", arguments.get("target") or "")


def defend(ev: Evaluation, arguments: Arguments) -> None:
    """Cards are declared in the defend step; it begins if everyone can simply pass to it."""
    if step_of(ev) == "attack" and not ev.state.waiting:
        next_step(ev)
        ev.settle()
    cards = [find(ev, handle) for handle in arguments["objects"]]
    player = arguments.get("by") or (cards[0].owner if cards else "")
    declare_defenders(ev, player, cards)


def resolve(ev: Evaluation, arguments: Arguments) -> None:
    """Everyone passes; the top layer resolves, once, some times, or until nothing is left."""
    times = arguments["times"]
    if not ev.state.waiting and times != "all":
        raise IllegalStep("There is nothing on the stack to resolve", ev.rules.cite("resolve"))
    while ev.state.waiting and (times == "all" or times > 0):
        ev.resolve_newest()
        times = times if times == "all" else times - 1


def pass_priority(ev: Evaluation, arguments: Arguments) -> None:
    """One player passes; when all have, the top layer resolves or the step ends (1.11.4a)."""
    player = arguments["player"]
    passed = {*filter(None, ev.state.flag("passed").split("|")), player}
    ev.state = ev.state.with_flag("passed", "|".join(sorted(passed)))
    ev.record("step", f"{player} passes", ev.rules.cite("pass"), players=(player,))
    if passed < set(ev.state.players):
        return
    ev.state = ev.state.with_flag("passed", "")
    if ev.state.waiting:
        ev.resolve_newest()
    elif ev.state.combat:
        next_step(ev)
    else:
        end_phase(ev)


def close(ev: Evaluation, arguments: Arguments) -> None:
    """Everyone passes until the combat chain has closed."""
    if not ev.state.combat:
        raise IllegalStep("The combat chain is not open", ev.rules.cite("close step"))
    advance_to(ev, "close")


def end_turn(ev: Evaluation, arguments: Arguments) -> None:
    """Everyone passes until the next turn's action phase has begun."""
    if ev.state.phase == "action":
        advance_to(ev, "end")
    advance_to(ev, "action")


def advance(ev: Evaluation, arguments: Arguments) -> None:
    advance_to(ev, arguments["phase"])


STEPS: dict[str, Callable[[Evaluation, Arguments], None]] = {
    "instruct": instruct,
    "at once": instruct,
    "play": play,
    "use": use,
    "defend": defend,
    "resolve": resolve,
    "pass": pass_priority,
    "close combat chain": close,
    "end turn": end_turn,
    "advance to": advance,
}

__all__ = ["STEPS", "close_combat_chain"]
