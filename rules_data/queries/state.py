"""How often what readers see has changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from django.db import connections, router

from rules_data.models import SiteState

from .showing_drafts import shown_draft

SITE = ""


def is_settled() -> bool:
    """Whether what is read now may be kept for the published state: no preview, and nothing that may be undone."""
    return not (shown_draft() or connections[router.db_for_read(SiteState)].in_atomic_block)


def kept_for(game: str = "") -> str | None:
    """The state of a game, or of everything, under which what is read now may be kept; None where it may not."""
    return state_of(site_state(), game) if is_settled() else None


def site_state() -> dict[str, int]:
    """The counter of each game that has changed, and of the site under the empty name, in one small query.

    Every page that is handed out asks this, so it is put in words for the database once, and not by the ORM each time.
    """
    using = router.db_for_read(SiteState)
    with connections[using].cursor() as cursor:
        cursor.execute(_asked(using))
        return dict(cursor.fetchall())


@cache
def _asked(using: str) -> str:
    """The query as that database takes it."""
    rows = SiteState.objects.using(using).order_by("scope").values_list("scope", "serial")
    asked, _ = rows.query.get_compiler(using).as_sql()
    return str(asked)


def state_of(scopes: Mapping[str, int], game: str = "") -> str:
    """One word that is another whenever what is shown of a game changes; without a game, of anything."""
    if game:
        return f"{scopes.get(SITE, 0)}.{scopes.get(game, 0)}"
    return ".".join(f"{scope}{serial}" for scope, serial in sorted(scopes.items()))
