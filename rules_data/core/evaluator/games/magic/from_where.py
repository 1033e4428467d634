"""Where effects let a player cast or play cards from: a zone, or the top of a library (116.2a, 601.2)."""

from __future__ import annotations

from rules_data.core.abilities.changes import Can
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject

from .allowing import is_allowed
from .cannot_and_can import FROM_THE_TOP
from .shuffling import is_on_top

_CAST, _PLAYED = "be cast from", "be played from"


def places_of(ev: Running, thing: GameObject) -> tuple[str, ...]:
    """What effects call the place where a card is: its zone, and the top of the library where it lies there."""
    return (thing.zone, FROM_THE_TOP) if is_on_top(ev, thing) else (thing.zone,)


def words_for_casting(ev: Running, thing: GameObject) -> tuple[str, ...]:
    """What an effect can say of a card that lets it be cast from where it is; nothing of one in a hand."""
    if thing.zone == "hand":
        return ()
    return tuple(f"{verb} {place}" for place in places_of(ev, thing) for verb in (_CAST, _PLAYED))


def may_be_cast_from(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect lets a player cast a card from where it is."""
    return any(is_allowed(ev, player, thing, word) for word in words_for_casting(ev, thing))


def may_be_played_from(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect lets a player play this card, be it a land or not, from where it is."""
    if any(each.change == Can(f"{_PLAYED} {thing.zone}") and each.player == player for each in thing.modifiers):
        return True
    return any(is_allowed(ev, player, thing, f"{_PLAYED} {place}") for place in places_of(ev, thing))
