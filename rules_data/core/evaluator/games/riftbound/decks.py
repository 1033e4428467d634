"""Looking at the top of a deck, predicting, and drawing what was found there (Core Rules v1.3 413, 424 and 436)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players, for_each_told, frame_applied, objects_of
from rules_data.core.evaluator.matching import amount_of
from rules_data.core.evaluator.state import (
    Decision,
    Event,
    Frame,
    GameObject,
    NotSupported,
    choices_of,
    orders_of,
    permutation_of,
    replace,
    subset_of,
)

from .payloads import Rearranged
from .questions_actions import EACH_PLAYER_RECYCLES_THEIR_OWN
from .questions_course import PREDICTED_CARDS_MAY_BE_REARRANGED, WHAT_BECOMES_OF_PREDICTED_CARDS

DECK = "deck"


def look(ev: Running, effect: Effect, frame: Frame) -> None:
    """Cards are looked at and stay where they are; further instructions know them by their name."""
    told = for_each_told(ev, effect, frame)
    frame.view.done = any([objects_of(ev, own.objects, theirs) for own, theirs in told])


def draw_these(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Whoever resolves it draws these cards: each goes from where it is to its owner's hand (413.1)."""
    cards = objects_of(ev, effect.objects, frame)
    applied = frame_applied(frame)
    if not cards:
        return []
    return [Event("draws", tuple(cards), frame.view.you, len(cards), cause=frame.cause, applied=applied)]


def predict(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The top cards, as many as there are, are looked at: any of them are recycled, the others stay on top (436.1)."""
    events: list[Event] = []
    many = max(0, amount_of(ev, frame.view, effect.amount))
    for player in acting_players(ev, effect, frame):
        seen = ev.state.in_zone(DECK, player)[:many]
        if not seen:
            continue
        gone = _recycled(ev, frame, player, seen)
        kept = _in_order(ev, frame, player, [card for card in seen if card not in gone])
        top = Rearranged(tuple(card.handle for card in kept))
        applied = frame_applied(frame)
        events.append(Event("predicts", (), player, len(seen), cause=frame.cause, payload=top, applied=applied))
        events += [Event("is recycled", (card,), player, cause=frame.cause, applied=applied) for card in gone]
    return events


def _recycled(ev: Running, frame: Frame, player: str, seen: list[GameObject]) -> list[GameObject]:
    ruled = ev.rules.ask(WHAT_BECOMES_OF_PREDICTED_CARDS)
    if ruled.answer == "the rules do not say":
        raise NotSupported(f"The rules of this edition do not say what predicting is (rule {', '.join(ruled.rules)}).")
    if ruled.answer == "they stay":
        return []
    handles = [card.handle for card in seen]
    legal, also = choices_of(handles, 0, len(handles)), subset_of(handles, 0, len(handles))
    decision = Decision(player, "predict", legal, ruled.rules, frame.cause.name, any_order=True, also=also)
    answer = ev.choices.choose(decision)
    return [card for card in seen if card.handle in answer]


def _in_order(ev: Running, frame: Frame, player: str, kept: list[GameObject]) -> list[GameObject]:
    """The cards that stay on top in the order that their player puts them in, the uppermost first."""
    ruled = ev.rules.ask(PREDICTED_CARDS_MAY_BE_REARRANGED) if len(kept) > 1 else None
    if not ruled:
        return kept
    handles = tuple(card.handle for card in kept)
    legal, also = orders_of(handles), permutation_of(handles)
    decision = Decision(player, "order on top", legal, ruled.rules, frame.cause.name, also=also, otherwise=handles)
    order = ev.choices.choose(decision)
    return sorted(kept, key=lambda card: order.index(card.handle))


def rearrange(ev: Running, event: Event) -> Event:
    """Cards on top of a deck change places among themselves: they change no zone, and stay the same objects."""
    top = event.payload.top if isinstance(event.payload, Rearranged) else ()
    there = {card.handle: card for card in ev.state.in_zone(DECK, event.player)}
    cards = [there[handle] for handle in top if handle in there]
    for card, place in zip(cards, sorted(each.order for each in cards), strict=True):
        if card.order != place:
            ev.board.put(replace(card, order=place))
    return event


def recycled_by_its_owner(ev: Running, event: Event) -> Event:
    """A card is recycled by the player whose it is, whoever was told to recycle it (416.1.c)."""
    if event.kind != "is recycled" or not event.objects or event.player == event.objects[0].owner:
        return event
    return replace(event, player=event.objects[0].owner) if ev.rules.ask(EACH_PLAYER_RECYCLES_THEIR_OWN) else event
