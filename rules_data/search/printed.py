"""Imported cards among what a beginning may mean. They are many, so they are asked of the database and not indexed."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.games import GAMES
from rules_data.queries import printed_beginning

from .suggesting import GROUPS, Suggestion

# One or two letters begin thousands of names, none of them likelier than another.
SHORTEST = 3

Groups = Mapping[str, tuple[Suggestion, ...]]


def with_printed(found: Groups, typed: str, game: str | None, limit: int) -> Groups:
    """The suggestions with imported cards behind the site's own, where there is room for them."""
    own = found.get("card", ())
    if len(typed.strip()) < SHORTEST or len(own) >= limit:
        return found
    known = {(one.game, one.slug) for one in own}
    rows = printed_beginning(typed, [game] if game else list(GAMES), limit)
    more = [
        Suggestion("card", one.game, "", "", one.slug, f"{one.name} ({one.variant})" if one.variant else one.name)
        for one in rows
        if (one.game, one.slug) not in known
    ]
    if not more:
        return found
    cards = (*own, *more)[:limit]
    return {kind: cards if kind == "card" else found[kind] for kind in GROUPS if kind in found or kind == "card"}
