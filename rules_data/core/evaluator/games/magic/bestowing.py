"""Bestow: for another cost a creature card is cast as an Aura, and is a creature once it enchants nothing (702.103)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, AbilityKind, CardFacts, Filter, OfType
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, Item, replace

from .creature_types import CREATURE_TYPES
from .entering import AURA, can_enchant
from .keywords_of_casting import BESTOW
from .moving import BATTLEFIELD, BESTOWED

_CREATURE = "creature"
_ENCHANT_CREATURE = Ability(AbilityKind.PASSIVE, enchants=Filter((OfType((_CREATURE,)),)))
_OF_CREATURES = frozenset(("power", "toughness"))


def bestowed(ev: Running, item: Item) -> Item:
    """A spell as it is cast: an Aura, with a target to be chosen, where its bestow cost is paid (702.103a, b)."""
    if BESTOW not in item.paid.costs:
        return item
    spell = as_bestowed(ev.state.objects[item.source.handle])
    ev.board.put(spell)
    item = replace(item, source=spell)
    ev.board.put_item(item)
    return item


def as_bestowed(thing: GameObject) -> GameObject:
    """What a card is as it is cast bestowed: a bestowed Aura."""
    return replace(thing, card=_as_aura(thing.card), statuses=thing.statuses | {BESTOWED})


def _as_aura(card: CardFacts) -> CardFacts:
    """An Aura enchantment with enchant creature, and no creature."""
    return replace(
        card,
        types=tuple(word for word in card.types if word != _CREATURE),
        tags=(*(tag for tag in card.tags if tag not in CREATURE_TYPES), AURA),
        stats=tuple(each for each in card.stats if each[0] not in _OF_CREATURES),
        abilities=(*card.abilities, _ENCHANT_CREATURE),
        whole=card,
    )


def as_creature(thing: GameObject) -> GameObject:
    """What was bestowed, as its card says it: no Aura, and on nothing."""
    card = thing.card if thing.card.whole is None else thing.card.whole
    return replace(thing, card=card, statuses=thing.statuses - {BESTOWED}, attached_to=None)


def resolve_as_creature(ev: Running, item: Item, spell: GameObject) -> tuple[Item, GameObject]:
    """A bestowed Aura spell whose target is illegal goes on resolving as a creature spell (702.103e, 608.3b)."""
    if BESTOWED not in spell.statuses or not item.fizzled:
        return item, spell
    text = f"{spell.handle} is no longer bestowed and resolves as a creature spell"
    ev.journal.record("procedure", text, ev.rules.cite("bestowed on nothing legal"), objects=(spell.handle,))
    spell = as_creature(spell)
    ev.board.put(spell)
    return replace(item, fizzled=False, targets={}), spell


def come_off(ev: Running) -> None:
    """A bestowed Aura that is on nothing it can enchant is a creature, and not put into a graveyard (702.103f)."""
    bestowed = [one for one in ev.state.objects.values() if BESTOWED in one.statuses and one.zone == BATTLEFIELD]
    for thing in sorted(bestowed, key=lambda one: one.order) if bestowed else ():
        host = ev.state.find(thing.attached_to) if thing.attached_to is not None else None
        if host is not None and can_enchant(ev, thing, ev.derived.traits(ev.state, thing), host):
            continue
        ev.board.put_newest(as_creature(thing))
        text = f"{thing.handle} enchants nothing any more, and is a creature"
        ev.journal.record("procedure", text, ev.rules.cite("bestowed no more"), objects=(thing.handle,))
