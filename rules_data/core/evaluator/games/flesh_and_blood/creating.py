"""Cards that effects create by their names, in whatever zone they say (Comprehensive Rules 8.5.40)."""

from __future__ import annotations

from rules_data.core.abilities import CardFacts, Effect
from rules_data.core.abilities.effects import CreateCard
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.matching import how_many, no_more_than
from rules_data.core.evaluator.state import Event, Frame, GameObject, NotSupported

from .questions_named_effects import A_CREATED_CARD_ENTERS_ITS_ZONE, A_CREATED_CARD_IS_AS_PRINTED

MOST_CARDS = 50
CREATED = "is created"


def propose_card(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """One card after another is created; with each, a card has been put into its zone as well (8.5.40c)."""
    if not isinstance(effect, CreateCard):
        return []
    count = no_more_than(MOST_CARDS, how_many(ev, frame.view, effect.amount), "cards")
    also = ("is put",) if ev.rules.ask(A_CREATED_CARD_ENTERS_ITS_ZONE) else ()
    return [
        Event(
            CREATED,
            (_prospective(ev, effect.name, player, number),),
            player,
            to=effect.to,
            cause=frame.cause,
            applied=frame_applied(frame),
            also=also,
        )
        for player in acting_players(ev, effect, frame)
        for number in range(count)
    ]


def _prospective(ev: Running, name: str, player: str, number: int) -> GameObject:
    """The card as it would be: what is printed on the card of that name (8.5.40a)."""
    printed = ev.state.known_cards.get(name)
    if printed is None:
        raise NotSupported(f"Nothing says here what is printed on {name}.")
    card = printed if ev.rules.ask(A_CREATED_CARD_IS_AS_PRINTED) else CardFacts(name, printed.types)
    return GameObject(f"{name}+{number}", card, player, "", "", order=ev.state.clock + number)
