"""What keywords of a spell let its player pay for it, or have them pay (Comprehensive Rules 601.2b, 702)."""

from __future__ import annotations

from rules_data.core.abilities import Change, Cost
from rules_data.core.abilities.changes import AdditionalCost, AlternativeCost
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import is_met
from rules_data.core.evaluator.state import GameObject, Item, Viewpoint, replace

from .commanders import commander_tax
from .emerging import emerge_costs
from .having import acts
from .keywords_of_casting import (
    ALTERNATIVES,
    BESIDE,
    BUYBACK,
    DISCARDED,
    EMERGE,
    ENTWINE,
    ESCALATE,
    EVOKED,
    KICKER,
    MULTIKICKER,
    REPLICATE,
    SPREE,
    SQUAD,
)
from .modes_paid_for import for_each_chosen_mode, for_each_mode_beyond_the_first
from .moving import FACE_DOWN
from .offerings import costs_of_offering
from .splicing import cards_spliced, splice_costs

# What may be paid beside the cost of a spell: by these names it is known later that it was (702.27a, 702.33a).
MAY_BE_PAID = (BUYBACK, ENTWINE, KICKER)
# What may be paid any number of times, and by which name it is known: a multikicker cost is a kicker cost (702.33c).
ANY_NUMBER_OF_TIMES = {MULTIKICKER: KICKER, REPLICATE: REPLICATE, SQUAD: SQUAD}


def costs_by_keywords(ev: Running, item: Item, thing: GameObject) -> list[Change]:
    """Costs that may be paid instead of a card's own, and what may or has to be paid beside it."""
    tax = list[Change](commander_tax(ev, item))
    tax += splice_costs(cards_spliced(ev, item))
    tax += costs_of_offering(ev, item)
    if item.kind != "card" or not thing.card.keywords or FACE_DOWN in thing.statuses:
        return tax
    costs, numbers = dict(thing.card.costs), dict(thing.card.keywords)
    found = tax
    if EVOKED in numbers and acts(ev, EVOKED):
        generic = Cost((("generic", numbers[EVOKED]),)) if numbers[EVOKED] else Cost()
        found.append(AlternativeCost(costs.get(EVOKED, generic), EVOKED))
    may_be_paid = [word for word in MAY_BE_PAID if word in costs and acts(ev, word)]
    found += [AdditionalCost(costs[word], word, optional=True) for word in may_be_paid]
    repeated = {word: name for word, name in ANY_NUMBER_OF_TIMES.items() if word in costs and acts(ev, word)}
    found += [AdditionalCost(costs[word], name, optional=True, repeated=True) for word, name in repeated.items()]
    if EMERGE in costs and acts(ev, EMERGE):
        found += emerge_costs(ev, item, thing, costs[EMERGE])
    if ESCALATE in costs and acts(ev, ESCALATE):
        found += for_each_mode_beyond_the_first(item, costs[ESCALATE])
    if SPREE in numbers and acts(ev, SPREE):
        found += for_each_chosen_mode(item)
    # By these the card is being cast from its player's graveyard.
    found += [AdditionalCost(cost, word) for word, cost in DISCARDED.items() if word in item.paid.costs]
    view = Viewpoint(item.controller, thing, ev.state)
    for word, condition in ALTERNATIVES.items():
        if word in costs and acts(ev, word) and (condition is None or is_met(condition, ev, view)):
            found.append(AlternativeCost(costs[word], word))
    return found + [beside(numbers[word]) for word, beside in BESIDE.items() if word in numbers and acts(ev, word)]


def kicked(ev: Running, item: Item) -> Item:
    """The spell as kicked, once for each of its kicker costs that is paid (702.33d): each is named by its cost."""
    for _ in [name for name in item.paid.costs if name.endswith(f" {KICKER}")]:
        item = replace(item, paid=item.paid.with_cost(KICKER))
    ev.board.put_item(item)
    return item
