"""Protection from a color: what sources of it cannot do to an object that has it (Comprehensive Rules 702.16)."""

from __future__ import annotations

from rules_data.core.abilities.changes import CHOSEN_DOMAIN
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import DOMAIN_CHOSEN, chosen
from rules_data.core.evaluator.state import GameObject, Viewpoint

from .having import acts, rules_of

PROTECTION = "protection from "
TARGETS, ATTACHMENTS, DAMAGE, BLOCKING = (f"protection, {what}" for what in ("targets", "attached", "damage", "blocks"))


def is_protected(ev: Running, thing: GameObject, source: GameObject | None, what: str) -> bool:
    """Whether an object has protection from a color of the source, as far as this part of protection goes."""
    words = [word for word in ev.derived.traits(ev.state, thing).keywords if word.startswith(PROTECTION)]
    if not words or source is None:
        return False
    known, state = ev.derived.last_known(source)
    colors = ev.derived.traits(state, known).domains
    return any(color in colors for word in words for color in _colors_of(ev, thing, word)) and acts(ev, what)


def _colors_of(ev: Running, thing: GameObject, word: str) -> tuple[str, ...]:
    """What an object has protection from; printed on it, the chosen color is the one chosen for itself."""
    color = word.removeprefix(PROTECTION)
    if color != CHOSEN_DOMAIN:
        return (color,)
    return chosen(ev, Viewpoint(thing.controller or thing.owner, thing, ev.state), DOMAIN_CHOSEN)


def prevents_damage(ev: Running, thing: GameObject, source: GameObject | None) -> bool:
    """Whether damage by a source is prevented for an object's protection, which is told."""
    if not is_protected(ev, thing, source, DAMAGE):
        return False
    text = f"Damage to {thing.handle} is prevented: it has protection"
    ev.journal.record("prevented", text, rules_of(ev, DAMAGE), objects=(thing.handle,))
    return True
