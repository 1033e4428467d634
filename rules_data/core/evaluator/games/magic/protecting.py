"""Protection from a quality: what sources that have it cannot do to an object (Comprehensive Rules 702.16)."""

from __future__ import annotations

from rules_data.core.abilities.changes import CHOSEN_DOMAIN, CannotBeTargeted, ProtectedFrom
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import DOMAIN_CHOSEN, ability_as_object, chosen, why_not
from rules_data.core.evaluator.policy import Ruled
from rules_data.core.evaluator.state import GameObject, GameState, Item, Traits, Viewpoint, replace

from .bound_by import binding
from .cannot_and_can import PREVENT_DAMAGE
from .having import acts, rules_of
from .qualities import OTHER_QUALITIES, QUALITIES_OF_TYPES
from .questions_actions import UNPREVENTABLE_DAMAGE_IS_DEALT
from .questions_players import WHAT_CANNOT_BE_DONE_IS_NOT_DONE

PROTECTION = "protection from "
TARGETS, ATTACHMENTS, DAMAGE, BLOCKING = (f"protection, {what}" for what in ("targets", "attached", "damage", "blocks"))


def is_protected(ev: Running, thing: GameObject, source: GameObject | None, what: str) -> bool:
    """Whether an object has protection from what the source is, as far as this part of protection goes."""
    words = [word for word in ev.derived.traits(ev.state, thing).keywords if word.startswith(PROTECTION)]
    if source is None:
        return False
    known, state = ev.derived.last_known(source)
    meant = (quality for word in words for quality in _qualities_of(ev, thing, word))
    traits = ev.derived.traits(state, known) if words else None
    found = traits is not None and any(_has(traits, quality) for quality in meant)
    return (found or _fits(ev, thing, known, state)) and acts(ev, what)


def _fits(ev: Running, thing: GameObject, source: GameObject, state: GameState) -> bool:
    """Whether an object is protected by an effect that tells from what kind of sources: Dragons, colored spells."""
    told = binding(ev, thing, ProtectedFrom)
    return any(not why_not(ev, change.those, source, replace(view, state=state)) for change, view in told)


def _qualities_of(ev: Running, thing: GameObject, word: str) -> tuple[str, ...]:
    """What an object has protection from; printed on it, the chosen color is the one chosen for itself."""
    quality = word.removeprefix(PROTECTION)
    if quality != CHOSEN_DOMAIN:
        return (quality,)
    return chosen(ev, Viewpoint(thing.player, thing, ev.state), DOMAIN_CHOSEN)


def _has(traits: Traits, quality: str) -> bool:
    """Whether a source is of a quality: a color, how many colors, a type, or whatever it is (702.16a, g, j)."""
    if quality in QUALITIES_OF_TYPES:
        return QUALITIES_OF_TYPES[quality] in traits.types
    if quality in OTHER_QUALITIES:
        return OTHER_QUALITIES[quality](len(traits.domains))
    return quality in traits.domains


def is_kept_from_targeting(ev: Running, item: Item, thing: GameObject) -> bool:
    """Whether an effect says of an object that such a spell or ability can't target it (101.2)."""
    kept = list(binding(ev, thing, CannotBeTargeted))
    if not kept:
        return False
    waiting = ev.state.objects[item.source.handle] if item.kind == "card" else ability_as_object(ev, item)
    if all(why_not(ev, change.by, waiting, view) for change, view in kept):
        return False
    return bool(ev.rules.ask(WHAT_CANNOT_BE_DONE_IS_NOT_DONE))


def unpreventable(ev: Running, player: str) -> Ruled | None:
    """The ruling that a player's effects prevent no damage, where an effect says that they can't (615.12)."""
    if PREVENT_DAMAGE not in ev.derived.traits(ev.state, ev.state.objects[player]).cannot:
        return None
    return ev.rules.ask(UNPREVENTABLE_DAMAGE_IS_DEALT) or None


def prevents_damage(ev: Running, thing: GameObject, source: GameObject | None) -> bool:
    """Whether damage by a source is prevented for an object's protection, which is told."""
    if not is_protected(ev, thing, source, DAMAGE):
        return False
    if (ruled := unpreventable(ev, thing.player)) is not None:
        text = f"Damage to {thing.handle} can't be prevented by its protection"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
        return False
    text = f"Damage to {thing.handle} is prevented: it has protection"
    ev.journal.record("prevented", text, rules_of(ev, DAMAGE), objects=(thing.handle,))
    return True
