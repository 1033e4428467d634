"""Cards cast from their player's graveyard by a keyword: flashback, retrace, jump-start, escape, aftermath, disturb.

Comprehensive Rules 702.34, 702.81, 702.127, 702.133, 702.138 and 702.146. Flashback, escape and disturb say what is
paid in place of the mana cost, retrace and jump-start what is discarded beside it; flashback, jump-start and aftermath
exile the card afterward, and with disturb it is cast as its back face.
"""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Duration,
    EventPattern,
    Filter,
    NamedObjects,
    Pick,
    Replacement,
    Selector,
)
from rules_data.core.abilities.effects import Exile
from rules_data.core.evaluator.events import Running, add_replacement
from rules_data.core.evaluator.stack import instructions_of
from rules_data.core.evaluator.state import Decision, Delayed, GameObject, Item, replace

from .allowing import is_allowed
from .cannot_and_can import WITH_FLASHBACK
from .faces import turned
from .having import acts, rules_of
from .keywords_of_casting import AFTERMATH, DISTURB, ESCAPE, JUMP_START, RETRACE
from .keywords_with_costs import FLASHBACK

# How a spell leaves the stack otherwise than into exile: it resolves, is countered, or is put somewhere.
_LEAVING = ("is put into a graveyard", "is returned", "is put")
_GRAVEYARD = "graveyard"
_BESIDE_THE_MANA_COST = (AFTERMATH, JUMP_START, RETRACE)
_IN_PLACE_OF_IT = (DISTURB, ESCAPE, FLASHBACK)
_OF_INSTANTS_AND_SORCERIES = frozenset((AFTERMATH, FLASHBACK, JUMP_START))
_EXILED_AFTERWARD = frozenset((AFTERMATH, FLASHBACK, JUMP_START))


def may_be_cast_again(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether a keyword lets its owner cast a card from their graveyard (702.34a, 702.81a, 702.133a, 702.138a)."""
    return thing.zone == _GRAVEYARD and thing.owner == player and bool(_ways(ev, thing))


def is_cast_from_graveyards_alone(ev: Running, thing: GameObject) -> bool:
    """Whether a half of a card is cast from a graveyard or not at all (702.127a)."""
    return AFTERMATH in dict(thing.card.keywords) and acts(ev, AFTERMATH)


def is_given_flashback(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect gives a card in its owner's graveyard flashback for its mana cost (702.34a)."""
    if thing.zone != _GRAVEYARD or thing.owner != player or _ways(ev, thing):
        return False
    fleeting = bool({"instant", "sorcery"} & set(thing.card.types))
    return fleeting and is_allowed(ev, player, thing, WITH_FLASHBACK) and acts(ev, FLASHBACK)


def begin_with_flashback(ev: Running) -> None:
    """The spell just begun is cast with flashback, and exiled as it leaves the stack."""
    item = ev.state.waiting[-1]
    item = replace(item, paid=item.paid.with_cost(FLASHBACK))
    ev.board.put_item(item)
    for event in _LEAVING:
        _exiled_instead(ev, item, FLASHBACK, event)


def cast_again(ev: Running, item: Item) -> Item:
    """A spell cast from a graveyard by its keyword: which one, and its cost if that has one; exiled then by some."""
    ways = _ways(ev, item.source) if item.origin == _GRAVEYARD and item.cost is None else ()
    if not ways:
        return item
    word = _chosen(ev, item, ways)
    cost = dict(item.source.card.costs)[word] if word in _IN_PLACE_OF_IT else None
    item = replace(item, cost=cost, paid=item.paid.with_cost(word))
    item = _transformed(ev, item) if word == DISTURB else item
    ev.board.put_item(item)
    for event in _LEAVING if word in _EXILED_AFTERWARD else ():
        _exiled_instead(ev, item, word, event)
    return item


def _transformed(ev: Running, item: Item) -> Item:
    """A spell that is cast as its card's back face, which is up from now on (702.146a)."""
    spell = turned(ev, ev.state.objects[item.source.handle])
    ev.board.put(spell)
    return replace(item, source=spell, ability=instructions_of(ev, spell))


def _ways(ev: Running, thing: GameObject) -> tuple[str, ...]:
    """By which keywords a card may be cast from its owner's graveyard."""
    costs, words = dict(thing.card.costs), dict(thing.card.keywords)
    had = (*(word for word in _IN_PLACE_OF_IT if word in costs), *(w for w in _BESIDE_THE_MANA_COST if w in words))
    fleeting = bool({"instant", "sorcery"} & set(thing.card.types))
    had = had if thing.card.other_face is not None else tuple(word for word in had if word != DISTURB)
    return tuple(word for word in had if (fleeting or word not in _OF_INSTANTS_AND_SORCERIES) and acts(ev, word))


def _chosen(ev: Running, item: Item, ways: tuple[str, ...]) -> str:
    rules = tuple(rule for word in ways for rule in rules_of(ev, word))
    decision = Decision(item.controller, ev.game.words.asks_cost, tuple((word,) for word in ways), rules, item.label)
    return ev.choices.choose(decision)[0]


def _exiled_instead(ev: Running, item: Item, word: str, event: str) -> None:
    thing = ev.state.objects[item.source.handle]
    pattern = EventPattern(event, Filter((NamedObjects((thing.handle,)),)), from_zones=("stack",))
    ability = Ability(
        AbilityKind.REPLACEMENT,
        (Exile(Selector(Pick.IT)),),
        replacement=Replacement(pattern),
        duration=Duration.THIS_TURN,
    )
    label = f"{item.label} ({word})"
    add_replacement(ev, Delayed(ev.board.next_number(), ability, thing, item.controller, {}, label), event)
