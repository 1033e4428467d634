"""Cards with two faces: which face is up, and turning a permanent to the other one (701.28, 712)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Cost, Effect
from rules_data.core.abilities.effects import TRANSFORMED
from rules_data.core.evaluator.continuous import copied_card
from rules_data.core.evaluator.events import Running, current, frame_applied, objects_of
from rules_data.core.evaluator.policy import Question
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .daytime import kept_by_daytime
from .forms import elsewhere_whole
from .memory import remembered
from .payloads import Turned
from .questions_faces import (
    A_PERMANENT_IS_THE_FACE_THAT_IS_UP,
    A_PERMANENT_TRANSFORMS_ITSELF_ONCE,
    ELSEWHERE_A_CARD_IS_ITS_FRONT,
    NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY,
    ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED,
    ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS,
    THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT,
)

_BATTLEFIELD = "battlefield"
_NEVER_THERE = frozenset(("instant", "sorcery"))


def turned(ev: Running, thing: GameObject) -> GameObject:
    """An object with its other face up; where no rule says that it is that face, it is only said to be transformed."""
    changed = thing.with_status(TRANSFORMED, TRANSFORMED not in thing.statuses)
    if not ev.rules.ask(A_PERMANENT_IS_THE_FACE_THAT_IS_UP):
        return changed
    return replace(changed, card=thing.card.turned())


def elsewhere(ev: Running, thing: GameObject) -> CardFacts:
    """What a card is that is neither on the battlefield nor on the stack: its front, or all of it (709.4, 712.8a)."""
    if "bestowed" in thing.statuses and thing.card.whole is not None:
        return thing.card.whole
    if thing.card.whole is not None:
        return elsewhere_whole(ev, thing.card, thing.card.whole)
    turned_over = TRANSFORMED in thing.statuses and thing.card.other_face is not None
    if turned_over and ev.rules.ask(A_PERMANENT_IS_THE_FACE_THAT_IS_UP):
        return thing.card.turned() if ev.rules.ask(ELSEWHERE_A_CARD_IS_ITS_FRONT) else thing.card
    return thing.card


def as_it_enters(ev: Running, thing: GameObject) -> GameObject | None:
    """A card with its back face up, as an effect says that it enters; None where it has none and stays (712.14a)."""
    if thing.card.other_face is None:
        return thing if _may_do_without(ev, thing, ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED) else None
    return turned(ev, thing)


def begin_transformed(ev: Running) -> None:
    """What a situation says is transformed has its back face up from the beginning."""
    for thing in ev.state.in_zone(_BATTLEFIELD):
        if TRANSFORMED in thing.statuses:
            ev.board.put(turned(ev, thing.with_status(TRANSFORMED, on=False)))


def cost_that_counts(ev: Running, thing: GameObject) -> Cost:
    """The mana cost of which an object has its mana value: a back has its front's, what copies it has none (202.3b)."""
    card = copied_card(thing)
    if TRANSFORMED not in thing.statuses or card is not thing.card or card.other_face is None:
        return card.cost
    is_back = ev.rules.ask(A_PERMANENT_IS_THE_FACE_THAT_IS_UP)
    return card.other_face.cost if is_back and ev.rules.ask(THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT) else card.cost


# --- transforming ----------------------------------------------------------------------------------


def transforming(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Objects transform; an object that has transformed since its own ability was made is left as it is (701.28f)."""
    things = [thing for thing in objects_of(ev, effect.objects, frame) if not _has_turned(ev, thing, frame)]
    applied = frame_applied(frame)
    return [Event("transforms", (thing,), frame.view.you, cause=frame.cause, applied=applied) for thing in things]


def _has_turned(ev: Running, thing: GameObject, frame: Frame) -> bool:
    item = frame.item
    if item is None or item.kind != "ability" or item.source.identity != thing.identity:
        return False
    since = item.delayed.number if item.delayed is not None else item.number
    if remembered(ev.state).turned.get(thing.identity, 0) <= since:
        return False
    ruled = ev.rules.ask(A_PERMANENT_TRANSFORMS_ITSELF_ONCE)
    if ruled:
        text = f"{thing.handle} has transformed since {item.label} was put on the stack, and does not transform again"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return bool(ruled)


def transform(ev: Running, event: Event) -> Event | None:
    """Turn a permanent over to its other face. It stays the same object, with a new timestamp (613.7g, 712.18)."""
    thing = current(ev, event)
    if thing is None or thing.zone != _BATTLEFIELD or "face down" in thing.statuses:
        return None
    if thing.card.other_face is None and not _may_do_without(ev, thing, ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS):
        return None
    if kept_by_daytime(ev, event, thing) or _would_be_no_permanent(ev, thing):
        return None
    changed = replace(turned(ev, thing), order=ev.state.clock)
    ev.board.put_newest(changed)
    ev.board.remember(turned={**remembered(ev.state).turned, thing.identity: ev.board.next_number()})
    into = Turned(changed.card.name)
    return replace(event, objects=(thing,), after=(changed,), payload=into)


def _may_do_without(ev: Running, thing: GameObject, asked: Question) -> bool:
    """Whether what has no other face can be transformed, or enter so: it cannot, and nothing happens (701.28c)."""
    ruled = ev.rules.ask(asked)
    if ruled:
        text = f"{thing.handle} has no other face: it stays as it is"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return not ruled


def _would_be_no_permanent(ev: Running, thing: GameObject) -> bool:
    """Whether its other face is an instant or a sorcery, which stays where it is (701.28d)."""
    other = thing.card.other_face
    if other is None or _NEVER_THERE.isdisjoint(other.types):
        return False
    ruled = ev.rules.ask(NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY)
    if ruled:
        text = f"{thing.handle} would become no permanent: it stays as it is"
        ev.journal.record("procedure", text, ruled.rules, ok=False, objects=(thing.handle,))
    return bool(ruled)
