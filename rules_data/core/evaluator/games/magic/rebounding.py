"""Rebound: a spell cast from a hand is exiled as it resolves, and may be cast again next upkeep (702.88)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Cost,
    EventPattern,
    Pick,
    Relation,
    Selector,
    Trigger,
)
from rules_data.core.abilities.effects import Cast, Exile, Later, YouMay
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import cause_of
from rules_data.core.evaluator.stack import run_effects
from rules_data.core.evaluator.state import Frame, GameObject, Item, Viewpoint

from .having import has

REBOUND = "rebound"
_CARD = Selector(Pick.THAT, name="rebounding")
_UPKEEP = Trigger((EventPattern("beginning of", player=Relation.YOU, phase="upkeep"),))
_AGAIN = Ability(AbilityKind.TRIGGERED, (YouMay((Cast(_CARD, cost=Cost()),)),), _UPKEEP)
_EFFECTS = (Exile(Selector(Pick.ME), bind=_CARD.name), Later(_AGAIN))


def rebounds(ev: Running, item: Item, spell: GameObject) -> bool:
    """Exile a spell with rebound that was cast from a hand and has resolved; whether it was one (702.88a)."""
    if spell.played is None or spell.played.zone != "hand" or not has(ev, spell, REBOUND):
        return False
    frame = Frame(Viewpoint(item.controller, spell, ev.state), cause_of(item), item)
    run_effects(ev, _EFFECTS, frame)
    return True
