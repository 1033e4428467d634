"""What Riftbound's rules on copies and on new choices decide (Core Rules v1.3 472.1.b, v1.4 477.1.b and 750)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import WHAT_IS_COPIED as WHAT_IS_COPIED
from rules_data.core.evaluator.policy import Question, points_in, yes_no

from .questions_course import NOT_SAID

A_COPY_HAS_THE_ORIGINALS_TRAITS = yes_no(
    "a copy has the original's traits",
    "Does what becomes a copy have the traits and the rules text of what it copies?",
    "What an object is stands on its card, and no effect would change all of that at once.",
)

WHAT_IS_TAKEN_ON_THE_CHAIN_CHANGES_HANDS = yes_no(
    "what is taken on the chain changes hands",
    "Is a spell or ability on the chain played on by the player who has taken control of it?",
    "Whoever has played a spell goes on with it, whoever controls the card that stands for it.",
)
WHAT_NEW_CHOICES_DO = Question(
    "what new choices do",
    ("targets and modes are chosen again", NOT_SAID, "nothing"),
    "nothing",
    "What happens when an effect lets a player make new choices for an item on the chain?",
    "What an item does was chosen as it was finalized, and that is behind it.",
)

QUESTIONS = points_in(globals())
