"""Which game's numbers a text writes, and which game its words speak of: what tells one game's text from another's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .extraction import TimeIsUp, unhurried
from .grammar import CitedGame, Grammar
from .in_documents import find_cited
from .model import Citation

# Numbers of a text beyond these tell nothing new.
MOST_READ = 600
_WORDS_THAT_COUNT = 12
# rule 603.4 | CR 8.3.17 | but not section 4.2, which every handbook has
_SAYS_RULE = re.compile(r"\b(?:sub-?)?rules?\b|\bcr\b|\bc\.\s?r\.|\bcomp(?:rehensive|rules)|\btrp\b", re.IGNORECASE)
_LETTER = re.compile(r"\d\.?\(?[a-z]", re.IGNORECASE)


@dataclass(frozen=True)
class Signs:
    """What speaks for each game in one text, by its slug.

    `written` are references that only this game writes so; `spoken` counts its names and the different words of its
    players; `found` are all references read as this game's.
    """

    written: Mapping[str, float] = field(default_factory=dict)
    named: Mapping[str, int] = field(default_factory=dict)
    spoken: Mapping[str, int] = field(default_factory=dict)
    found: Mapping[str, tuple[Citation, ...]] = field(default_factory=dict)

    @property
    def like_rules(self) -> int:
        """How many numbers could hardly be anything but a rule's: a word says so, or a letter stands behind."""
        of_each = (sum(one.number.depth > 0 and _is_surely_one(one) for one in found) for found in self.found.values())
        return max(of_each, default=0)


def signs_in(text: str, games: Iterable[CitedGame], time_is_up: TimeIsUp = unhurried) -> Signs:
    """Read a text as each game's in turn, and count what only one of them would have written.

    >>> from rules_data.core.citations.grammars import MAGIC, RIFTBOUND
    >>> games = (CitedGame("magic", (), MAGIC), CitedGame("riftbound", (), RIFTBOUND))
    >>> signs_in("See 596.3.a and rule 603.", games).written
    {'riftbound': 1.0}
    """
    known = tuple(games)
    found = {one.slug: find_cited(text, one, MOST_READ, time_is_up) for one in known}
    return Signs(
        written=_written_as(text, found),
        named={one.slug: sum(1 for _ in one.grammar.called.finditer(text)) for one in known},
        spoken={one.slug: _different_words(text, one.grammar) for one in known},
        found=found,
    )


def _written_as(text: str, found: Mapping[str, tuple[Citation, ...]]) -> dict[str, float]:
    """The weight of the numbers in one game's own form and in no other's."""
    exact: dict[tuple[int, int], list[tuple[str, Citation]]] = {}
    for game, cited in found.items():
        for one in cited:
            if text[slice(*one.number_at)] == str(one.number):
                exact.setdefault(one.number_at, []).append((game, one))
    weights: dict[str, float] = {}
    for readings in exact.values():
        if len({game for game, _ in readings}) == 1:
            game, one = readings[0]
            says = 1.0 if _is_surely_one(one) else 0.25 if one.number.depth > 1 else 0.0
            weights[game] = weights.get(game, 0.0) + says
    return {game: weight for game, weight in weights.items() if weight}


def _is_surely_one(one: Citation) -> bool:
    return one.document is not None or bool(_LETTER.search(one.raw) or _SAYS_RULE.search(one.raw))


def _different_words(text: str, grammar: Grammar) -> int:
    words: set[str] = set()
    for match in grammar.speaks_of.finditer(text):
        words.add(match[0].lower())
        if len(words) >= _WORDS_THAT_COUNT:
            break
    return len(words)
