"""What can be attached to what; else it does not move where an effect would attach it (301.5, 301.6, 701.3b)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject, Traits

from .entering import AURA, can_enchant
from .having import has
from .keywords_activated import RECONFIGURE
from .moving import BATTLEFIELD
from .protecting import ATTACHMENTS, is_protected
from .questions_actions import WHAT_CANNOT_BE_ATTACHED_MOVES

_CREATURE, _LAND = "creature", "land"
_EQUIPMENT, _FORTIFICATION = "Equipment", "Fortification"


def type_of_host(traits: Traits) -> str:
    """What something other than an Aura can be attached to: a Fortification to lands, all else to creatures (301.6)."""
    return _LAND if _FORTIFICATION in traits.tags else _CREATURE


def may_be_attached(ev: Running, thing: GameObject, host: GameObject) -> bool:
    """Whether an effect attaches what can be attached to an object or player; said where it does not."""
    if _is_possible(ev, thing, host):
        return True
    ruled = ev.rules.ask(WHAT_CANNOT_BE_ATTACHED_MOVES)
    if not ruled:
        text = f"{thing.handle} cannot be attached to {host.handle} and does not move"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle, host.handle))
    return bool(ruled)


def _is_possible(ev: Running, thing: GameObject, host: GameObject) -> bool:
    traits = ev.derived.traits(ev.state, thing)
    if thing.zone != BATTLEFIELD or not {AURA, _EQUIPMENT, _FORTIFICATION} & traits.tags:
        return True
    if _CREATURE in traits.types and not has(ev, thing, RECONFIGURE):
        return False  # none of them that is a creature is on anything (301.5c, 301.6, 303.4d); 702.151b
    if AURA in traits.tags:
        return can_enchant(ev, thing, traits, host)
    fits = host.zone == BATTLEFIELD and type_of_host(traits) in ev.derived.traits(ev.state, host).types
    return fits and not is_protected(ev, host, thing, ATTACHMENTS)
