"""What keywords of a spell let its player pay for it, or have them pay (Comprehensive Rules 601.2b, 702)."""

from __future__ import annotations

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.state import GameObject, Item, Viewpoint, replace

from .commanders import commander_tax
from .having import acts
from .keywords_of_casting import ALTERNATIVES, BESIDE, BUYBACK, DISCARDED, EVOKED, KICKER
from .moving import FACE_DOWN
from .splicing import cards_spliced, splice_costs

# What may be paid beside the cost of a spell: by these names it is known later that it was (702.27a, 702.33a).
MAY_BE_PAID = (BUYBACK, KICKER)


def costs_by_keywords(ev: Running, item: Item, thing: GameObject) -> list[Change]:
    """Costs that may be paid instead of a card's own, and what may or has to be paid beside it."""
    tax = list[Change](commander_tax(ev, item))
    tax += splice_costs(cards_spliced(ev, item))
    if item.kind != "card" or not thing.card.keywords or FACE_DOWN in thing.statuses:
        return tax
    costs, numbers = dict(thing.card.costs), dict(thing.card.keywords)
    found = tax
    if EVOKED in numbers and acts(ev, EVOKED):
        generic = numbers[EVOKED]
        found.append(AlternativeCost(Cost((("generic", generic),) if generic else ()), EVOKED))
    may_be_paid = [word for word in MAY_BE_PAID if word in costs and acts(ev, word)]
    found += [AdditionalCost(costs[word], word, optional=True) for word in may_be_paid]
    # By these the card is being cast from its player's graveyard.
    found += [AdditionalCost(cost, word) for word, cost in DISCARDED.items() if word in item.paid.costs]
    view = Viewpoint(item.controller, thing, ev.state)
    for word, condition in ALTERNATIVES.items():
        if word in costs and acts(ev, word) and (condition is None or is_met(condition, ev, view)):
            found.append(AlternativeCost(costs[word], word))
    return found + [beside(numbers[word]) for word, beside in BESIDE.items() if word in numbers and acts(ev, word)]


KICKER = "kicker"


def kicked(ev: Running, item: Item) -> Item:
    """The spell as kicked, whichever of its kicker costs was paid (702.33d): one of several is named by its cost."""
    costs = item.paid.costs
    if KICKER in costs or not any(name.endswith(f" {KICKER}") for name in costs):
        return item
    item = replace(item, paid=item.paid.with_cost(KICKER))
    ev.board.put_item(item)
    return item
