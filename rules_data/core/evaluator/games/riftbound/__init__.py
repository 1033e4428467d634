"""Riftbound: its words, and its answers to the questions that games answer differently."""

from rules_data.core.evaluator.continuous import InLayers
from rules_data.core.evaluator.events import GameTable, Running
from rules_data.core.evaluator.state import Event, KernelWords, ZoneNames

from .attaching import what_follows
from .bonus_damage import before_it_is_replaced, bonus_of_division
from .commits import COMMITS, will_happen, with_its_leaving
from .copying import copiable
from .decks import recycled_by_its_owner
from .discarding import works_from
from .drawing import replace_what_can_be
from .equipping import cost_of_equipping
from .facts import (
    OBJECT_VERBS,
    PLAYER_VERBS,
    POOL_FOR,
    ZONE_AFTER,
    categories_of,
    destinations,
    diverted,
    in_zone,
    may_be_played_to,
    may_pay,
    number_of,
    place_of,
    players_in_order,
    stat_of,
    states_of,
    status_of,
    where_tokens_are_played,
)
from .flow import RiftboundFlow
from .forbidding import is_forbidden_to_play
from .gates import GATES
from .hiding import may_target
from .keywords import costs_by_keywords, index_of_keywords, keyword_holds, keyword_triggers
from .layers import LAYERS
from .memory import RiftboundMemory
from .mighty import see_what_becomes_mighty
from .next_objects import settle_on_what_came
from .paying import could_raise, raise_resources
from .places import BOARD, NOWHERE
from .playing import after_resolving, finalize_card
from .priority import priority_of
from .procedures import POINTS, PROCEDURES, ROWS
from .proposing import INSTRUCTIONS, PROPOSALS
from .sentences import SENTENCES
from .timestamps import note_what_applies
from .vocabulary import BOTTOM, VOCABULARY
from .waiting_tokens import waits_for_the_rest


def _before_anything_happens(ev: Running, event: Event) -> Event:
    """An event as it is before anything may replace it, with what has to be known of the board by then."""
    return with_its_leaving(before_it_is_replaced(ev, recycled_by_its_owner(ev, event)))


def _after_anything_has_happened(ev: Running) -> None:
    if ev.state.delayed:
        settle_on_what_came(ev)
    note_what_applies(ev)
    see_what_becomes_mighty(ev)


RIFTBOUND = GameTable(
    vocabulary=VOCABULARY,
    rows=ROWS,
    points=POINTS,
    procedures=PROCEDURES,
    commits=COMMITS,
    gates=GATES,
    flow=RiftboundFlow(),
    zones=ZoneNames(hand="hand", deck="deck", spent="trash", home="base"),
    words=KernelWords(
        damage="takes damage",
        added="adds",
        played="is played",
        finalized="is finalized",
        triggered=("ability", "triggered ability"),
        used="ability is used",
        of_teams=frozenset(("gains points", "loses points")),
        tokens={"play token": "is played", "create token": "is created"},
        here="here",
        elsewhere="elsewhere",
        there="there",
        where_it_was="where it was",
        where_it_leads=frozenset(("moves",)),
        controlled_place="battlefield you control",
        asks_location="location",
        asks_to_trigger="may trigger",
        asks_occurrence="which occurrence",
        asks_event="which event",
        asks_number="amount to pay",
        asks_division="divide",
        asks_discount="which discount",
        takes_away=frozenset(("banish", "discard", "kill", "recall", "recycle", "return")),
    ),
    board_zones=BOARD,
    controlled_zones=BOARD | {"chain"},
    in_zone=in_zone,
    place_of=place_of,
    states_of=states_of,
    status_of=status_of,
    works_from=works_from,
    copiable=copiable,
    stat_of=stat_of,
    number_of=number_of,
    priority_of=priority_of,
    derivation=InLayers(LAYERS),
    categories_of=categories_of,
    players_in_order=players_in_order,
    destinations=destinations,
    token_places=where_tokens_are_played,
    waits_for_the_rest=waits_for_the_rest,
    diverted=diverted,
    may_be_played_to=may_be_played_to,
    is_forbidden_to_play=is_forbidden_to_play,
    pool_for=POOL_FOR,
    object_verbs=OBJECT_VERBS,
    player_verbs=PLAYER_VERBS,
    sentences=SENTENCES,
    zone_after=ZONE_AFTER,
    zones_put_into={BOTTOM: "deck"},
    # A token that has ceased to exist is found as little as a card that nobody sees.
    hidden_zones=frozenset(("hand", "deck", "rune deck", NOWHERE)),
    memory=RiftboundMemory(),
    prepare=_before_anything_happens,
    follow=what_follows,
    finalize_card=finalize_card,
    after_resolving=after_resolving,
    may_pay=may_pay,
    could_raise=could_raise,
    may_target=may_target,
    divides_more=bonus_of_division,
    keyword_triggers=keyword_triggers,
    index_of_keywords=index_of_keywords,
    costs_by_keywords=costs_by_keywords,
    costs_of={"equip": cost_of_equipping},
    keyword_holds=keyword_holds,
    raise_resources=raise_resources,
    proposals=PROPOSALS,
    instructions=INSTRUCTIONS,
    settle_effects=_after_anything_has_happened,
    replace_events=replace_what_can_be,
    will_happen=will_happen,
)

__all__ = ["RIFTBOUND"]
