"""Clashes (Comprehensive Rules 8.5.45): cards revealed and compared, and an outcome for each player."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Effect, Relation
from rules_data.core.evaluator.events import Running, frame_applied
from rules_data.core.evaluator.matching import link_owner, measure, player_meant, players_meant
from rules_data.core.evaluator.state import UNMODIFIED, Event, Frame, replace

from .payloads import OfClash, OutcomeOfClash
from .questions_named_effects import A_CARD_WITHOUT_POWER_LOSES_A_CLASH, A_CLASH_NEEDS_TWO

REVEALED = "revealed"


def propose_clash(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """A player clashes with the one who is named, or an opponent; with nobody to clash with it fails (8.5.45d)."""
    you = player_meant(frame.view, effect.player)
    whose = Relation.OPPONENT if effect.whose is Relation.YOU else effect.whose
    meant = players_meant(frame.view, whose)
    others = [player for player in ev.state.from_turn_player() if player in meant and player != you]
    if not others and ev.rules.ask(A_CLASH_NEEDS_TWO):
        return []
    key = link_owner(frame.view.source)
    payload = OfClash((you, *others[:1]), ev.board.next_number(), key)
    return [Event("clashes", (), you, cause=frame.cause, payload=payload, applied=frame_applied(frame))]


def clash(ev: Running, event: Event) -> Event | None:
    """The top cards of both decks, as they are now, are revealed."""
    clashing = event.carried(OfClash)
    tops = [ev.state.in_zone("deck", player)[:1] for player in clashing.players]
    cards = tuple(card for top in tops for card in top)
    if not cards:
        return None
    ev.board.link(clashing.link, REVEALED, tuple(card.identity for card in cards))
    return replace(event, objects=cards, after=cards)


def _powers(ev: Running, event: Event) -> dict[str, int]:
    """What is compared: the power of each player's card, and less than any where there is none (8.5.45b)."""
    powers = {card.owner: measure(ev, ev.state, card, "power") for card in event.objects}
    without = [card for card in event.objects if ev.game.lacks(ev, ev.state, card, "power")]
    ruled = ev.rules.ask(A_CARD_WITHOUT_POWER_LOSES_A_CLASH) if without else None
    for card in without if ruled else ():
        powers[card.owner] = -1
        text = f"{card.handle} has no power: any card that has power has more"
        ev.journal.record("procedure", text, ruled.rules if ruled else (), objects=(card.handle,))
    return powers


def outcomes(ev: Running, event: Event) -> Iterable[Event]:
    """The greatest power wins; whoever else clashed fails to win, and has lost if there is a winner."""
    powers = _powers(ev, event)
    best = max(powers.values(), default=0)
    winners = [player for player, power in powers.items() if power == best >= 0]
    clashing = event.carried(OfClash)
    blank = replace(event, payload=OutcomeOfClash(clashing.number), modified=UNMODIFIED, applied=frozenset(), also=())
    for player in clashing.players:
        own = tuple(card for card in event.objects if card.owner == player)
        made = replace(blank, objects=own, after=own, player=player)
        if winners == [player]:
            yield replace(made, kind="wins a clash")
        else:
            lost = ("loses a clash",) if len(winners) == 1 else ()
            yield replace(made, kind="fails to win a clash", also=lost)
