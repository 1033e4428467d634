"""Offering: a permanent is sacrificed for a spell, which costs less and may be cast at any time then (702.48)."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities import Change, Cost, Filter, NamedObjects, Pick, Selector
from rules_data.core.abilities.changes import AdditionalCost, ChangeCost
from rules_data.core.abilities.effects import Sacrifice
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.stack import could_be_paid, priced
from rules_data.core.evaluator.state import Decision, GameObject, Item, NotSupported, replace

from .having import acts, rules_of
from .keywords_of_casting import OFFERED, OFFERINGS
from .mana_symbols import MANA
from .moving import BATTLEFIELD, FACE_DOWN

_GENERIC = "generic"


def offered(ev: Running, item: Item) -> Item:
    """The spell with a mark for the permanent that its player will sacrifice for it, if any (702.48b)."""
    spell = ev.state.objects[item.source.handle]
    word = _word(ev, spell) if item.kind == "card" else ""
    if not word:
        return item
    able = [one.handle for one in _fitting(ev, item.controller, word) if _can_be_paid(ev, item, spell, one)]
    legal = ((), *((handle,) for handle in able))
    chosen = ev.choices.choose(Decision(item.controller, "objects", legal, rules_of(ev, word), item.label))
    for handle in chosen:
        item = replace(item, paid=item.paid.with_cost(f"{OFFERED}{handle}"))
    ev.board.put_item(item)
    return item


def may_be_offered_for(ev: Running, player: str, card: GameObject) -> bool:
    """Whether a player has a permanent that lets them cast a card at any time, by sacrificing it (702.48a)."""
    word = _word(ev, card)
    return bool(word) and bool(_fitting(ev, player, word))


def costs_of_offering(ev: Running, item: Item) -> Iterator[Change]:
    """The sacrifice, and what the cost of the permanent takes off that of the spell (702.48c, 118.7)."""
    for name in dict.fromkeys(item.paid.costs):
        given = ev.state.objects.get(name.removeprefix(OFFERED)) if name.startswith(OFFERED) else None
        if given is not None:
            named = Selector(Pick.ALL, Filter((NamedObjects((given.handle,)),)))
            yield AdditionalCost(Cost(actions=(Sacrifice(named),)), name)
            yield from _taken_off(item, copied_card(given).cost)


def _taken_off(item: Item, given: Cost) -> Iterator[ChangeCost]:
    """Mana takes off mana of its kind, and what of it is too much takes off generic mana."""
    own, generic = dict((item.source.card.cost if item.cost is None else item.cost).resources), 0
    for name, amount in given.resources:
        if name != _GENERIC and name not in MANA:
            raise NotSupported(f"What a {name} symbol takes off the cost of {item.label} is not decided here.")
        as_it_is = min(amount, own.get(name, 0)) if name in MANA else 0
        generic += amount - as_it_is
        if as_it_is:
            yield ChangeCost(name, -as_it_is)
    if generic:
        yield ChangeCost(_GENERIC, -generic)


def _word(ev: Running, spell: GameObject) -> str:
    if FACE_DOWN in spell.statuses:
        return ""
    return next((word for word, _ in spell.card.keywords if word in OFFERINGS and acts(ev, word)), "")


def _fitting(ev: Running, player: str, word: str) -> list[GameObject]:
    own = (thing for thing in ev.state.in_zone(BATTLEFIELD) if thing.controller == player)
    return [thing for thing in own if _is(ev, thing, OFFERINGS[word])]


def _is(ev: Running, thing: GameObject, quality: str) -> bool:
    traits = ev.derived.traits(ev.state, thing)
    return quality in (*traits.types, *traits.tags)


def _can_be_paid(ev: Running, item: Item, spell: GameObject, given: GameObject) -> bool:
    if "be sacrificed" in ev.derived.traits(ev.state, given).cannot:
        return False
    with_it = replace(item, paid=item.paid.with_cost(f"{OFFERED}{given.handle}"))
    return could_be_paid(ev, with_it, priced(ev, with_it, spell))
