"""Double-faced cards (Comprehensive Rules 8.2, 8.5.43 and 9.1): which of their faces is active."""

from __future__ import annotations

from .questions_faces import (
    A_NEW_FLIP_CARD_IS_ITS_FRONT,
    A_TRANSCENDED_CARD_STAYS_ITS_BACK,
    IT_ENTERS_WITH_ITS_BACK_FACE_ACTIVE,
    WHAT_HAS_NO_BACK_IS_NOT_AWAKENED,
)
from .rows_effects import yes

FACES = (
    yes(
        "back face on entering",
        IT_ENTERS_WITH_ITS_BACK_FACE_ACTIVE,
        "8.2.13a 8.2.14a",
        "An invocation or a construct that resolves enters the arena with its back face active.",
    ),
    yes(
        "front again",
        A_NEW_FLIP_CARD_IS_ITS_FRONT,
        "9.1.3b",
        "A flip-card that becomes a new card has its front face active again.",
    ),
    yes(
        "transcended for good",
        A_TRANSCENDED_CARD_STAYS_ITS_BACK,
        "9.1.5b",
        "What has transcended keeps its back face active, also where it becomes a new object.",
    ),
    yes(
        "awakened once",
        WHAT_HAS_NO_BACK_IS_NOT_AWAKENED,
        "8.5.43a",
        "Awakening fails for what is not double-faced, and for what has its back face active already.",
    ),
)
