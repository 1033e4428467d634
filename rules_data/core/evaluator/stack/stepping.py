"""Steps that every game takes alike: carrying out an instruction, and finding the object that a step speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.evaluator.events import Running, is_over, propose
from rules_data.core.evaluator.state import Cause, Frame, GameObject, IllegalStep, Viewpoint

from .course import resolve_newest
from .instructions import run_effects

Arguments = Mapping[str, Any]
_NOWHERE = "nowhere"


def instruct(ev: Running, arguments: Arguments) -> None:
    """An instruction of some effect, of a named card or of none."""
    effects: tuple[Effect, ...] = arguments["effects"]
    by = arguments.get("by") or ""
    source = ev.state.objects.get(arguments.get("with") or "")
    card = arguments.get("card")
    if source is None and card is not None:
        player = by or ev.state.turn_player
        source = GameObject(card.name, card, player, player, _NOWHERE)
    player = by or (source.player if source is not None else ev.state.turn_player)
    cause = Cause(player, source, tuple(source.card.types) if source is not None else ())
    stand_in = source or GameObject("an effect", CardFacts("an effect", ()), player, player, _NOWHERE)
    frame = Frame(Viewpoint(player, stand_in, ev.state), cause)
    if arguments.get("at once"):
        ev.events.perform([event for effect in effects for event in propose(ev, effect, frame)])
    else:
        run_effects(ev, effects, frame)


def resolve_some(ev: Running, arguments: Arguments) -> None:
    """Everyone passes; what waits resolves from the newest on, once, some times, or until nothing is left."""
    times = arguments["times"]
    if not ev.state.waiting and times != "all":
        raise IllegalStep(f"There is nothing on the {ev.game.waiting_zone} to resolve", ev.rules.cite("resolve"))
    while ev.state.waiting and (times == "all" or times > 0) and not is_over(ev):
        resolve_newest(ev)
        times = times if times == "all" else times - 1


def object_named(ev: Running, handle: str) -> GameObject:
    """The object a step speaks of. Raises IllegalStep for a token that was never made, which is not there."""
    found = ev.state.objects.get(handle)
    if found is None:
        raise IllegalStep(f"There is no {handle}", ev.rules.cite("instruction"))
    return found
