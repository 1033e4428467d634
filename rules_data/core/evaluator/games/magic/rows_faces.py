"""Magic's rows on cards with two faces (Comprehensive Rules 202.3b, 701.28 and 712)."""

from __future__ import annotations

from .forms import ADVENTURE, HALVES, MODAL, MODAL_LAND, PROTOTYPE
from .questions_faces import (
    A_BATTLE_HAS_A_PROTECTOR,
    A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
    A_DOUBLE_FACED_PERMANENT_IS_TURNED_FACE_DOWN,
    A_PERMANENT_IS_THE_FACE_THAT_IS_UP,
    A_PERMANENT_TRANSFORMS_ITSELF_ONCE,
    A_SIEGE_IS_EXILED_AND_CAST,
    AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES,
    AN_INSTANT_OR_SORCERY_STAYS_FACE_DOWN,
    DAY_AND_NIGHT_CHANGE,
    ELSEWHERE_A_CARD_IS_ITS_FRONT,
    ELSEWHERE_A_CARD_IS_WHOLE,
    NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY,
    ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED,
    ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS,
    THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT,
)
from .rows_triggers import no, yes

FACES = (
    yes(
        "battles-have-protectors",
        A_BATTLE_HAS_A_PROTECTOR,
        "310.8 310.8b 310.8c 310.11a",
        "A battle is defended by its protector; that of a Siege is an opponent, so its own controller can attack it.",
    ),
    yes(
        "day-and-night",
        DAY_AND_NIGHT_CHANGE,
        "502.2",
        "Day becomes night after a turn whose player cast no spell, and night day after a turn with two of theirs.",
    ),
    yes(
        "no-permanent-card-stays-face-down",
        AN_INSTANT_OR_SORCERY_STAYS_FACE_DOWN,
        "701.34g 701.56g",
        "A manifested or cloaked instant or sorcery card that would turn face up is revealed and stays face down.",
    ),
    no(
        "double-faced-cards-are-not-turned-face-down",
        A_DOUBLE_FACED_PERMANENT_IS_TURNED_FACE_DOWN,
        "712.16",
        "What would turn a double-faced permanent face down does nothing to it.",
    ),
    yes(
        "defeated-sieges",
        A_SIEGE_IS_EXILED_AND_CAST,
        "310.11b",
        "A Siege without its last defense counter is exiled, and its controller may cast its other face for nothing.",
    ),
    yes(
        "one-half-is-cast",
        A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
        "709.3 709.3a",
        "One half of a split card is chosen to be cast, and only that half goes onto the stack.",
        when=lambda kind: kind == HALVES,
    ),
    yes(
        "cast-as-an-adventure",
        A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
        "715.3",
        "An adventurer card can be cast as an Adventure.",
        when=lambda kind: kind == ADVENTURE,
    ),
    yes(
        "one-modal-face-is-cast",
        A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
        "712.11b",
        "Whoever casts a modal double-faced card chooses which of its faces it is.",
        when=lambda kind: kind == MODAL,
    ),
    yes(
        "a-modal-land-is-played",
        A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
        "712.12",
        "A modal double-faced card is played as a land by that of its faces that is one.",
        when=lambda kind: kind == MODAL_LAND,
    ),
    yes(
        "cast-prototyped",
        A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS,
        "718.3 718.3b",
        "A prototype card can be cast prototyped: with the mana cost, power, toughness and color of its inset.",
        when=lambda kind: kind == PROTOTYPE,
    ),
    yes(
        "no-prototype-elsewhere",
        ELSEWHERE_A_CARD_IS_WHOLE,
        "718.4",
        "In other zones than the stack and the battlefield a prototype card has only its normal characteristics.",
        when=lambda kind: kind == PROTOTYPE,
    ),
    yes(
        "both-halves-elsewhere",
        ELSEWHERE_A_CARD_IS_WHOLE,
        "709.4 709.4b",
        "Anywhere but on the stack a split card is both of its halves together, with both mana costs.",
        when=lambda kind: kind == HALVES,
    ),
    yes(
        "no-adventure-elsewhere",
        ELSEWHERE_A_CARD_IS_WHOLE,
        "715.4",
        "Except on the stack as an Adventure an adventurer card is only its normal self.",
        when=lambda kind: kind == ADVENTURE,
    ),
    yes(
        "modal-front-elsewhere",
        ELSEWHERE_A_CARD_IS_WHOLE,
        "712.8a",
        "In other zones than the battlefield and the stack a modal double-faced card is what its front says.",
        when=lambda kind: kind == MODAL,
    ),
    yes(
        "adventures-are-exiled",
        AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES,
        "715.3d",
        "An Adventure is exiled as it resolves, and its player may cast the card from there, but not as an Adventure.",
    ),
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
