"""Whether keywords are short for what the Core Rules say (v1.3 805-826, v1.2 731-747)."""

from __future__ import annotations

from rules_data.core.evaluator.policy import Question, yes_no


def _stands_for_something(word: str) -> Question:
    name = word.capitalize()
    return yes_no(
        f"{word} stands for an ability",
        f"Is {name} short for an ability?",
        f"{name} would be a word on a card and nothing more.",
    )


WORDS = (
    "accelerate",
    "deflect",
    "ganking",
    "hidden",
    "tank",
    "temporary",
    "vision",
    "quick-draw",
    "equip",
    "weaponmaster",
    "repeat",
    "ambush",
    "hunt",
    "backline",
    "legion",
    "level",
    "empower",
    "empowered",
    "flow",
)
MEANS = {word: _stands_for_something(word) for word in WORDS}
LEGION_COUNTS_ITS_OWN_CARD = yes_no(
    "legion counts its own card",
    "Does the card that has Legion count?",
    "What is asked for is another card, so the card itself would not do.",
)
ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT = yes_no(
    "accelerate takes a domain of the unit",
    "Must the power for a unit with several domains be of one of them?",
    "Only a single domain says which power is meant, so with several of them any power would do.",
)
WHAT_EMPOWERING_DOES = Question(
    "what empowering does",
    ("the object is empowered", "the rules do not say", "nothing"),
    "nothing",
    "What becomes of an object that is empowered?",
    "A word that stands for no status changes nothing about the object.",
)
ATTACHED_KEYWORDS_ARE_INACTIVE = yes_no(
    "attached keywords are inactive",
    "Does a printed keyword of an attached card do nothing?",
    "The card still has the keyword, and is on the board, where keywords work.",
)
WEAPONMASTER_IS_OPTIONAL = yes_no(
    "weaponmaster is optional",
    "Does its player decide whether Weaponmaster triggers at all?",
    "Nothing says that its player may choose, so an Equipment is chosen, whether or not its cost is then paid.",
)
QUESTIONS = (
    *MEANS.values(),
    WHAT_EMPOWERING_DOES,
    ATTACHED_KEYWORDS_ARE_INACTIVE,
    WEAPONMASTER_IS_OPTIONAL,
    LEGION_COUNTS_ITS_OWN_CARD,
    ACCELERATE_TAKES_A_DOMAIN_OF_THE_UNIT,
)
