"""What waits to resolve: placed, chosen for, paid for, checked, resolved."""

from .choosing import choose_for, has_choices_for, legal_targets, targeting_effects
from .costs import can_do, can_pay, is_paid_already, pay, pay_for_item, pay_now, rules_against_paying
from .course import in_some_rounds, resolve_newest, settle, still_awaited
from .dividing import choose_division, shares_of
from .finalizing import publish_targets, targeting
from .instructions import run_effects
from .made_to_play import first_told
from .playing import (
    announce,
    begin_playing,
    changes_to_playing,
    choose_x,
    cost_to_announce,
    could_be_paid,
    could_be_paid_with_x,
    instructions_of,
    pay_for,
    priced,
    total_cost,
    undo_play,
    with_alternative,
    with_option_wanted,
    with_options,
)
from .port import STACK
from .resolving import tidy
from .stepping import Arguments, instruct, object_named, resolve_some
from .using import abilities_called, activated_abilities, label_of, use_ability, use_key

__all__ = [
    "STACK",
    "Arguments",
    "abilities_called",
    "activated_abilities",
    "announce",
    "begin_playing",
    "can_do",
    "can_pay",
    "changes_to_playing",
    "choose_division",
    "choose_for",
    "choose_x",
    "cost_to_announce",
    "could_be_paid",
    "could_be_paid_with_x",
    "first_told",
    "has_choices_for",
    "in_some_rounds",
    "instruct",
    "instructions_of",
    "is_paid_already",
    "label_of",
    "legal_targets",
    "object_named",
    "pay",
    "pay_for",
    "pay_for_item",
    "pay_now",
    "priced",
    "publish_targets",
    "resolve_newest",
    "resolve_some",
    "rules_against_paying",
    "run_effects",
    "settle",
    "shares_of",
    "still_awaited",
    "targeting",
    "targeting_effects",
    "tidy",
    "total_cost",
    "undo_play",
    "use_ability",
    "use_key",
    "with_alternative",
    "with_option_wanted",
    "with_options",
]
