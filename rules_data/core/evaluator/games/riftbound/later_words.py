"""Words that later editions brought: an edition that does not know one refuses it (v1.3 728-733, 822-826)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules_data.core.abilities import CardFacts, Cost, EventPattern, KeywordHolds, PlayerNumber, TokenKind, WithKeyword
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.abilities.effects import GainXp
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.policy import Question
from rules_data.core.evaluator.state import NotSupported, kept_while_it_lives, parts_of

from .questions_actions import XP_IS_GAINED
from .questions_keywords import MEANS

XP = "xp"
# What of an earlier edition comes nearest to a word of a later one.
INSTEAD = {
    "ambush": "Reaction lets the unit be played as early, to its player's own places.",
    "backline": "Tank has the other units be assigned damage first.",
    "hunt": "Write {when: {event: conquers, object: me}, do: [..]}, and the same of holds.",
    "level": "Write while: {points of: you, at least: 3}, or another number of the player.",
    XP: "Points are what players gain there, and energy or power what they spend.",
}
_RULED: dict[str, Question] = {word: MEANS[word] for word in INSTEAD if word in MEANS} | {XP: XP_IS_GAINED}


def refuse_words_of_later_editions(ev: Running) -> None:
    """Refuse what is in the game and has, gives or asks for what this edition's rules lack, XP of a player too.

    Raises NotSupported.
    """
    for thing in ev.state.objects.values():
        _refuse(ev, words_of(thing.card), thing.name)
    for player in ev.state.players:
        if ev.state.number(player, XP):
            _refuse(ev, (XP,), player)


def refuse_later_words_in(ev: Running, arguments: Mapping[str, Any]) -> None:
    """Refuse a step whose instructions, or the tokens they make, speak of what this edition's rules lack.

    Raises NotSupported.
    """
    effects, card = arguments.get("effects") or (), arguments.get("card")
    words = dict.fromkeys(word for part in parts_of((effects, card)) for word in _words_in(part))
    _refuse(ev, tuple(words), "this step")


def _refuse(ev: Running, words: tuple[str, ...], who: str) -> None:
    for word in words:
        if not ev.rules.rules_on(_RULED[word]) and _RULED[word].name not in ev.rules.lacks_answers_to:
            name = word.upper() if word == XP else word.capitalize()
            raise NotSupported(f"{ev.rules.edition} has no rule on {name}, which {who} speaks of. {INSTEAD[word]}")


@kept_while_it_lives
def words_of(card: CardFacts) -> tuple[str, ...]:
    """What a card has, gives, asks for or depends on that not all editions know."""
    return tuple(dict.fromkeys(word for part in parts_of([card]) for word in _words_in(part)))


def _words_in(part: Any) -> Iterator[str]:
    """Those words that one part of a text says by itself."""
    return (word for word in _said(part) if word in INSTEAD)


def _said(part: Any) -> Iterator[str]:
    match part:
        case CardFacts() | TokenKind():
            yield from (word for word, _ in part.keywords)
        case GainKeyword() | KeywordHolds():
            yield part.keyword
        case WithKeyword():
            yield from part.keywords
        case PlayerNumber():
            yield part.stat
        case Cost():
            yield from (name for name, _ in (*part.resources, *part.variable))
        case GainXp():
            yield XP
        case EventPattern() if part.event == "gains xp":
            yield XP
