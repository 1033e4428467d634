"""Facts of a card as effects have defined them."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.state import Traits, replace


def facts_of(traits: Traits, card: CardFacts) -> CardFacts:
    """A card's facts as these traits have them."""
    return replace(
        card,
        name=traits.name,
        types=tuple(sorted(traits.types)),
        tags=tuple(sorted(traits.tags)),
        stats=tuple(traits.base.items()),
        keywords=tuple(traits.keywords.items()),
        abilities=traits.abilities,
        domains=tuple(sorted(traits.domains)),
    )
