"""References of a text about one game, to whichever of its documents: each document is read by its own grammar."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from .extraction import TimeIsUp, find, unhurried
from .grammar import CitedGame, Grammar
from .model import Citation


def find_cited(
    text: str, game: CitedGame, most: int | None = None, time_is_up: TimeIsUp = unhurried
) -> tuple[Citation, ...]:
    """All references to a game's rules, and to the documents that count otherwise where they are named: "MTR 2.10"."""
    cited = find(text, game.grammar, most, time_is_up)
    slugs = {one.slug for one in game.documents}
    grammars: Iterable[Grammar] = dict.fromkeys(one.grammar for one in game.documents)
    named = [one for own in grammars for one in find(text, own, most, time_is_up) if one.document in slugs]
    return _in_order(named, _beside(cited, named)) if named else cited


def find_cited_within(
    text: str, game: CitedGame, document: str, rulebook: str, time_is_up: TimeIsUp = unhurried
) -> tuple[Citation, ...]:
    """All references in a text that stands in, or speaks of, one document: a number without a name is one of its own.

    `rulebook` is the document that the game's grammar means where none is named.
    """
    own = next((one.grammar for one in game.documents if one.slug == document), None)
    if own is None:
        return find_cited(text, game, time_is_up=time_is_up)
    slugs = {None, rulebook, *(one.slug for one in game.documents)}
    mine = [one for one in find(text, own, None, time_is_up) if one.document in slugs]
    others = [
        replace(one, document=one.document or rulebook)
        for one in _beside(find(text, game.grammar, None, time_is_up), mine)
        if one.document or own.scheme.read(str(one.number)) is None
    ]
    return _in_order(mine, others)


def _beside(cited: Iterable[Citation], taken: Iterable[Citation]) -> list[Citation]:
    """The references that share no character with those that are taken."""
    places = {at for one in taken for at in range(one.start, one.end)}
    return [one for one in cited if places.isdisjoint(range(one.start, one.end))]


def _in_order(*found: Iterable[Citation]) -> tuple[Citation, ...]:
    return tuple(sorted((one for ones in found for one in ones), key=lambda one: one.start))
