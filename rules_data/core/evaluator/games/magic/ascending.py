"""Ascend: the city's blessing of whoever controls ten permanents (Comprehensive Rules 702.131)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, Effect
from rules_data.core.abilities.effects import Ascend
from rules_data.core.evaluator.events import Running, acting_players
from rules_data.core.evaluator.state import Frame, Item, replace

from .having import acts, has, rules_of
from .memory import remembered
from .vocabulary import ASCEND, BLESSED

_BATTLEFIELD = "battlefield"
_ENOUGH = 10


def watch_ascending(ev: Running) -> None:
    """Note whether a situation has cards with ascend, or can come by it."""
    if ASCEND in ev.interest.keywords:
        ev.board.remember(knows_ascend=True)


def begin_blessed(ev: Running) -> None:
    """Who has the city's blessing in the situation has got it before."""
    for player in ev.state.players:
        if ev.state.number(player, BLESSED):
            ev.board.set_number(player, BLESSED, 0)
            ev.board.put(ev.state.objects[player].with_status(BLESSED))


def settle_blessings(ev: Running) -> None:
    """Whoever controls ten permanents, one of them with ascend, has the blessing from then on (702.131b and d)."""
    if not remembered(ev.state).knows_ascend:
        return
    there = ev.state.in_zone(_BATTLEFIELD)
    for player in ev.state.players:
        mine = [thing for thing in there if thing.controller == player]
        if len(mine) >= _ENOUGH and any(has(ev, thing, ASCEND) for thing in mine):
            _bless(ev, player)


def ascends(ev: Running, item: Item) -> Item:
    """An instant or sorcery with ascend: the first thing that it does is to look for ten permanents (702.131a)."""
    card = item.source.card
    if item.ability is None or ASCEND not in dict(card.keywords) or not {"instant", "sorcery"} & set(card.types):
        return item
    ability = item.ability or Ability(AbilityKind.INSTRUCTIONS)
    return replace(item, ability=replace(ability, effects=(Ascend(), *ability.effects)))


def ascend(ev: Running, effect: Effect, frame: Frame) -> None:
    """What ascend on a spell does as that resolves."""
    for player in acting_players(ev, effect, frame) if acts(ev, ASCEND) else ():
        mine = [thing for thing in ev.state.in_zone(_BATTLEFIELD) if thing.controller == player]
        if len(mine) >= _ENOUGH:
            _bless(ev, player)
    frame.view.state = ev.state


def _bless(ev: Running, player: str) -> None:
    thing = ev.state.objects[player]
    if BLESSED in thing.statuses:
        return
    ev.board.put(thing.with_status(BLESSED))
    ev.derived.forget()
    text = f"{player} gets the city's blessing for the rest of the game"
    ev.journal.record("procedure", text, rules_of(ev, ASCEND), players=(player,))


INSTRUCTIONS = {"ascend": ascend}
