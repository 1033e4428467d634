"""Resources that are spent only where the card that adds them says so, beside the rest of the rune pool (002, 165)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import Add
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.state import Event, Frame, OfResource

from .facts import states_of
from .questions_course import RESOURCES_ARE_SPENT_AS_THEIR_CARD_SAYS

_ONLY = " only "
_SHOWDOWNS = "in showdowns"
_FOR = "for "


def names_added(effect: Add, times: int = 1) -> tuple[tuple[str, int], ...]:
    """What an instruction adds, by the names under which a player has it: those of what is not spent on everything."""
    limit = _SHOWDOWNS if effect.in_showdowns else _FOR + " ".join(effect.only_for) if effect.only_for else ""
    added = effect.cost.times(times).resources
    return tuple((f"{name}{_ONLY}{limit}" if limit else name, amount) for name, amount in added)


def propose_added(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Resources come to a player, each kind by an event of its own."""
    if not isinstance(effect, Add):
        return []
    return [
        Event(ev.game.words.added, (), player, amount, cause=frame.cause, payload=OfResource(name))
        for player in acting_players(ev, effect, frame)
        for name, amount in names_added(effect, amount_of(ev, frame.view, effect.amount))
    ]


def is_restricted(name: str) -> bool:
    """Whether this is a name for resources that are not spent on everything."""
    return _ONLY in name


def plain_name(name: str) -> str:
    """The resource that it is where it may be spent."""
    return name.partition(_ONLY)[0]


def may_be_spent(ev: Running, player: str, name: str) -> bool:
    """Whether such a resource may be spent on what the player is paying for now."""
    limit = name.partition(_ONLY)[2]
    if not limit or not ev.rules.ask(RESOURCES_ARE_SPENT_AS_THEIR_CARD_SAYS):
        return True
    if limit == _SHOWDOWNS:
        return "showdown" in states_of(ev.state)
    item = next((one for one in reversed(ev.state.waiting) if one.pending and one.controller == player), None)
    if item is None or item.kind != "card":
        return False
    types = ev.derived.traits(ev.state, ev.state.objects[item.source.handle]).types
    return not types.isdisjoint(limit.removeprefix(_FOR).split(" "))


def held(ev: Running, player: str) -> Iterator[tuple[str, int]]:
    """What a player has of such resources that may be spent now, by name."""
    for (owner, name), amount in ev.state.numbers.items():
        if owner == player and amount and is_restricted(name) and may_be_spent(ev, player, name):
            yield name, amount


def empty(ev: Running) -> None:
    """The rune pools empty, and with them what is kept apart in them (166)."""
    for (player, name), amount in list(ev.state.numbers.items()):
        if amount and is_restricted(name):
            ev.board.set_number(player, name, 0)
