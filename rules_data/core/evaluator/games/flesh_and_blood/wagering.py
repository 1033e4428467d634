"""Wagers: as the chain link resolves, the prize goes to one of two players (Comprehensive Rules 8.5.46)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Amount,
    Duration,
    Effect,
    EventPattern,
    Filter,
    NamedObjects,
    Origin,
    Relation,
    TokenKind,
    Trigger,
)
from rules_data.core.abilities.effects import CreateToken, Wager
from rules_data.core.evaluator.events import Running, add_delayed, bind, propose
from rules_data.core.evaluator.matching import players_meant
from rules_data.core.evaluator.state import Event, Frame, replace

from .memory import remembered
from .questions_named_effects import A_HIT_WINS_THE_WAGER

WAGERED = "wagered"
SETTLE = "settle a wager"


@dataclass(frozen=True, slots=True)
class Settle(Effect):
    """What the trigger of a wager does, which no text says: its prize goes to whoever has won it."""

    verb: ClassVar[str] = SETTLE
    token: TokenKind = field()
    amount: Amount = field()
    whose: Relation = field()


def wager(ev: Running, effect: Effect, frame: Frame) -> None:
    """The attack of the active chain link and its player have wagered; who wins is told as that link resolves."""
    if not isinstance(effect, Wager):
        return
    attack = ev.state.find(remembered(ev.state).attack)
    frame.view.done = attack is not None
    if attack is None:
        return
    ev.events.perform([Event("wagers", (attack,), frame.view.you, cause=frame.cause)])
    bind(ev, frame, WAGERED, (attack.identity,))
    with_whom = Relation.OPPONENT if effect.whose is Relation.YOU else effect.whose
    resolves = EventPattern("chain link resolves", Filter((NamedObjects((attack.handle,)),)))
    settles = Ability(
        AbilityKind.TRIGGERED,
        (Settle(token=effect.token, amount=effect.amount, whose=with_whom),),
        trigger=Trigger((resolves,)),
        origin=Origin.DELAYED,
        duration=Duration.NEXT_TIME,
    )
    add_delayed(ev, settles, frame)


def settle(ev: Running, effect: Effect, frame: Frame) -> None:
    """Whoever wagered wins if the attack has hit, and the other player if it has not (8.5.46a)."""
    if not isinstance(effect, Settle):
        return
    attacks = frame.view.bindings.get(WAGERED, ())
    ruled = ev.rules.ask(A_HIT_WINS_THE_WAGER)
    hit = not ruled or any(
        "hits" in event.words and thing.handle == attack[0]
        for event in ev.state.events_since("link")
        for thing in event.objects
        for attack in attacks
    )
    others = players_meant(frame.view, effect.whose)
    winner = frame.view.you if hit else next(iter(others), "")
    if not winner:
        return
    won = tuple(ev.state.objects[handle] for handle, _ in attacks if hit and handle in ev.state.objects)
    ev.events.perform([Event("wins a wager", won, winner, cause=frame.cause)])
    frame.view.state = ev.state
    prize = CreateToken(effect.token, amount=effect.amount)
    own = replace(frame, view=replace(frame.view, you=winner))
    ev.events.perform(propose(ev, prize, own))
    frame.view.state = ev.state
