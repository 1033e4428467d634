"""What lets a player cast a card from somewhere, or when they could not: effects, and what it would be (601.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.core.abilities.changes import Can
from rules_data.core.evaluator.continuous import Passive, is_in_force, passive_view, passives_in_force
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.matching import resolve_selector
from rules_data.core.evaluator.state import GameObject, Item, replace

from .bestowing import as_bestowed
from .copying import FACE_DOWN_CARD
from .facts import MAIN
from .having import acts, has
from .keywords_of_casting import BESTOW, OFFERED, OFFERINGS
from .moving import FACE_DOWN
from .questions_announcing import A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST

AT_ANY_TIME = "be cast at any time"


def is_main_time(ev: Running, player: str, beside: Item | None = None) -> bool:
    """Whether it is a main phase of the player with nothing on the stack; `beside`: but for the spell being cast."""
    if ev.state.turn_player != player or ev.state.phase not in MAIN:
        return False
    return not any(beside is None or one.number != beside.number for one in ev.state.waiting)


def is_allowed(ev: Running, player: str, thing: GameObject, word: str) -> bool:
    """Whether an effect allows a player this action with a card."""
    if any(m.change == Can(word) and m.player in ("", player) for m in thing.modifiers):
        return True
    return word in ev.derived.traits(ev.state, thing).can and permission(ev, player, thing, word) is not None


def _is_allowed_as(ev: Running, player: str, seen: GameObject, word: str) -> bool:
    """Whether it would be allowed with a card that is like this."""
    known = ev.state.objects[seen.handle]
    ev.board.put(seen)
    allowed = is_allowed(ev, player, seen, word)
    ev.board.put(known)
    return allowed


def is_allowed_face_down(ev: Running, player: str, thing: GameObject, words: Sequence[str]) -> bool:
    """Whether an effect lets a card be cast from where it is by what it would be face down (601.3e).

    `words` are what effects say that let a card be cast from there.
    """
    if ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, FACE_DOWN):
        return any(_is_allowed_as(ev, player, replace(thing, card=FACE_DOWN_CARD), word) for word in words)
    return any(is_allowed(ev, player, thing, word) for word in words)


def is_allowed_at_any_time_bestowed(ev: Running, player: str, thing: GameObject) -> bool:
    """Whether an effect lets a card be cast at any time by what it would be bestowed (601.3b)."""
    if BESTOW not in dict(thing.card.costs) or not acts(ev, BESTOW):
        return False
    if not ev.rules.ask(A_SPELL_IS_LOOKED_AT_AS_IT_IS_CAST, BESTOW):
        return False
    return _is_allowed_as(ev, player, as_bestowed(thing), AT_ANY_TIME)


def comes_at_a_wrong_time(ev: Running, item: Item) -> str:
    """Why a spell could not be cast now as it is, though bestowed it could have been (601.2e); empty where it can.

    So it is with a permanent that could have been sacrificed for it by offering.
    """
    spell = ev.state.objects[item.source.handle]
    has_bestow, has_offering = BESTOW in dict(spell.card.costs), OFFERINGS.keys() & dict(spell.card.keywords).keys()
    if item.played_from is not None or not (has_bestow or has_offering):
        return ""
    if BESTOW in item.paid.costs or any(name.startswith(OFFERED) for name in item.paid.costs):
        return ""
    if is_main_time(ev, item.controller, beside=item) or has(ev, spell, "flash"):
        return ""
    if _is_allowed_as(ev, item.controller, replace(spell, zone=item.origin), AT_ANY_TIME):
        return ""
    return f"now it could only be cast {'bestowed' if has_bestow else 'with an offering'}"


def permission(ev: Running, player: str, thing: GameObject, word: str) -> Passive | None:
    """The static ability, on the card itself or controlled by the player, that allows an action; the first such."""
    for passive in passives_in_force(ev, ev.state):
        continuous, view = passive.ability.continuous, passive_view(ev.state, passive)
        if continuous is None or passive.controller != player or not is_in_force(ev, view, passive.ability):
            continue
        allows = any(change == Can(word) for change in continuous.changes)
        if allows and thing.handle in {o.handle for o in resolve_selector(ev, continuous.affects, view)}:
            return passive
    return None
