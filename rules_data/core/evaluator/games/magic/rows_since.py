"""Magic's rows on what only editions after that of June 7, 2024 say. Their numbers are those of these editions."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import EventPattern, Relation
from rules_data.core.evaluator.policy import ACTIVATED_ABILITIES_WAIT_TO_RESOLVE, Question, Row

from .casting import adds_mana_and_moves_cards_of_a_library
from .kinds_of_counters import DECAYED
from .questions_beside import ONLY_SAGAS_WITH_CHAPTERS_ARE_SACRIFICED, ONLY_SAGAS_WITH_CHAPTERS_GO_ON
from .questions_objects import LOOKS_BACK_IN_TIME
from .questions_players import A_COUNTER_CAN_BE_A_KEYWORD
from .questions_triggers import WHAT_MOVES_CARDS_OF_A_LIBRARY_IS_NO_MANA_ABILITY

SUMMER = ("2026-08-07",)
WINTER = ("2026-01-16", *SUMMER)


def _since(editions: tuple[str, ...], name: str, question: Question, rules: str, summary: str, **more: Any) -> Row:
    """A row that answers yes, under the same numbers in each of these editions."""
    return Row(name, question, "yes", dict.fromkeys(editions, tuple(rules.split())), summary, **more)


def _an_opponent_gains_control(pattern: EventPattern) -> bool:
    return pattern.event == "gains control" and pattern.player is Relation.OPPONENT


SINCE = (
    _since(
        WINTER,
        "decayed-counters",
        A_COUNTER_CAN_BE_A_KEYWORD,
        "122.1b",
        "A decayed counter is a keyword counter as well.",
        when=lambda counter: counter == DECAYED,
    ),
    _since(
        WINTER,
        "back-to-control-gained",
        LOOKS_BACK_IN_TIME,
        "603.10d",
        "Triggers on an opponent's gaining control of an object from a player look back.",
        when=_an_opponent_gains_control,
    ),
    _since(
        WINTER,
        "only-sagas-with-chapters-end",
        ONLY_SAGAS_WITH_CHAPTERS_ARE_SACRIFICED,
        "714.4 704.5s",
        "Only a Saga that has chapter abilities is sacrificed.",
    ),
    Row(
        "only-sagas-with-chapters-go-on",
        ONLY_SAGAS_WITH_CHAPTERS_GO_ON,
        "yes",
        {"2026-01-16": ("714.3b", "505.4"), "2026-08-07": ("714.3c", "505.4")},
        "Only a Saga that has chapter abilities gets a lore counter each turn.",
    ),
    _since(
        SUMMER,
        "library-abilities-wait",
        ACTIVATED_ABILITIES_WAIT_TO_RESOLVE,
        "605.1a",
        "An ability that moves cards to or from a library is not a mana ability, so it uses the stack.",
        exception_to="activated-mana-abilities",
        when=adds_mana_and_moves_cards_of_a_library,
    ),
    _since(
        SUMMER,
        "library-abilities-are-no-mana-abilities",
        WHAT_MOVES_CARDS_OF_A_LIBRARY_IS_NO_MANA_ABILITY,
        "605.1a",
        "An ability that moves cards to or from a library is not a mana ability, so nothing is tapped for mana by it.",
    ),
)
