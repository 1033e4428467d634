"""Cards that their owners have exiled to cast them in a later turn: foretold and plotted (702.143, 702.170)."""

from __future__ import annotations

from rules_data.core.abilities import Cost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, Item, replace

from .having import acts
from .keywords_with_costs import FORETELL, PLOT
from .memory import remembered

_EXILE = "exile"
_KEPT = (FORETELL, PLOT)


def keep_for_later(ev: Running, thing: GameObject, word: str) -> None:
    """Remember a card that has just been exiled by the special action of a keyword, and in which turn."""
    if word in _KEPT:
        card = ev.state.objects[thing.handle]
        kept = {**remembered(ev.state).kept_for_later, card.identity: (word, ev.state.turn)}
        ev.board.remember(kept_for_later=kept)


def kept_by(ev: Running, player: str, thing: GameObject) -> str:
    """By which keyword a player may cast a card from exile now; none in the turn in which it was exiled."""
    word, turn = remembered(ev.state).kept_for_later.get(thing.identity, ("", 0))
    may_be_cast = thing.zone == _EXILE and thing.owner == player and ev.state.turn > turn
    return word if word and may_be_cast and acts(ev, word) else ""


def cast_later(ev: Running, item: Item) -> Item:
    """A spell that was foretold, for its foretell cost, or was plotted, for nothing."""
    spell = item.source
    before = (spell.handle, spell.incarnation - 1)
    word, _ = remembered(ev.state).kept_for_later.get(before, ("", 0))
    if not word or item.origin != _EXILE or item.cost is not None:
        return item
    cost = dict(spell.card.costs).get(FORETELL, spell.card.cost) if word == FORETELL else Cost()
    item = replace(item, cost=cost, paid=item.paid.with_cost(word))
    ev.board.put_item(item)
    return item
