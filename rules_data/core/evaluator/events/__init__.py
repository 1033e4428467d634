"""One batch of events: proposed, replaced, prevented, committed, published, matched.

To follow a batch, read `batch` from `perform` on. It leaves that module for `replacing` (and `replacement_order`), for
the commits of the game (`commits` has those that games share) and for `afterwards`; and, once everything has happened,
for `triggering`: `watching` finds the abilities that look, `ordinals` the occurrences that count, `multiplying` how
often each triggers, `ordering` the order in which they are placed. `state_triggers` are looked at last. What an
instruction would make happen stands in `proposing`, whom it is about in `selecting`, what it leaves for later in
`creating` and `delaying`.
"""

from .alike import are_alike
from .batch import Events, is_over
from .beginning_with_may import as_it_is_decided
from .commits import add_resource, as_told, change_number, current, done, new_handle
from .creating import know_targets, run_later, run_this_way, run_when_done
from .delaying import (
    KNOWN_NOW,
    add_delayed,
    add_replacement,
    creator_of,
    end_with_play,
    end_with_the_next,
    prevent_this_turn,
    waiting_for_play,
)
from .departed_targets import with_departed
from .describing import describe, record_waiting
from .destinations import destination, own_base_of, place_to_play
from .ending import end_delayed, end_modifiers, tell_ended, use_up
from .instead import carry_out_instead
from .naming import Also, Legal, naming, several, take_along
from .of_instructions import being_changed, handles_of, tell_done
from .proposing import (
    MOST_TOKENS,
    by_that_player,
    cause_named,
    deal,
    fixed_change,
    for_each_told,
    frame_applied,
    give,
    is_about_instructions,
    on_counters,
    propose,
    propose_for,
    prospective_token,
    resources_added,
    sized_token,
)
from .replacers import find_replacers, qualifies, still_in_force
from .replacing import accept_replacement, replace_events, with_self_replacement
from .running import GameTable, Handler, Performing, Running, Stacking, UnderWay
from .selecting import acting_players, bind, objects_of
from .sentences import Sentences
from .state_triggers import check_state_triggers, note_states
from .triggering import passes_gates, place_triggered, trigger
from .watching import abilities_of, view_of_watcher, watcher_of

__all__ = [
    "KNOWN_NOW",
    "MOST_TOKENS",
    "Also",
    "Events",
    "GameTable",
    "Handler",
    "Legal",
    "Performing",
    "Running",
    "Sentences",
    "Stacking",
    "UnderWay",
    "abilities_of",
    "accept_replacement",
    "acting_players",
    "add_delayed",
    "add_replacement",
    "add_resource",
    "are_alike",
    "as_it_is_decided",
    "as_told",
    "being_changed",
    "bind",
    "by_that_player",
    "carry_out_instead",
    "cause_named",
    "change_number",
    "check_state_triggers",
    "creator_of",
    "current",
    "deal",
    "describe",
    "destination",
    "done",
    "end_delayed",
    "end_modifiers",
    "end_with_play",
    "end_with_the_next",
    "find_replacers",
    "fixed_change",
    "for_each_told",
    "frame_applied",
    "give",
    "handles_of",
    "is_about_instructions",
    "is_over",
    "know_targets",
    "naming",
    "new_handle",
    "note_states",
    "objects_of",
    "on_counters",
    "own_base_of",
    "passes_gates",
    "place_to_play",
    "place_triggered",
    "prevent_this_turn",
    "propose",
    "propose_for",
    "prospective_token",
    "qualifies",
    "record_waiting",
    "replace_events",
    "resources_added",
    "run_later",
    "run_this_way",
    "run_when_done",
    "several",
    "sized_token",
    "still_in_force",
    "take_along",
    "tell_done",
    "tell_ended",
    "trigger",
    "use_up",
    "view_of_watcher",
    "waiting_for_play",
    "watcher_of",
    "with_departed",
    "with_self_replacement",
]
