"""What waits to resolve: placed, chosen for, paid for, checked, resolved."""

from .costs import can_pay, pay
from .course import resolve_newest, settle
from .instructions import run_effects
from .items import choose_for, publish_targets, targeting, tidy
from .playing import begin_playing, instructions_of, total_cost, undo_play, use_ability
from .port import STACK
from .stepping import Arguments, instruct, object_named

__all__ = [
    "STACK",
    "Arguments",
    "begin_playing",
    "can_pay",
    "choose_for",
    "instruct",
    "instructions_of",
    "object_named",
    "pay",
    "publish_targets",
    "resolve_newest",
    "run_effects",
    "settle",
    "targeting",
    "tidy",
    "total_cost",
    "undo_play",
    "use_ability",
]
