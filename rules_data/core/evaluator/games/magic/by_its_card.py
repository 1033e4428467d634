"""What an object of Magic is by its card alone, before any layer but 1b (613.1a, 708.2a)."""

from __future__ import annotations

from rules_data.core.evaluator.continuous import as_printed
from rules_data.core.evaluator.state import GameObject, Traits

from .battles import brought_by_siege
from .keywords import printed_abilities
from .land_types import LAND, brought
from .moving import BATTLEFIELD, DISGUISED, STACK


def printed(thing: GameObject) -> Traits:
    """What an object is before any layer but 1b: its card, or a plain 2/2 creature if it is face down (708.2a)."""
    traits = as_printed(thing.card)
    if thing.card.keywords:
        traits.abilities = (*traits.abilities, *printed_abilities(thing.card.keywords, thing.card.costs))
    if LAND in traits.types:
        for word in sorted(traits.tags):
            traits.abilities += brought(word, traits)
    traits.abilities += brought_by_siege(traits)
    if "face down" in thing.statuses and thing.zone in (BATTLEFIELD, STACK):
        traits.types, traits.tags, traits.abilities, traits.domains = {"creature"}, set(), (), set()
        traits.keywords, traits.name = ({"ward": 2} if DISGUISED in thing.statuses else {}), ""
        traits.stats, traits.base = {"power": 2, "toughness": 2}, {"power": 2, "toughness": 2}
    return traits
