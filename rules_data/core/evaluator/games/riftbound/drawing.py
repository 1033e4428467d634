"""Drawing, discarding, channeling and burning out (Core Rules v1.3 413, 422, 430, 431; v1.2 400, 409, 417, 418)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running, replace_events
from rules_data.core.evaluator.state import Decision, Event, GameObject, NotSupported, choices_of, replace, subset_of

from .places import put_in_zone
from .questions_course import (
    AN_EMPTY_DECK_BURNS_OUT,
    FURTHER_BURN_OUTS_WIN_AT_ONCE,
    NOT_SAID,
    POINTS_OF_FURTHER_BURN_OUTS_STAND,
    WHAT_BURNING_DOES,
)
from .winning import win

_AGAIN = "burns out again"


def draw(ev: Running, event: Event) -> Event | None:
    """Cards from the top of the deck to the hand; a player burns out for what the deck does not hold.

    Cards that are named are drawn from wherever they are.
    """
    if event.objects:
        return _draw_these(ev, event)
    return _from_the_top(ev, event, "hand")


def burn(ev: Running, event: Event) -> Event | None:
    """Cards from the top of the deck to the trash, in the same way (440)."""
    ruled = ev.rules.ask(WHAT_BURNING_DOES)
    if ruled.answer == NOT_SAID:
        rules = ", ".join(ruled.rules)
        raise NotSupported(f"The rules of this edition do not say what it is to burn cards (rule {rules}).")
    if ruled.answer == "nothing":
        return None
    return _from_the_top(ev, event, "trash")


def _from_the_top(ev: Running, event: Event, zone: str) -> Event | None:
    taken = ev.state.in_zone("deck", event.player)[: event.amount]
    moved = [put_in_zone(ev, card, zone) for card in taken]
    times = 0
    while len(taken) < event.amount and _burns_out(ev, event, times):
        times += 1
        more = _on_top(ev, event.player, event.amount - len(taken))
        taken += more
        moved += [put_in_zone(ev, card, zone) for card in more]
    return replace(event, objects=tuple(taken), after=tuple(moved), amount=len(taken)) if taken else None


def _draw_these(ev: Running, event: Event) -> Event | None:
    found = [thing for thing in event.objects if ev.state.find(thing.identity) is not None and thing.zone != "hand"]
    moved = tuple(put_in_zone(ev, thing, "hand") for thing in found)
    return replace(event, objects=tuple(found), after=moved, amount=len(found)) if found else None


def _burns_out(ev: Running, event: Event, before: int) -> bool:
    """One burning out: the trash into the deck, a point for an opponent. Whether the action goes on.

    `before`: how often its player has burned out already in the course of this action.
    """
    ruled = ev.rules.ask(AN_EMPTY_DECK_BURNS_OUT)
    player = event.player
    if not ruled or ev.state.memory.winner:
        return False
    ev.budget.spend(1)
    ev.journal.record("replaced", f"{player} burns out", ruled.rules, players=(player,))
    trash = ev.state.in_zone("trash", player)
    ev.events.perform([Event("is recycled", (card,), player, procedure="burns out") for card in trash])
    opponents = tuple((other,) for other in ev.state.from_turn_player() if other not in ev.state.team_of(player))
    chosen = ev.choices.choose(Decision(player, "burn out", opponents, ruled.rules))[0]
    ev.events.perform([Event("gains points", (), chosen, 1, procedure=_AGAIN if before else "burns out")])
    if before or not (trash or ev.rules.ask(FURTHER_BURN_OUTS_WIN_AT_ONCE)):
        win(ev)
    return not ev.state.memory.winner


def replace_what_can_be(ev: Running, events: list[Event]) -> list[Event]:
    """The events that are left once replacement effects have had their turn; nothing touches some points (431.3.b)."""
    fixed = [event for event in events if event.procedure == _AGAIN]
    if not fixed or not ev.rules.ask(POINTS_OF_FURTHER_BURN_OUTS_STAND):
        return replace_events(ev, events)
    return [*fixed, *replace_events(ev, [event for event in events if event.procedure != _AGAIN])]


def _on_top(ev: Running, player: str, wanted: int) -> list[GameObject]:
    """The cards on top of a deck that has just been randomized: which, the situation has to say if they differ."""
    deck = ev.state.in_zone("deck", player)
    if wanted >= len(deck) or len({card.card for card in deck}) < 2:
        return deck[:wanted]
    handles = [card.handle for card in deck]
    legal, also = choices_of(handles, wanted, wanted), subset_of(handles, wanted, wanted)
    rules = ev.rules.cite("randomized")
    chosen = ev.choices.choose(Decision(player, "drawn at random", legal, rules, any_order=True, also=also))
    return [card for card in deck if card.handle in chosen]


def discard(ev: Running, event: Event) -> Event | None:
    found = [thing for thing in event.objects if ev.state.find(thing.identity) is not None]
    moved = tuple(put_in_zone(ev, thing, "trash") for thing in found)
    return replace(event, objects=tuple(found), after=moved) if found else None


def channel(ev: Running, event: Event) -> Event | None:
    """Runes from the top of the rune deck to the base, as many as there are."""
    taken = ev.state.in_zone("rune deck", event.player)[: event.amount]
    after = []
    for rune in taken:
        moved = replace(put_in_zone(ev, rune, "base"), controller=event.player)
        if event.status == "exhausted":
            moved = moved.with_status("exhausted")
        ev.board.put(moved)
        after.append(moved)
    return replace(event, objects=tuple(taken), after=tuple(after), amount=len(taken)) if taken else None
