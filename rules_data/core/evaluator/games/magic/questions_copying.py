"""What only Magic's rules on copies and on being put onto the battlefield attacking decide (707, 508.4)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import WHAT_IS_COPIED as WHAT_IS_COPIED
from rules_data.core.evaluator.policy import points_in, yes_no

COPIES_ENTER_AS_COPIES = yes_no(
    "copies enter as copies",
    "Is an object that enters as a copy one before it is there?",
    "It would enter as what its own card says, and what that says of its entering would count.",
)
A_COPY_OF_A_SPELL_IS_CAST = yes_no(
    "a copy of a spell is cast",
    "Is a copy cast, or activated, as the original was?",
    "A spell comes onto the stack by being cast, and so would its copy.",
    "yes",
)
A_COPY_HAS_THE_CHOICES_MADE = yes_no(
    "a copy has the choices made",
    "Does a copy have the modes and targets of the original?",
    "A copy would be a new spell, for which its player chooses again.",
)
NEW_TARGETS_CAN_BE_CHOSEN = yes_no(
    "new targets can be chosen",
    "Can an effect let the player of a copy choose other targets for it?",
    "Targets are chosen as a spell is cast, and the copy has those of the original.",
)
OTHER_TARGETS_CAN_BE_CHOSEN = yes_no(
    "other targets can be chosen",
    "Can an effect have somebody choose new targets for a spell or ability that is on the stack already?",
    "Targets are announced as a spell is cast, and stay.",
)
A_TARGET_IS_CHANGED_TO_ANOTHER = yes_no(
    "a target is changed to another",
    "Can an effect change a target to another one that is legal?",
    "What a spell is aimed at is announced once, and nothing is asked about it afterward.",
)
A_COPY_GOES_ON_LYING_AS_IT_LIES = yes_no(
    "a copy goes on lying as it lies",
    "Does what is turned over, and becomes a copy, stay what it is as long as it lies so?",
    "It would be what it copies, however it lies.",
)
A_COPY_OF_A_SPELL_IS_CHANGED_AS_IT_IS_MADE = yes_no(
    "a copy of a spell is changed as it is made",
    "Is a copy of a spell from the start what the effect says that it is except for what it copies?",
    "A copy of a spell has what the spell has, and nothing else.",
)
WHAT_A_COPY_IS_BESIDES_IS_COPIED = yes_no(
    "what a copy is besides is copied",
    "Is what a copy is besides a part of what it is a copy of?",
    "It would be a copy, changed by an effect that a copy of it does not have.",
)
A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT = yes_no(
    "a copy leaves out what would define it",
    "Is it not copied what would define a property that the effect itself gives to the copy?",
    "It would be copied as everything else is, and go on defining that property.",
)
A_COPY_OF_A_PERMANENT_SPELL_BECOMES_A_TOKEN = yes_no(
    "a copy of a permanent spell becomes a token",
    "Does it stay on the battlefield as a token?",
    "No card belongs to the copy, so nothing could be put onto the battlefield.",
)
WHAT_IS_PUT_THERE_ATTACKING_ATTACKS = yes_no(
    "what is put there attacking attacks",
    "Has a creature attacked that was put onto the battlefield attacking?",
    "A creature that is attacking would have begun to attack, and whatever watches for that would see it.",
    "yes",
)

QUESTIONS = points_in(globals())
