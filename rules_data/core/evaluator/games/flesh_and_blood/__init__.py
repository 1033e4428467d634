"""Flesh and Blood: its words, and its answers to the questions that games answer differently."""

from rules_data.core.evaluator.continuous import InLayers
from rules_data.core.evaluator.events import GameTable
from rules_data.core.evaluator.state import KernelWords, ZoneNames

from .combat import attack_instead
from .commits import COMMITS, follow, prepare, will_happen
from .coverage import COVERS, NOT_SHOWN
from .entering import with_what_enters
from .facts import (
    OBJECT_VERBS,
    PAYS_BEFORE,
    PLAYER_VERBS,
    POOL_FOR,
    ZONE_AFTER,
    ZONES_PUT_INTO,
    categories_of,
    chain_links_left,
    destinations,
    has_the_number,
    lacks,
    number_of,
    place_of,
    players_in_order,
    stat_of,
    states_of,
    status_of,
)
from .flow import FleshAndBloodFlow
from .functional import works_from
from .gates import GATES, completed
from .instructions import INSTRUCTIONS
from .keywords import index_of_keywords, keyword_triggers
from .melding import part_resolving
from .memory import FleshAndBloodMemory
from .pitching import could_raise, raise_resources
from .playing import finalize_card
from .preventing import run_prevent
from .pricing import costs_by_keywords, may_pay
from .priority import priority_of
from .procedures import POINTS, PROCEDURES, ROWS
from .proposals import PROPOSALS
from .resolving import after_resolving
from .sentences import SENTENCES
from .stages import STAGES, record_situation, settle_effects
from .visibility import replace_once_public
from .vocabulary import VOCABULARY
from .zones import ARENA, PRIVATE, in_zone

FLESH_AND_BLOOD = GameTable(
    vocabulary=VOCABULARY,
    rows=ROWS,
    points=POINTS,
    procedures=PROCEDURES,
    commits=with_what_enters(COMMITS),
    gates=GATES,
    by_being_met=completed,
    flow=FleshAndBloodFlow(),
    zones=ZoneNames(hand="hand", deck="deck", spent="graveyard", home="permanent"),
    words=KernelWords(
        damage="takes damage",
        tokens={"create token": "is created"},
        unpreventable="be prevented",
        untyped="generic",
        here="here",
        elsewhere="elsewhere",
        asks_order="order effects",
        asks_chance="random",
        asks_number="value of X",
        asks_cost="which cost",
        represents=frozenset(("attack", "active attack")),
        ended_with_it=frozenset(("marked",)),
        takes_away=frozenset(("banish", "destroy", "discard", "put", "return", "remove from the game")),
        attacks="attacks",
    ),
    board_zones=ARENA,
    controlled_zones=ARENA | {"stack"},
    hidden_zones=PRIVATE,
    shown_by=frozenset(("face up",)),
    memory=FleshAndBloodMemory(),
    derivation=InLayers(STAGES),
    settle_effects=settle_effects,
    record_situation=record_situation,
    in_zone=in_zone,
    place_of=place_of,
    states_of=states_of,
    status_of=status_of,
    found_as_last_known=chain_links_left,
    stat_of=stat_of,
    number_of=number_of,
    has_the_number=has_the_number,
    lacks=lacks,
    priority_of=priority_of,
    categories_of=categories_of,
    players_in_order=players_in_order,
    destinations=destinations,
    pool_for=POOL_FOR,
    pays_before=PAYS_BEFORE,
    object_verbs=OBJECT_VERBS,
    player_verbs=PLAYER_VERBS,
    sentences=SENTENCES,
    zone_after=ZONE_AFTER,
    zones_put_into=ZONES_PUT_INTO,
    prepare=prepare,
    follow=follow,
    will_happen=will_happen,
    finalize_card=finalize_card,
    after_resolving=after_resolving,
    part_resolving=part_resolving,
    instead_of_resolving=attack_instead,
    proposals=PROPOSALS,
    instructions={**INSTRUCTIONS, "prevent": run_prevent},
    replace_events=replace_once_public,
    index_of_keywords=index_of_keywords,
    costs_by_keywords=costs_by_keywords,
    may_pay=may_pay,
    keyword_triggers=keyword_triggers,
    looked_at=ARENA | {"stack"},
    works_from=works_from,
    could_raise=could_raise,
    raise_resources=raise_resources,
    covers=COVERS,
    not_shown=NOT_SHOWN,
)

__all__ = ["FLESH_AND_BLOOD"]
