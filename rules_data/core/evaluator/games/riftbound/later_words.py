"""Keywords that later editions brought: an edition that does not know one refuses it (v1.3 822-826)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules_data.core.abilities import CardFacts, KeywordHolds
from rules_data.core.abilities.changes import GainKeyword
from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import NotSupported, parts_of

from .questions_keywords import MEANS

# What of an earlier edition comes nearest to a keyword of a later one.
INSTEAD = {
    "ambush": "Reaction lets the unit be played as early, to its player's own places.",
    "backline": "Tank has the other units be assigned damage first.",
    "hunt": "Write {when: {event: conquers, object: me}, do: [..]}, and the same of holds.",
    "level": "Write while: {points of: you, at least: 3}, or another number of the player.",
}


def refuse_words_of_later_editions(ev: Running) -> None:
    """Refuse what is in the game and has, gives or asks for a keyword that this edition's rules lack.

    Raises NotSupported.
    """
    for thing in ev.state.objects.values():
        for word in _words_of(thing.card):
            if not ev.rules.rules_on(MEANS[word]) and MEANS[word].name not in ev.rules.lacks_answers_to:
                name = word.capitalize()
                where = f"{ev.rules.edition} has no rule on {name}, which {thing.name} speaks of."
                raise NotSupported(f"{where} {INSTEAD[word]}")


@lru_cache(maxsize=4096)
def _words_of(card: CardFacts) -> tuple[str, ...]:
    """The keywords a card has, gives or depends on that not all editions know."""
    return tuple(dict.fromkeys(word for word in _said(card) if word in INSTEAD))


def _said(card: CardFacts) -> Iterator[str]:
    for part in parts_of([card]):
        if isinstance(part, CardFacts):
            yield from (word for word, _ in part.keywords)
        elif isinstance(part, GainKeyword | KeywordHolds):
            yield part.keyword
