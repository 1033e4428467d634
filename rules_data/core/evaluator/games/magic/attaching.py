"""What cannot be attached where an effect would attach it: it does not move (Comprehensive Rules 301.5, 701.3b)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject

from .entering import AURA, can_enchant
from .moving import BATTLEFIELD
from .protecting import ATTACHMENTS, is_protected
from .questions_actions import WHAT_CANNOT_BE_ATTACHED_MOVES

_CREATURE, _EQUIPMENT = "creature", "Equipment"


def may_be_attached(ev: Running, thing: GameObject, host: GameObject) -> bool:
    """Whether an effect attaches an Aura or an Equipment to an object or player; said where it does not."""
    if _is_possible(ev, thing, host):
        return True
    ruled = ev.rules.ask(WHAT_CANNOT_BE_ATTACHED_MOVES)
    if not ruled:
        text = f"{thing.handle} cannot be attached to {host.handle} and does not move"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle, host.handle))
    return bool(ruled)


def _is_possible(ev: Running, thing: GameObject, host: GameObject) -> bool:
    traits = ev.derived.traits(ev.state, thing)
    if thing.zone != BATTLEFIELD or not {AURA, _EQUIPMENT} & traits.tags:
        return True
    if _CREATURE in traits.types:
        return False  # neither an Aura nor an Equipment that is a creature is on anything (301.5c, 303.4d)
    if AURA in traits.tags:
        return can_enchant(ev, thing, traits, host)
    on_creature = host.zone == BATTLEFIELD and _CREATURE in ev.derived.traits(ev.state, host).types
    return on_creature and not is_protected(ev, host, thing, ATTACHMENTS)
