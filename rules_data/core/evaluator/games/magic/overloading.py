"""Overload: for another cost, a spell's text says "each" wherever it said "target" (Comprehensive Rules 702.96)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rules_data.core.abilities import Pick, Selector
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Item, replace

from .keywords_of_casting import OVERLOAD


def overloaded(ev: Running, item: Item) -> Item:
    """A spell as it is cast: it has no targets to be chosen where its overload cost is paid (702.96b)."""
    if OVERLOAD not in item.paid.costs:
        return item
    item = replace(item, ability=_each(item.ability))
    ev.board.put_item(item)
    return item


def _each(part: Any) -> Any:
    """A part of a text with "each" in place of "target"."""
    if isinstance(part, tuple):
        return tuple(_each(one) for one in part)
    if isinstance(part, Selector) and part.pick is Pick.CHOOSE and part.target:
        return Selector(Pick.ALL, part.filter, bind=part.bind)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed = {each.name: _each(getattr(part, each.name)) for each in fields(part)}
    return replace(part, **{name: new for name, new in changed.items() if new is not getattr(part, name)})
