"""One batch of events: proposed, replaced, prevented, committed, published, matched."""

from .applying import replace_in_classes
from .batch import Events
from .beginning import begin_as_given, bring_up_to_date
from .creating import know_targets, run_later, run_this_way, run_when_done
from .delaying import add_delayed, add_replacement, end_with_play, prevent_this_turn, waiting_for_play
from .describing import describe
from .prevention import add_prevention
from .proposing import acting_players, bind, destination, fixed_change, frame_applied, objects_of, own_base_of, propose
from .replacing import replace_events, with_self_replacement
from .running import GameTable, Handler, Running, Stacking, UnderWay
from .stage_tables import record_stages
from .state_triggers import check_state_triggers, note_states
from .triggering import passes_gates, place_waiting, trigger

__all__ = [
    "Events",
    "GameTable",
    "Handler",
    "Running",
    "Stacking",
    "UnderWay",
    "acting_players",
    "add_delayed",
    "add_prevention",
    "add_replacement",
    "begin_as_given",
    "bind",
    "bring_up_to_date",
    "check_state_triggers",
    "describe",
    "destination",
    "end_with_play",
    "fixed_change",
    "frame_applied",
    "know_targets",
    "note_states",
    "objects_of",
    "own_base_of",
    "passes_gates",
    "place_waiting",
    "prevent_this_turn",
    "propose",
    "record_stages",
    "replace_events",
    "replace_in_classes",
    "run_later",
    "run_this_way",
    "run_when_done",
    "trigger",
    "waiting_for_play",
    "with_self_replacement",
]
