"""Haunt: a card is exiled haunting a creature, and what it says of that creature works in exile (702.55)."""

from __future__ import annotations

from rules_data.core.abilities import Ability, Effect, Filter, OfType, Pick, Remembered, Selector
from rules_data.core.abilities.effects import HAUNTED, Exile, Haunt
from rules_data.core.evaluator.events import Running, objects_of
from rules_data.core.evaluator.matching import link_owner
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Frame, parts_of

from .having import rules_of
from .keyword_parts import ME, Built, when

HAUNT, EXILE = "haunt", "exile"
# What happens to a spell that is put into a graveyard as it resolves, and not by being countered.
PUT_AWAY = "is put away as it resolves"


def haunt(number: int) -> Built:
    """Exiled haunting a target creature: a permanent that dies, or a spell that has resolved (702.55a)."""
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)),)))
    return (when("dies", Haunt(target)), when(PUT_AWAY, Haunt(target)))


def is_about_what_it_haunts(ability: Ability) -> bool:
    """Whether a triggered ability speaks of the creature that its card haunts, and can trigger in exile (702.55c)."""
    parts = parts_of([ability.trigger]) if ability.trigger is not None else ()
    return any(isinstance(part, Remembered) and part.name == HAUNTED for part in parts)


def exile_haunting(ev: Running, effect: Effect, frame: Frame) -> None:
    """The card goes to exile, and from there on knows which creature it haunts, whatever that becomes (702.55b)."""
    creatures, source = objects_of(ev, effect.objects, frame), frame.view.source
    run_effects(ev, (Exile(ME),), frame)
    card = ev.state.objects.get(source.handle)
    if card is None or card.zone != EXILE or card.token:
        return
    ev.board.link(link_owner(card), HAUNTED, tuple(creature.identity for creature in creatures))
    for creature in creatures:
        text = f"{card.handle} haunts {creature.handle}"
        ev.journal.record("procedure", text, rules_of(ev, HAUNT), objects=(card.handle, creature.handle))
    frame.view.state = ev.state


INSTRUCTIONS = {"haunt": exile_haunting}
