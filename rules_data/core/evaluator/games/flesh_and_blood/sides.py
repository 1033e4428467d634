"""Split-cards: played as one of their sides, and both of them elsewhere (Comprehensive Rules 9.2)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, IllegalStep, replace

from .questions_play import A_SPLIT_CARD_IS_PLAYED_AS_ONE_SIDE, OFF_THE_STACK_A_SPLIT_CARD_IS_BOTH_SIDES


def played_as(ev: Running, player: str, thing: GameObject, name: str) -> GameObject:
    """A card as its player plays it. Raises IllegalStep where it cannot be that, or where a side has to be chosen."""
    sides = {side.name: side for _, side in thing.card.forms}
    if name not in sides and name not in ("", thing.card.name):
        raise IllegalStep(f"{thing.handle} cannot be played as {name}", ev.rules.cite("play a card"))
    ruled = ev.rules.ask(A_SPLIT_CARD_IS_PLAYED_AS_ONE_SIDE) if sides else None
    if not ruled:
        return thing
    if name not in sides:
        raise IllegalStep(f"{player} chooses one side of {thing.handle}: {' or '.join(sides)}", ruled.rules)
    shown = replace(thing, card=_side(thing.card, sides[name]))
    ev.board.put(shown)
    text = f"{player} plays {thing.handle} as {name}"
    ev.journal.record("choice", text, ruled.rules, objects=(thing.handle,), players=(player,))
    return shown


def _side(whole: CardFacts, side: CardFacts) -> CardFacts:
    """Of a side alone are its name, type box and text box; what else is printed is that of the card (9.2.1)."""
    return replace(side, stats=whole.stats, cost=whole.cost, domains=whole.domains, whole=whole)


def off_the_stack(ev: Running, thing: GameObject) -> CardFacts:
    """What a card is in a zone where it is a new object: both sides of one that was played as one (9.2.2)."""
    whole = thing.card.whole
    return thing.card if whole is None or not ev.rules.ask(OFF_THE_STACK_A_SPLIT_CARD_IS_BOTH_SIDES) else whole
