"""Manifested and cloaked cards: put onto the battlefield face down, turned up for their mana cost (701.34, 701.56)."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players, frame_applied, objects_of
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .further_draws import one_after_another as drawn_one_by_one
from .having import acts
from .moving import BATTLEFIELD, DISGUISED, FACE_DOWN
from .payloads import IntoZone, Put
from .vocabulary import LYING_FACE_DOWN

MANIFEST, CLOAK = "manifest", "cloak"
# By what has been done to it, how a card lies there: a cloaked one has ward {2}, as one that was cast by disguise.
MARKS: Mapping[str, tuple[str, ...]] = {
    word: (mark, *((DISGUISED,) if word == CLOAK else ()))
    for word, mark in zip((MANIFEST, CLOAK), LYING_FACE_DOWN, strict=True)
}


def put_face_down(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Cards are manifested or cloaked under the control of whoever is told to."""
    if not acts(ev, effect.verb):
        return []
    ev.derived.begin_to_depend()  # what has nothing printed on it may have ward there
    player = next(iter(acting_players(ev, effect, frame)), frame.view.you)
    into = Put(FACE_DOWN, BATTLEFIELD, controller=player, marks=MARKS[effect.verb])
    blank = Event("is put", (), frame.view.you, cause=frame.cause, payload=into, applied=frame_applied(frame))
    return [replace(blank, objects=(card,)) for card in objects_of(ev, effect.objects, frame)]


def one_after_another(ev: Running, events: list[Event]) -> list[list[Event]]:
    """Cards are drawn one at a time, and manifested or cloaked so behind all else (121.2, 701.34e, 701.56e)."""
    marked = [event for event in events if isinstance(event.payload, IntoZone) and event.payload.marks]
    if len(marked) < 2:
        return drawn_one_by_one(ev, events)
    rest = [event for event in events if event not in marked]
    return [*(drawn_one_by_one(ev, rest) if rest else []), *([event] for event in marked)]


def lies_so(thing: GameObject, word: str) -> bool:
    """Whether a face-down permanent has been manifested, or cloaked."""
    marks = MARKS.get(word, ())
    return bool(marks) and FACE_DOWN in thing.statuses and marks[0] in thing.statuses


PROPOSALS = {MANIFEST: put_face_down, CLOAK: put_face_down}
