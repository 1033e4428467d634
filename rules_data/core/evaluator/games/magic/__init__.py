"""Magic: its words, and its answers to the questions that games answer differently."""

from rules_data.core.evaluator.continuous import InLayers
from rules_data.core.evaluator.events import GameTable, record_waiting
from rules_data.core.evaluator.state import KernelWords, ZoneNames

from .activation_costs import activation_cost
from .bound_mana import cannot_spend, rules_on_spending, spend
from .by_effects import is_by_effect
from .casting import after_resolving, finalize_card, may_target
from .casting_by_keywords import costs_by_keywords
from .colors_spent import heeds_payment
from .commits import COMMITS
from .copying import copiable
from .coverage import COVERS, NOT_SHOWN
from .delving import least_to_pay, paid_otherwise
from .devotion import devotion
from .effects import INSTRUCTIONS, OBJECT_VERBS, PLAYER_VERBS, PROPOSALS
from .face_down import names_to_play
from .facts import (
    POOL_FOR,
    STANDS_FOR,
    categories_of,
    in_zone,
    may_pay,
    number_of,
    place_of,
    players_in_order,
    stat_of,
    states_of,
    status_of,
)
from .flow import MagicFlow
from .following import follow
from .gates import GATES
from .keywords import index_of_keywords, keyword_holds, keyword_triggers
from .kinds_of_counters import created_by_counters
from .layers import LAYERS, settle_effects
from .mana_symbols import HYBRID, OF_SNOW
from .manifesting import one_after_another
from .memory import MagicMemory
from .moving import BOARD, HIDDEN, OF_MOVES, STACK, ZONE_AFTER, prepare
from .places import works_from
from .possible import replace_what_can_happen
from .preventing import prevents_nothing
from .priority import priority_of
from .procedures import POINTS, PROCEDURES, ROWS
from .sentences import SENTENCES
from .shuffling import know_the_order
from .vocabulary import PLAYER, VOCABULARY

MAGIC = GameTable(
    vocabulary=VOCABULARY,
    rows=ROWS,
    points=POINTS,
    procedures=PROCEDURES,
    commits=COMMITS,
    gates=GATES,
    flow=MagicFlow(),
    zones=ZoneNames(hand="hand", deck="library", spent="graveyard", home="battlefield"),
    words=KernelWords(
        damage="is dealt damage",
        added="adds",
        used="ability is used",
        tokens={"create token": "is created"},
        triggered=("ability", "triggered ability"),
        activated=("ability", "activated ability"),
        asks_occurrence="which occurrence",
        asks_event="which event",
        asks_payment="pay with",
        asks_cost="which cost",
        asks_number="value of X",
        asks_division="divide",
        asks_chance="random",
        done_with_a_move={"is destroyed": (), "is sacrificed": (), "is milled": (), "discards": ("is discarded",)},
        moves=OF_MOVES,
        takes_away=frozenset(("destroy", "discard", "exile", "put", "return", "sacrifice")),
    ),
    board_zones=BOARD,
    controlled_zones=BOARD | {STACK, PLAYER},
    in_zone=in_zone,
    place_of=place_of,
    states_of=states_of,
    status_of=status_of,
    derivation=InLayers(LAYERS),
    settle_effects=settle_effects,
    record_situation=record_waiting,
    stat_of=stat_of,
    number_of=number_of,
    priority_of=priority_of,
    categories_of=categories_of,
    players_in_order=players_in_order,
    destinations=lambda ev, player, thing: (),
    pool_for=POOL_FOR,
    either_way=frozenset(HYBRID),
    kept_apart=OF_SNOW,
    stands_for=STANDS_FOR,
    object_verbs=OBJECT_VERBS,
    player_verbs=PLAYER_VERBS,
    zone_after=ZONE_AFTER,
    hidden_zones=HIDDEN,
    memory=MagicMemory(),
    one_after_another=one_after_another,
    prepare=prepare,
    follow=follow,
    know_the_order=know_the_order,
    prevents_nothing=prevents_nothing,
    finalize_card=finalize_card,
    after_resolving=after_resolving,
    replace_events=replace_what_can_happen,
    proposals=PROPOSALS,
    instructions=INSTRUCTIONS,
    may_target=may_target,
    may_pay=may_pay,
    sentences=SENTENCES,
    covers=COVERS,
    not_shown=NOT_SHOWN,
    works_from=works_from,
    index_of_keywords=index_of_keywords,
    created_by_counters=created_by_counters,
    keyword_triggers=keyword_triggers,
    keyword_holds=keyword_holds,
    paid_otherwise=paid_otherwise,
    least_to_pay=least_to_pay,
    heeds_payment=heeds_payment,
    cannot_spend=cannot_spend,
    rules_on_spending=rules_on_spending,
    note_spent=spend,
    symbols_counted=devotion,
    is_by_effect=is_by_effect,
    names_to_play=names_to_play,
    copiable=copiable,
    costs_by_keywords=costs_by_keywords,
    cost_of_using=activation_cost,
)

__all__ = ["MAGIC"]
