"""What players do with libraries: scrying, surveilling, searching, shuffling (Comprehensive Rules 701)."""

from __future__ import annotations

from rules_data.core.abilities import Effect
from rules_data.core.abilities.effects import ExileUntil, RevealUntil, Search
from rules_data.core.evaluator.events import Running, acting_players, bind, frame_applied
from rules_data.core.evaluator.matching import amount_of, how_many, note_moves, why_not
from rules_data.core.evaluator.state import (
    NO_PAYLOAD,
    Decision,
    Event,
    Frame,
    GameObject,
    Payload,
    choices_of,
    orders_of,
    permutation_of,
    replace,
    subset_of,
)

from .payloads import IntoZone, Put, Rearranged
from .questions_actions import (
    NOT_LOOKING_IS_NO_SCRYING,
    WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND,
    WHAT_IS_LOOKED_AT_MAY_BE_MOVED,
)
from .shuffling import LIBRARY, know_the_order, on_top

_TOLD = {"scry": "scries", "surveil": "surveils"}


def scry(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The top cards are looked at; some go to the bottom, the rest stay on top, both in any order (701.18a)."""
    events: list[Event] = []
    for player, seen in _looked_at(ev, effect, frame):
        down = _put_away(ev, frame, player, "scry", seen)
        top = _kept_on_top(ev, frame, player, "scry", [card for card in seen if card not in down])
        bottom = _in_order(ev, frame, player, "order on the bottom", down, "scries")
        events.append(_done("scries", player, len(seen), frame, Rearranged(_handles(top), _handles(bottom))))
    return events


def surveil(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """The top cards are looked at; some go to the graveyard, the rest stay on top in any order (701.42a)."""
    events: list[Event] = []
    for player, seen in _looked_at(ev, effect, frame):
        down = _put_away(ev, frame, player, "surveil", seen)
        top = _kept_on_top(ev, frame, player, "surveil", [card for card in seen if card not in down])
        events += [_put_into_graveyard(card, player, frame) for card in down]
        events.append(_done("surveils", player, len(seen), frame, Rearranged(_handles(top))))
    return events


def search(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Cards of one's library that fit are found (701.19a); what has a stated quality may be left there (701.19b)."""
    events: list[Event] = []
    if not isinstance(effect, Search):
        return []
    for player in acting_players(ev, effect, frame):
        frame.view.state = ev.state
        asked = effect.objects.filter
        found = [card for card in ev.state.in_zone(LIBRARY, player) if not why_not(ev, asked, card, frame.view)]
        asked_for = effect.amount if effect.most is None else effect.most
        most = min(how_many(ev, frame.view, asked_for), len(found))
        stated = bool(asked.criteria) and bool(ev.rules.ask(WHAT_HAS_A_QUALITY_NEED_NOT_BE_FOUND))
        least = 0 if stated or effect.most is not None else most
        chosen = _chosen(ev, frame, player, "search", found, least, most, "searches")
        applied = frame_applied(frame)
        events.append(Event("searches", tuple(chosen), player, len(chosen), cause=frame.cause, applied=applied))
    return events


def exile_or_reveal_until(ev: Running, effect: Effect, frame: Frame) -> None:
    """Cards are exiled, or revealed, from the top until one fits; that and the others are known by their names then."""
    if not isinstance(effect, ExileUntil):
        return
    found, others = _up_to_the_first(ev, effect, frame)
    applied = frame_applied(frame)
    revealed = isinstance(effect, RevealUntil)
    kind, payload = ("is revealed", NO_PAYLOAD) if revealed else ("is exiled", IntoZone())
    events = [
        Event(kind, (card,), frame.view.you, cause=frame.cause, payload=payload, applied=applied)
        for card in (*others, *found)
    ]
    happened = ev.events.perform(events) if events else []
    frame.view.state, frame.view.done = ev.state, bool(found)
    note_moves(ev, frame.view, happened)
    for name, cards in ((effect.bind, found), (effect.rest, others)):
        if name:
            became = (frame.view.became.get(card.identity, card.identity) for card in cards)
            bind(ev, frame, name, tuple(became))


def _up_to_the_first(ev: Running, effect: ExileUntil, frame: Frame) -> tuple[list[GameObject], list[GameObject]]:
    """The first card from the top that fits, of each player who looks for one, and the cards above it."""
    found: list[GameObject] = []
    others: list[GameObject] = []
    for player in acting_players(ev, effect, frame):
        know_the_order(ev, player)
        frame.view.state = ev.state
        for card in ev.state.in_zone(LIBRARY, player):
            fits = not why_not(ev, effect.objects.filter, card, frame.view)
            (found if fits else others).append(card)
            if fits:
                break
    return found, others


def ordered_by(ev: Running, frame: Frame, cards: list[GameObject], bottom: bool) -> list[GameObject]:
    """Cards that go to the top or the bottom of a library, in the order in which they are put there one by one."""
    question = "order on the bottom" if bottom else "order on top"
    ordered = _in_order(ev, frame, frame.view.you, question, cards, "choices")
    return ordered if bottom else ordered[::-1]


def shuffle(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """A library is shuffled; the order that it comes into is the one in which the example lists it (701.20a)."""
    return [_done("shuffles", player, 1, frame) for player in acting_players(ev, effect, frame)]


def _looked_at(ev: Running, effect: Effect, frame: Frame) -> list[tuple[str, list[GameObject]]]:
    """Whose cards are looked at, and which; to look at none is not to scry or surveil at all (701.18b, 701.42c)."""
    many = amount_of(ev, frame.view, effect.amount)
    if many <= 0 and ev.rules.ask(NOT_LOOKING_IS_NO_SCRYING):
        return []
    return [(player, on_top(ev, player, many)) for player in acting_players(ev, effect, frame)]


def _put_away(ev: Running, frame: Frame, player: str, verb: str, seen: list[GameObject]) -> list[GameObject]:
    """Which of the cards that were looked at do not stay on top."""
    if not ev.rules.ask(WHAT_IS_LOOKED_AT_MAY_BE_MOVED, verb):
        return []
    return _chosen(ev, frame, player, verb, seen, 0, len(seen), _TOLD[verb])


def _kept_on_top(ev: Running, frame: Frame, player: str, verb: str, kept: list[GameObject]) -> list[GameObject]:
    if not ev.rules.ask(WHAT_IS_LOOKED_AT_MAY_BE_MOVED, verb):
        return kept
    return _in_order(ev, frame, player, "order on top", kept, _TOLD[verb])


def _chosen(
    ev: Running, frame: Frame, player: str, question: str, cards: list[GameObject], least: int, most: int, cited: str
) -> list[GameObject]:
    """So many of these cards, as their player chooses."""
    handles = [card.handle for card in cards]
    legal, also = choices_of(handles, least, most), subset_of(handles, least, most)
    rules = ev.rules.cite(cited)
    decision = Decision(player, question, legal, rules, frame.cause.name, any_order=True, also=also)
    answer = ev.choices.choose(decision)
    return [card for card in cards if card.handle in answer]


def _in_order(
    ev: Running, frame: Frame, player: str, question: str, cards: list[GameObject], cited: str
) -> list[GameObject]:
    """These cards in the order that their player puts them in, the uppermost first."""
    if len(cards) < 2:
        return cards
    handles = tuple(card.handle for card in cards)
    rules = ev.rules.cite(cited)
    legal, also = orders_of(handles), permutation_of(handles)
    decision = Decision(player, question, legal, rules, frame.cause.name, also=also, otherwise=handles)
    order = ev.choices.choose(decision)
    return sorted(cards, key=lambda card: order.index(card.handle))


def rearrange(ev: Running, event: Event) -> Event:
    """Cards come to the top and the bottom of a library in which they are already: they change no zone."""
    into = event.payload if isinstance(event.payload, Rearranged) else Rearranged()
    library = ev.state.in_zone(LIBRARY, event.player)
    there = {card.handle: card for card in library}
    named = {*into.top, *into.bottom}
    between = [card for card in library if card.handle not in named]
    top, bottom = ([there[handle] for handle in part if handle in there] for part in (into.top, into.bottom))
    for card, place in zip((*top, *between, *bottom), [card.order for card in library], strict=True):
        if card.order != place:
            ev.board.put(replace(card, order=place))
    return event


def _put_into_graveyard(card: GameObject, player: str, frame: Frame) -> Event:
    into = Put("", "graveyard")
    return Event("is put", (card,), player, cause=frame.cause, payload=into, applied=frame_applied(frame))


def _done(kind: str, player: str, amount: int, frame: Frame, payload: Payload = NO_PAYLOAD) -> Event:
    return Event(kind, (), player, amount, cause=frame.cause, payload=payload, applied=frame_applied(frame))


def _handles(cards: list[GameObject]) -> tuple[str, ...]:
    return tuple(card.handle for card in cards)


INSTRUCTIONS = {"exile until": exile_or_reveal_until, "reveal until": exile_or_reveal_until}
PROPOSALS = {"scry": scry, "surveil": surveil, "search": search, "shuffle": shuffle}
