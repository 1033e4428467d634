"""Awaken: for another cost a spell makes a land a creature as well (Comprehensive Rules 702.113)."""

from __future__ import annotations

from rules_data.core.abilities import ControlledBy, Duration, Effect, Filter, OfType, Pick, Relation, Selector
from rules_data.core.abilities.changes import GainKeyword, GainTag, GainType, SetBase
from rules_data.core.abilities.effects import Give, PutCounter
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import Item, replace

from .keywords_of_casting import AWAKEN

_LAND = Filter((OfType(("land",)), ControlledBy(Relation.YOU)))
_TARGET, _AWAKENED = Selector(Pick.CHOOSE, _LAND, bind=AWAKEN), Selector(Pick.THAT, name=AWAKEN)
_BECOMES = (GainType("creature"), GainTag("Elemental"), SetBase("power", 0), SetBase("toughness", 0))


def awakened(ev: Running, item: Item) -> Item:
    """A spell whose awaken cost is paid has a target more, which is chosen in that case alone (702.113a and b)."""
    if AWAKEN not in item.paid.costs or item.ability is None:
        return item
    number = dict(item.source.card.keywords).get(AWAKEN, 1)
    item = replace(item, ability=replace(item.ability, effects=(*item.ability.effects, *_land_awakes(number))))
    ev.board.put_item(item)
    return item


def _land_awakes(number: int) -> tuple[Effect, ...]:
    changes = (*_BECOMES, GainKeyword("haste"))
    return (
        PutCounter(status="+1/+1", others=_TARGET, amount=number),
        Give(changes, others=_AWAKENED, duration=Duration.PERMANENT),
    )
