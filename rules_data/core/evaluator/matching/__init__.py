"""Filters, amounts, conditions and occurrences, tested against a state from a viewpoint. Read only."""

from .added_up import can_add_up, fits_together
from .amounts import is_met, quotient, worked_out
from .chosen import (
    CHOICES,
    DOMAIN_CHOSEN,
    NAME_CHOSEN,
    TAG_CHOSEN,
    chosen,
    speaks_of_a_choice,
    text_of,
    with_choice,
    with_its_text,
)
from .criteria import why_not
from .delayed import delayed_in_force
from .filters import filter_of, find_objects, is_about_playing, referred_to, resolve_selector, speaks_of
from .found_again import Sought, find_again, found_where_moved, note_moves, why_lost, why_named_lost
from .measuring import has_status, measure, number_of_player, works_from, works_where_it_says
from .moved import who_controlled
from .occurrences import cause_mismatch, count_occurrences, occurrences
from .relations import (
    link_owner,
    linked_objects,
    place_of_condition,
    place_of_source,
    places_of_linked,
    player_meant,
    players_meant,
    you_is_no_one,
)
from .values import amount_of, how_many, is_known, no_more_than, within_bounds
from .waiting import ability_as_object, cause_of, find_anywhere, item_of, view_of_item

__all__ = [
    "CHOICES",
    "DOMAIN_CHOSEN",
    "NAME_CHOSEN",
    "TAG_CHOSEN",
    "Sought",
    "ability_as_object",
    "amount_of",
    "can_add_up",
    "cause_mismatch",
    "cause_of",
    "chosen",
    "count_occurrences",
    "delayed_in_force",
    "filter_of",
    "find_again",
    "find_anywhere",
    "find_objects",
    "fits_together",
    "found_where_moved",
    "has_status",
    "how_many",
    "is_about_playing",
    "is_known",
    "is_met",
    "item_of",
    "link_owner",
    "linked_objects",
    "measure",
    "no_more_than",
    "note_moves",
    "number_of_player",
    "occurrences",
    "place_of_condition",
    "place_of_source",
    "places_of_linked",
    "player_meant",
    "players_meant",
    "quotient",
    "referred_to",
    "resolve_selector",
    "speaks_of",
    "speaks_of_a_choice",
    "text_of",
    "view_of_item",
    "who_controlled",
    "why_lost",
    "why_named_lost",
    "why_not",
    "with_choice",
    "with_its_text",
    "within_bounds",
    "worked_out",
    "works_from",
    "works_where_it_says",
    "you_is_no_one",
]
