"""Shuffling a library: what is put in a certain place meanwhile stays there (Comprehensive Rules 701.20).

The cards that a library begins with come into the order in which the example lists them. Where the cards lie that have
come into the library since and were shuffled with the others, nobody knows: which cards lie on top is asked once that
makes a difference, in one question for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import MOST_CHOICES, Decision, Event, GameObject, replace, subset_of

from .memory import remembered
from .questions_actions import WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED

LIBRARY = "library"
ON_TOP = "top of the library"


def shuffle(ev: Running, event: Event) -> Event:
    """A library has been shuffled: of the cards that came into it, nobody knows where they are."""
    came = [card for card in ev.state.in_zone(LIBRARY, event.player) if card.incarnation]
    meanwhile = _put_meanwhile(ev, event) if came else frozenset()
    if meanwhile:
        ruled = ev.rules.ask(WHAT_IS_PUT_IN_ITS_PLACE_IS_NOT_SHUFFLED)
        meanwhile = meanwhile if ruled else frozenset()
        for card in came if ruled else ():
            if card.identity in meanwhile:
                text = f"{card.handle} is not shuffled, since it is put into its place at the same time"
                ev.journal.record("procedure", text, ruled.rules, objects=(card.handle,))
    shuffled = {card.identity for card in came} - meanwhile
    ev.board.remember(shuffled_in=remembered(ev.state).shuffled_in | shuffled)
    return event


def _put_meanwhile(ev: Running, event: Event) -> frozenset[tuple[str, int]]:
    """What something else than the text that shuffles has put into the library at the same time."""
    batch = ev.under_way.batch
    done = batch.committed if batch is not None else []
    others = (each for each in done if each.cause != event.cause)
    return frozenset(card.identity for each in others for card in each.after if card.zone == LIBRARY)


def shuffles_first(events: list[Event]) -> list[Event]:
    """What happens at once with the shuffles before all else: what is put into its place then lies there."""
    if not any(event.kind == "shuffles" for event in events):
        return events
    return sorted(events, key=lambda event: event.kind != "shuffles")


def know_the_order(ev: Running, player: str, many: int = 1) -> None:
    """Ask which cards lie on top of a library that others were shuffled into, before that matters.

    `many`: so many are taken from the top; where those are all that there are, their order is no matter.
    """
    if not remembered(ev.state).shuffled_in:
        return
    library = ev.state.in_zone(LIBRARY, player)
    shuffled = [card for card in library if card.identity in remembered(ev.state).shuffled_in]
    if not shuffled or many >= len(library):
        return
    ev.board.remember(shuffled_in=remembered(ev.state).shuffled_in - {card.identity for card in shuffled})
    if len({card.card for card in library}) > 1:
        _lay(ev, player, library, shuffled)


def on_top(ev: Running, player: str, many: int) -> list[GameObject]:
    """So many cards from the top of a library."""
    if many > 0:
        know_the_order(ev, player, many)
    return ev.state.in_zone(LIBRARY, player)[: max(many, 0)]


def is_on_top(ev: Running, thing: GameObject) -> bool:
    """Whether a card lies on top of its library; which one does is asked where nobody knows."""
    return thing.zone == LIBRARY and [card.handle for card in on_top(ev, thing.owner, 1)] == [thing.handle]


def _lay(ev: Running, player: str, library: list[GameObject], shuffled: list[GameObject]) -> None:
    """Lay on top what is said to lie there; the other cards follow, those that were shuffled in below all the rest."""
    others = [card for card in library if card not in shuffled]
    below = [card.handle for card in (*others, *shuffled)]
    orders = islice(_orders(others, shuffled), MOST_CHOICES)
    legal = tuple(dict.fromkeys(((), *(_said(order, below) for order in orders))))
    also = subset_of(below, 0, len(below))
    answer = ev.choices.choose(Decision(player, ON_TOP, legal, ev.rules.cite("shuffles"), also=also))
    laid = [ev.state.objects[handle] for handle in (*answer, *(each for each in below if each not in answer))]
    for card, order in zip(laid, [card.order for card in library], strict=True):
        if card.order != order:
            ev.board.put(replace(card, order=order))


def _said(order: tuple[str, ...], below: Sequence[str]) -> tuple[str, ...]:
    """As much of an order, from the top, as has to be said for the rest to follow by itself."""
    return next(
        order[:many]
        for many in range(len(order) + 1)
        if order[many:] == tuple(each for each in below if each not in order[:many])
    )


def _orders(others: Sequence[GameObject], shuffled: Sequence[GameObject]) -> Iterator[tuple[str, ...]]:
    """The orders in which cards can lie: the others as they were, one card of each name for all that are alike."""
    if not shuffled:
        yield tuple(card.handle for card in others)
        return
    names: set[str] = set()
    for card in (*others[:1], *shuffled):
        if card.card.name not in names:
            names.add(card.card.name)
            left = [each for each in shuffled if each is not card]
            below = others if len(left) < len(shuffled) else others[1:]
            yield from ((card.handle, *rest) for rest in _orders(below, left))
