"""The game that a search names in its own words: "fab go again", "who attacks first riftbound"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules_data.queries import GameView

_WORD = re.compile(r"[^\W_]+")
# A number is understood with its game beside it, wherever that stands.
_NUMBER = re.compile(r"\d\W?\d")
# Left over where "in Magic" or "for Riftbound" was taken out.
_LEFT_OVER = re.compile(r"^(?:in|for|on)\b|\b(?:in|for|on)$", re.IGNORECASE)


def named_game(query: str, known: Iterable[GameView]) -> tuple[str, str] | None:
    """The slug of the one game that a query names, and the query without that name.

    None where it names none or several, asks for a number, or says nothing else. What stands in quotation marks or
    belongs to a filter names nothing.
    """
    found: set[str] = set()
    rest = query
    for game in known:
        pattern = names_of(game)
        if pattern.search(rest):
            found.add(game.slug)
            rest = pattern.sub(" ", rest)
    rest = _LEFT_OVER.sub("", " ".join(rest.split())).strip(" ,:")
    if len(found) != 1 or '"' in query or _NUMBER.search(query) or not _WORD.search(rest):
        return None
    return found.pop(), rest


def names_of(game: GameView) -> re.Pattern[str]:
    """A game's names in any spelling, the longest first, where they stand by themselves."""
    names = {game.slug, game.name, game.publisher, *game.aliases} - {""}
    spelled = sorted((r"\W+".join(map(re.escape, _WORD.findall(name))) for name in names), key=len, reverse=True)
    return re.compile(rf"(?<![\w:-])(?:{'|'.join(spelled)})(?:['’]s)?(?![\w-])(?!:\w)", re.IGNORECASE)
