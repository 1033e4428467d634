"""Riftbound: its words, and its answers to the questions that games answer differently."""

from rules_data.core.evaluator.game import GameTable, ZoneNames
from rules_data.core.evaluator.layers import Layered
from rules_data.core.evaluator.playing import after_resolving, finalize_card

from .commits import BOARD, COMMITS
from .facts import (
    OBJECT_VERBS,
    PLAYER_VERBS,
    POOL_FOR,
    ZONE_AFTER,
    append_attached,
    categories_of,
    destinations,
    finish_traits,
    in_zone,
    number_of,
    place_of,
    players_in_order,
    stat_of,
    states_of,
    status_of,
    where_played,
)
from .flow import RiftboundFlow
from .gates import GATES
from .procedures import ALL_QUESTIONS, PROCEDURES, RULINGS
from .vocabulary import VOCABULARY

RIFTBOUND = GameTable(
    vocabulary=VOCABULARY,
    rulings=RULINGS,
    questions=ALL_QUESTIONS,
    procedures=PROCEDURES,
    commits=COMMITS,
    gates=GATES,
    flow=RiftboundFlow(),
    zones=ZoneNames(hand="hand", deck="deck", spent="trash", home="base"),
    board_zones=BOARD,
    controlled_zones=BOARD | {"chain"},
    counters_worth={"buffs": ("might", 1)},
    in_zone=in_zone,
    place_of=place_of,
    states_of=states_of,
    status_of=status_of,
    stat_of=stat_of,
    number_of=number_of,
    derivation=Layered(append_attached, finish_traits),
    categories_of=categories_of,
    players_in_order=players_in_order,
    destinations=destinations,
    where_played=where_played,
    pool_for=POOL_FOR,
    object_verbs=OBJECT_VERBS,
    player_verbs=PLAYER_VERBS,
    zone_after=ZONE_AFTER,
    hidden_zones=frozenset(("hand", "deck", "rune deck")),
    prepare=lambda ev, event: event,
    follow=lambda ev, events: (),
    finalize_card=finalize_card,
    after_resolving=after_resolving,
)

__all__ = ["RIFTBOUND"]
