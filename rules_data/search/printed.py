"""Imported cards among what a beginning may mean. They are many, so they are asked of the database and not indexed."""

from __future__ import annotations

import time
from collections.abc import Mapping

from rules_data.core.games import GAMES
from rules_data.queries import printed_beginning, printed_count

from .suggesting import GROUPS, Suggestion

# One or two letters begin thousands of names, none of them likelier than another.
SHORTEST = 3
# A site without imported cards asks its database this often whether there are any by now, in seconds.
ASKED_AGAIN = 60.0

_none_until: dict[str, float] = {}

Groups = Mapping[str, tuple[Suggestion, ...]]


def with_printed(found: Groups, typed: str, game: str | None, limit: int) -> Groups:
    """The suggestions with imported cards behind the site's own, where there is room for them."""
    own = found.get("card", ())
    if len(typed.strip()) < SHORTEST or len(own) >= limit:
        return found
    known = {(one.game, one.slug) for one in own}
    games = [one for one in ([game] if game else GAMES) if _has_printed(one)]
    rows = printed_beginning(typed, games, limit) if games else ()
    more = [
        Suggestion("card", one.game, "", "", one.slug, f"{one.name} ({one.variant})" if one.variant else one.name)
        for one in rows
        if (one.game, one.slug) not in known
    ]
    if not more:
        return found
    cards = (*own, *more)[:limit]
    return {kind: cards if kind == "card" else found[kind] for kind in GROUPS if kind in found or kind == "card"}


def forget_printed() -> None:
    """Cards were imported: look for them at once."""
    _none_until.clear()


def _has_printed(game: str) -> bool:
    """Whether cards of a game were imported, so that most sites complete names without their database."""
    now = time.monotonic()
    if now < _none_until.get(game, 0.0):
        return False
    found = printed_count(game) > 0
    if not found:
        _none_until[game] = now + ASKED_AGAIN
    return found
