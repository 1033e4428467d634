"""What keywords stand for (Comprehensive Rules 8.3), one row for each."""

from __future__ import annotations

from .questions_keywords import (
    A_KEYWORD_CAN_BE_HAD_TWICE,
    EACH_KEYWORD_IS_AN_ABILITY,
    LATER_THAN_FEBRUARY,
    RULES_OF_KEYWORDS,
    STANDS_FOR,
)
from .rows_effects import row, yes

KEYWORDS = (
    *(
        yes(word, STANDS_FOR[word], rule, summary, **({"february": ""} if word in LATER_THAN_FEBRUARY else {}))
        for word, (rule, summary) in RULES_OF_KEYWORDS.items()
    ),
    yes(
        "each keyword an ability",
        EACH_KEYWORD_IS_AN_ABILITY,
        "8.3.8 8.3.15 8.3.19 8.3.20 8.3.37",
        "Each instance of such a keyword is an ability of its own, with its own number and its own cost.",
    ),
    row(
        "go again once",
        A_KEYWORD_CAN_BE_HAD_TWICE,
        "no",
        "8.3.5c",
        "An object has go again once at most; giving it another one fails.",
        when=lambda keyword: keyword == "go again",
    ),
)
