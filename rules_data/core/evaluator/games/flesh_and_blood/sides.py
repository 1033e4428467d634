"""Split-cards: one of their sides on the stack, and both of them elsewhere (Comprehensive Rules 9.2)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, replace

from .questions_play import OFF_THE_STACK_A_SPLIT_CARD_IS_BOTH_SIDES
from .two_faces import as_a_new_object, has_two_faces


def side_alone(whole: CardFacts, side: CardFacts) -> CardFacts:
    """Of a side alone are its name, type box and text box; what else is printed is that of the card (9.2.1)."""
    return replace(side, stats=whole.stats, cost=whole.cost, domains=whole.domains, whole=whole)


def off_the_stack(ev: Running, thing: GameObject) -> CardFacts:
    """What a card is in a zone where it is a new object: both sides of one that was played as one (9.2.2)."""
    whole = thing.card.whole
    if has_two_faces(thing.card):
        return as_a_new_object(ev, thing)
    return thing.card if whole is None or not ev.rules.ask(OFF_THE_STACK_A_SPLIT_CARD_IS_BOTH_SIDES) else whole
