"""What only Magic's rules on cards with two faces and on battles decide (Comprehensive Rules 310, 701.28 and 712)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import points_in, yes_no

ONLY_WHAT_HAS_TWO_FACES_TRANSFORMS = yes_no(
    "only what has two faces transforms",
    "Does nothing happen to a permanent without another face that is to transform?",
    "The permanent would count as transformed, though there is nothing on its other side.",
)
ONLY_WHAT_HAS_TWO_FACES_ENTERS_TRANSFORMED = yes_no(
    "only what has two faces enters transformed",
    "Does a card without another face stay where it is that is to enter transformed?",
    "The card would be put onto the battlefield as any other is, with the only face that it has.",
)
A_PERMANENT_IS_THE_FACE_THAT_IS_UP = yes_no(
    "a permanent is the face that is up",
    "Is a transformed permanent what its back face says?",
    "Both faces are one card, which would stay what its front says whichever way it lies.",
)
ELSEWHERE_A_CARD_IS_ITS_FRONT = yes_no(
    "elsewhere a card is its front",
    "Is a card with two faces only what its front says once it has left the battlefield?",
    "The card would go on being the face that was up.",
)
A_PERMANENT_TRANSFORMS_ITSELF_ONCE = yes_no(
    "a permanent transforms itself once",
    "Is a permanent left as it is that has transformed since its own ability was put on the stack?",
    "Each ability does what it says as it resolves, so the second one would turn the permanent back.",
)
NO_PERMANENT_BECOMES_AN_INSTANT_OR_SORCERY = yes_no(
    "no permanent becomes an instant or sorcery",
    "Does nothing happen to a permanent that is to transform into an instant or a sorcery?",
    "The permanent would be turned over like any other, and be a card that cannot be one.",
)
THE_BACK_HAS_THE_MANA_VALUE_OF_THE_FRONT = yes_no(
    "the back of a card has the mana value of its front",
    "Is the mana value of a back face worked out from the mana cost of the front?",
    "No mana cost is printed on a back face, and without one the mana value is 0.",
)
AN_INSTANT_OR_SORCERY_STAYS_FACE_DOWN = yes_no(
    "an instant or sorcery stays face down",
    "Does a face-down permanent stay face down whose card is an instant or sorcery card?",
    "What an effect turns face up lies face up, whatever card it is.",
)
A_DOUBLE_FACED_PERMANENT_IS_TURNED_FACE_DOWN = yes_no(
    "a double-faced permanent is turned face down",
    "Can a permanent be turned face down whose card has two faces?",
    "An effect that turns a permanent face down would turn this one over, too.",
    "yes",
)
A_CARD_IS_PLAYED_AS_ONE_OF_ITS_FORMS = yes_no(
    "a card is played as one of its forms",
    "Does a player choose one half, one face or the Adventure of a card to play, and nothing else of it?",
    "A card is one card, and would be played as all that it is.",
)
ELSEWHERE_A_CARD_IS_WHOLE = yes_no(
    "elsewhere a card is whole",
    "Is a card that was played as a part of it all of it again in other zones?",
    "It would go on being that of its parts as which it was played.",
)
AN_ADVENTURE_IS_EXILED_AS_IT_RESOLVES = yes_no(
    "an Adventure is exiled as it resolves",
    "Is a spell that was cast as an Adventure exiled as it resolves, for its controller to cast the card?",
    "An Adventure is an instant or a sorcery, and those are put into the graveyard as they resolve.",
)

DAY_AND_NIGHT_CHANGE = yes_no(
    "day and night change",
    "Does the number of spells cast in the last turn make day night, or night day?",
    "It would stay what it has become.",
)
A_BATTLE_HAS_A_PROTECTOR = yes_no(
    "a battle has a protector",
    "Is a battle defended by the player who protects it, and attacked by others, its own controller among them?",
    "It would be attacked and defended like a planeswalker, as something that its controller has.",
)
A_SIEGE_IS_EXILED_AND_CAST = yes_no(
    "a Siege is exiled and cast",
    "Is a Siege exiled once its last defense counter is gone, for its controller to cast its other face?",
    "Siege would be a word of the type line that says nothing of what becomes of the battle.",
)

QUESTIONS = points_in(globals())
