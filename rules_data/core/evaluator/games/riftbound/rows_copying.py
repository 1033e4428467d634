"""Riftbound's rows on copies: what becomes one, and what it is then."""

from __future__ import annotations

from rules_data.core.evaluator.policy import COPIABLE, Row

from .questions_copying import (
    A_COPY_HAS_THE_ORIGINALS_TRAITS,
    WHAT_IS_COPIED,
    WHAT_IS_TAKEN_ON_THE_CHAIN_CHANGES_HANDS,
    WHAT_NEW_CHOICES_DO,
)
from .questions_course import NOT_SAID
from .rows_triggers import row, yes

COPYING = (
    yes(
        "becomes-a-copy",
        A_COPY_HAS_THE_ORIGINALS_TRAITS,
        "472.1.b.1",
        "454.1.b.1",
        "The traits and the rules text of what is copied take the place of those of the object that becomes a copy.",
    ),
    row(
        "what-is-copied",
        WHAT_IS_COPIED,
        COPIABLE,
        "472.1.b.3",
        "454.1.b.1",
        "What is printed on the original is copied, or what that is a copy of; not its buffs or other effects.",
    ),
    yes(
        "taken-on-the-chain",
        WHAT_IS_TAKEN_ON_THE_CHAIN_CHANGES_HANDS,
        "186",
        "183",
        "A spell or ability on the chain is its new controller's: 'you', friendly and enemy are meant from them.",
    ),
    Row(
        "new-choices",
        WHAT_NEW_CHOICES_DO,
        "targets and modes are chosen again",
        {"v1.4": ("752.1",)},
        "New choices can be made of what was chosen as the item was finalized: its modes and its targets.",
    ),
    Row(
        "new-choices-are-not-said",
        WHAT_NEW_CHOICES_DO,
        NOT_SAID,
        {"v1.3": ("355",), "v1.2": ("352",)},
        "Choices are made as an item is finalized, and nothing is said of making them anew.",
    ),
)
