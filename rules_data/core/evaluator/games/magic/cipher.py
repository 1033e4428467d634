"""Cipher: a spell is exiled encoded on a creature, whose combat damage to a player has it cast again (702.99)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Comparison,
    Cost,
    CountOf,
    Duration,
    Effect,
    EventPattern,
    Filter,
    InZone,
    NumberIs,
    Pick,
    Remembered,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import GainAbility
from rules_data.core.abilities.effects import CastCopy, YouMay
from rules_data.core.evaluator.events import Running, new_handle, objects_of
from rules_data.core.evaluator.matching import cause_of, link_owner
from rules_data.core.evaluator.stack import begin_playing
from rules_data.core.evaluator.state import Decision, Event, Frame, GameObject, Item, Modifier, replace

from .copying import copiable
from .forms import check_can_be_cast_by_effects
from .having import has, rules_of
from .kept_from_casting import is_forbidden, is_held_up, who_casts
from .keyword_parts import A_PLAYER, ITSELF
from .keywords_of_casting import CIPHER
from .moving import BATTLEFIELD

_EXILE = "exile"
_HITS = Trigger((EventPattern("is dealt damage", A_PLAYER, by=ITSELF, category="combat"),))


def encode(ev: Running, item: Item, spell: GameObject) -> bool:
    """Exile a spell that has resolved encoded on a creature of its controller's, if they want to (702.99a)."""
    if spell.token or not has(ev, spell, CIPHER):
        return False
    own = [one for one in ev.state.in_zone(BATTLEFIELD) if one.controller == item.controller]
    able = [one.handle for one in own if "creature" in ev.derived.traits(ev.state, one).types]
    rules = rules_of(ev, CIPHER)
    legal = ((), *((handle,) for handle in able))
    chosen = ev.choices.choose(Decision(item.controller, "objects", legal, rules, item.label)) if able else ()
    if not chosen:
        return False
    ev.events.perform([Event("is exiled", (spell,), item.controller, cause=cause_of(item))])
    card, creature = ev.state.objects.get(spell.handle), ev.state.objects[chosen[0]]
    if card is not None and card.zone == _EXILE:
        known_as = f"encoded card {ev.board.next_number()}"
        ev.board.link(link_owner(creature), known_as, (card.identity,))
        given = Modifier(GainAbility(_again(known_as)), Duration.PERMANENT, ev.state.clock, card.handle)
        ev.interest.watched |= {pattern.event for pattern in _HITS.patterns}
        ev.board.put_newest(replace(creature, modifiers=(*creature.modifiers, given)))
        text = f"{card.handle} is encoded on {creature.handle}"
        ev.journal.record("procedure", text, rules, objects=(card.handle, creature.handle))
    return True


def _again(known_as: str) -> Ability:
    """What the creature has for as long as the card is encoded on it, which is known to it under this name.

    Once the card has left exile, nothing triggers: where it comes back it is another object (400.7, 702.99c).
    """
    encoded = Filter((Remembered(known_as), InZone((_EXILE,))))
    still = NumberIs(CountOf(encoded), Comparison(">=", 1))
    cast = YouMay((CastCopy(Selector(Pick.ALL, encoded)),))
    return Ability(AbilityKind.TRIGGERED, (cast,), _HITS, condition=still, name=CIPHER)


def cast_copy(ev: Running, effect: Effect, frame: Frame) -> None:
    """Copies of cards are cast for nothing, each as a spell that is no card (707.12).

    What is no spell, or cannot be cast now, is not cast, and its copy ceases to exist.
    """
    player, begun, rules = who_casts(ev, effect, frame), False, ev.rules.cite("a copy of a card is cast")
    for card in objects_of(ev, effect.objects, frame):
        handle = new_handle(ev, card.name)
        copy = GameObject(handle, copiable(ev, card), player, player, card.zone, token=True, order=ev.state.clock)
        if "land" in copy.card.types:
            text = f"{card.handle} is a land: no copy of it is cast"
            ev.journal.record("procedure", text, rules, ok=False, objects=(card.handle,))
            continue
        check_can_be_cast_by_effects(copy)
        if is_held_up(ev, copy) or is_forbidden(ev, player, copy):
            continue
        ev.board.put_newest(copy)
        ev.journal.record("procedure", f"{player} casts a copy of {card.handle}", rules, objects=(card.handle,))
        item = begin_playing(ev, player, copy, cost=Cost())
        ev.board.put_item(replace(item, played_from=copy))
        begun = True
    frame.view.state, frame.view.done = ev.state, begun


INSTRUCTIONS = {CastCopy.verb: cast_copy}
