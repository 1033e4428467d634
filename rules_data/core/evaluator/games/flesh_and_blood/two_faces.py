"""Double-faced cards: which face is active, awakening and transcending (Comprehensive Rules 8.2, 8.5 and 9.1).

A card whose back face is active knows the card with its front face as its whole, beside its other face.
"""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.evaluator.events import Running, current, done
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .questions_faces import (
    A_NEW_FLIP_CARD_IS_ITS_FRONT,
    A_TRANSCENDED_CARD_STAYS_ITS_BACK,
    IT_ENTERS_WITH_ITS_BACK_FACE_ACTIVE,
    WHAT_HAS_NO_BACK_IS_NOT_AWAKENED,
)
from .vocabulary import BACK_FACE_ACTIVE

_ENTER_AS_THEIR_BACK = frozenset(("construct", "invocation"))
_FLIP = _ENTER_AS_THEIR_BACK | {"figment"}


def has_two_faces(card: CardFacts) -> bool:
    """Whether a card is double-faced, whichever of its faces is active."""
    return card.other_face is not None


def is_back(thing: GameObject) -> bool:
    """Whether the active face of an object is its back face."""
    return has_two_faces(thing.card) and thing.card.whole is not None


def turned(card: CardFacts) -> CardFacts:
    """A card with its back face active; one that has no front face active, or no back, stays as it is."""
    return replace(card.turned(), whole=card) if has_two_faces(card) and card.whole is None else card


def as_a_new_object(ev: Running, thing: GameObject) -> CardFacts:
    """What a double-faced card is where it is a new object: a flip-card its front again (9.1.3b), another as it was."""
    front = thing.card.whole
    if front is None:
        return thing.card
    if _FLIP & _subtypes(front):
        return front if ev.rules.ask(A_NEW_FLIP_CARD_IS_ITS_FRONT) else thing.card
    return thing.card if ev.rules.ask(A_TRANSCENDED_CARD_STAYS_ITS_BACK) else front


def as_it_enters(ev: Running, thing: GameObject) -> GameObject:
    """A construct or an invocation that has resolved, with its back face active (8.2.13a, 8.2.14a)."""
    if not has_two_faces(thing.card) or is_back(thing) or not _ENTER_AS_THEIR_BACK & _subtypes(thing.card):
        return thing
    ruled = ev.rules.ask(IT_ENTERS_WITH_ITS_BACK_FACE_ACTIVE)
    if not ruled:
        return thing
    made = replace(thing, card=turned(thing.card))
    ev.board.put(made)
    text = f"{thing.handle} enters the arena as {made.card.name}, with its back face active"
    ev.journal.record("procedure", text, ruled.rules, objects=(thing.handle,))
    return made


def begin_as_given(ev: Running) -> None:
    """What a situation says has its back face active is that face from the beginning."""
    for thing in tuple(ev.state.objects.values()):
        if BACK_FACE_ACTIVE in thing.statuses:
            ev.board.put(replace(thing.with_status(BACK_FACE_ACTIVE, on=False), card=turned(thing.card)))


def awaken(ev: Running, event: Event) -> Event | None:
    """The back face of an object becomes its active face, if there is one and it is not (8.5.43)."""
    thing = current(ev, event)
    if thing is None:
        return None
    if not has_two_faces(thing.card) or is_back(thing):
        ruled = ev.rules.ask(WHAT_HAS_NO_BACK_IS_NOT_AWAKENED)
        why = "its back face is active already" if is_back(thing) else "it has one face"
        text = f"{thing.handle} is not awakened: {why}"
        ev.journal.record("recheck_failed", text, ruled.rules or ev.rules.cite(event.kind), ok=False)
        return None if ruled else replace(event, objects=(thing,), after=(thing,))
    return done(ev, event, thing, replace(thing, card=turned(thing.card)))


def transcending(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The source of the effect goes to its owner's hand as its back face, if it is still there (8.5.48)."""
    source = frame.view.source
    thing = ev.state.find(source.identity) if source is not None else None
    return [] if thing is None else [Event("transcends", (thing,), frame.view.you, cause=frame.cause)]


def show_back(ev: Running, event: Event) -> Event:
    """The same event, of an object that has its back face active by now."""
    thing = current(ev, event)
    if thing is not None:
        ev.board.put(replace(thing, card=turned(thing.card)))
    return event


def _subtypes(card: CardFacts) -> frozenset[str]:
    return frozenset(tag.lower() for tag in card.tags)
