"""What only Flesh and Blood's rules on double-faced cards decide (Comprehensive Rules 8.2, 8.5.43 and 9.1)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

IT_ENTERS_WITH_ITS_BACK_FACE_ACTIVE = yes_no(
    "it enters with its back face active",
    "Does a construct or an invocation enter the arena as its back face?",
    "What resolves as one face would enter the arena as that face.",
)
A_NEW_FLIP_CARD_IS_ITS_FRONT = yes_no(
    "a new flip-card is its front",
    "Is the front face of a flip-card active again where the card becomes a new one?",
    "Once the card has been turned over, it would lie on its front until something turns it again.",
)
A_TRANSCENDED_CARD_STAYS_ITS_BACK = yes_no(
    "a transcended card stays its back",
    "Does a card that has transcended keep its back face active wherever it goes?",
    "In another zone a card is a new object, and would have its front face active as every card has at first.",
)
WHAT_HAS_NO_BACK_IS_NOT_AWAKENED = yes_no(
    "what has no back is not awakened",
    "Does awakening fail where there is no back face, or where that is active already?",
    "As much as possible of the effect would be done, and the object would count as awakened.",
)

QUESTIONS = points_in(globals())
