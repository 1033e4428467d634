"""Magic's rows on cards with two faces (Comprehensive Rules 202.3b, 701.28 and 712)."""

from __future__ import annotations

from .questions_faces import (
    A_PERMANENT_IS_THE_FACE_THAT_IS_UP,
    A_PERMANENT_TRANSFORMS_ITSELF_ONCE,
    ELSEWHERE_A_CARD_IS_ITS_FRONT,
    NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY,
    ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED,
    ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS,
    THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT,
)
from .rows_triggers import yes

FACES = (
    yes(
        "only-two-faces-transform",
        ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS,
        "701.28c",
        "Nothing happens to a permanent that is to transform and has no other face.",
    ),
    yes(
        "only-two-faces-enter-transformed",
        ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED,
        "712.14a",
        "A card without another face that is to be put onto the battlefield transformed stays where it is.",
    ),
    yes(
        "the-face-that-is-up",
        A_PERMANENT_IS_THE_FACE_THAT_IS_UP,
        "712.8e",
        "A permanent with its back face up has only the characteristics of that face.",
    ),
    yes(
        "front-elsewhere",
        ELSEWHERE_A_CARD_IS_ITS_FRONT,
        "712.8a",
        "In other zones than the battlefield and the stack a card with two faces is what its front says.",
    ),
    yes(
        "transforms-itself-once",
        A_PERMANENT_TRANSFORMS_ITSELF_ONCE,
        "701.28f",
        "A permanent's own ability transforms it only if it has not transformed since that was put on the stack.",
    ),
    yes(
        "never-an-instant-or-sorcery",
        NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY,
        "701.28d",
        "Nothing happens to a permanent that is to transform into an instant or a sorcery.",
    ),
    yes(
        "mana-value-of-the-front",
        THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT,
        "202.3b",
        "A permanent with its back face up has the mana value of its front.",
    ),
)
