"""The cards that effects may create by their names, which are those of an example or of the corpus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules_data.core.abilities import CardFacts
from rules_data.core.abilities.effects import CreateCard
from rules_data.core.evaluator import parts_of

from .fields import Reading
from .places import Node
from .read_board import report_undescribed
from .read_cards import advice_on_a_card

Lookup = Callable[[str], CardFacts | None]


def cards_to_create(
    reading: Reading, roots: Iterable[Any], cards: Mapping[str, CardFacts], lookup: Lookup, node: Node | None
) -> tuple[CardFacts, ...]:
    """What is printed on the cards that something in `roots` may create, and on those that these may create.

    Reported at `node`: a name that no card has, and a card of which only facts are known.
    """
    found: dict[str, CardFacts] = {}
    waiting = list(roots)
    while waiting:
        names = {part.name for part in parts_of(waiting) if isinstance(part, CreateCard)}
        waiting = []
        for name in sorted(names - found.keys()):
            card = cards.get(name) or lookup(name)
            if card is None:
                if node is not None:
                    expected = "a card of this example or of the corpus, which an effect creates here"
                    reading.report(node, expected, repr(name), advice_on_a_card(reading, name, cards))
                continue
            if not card.described:
                report_undescribed(reading, node, card)
            found[name] = card
            waiting.append(card)
    return tuple(found.values())
