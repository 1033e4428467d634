"""Splice: a spell has the text of cards in its player's hand as well, for their splice costs (702.47)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import chain, islice, permutations
from typing import Any

from rules_data.core.abilities import Effect
from rules_data.core.abilities.changes import AdditionalCost
from rules_data.core.abilities.effects import If, YouMay
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.stack import can_pay, has_choices_for, priced
from rules_data.core.evaluator.state import Decision, Event, GameObject, Item, replace

from .having import acts, rules_of
from .keywords_of_casting import SPLICED_WITH, SPLICES

SPLICE = "splice"
MOST_LISTED = 100


def spliced(ev: Running, item: Item) -> Item:
    """The spell with the text of the cards that its player reveals from a hand, in the order they choose (702.47b)."""
    if item.kind != "card" or item.ability is None:
        return item
    able = [card for card in ev.state.in_zone("hand", item.controller) if _can_be_spliced(ev, item, card)]
    if not able:
        return item
    handles = [card.handle for card in able]
    ways = chain.from_iterable(permutations(handles, many) for many in range(len(handles) + 1))
    legal = tuple(islice((way for way in ways if _can_be_paid(ev, item, way)), MOST_LISTED))
    rules = rules_of(ev, next(word for card in able for word in _words(card)))
    chosen = ev.choices.choose(Decision(item.controller, SPLICE, legal, rules, item.label))
    if not chosen:
        return item
    cards = [ev.state.objects[handle] for handle in chosen]
    ability = replace(item.ability, effects=(*item.ability.effects, *(e for card in cards for e in _text_of(card))))
    item = _marked(replace(item, ability=ability), chosen)
    ev.board.put_item(item)
    text = f"{item.label} has the text of {' and '.join(chosen)} as well"
    ev.journal.record("procedure", text, rules, objects=(item.label, *chosen), players=(item.controller,))
    ev.events.perform([Event("is revealed", (card,), item.controller, cause=cause_of(item)) for card in cards])
    return item


def splice_costs(costs: Sequence[tuple[str, GameObject]]) -> Iterator[AdditionalCost]:
    """What is paid beside a spell's cost for each card whose text it has."""
    for name, card in costs:
        word = next(_words(card))
        yield AdditionalCost(dict(card.card.costs)[word], name)


def cards_spliced(ev: Running, item: Item) -> list[tuple[str, GameObject]]:
    """The cards whose text a spell has, each with the name of what is paid for it."""
    marks = [name for name in item.paid.costs if name.startswith(f"{SPLICE} ")]
    handles = [mark.removeprefix(f"{SPLICE} ") for mark in sorted(marks)]
    return [(f"{SPLICED_WITH}{handle}", ev.state.objects[handle]) for handle in handles]


def _words(card: GameObject) -> Iterator[str]:
    return (word for word, _ in card.card.keywords if word in SPLICES)


def _can_be_spliced(ev: Running, item: Item, card: GameObject) -> bool:
    """Whether a card can be spliced onto this spell, and there are choices for its text (702.47a, 702.47b)."""
    spell = ev.state.objects[item.source.handle]
    traits = ev.derived.traits(ev.state, spell)
    what_it_is = {*traits.types, *traits.tags}
    if card.handle == item.source.handle or not any(acts(ev, w) and SPLICES[w] & what_it_is for w in _words(card)):
        return False
    return has_choices_for(ev, item, _text_of(card))


def _can_be_paid(ev: Running, item: Item, way: Sequence[str]) -> bool:
    with_them = _marked(item, way)
    for name, _ in cards_spliced(ev, with_them):
        with_them = replace(with_them, paid=with_them.paid.with_cost(name))
    cost = priced(ev, with_them, ev.state.objects[item.source.handle])
    return can_pay(ev, item.controller, cost, item.source)


def _marked(item: Item, way: Sequence[str]) -> Item:
    """The spell with a mark for each card whose splice cost is to be paid."""
    paid = item.paid
    for handle in way:
        paid = paid.with_cost(f"{SPLICE} {handle}")
    return replace(item, paid=paid)


def _text_of(card: GameObject) -> tuple[Effect, ...]:
    """What a card's text has a spell do, as a text of its own: with choices that are no other card's."""
    found: list[Effect] = []
    for ability in card.card.abilities:
        effects = _anew(ability.effects)
        effects = (YouMay(effects),) if ability.optional else effects
        found += (If(effects, condition=ability.condition),) if ability.condition is not None else effects
    return tuple(found)


def _anew(part: Any) -> Any:
    """A copy of a part of a text, so that what is chosen for it is chosen for it alone."""
    if isinstance(part, tuple):
        return tuple(_anew(one) for one in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    return replace(part, **{each.name: _anew(getattr(part, each.name)) for each in fields(part)})
