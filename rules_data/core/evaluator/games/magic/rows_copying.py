"""Magic's rows on copies, and on creatures that are put onto the battlefield attacking (707, 508.4)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import COPIABLE

from .questions_copying import (
    A_COPY_GOES_ON_LYING_AS_IT_LIES,
    A_COPY_HAS_THE_CHOICES_MADE,
    A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT,
    A_COPY_OF_A_PERMANENT_SPELL_BECOMES_A_TOKEN,
    A_COPY_OF_A_SPELL_IS_CAST,
    A_COPY_OF_A_SPELL_IS_CHANGED_AS_IT_IS_MADE,
    A_TARGET_IS_CHANGED_TO_ANOTHER,
    COPIES_ENTER_AS_COPIES,
    NEW_TARGETS_CAN_BE_CHOSEN,
    OTHER_TARGETS_CAN_BE_CHOSEN,
    WHAT_A_COPY_IS_BESIDES_IS_COPIED,
    WHAT_IS_COPIED,
    WHAT_IS_PUT_THERE_ATTACKING_ATTACKS,
)
from .rows_triggers import no, row, yes

COPYING = (
    row(
        "copiable-values",
        WHAT_IS_COPIED,
        COPIABLE,
        "707.2",
        "A copy has what is printed on the original, as other copy effects made it; not its counters or other effects.",
    ),
    yes(
        "enters-as-a-copy",
        COPIES_ENTER_AS_COPIES,
        "707.5",
        "What enters as a copy is one as it enters, and what the copied text says of entering counts.",
    ),
    yes(
        "what-a-copy-is-besides",
        WHAT_A_COPY_IS_BESIDES_IS_COPIED,
        "707.9a 707.9b",
        "What a copy is, or has, except for what it copies is copiable as well.",
    ),
    yes(
        "a-copy-with-an-exception",
        A_COPY_OF_A_SPELL_IS_CHANGED_AS_IT_IS_MADE,
        "707.9b",
        "The copy of a spell is what the copy effect says it is except for what it copies.",
    ),
    yes(
        "a-copy-is-not-defined-twice",
        A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT,
        "707.9d",
        "An ability that would define what the copy effect itself gives is not copied.",
    ),
    yes(
        "a-face-down-copy",
        A_COPY_GOES_ON_LYING_AS_IT_LIES,
        "708.10",
        "A face-down permanent that becomes a copy stays what it is face down, and is a copy once it is face up.",
    ),
    no(
        "copies-are-not-cast",
        A_COPY_OF_A_SPELL_IS_CAST,
        "707.10",
        "The copy of a spell is put onto the stack without being cast.",
    ),
    yes(
        "copies-have-the-choices",
        A_COPY_HAS_THE_CHOICES_MADE,
        "707.10",
        "The copy of a spell or ability has the modes, targets and costs that were chosen for the original.",
    ),
    yes(
        "new-targets-for-a-copy",
        NEW_TARGETS_CAN_BE_CHOSEN,
        "707.10c",
        "If an effect lets a copy have new targets, its player may change them or leave them as they are.",
    ),
    yes(
        "new-targets-for-a-spell",
        OTHER_TARGETS_CAN_BE_CHOSEN,
        "115.7d",
        "Whoever chooses new targets takes other legal ones, or leaves some or all of them as they are.",
    ),
    yes(
        "a-changed-target",
        A_TARGET_IS_CHANGED_TO_ANOTHER,
        "115.7a",
        "Targets that are changed become other legal ones, all of them or none. Where that cannot be, they stay.",
    ),
    yes(
        "a-copy-becomes-a-token",
        A_COPY_OF_A_PERMANENT_SPELL_BECOMES_A_TOKEN,
        "707.10f",
        "As the copy of a permanent spell resolves it becomes a token.",
    ),
    no(
        "put-attacking",
        WHAT_IS_PUT_THERE_ATTACKING_ATTACKS,
        "508.4",
        "A creature that is put onto the battlefield attacking is attacking, but never attacked.",
    ),
)
