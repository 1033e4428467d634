"""How often what readers see has changed."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.models import SiteState

SITE = ""


def site_state() -> dict[str, int]:
    """The counter of each game that has changed, and of the site under the empty name, in one small query."""
    return dict(SiteState.objects.order_by("scope").values_list("scope", "serial"))


def state_of(scopes: Mapping[str, int], game: str = "") -> str:
    """One word that is another whenever what is shown of a game changes; without a game, of anything."""
    if game:
        return f"{scopes.get(SITE, 0)}.{scopes.get(game, 0)}"
    return ".".join(f"{scope}{serial}" for scope, serial in sorted(scopes.items()))
