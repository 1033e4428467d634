"""Which spells a player cannot cast, at all or after so many in a turn (Comprehensive Rules 101.2, 601.3)."""

from __future__ import annotations

from rules_data.core.abilities import EventPattern, Filter, InZone
from rules_data.core.abilities.changes import CannotCast
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import count_occurrences, why_not
from rules_data.core.evaluator.state import GameObject, IllegalStep, Played, Viewpoint, replace

from .bound_by import binding
from .questions_players import WHAT_CANNOT_BE_DONE_IS_NOT_DONE

IS_CAST = "is cast"


def what_forbids(ev: Running, player: str, thing: GameObject) -> tuple[str, tuple[str, ...]]:
    """Why a player cannot cast a card now, and the rules that say so; ('', ()) where no effect forbids it."""
    if "be cast" in ev.derived.traits(ev.state, thing).cannot:
        reason = f"{thing.handle} cannot be cast now"
    else:
        reason = next(
            (
                f"{player} cannot cast {_how_many(change)}{_by(player, view)}"
                for change, view in binding(ev, ev.state.objects[player], CannotCast)
                if not why_not(ev, _spells(change), _as_cast(player, thing), view)
                and cast_this_turn(ev, player, _spells(change), view) >= change.more_than
            ),
            "",
        )
    ruled = ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE) if reason else None
    return (reason, ruled.rules) if ruled else ("", ())


def check_may_cast(ev: Running, player: str, thing: GameObject) -> None:
    """Raise IllegalStep where an effect keeps the player from casting a card."""
    reason, rules = what_forbids(ev, player, thing)
    if reason:
        raise IllegalStep(reason, rules)


def cast_this_turn(ev: Running, player: str, spells: Filter, view: Viewpoint) -> int:
    """How many such spells a player has cast this turn, whatever has become of them."""
    own = [event for event in ev.state.history if IS_CAST in event.words and event.player == player]
    return count_occurrences(ev, EventPattern(IS_CAST, spells), own, view)


def _spells(change: CannotCast) -> Filter:
    """Which cards would be such spells: whatever speaks of spells looks for them on the stack, where they go."""
    return change.spells.without(InZone)


def _as_cast(player: str, thing: GameObject) -> GameObject:
    """The card as it would know of its casting."""
    return replace(thing, played=Played(player, thing.zone))


def _by(player: str, view: Viewpoint) -> str:
    """What forbids it, where that is still there to be named."""
    return "" if view.source.handle == player else f": {view.source.handle} forbids it"


def _how_many(change: CannotCast) -> str:
    return f"more than {change.more_than} such spells in a turn" if change.more_than > 1 else _few(change)


def _few(change: CannotCast) -> str:
    return "another such spell this turn" if change.more_than else "such a spell"
