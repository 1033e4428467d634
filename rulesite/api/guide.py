"""How to begin with the API: requests that work as they stand, limits, licence, what changed."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.utils import timezone
from django.utils.translation import gettext as _

from rules_data.core.games import GAMES
from rules_data.queries import GameView, all_rules, kept_games
from rulesite.serving.kinds import API, CHECK, COMPARE, EVALUATE, LAB, SEARCH, SUGGEST

from .base import LARGEST_PAGE, ReadablePage

LIMITED = (API, SEARCH, SUGGEST, CHECK, COMPARE, EVALUATE, LAB)
# What changed for programs, newest first: the day, and what.
CHANGES = (
    ("2026-11-27", "`lab` lists each ability that has no name by its number, with what it `says`."),
    ("2026-11-27", "`evaluate` and `lab` know imported cards by their names, where all of their text can be played."),
    ("2026-11-27", "Too many long questions at once are answered with 429, as too many requests are; it was 503."),
    ("2026-11-22", "`lab` lists the legal steps from where a scenario stands, and the question that is open."),
    ("2026-11-22", "A parameter that means nothing at an address is an error, with the nearest one that does."),
    (
        "2026-11-22",
        "`evaluate` names the rules that decide each run (`deciding`; `?deciding=false` leaves them out) and says what "
        "stopped a run (`stopped`). All runs of a request share one second of processor time.",
    ),
    ("2026-11-22", "Whole versions as JSON and as text. Refusals (422, 429, 503) in the schema; page_size for lists."),
    ("2026-11-22", "`under` with a number that is not there is an error. POST answers pages of other origins."),
    ("2026-11-21", "Version 1."),
)


class GuidePage(ReadablePage):
    """The answer of the first address as a guide for people."""

    template = "api/guide.html"

    def get_context(self, data: Any, accepted_media_type: str | None, renderer_context: Any) -> dict[str, Any]:
        context = super().get_context(data, accepted_media_type, renderer_context)
        context["meta"] |= {"title": _("API guide · Rulesite"), "heading": _("API guide")}
        context["meta"]["description"] = _("Rules, FAQ, cards and examples for your own programs: how to begin.")
        context["site"] = context["request"].build_absolute_uri("/").rstrip("/")
        context["sample"] = _sample(kept_games(timezone.localdate(), " ".join(GAMES)))
        context["limits"] = [(kind.name, kind.a_minute) for kind in LIMITED] if settings.LIMITS else []
        context |= {"changes": CHANGES, "largest_page": LARGEST_PAGE}
        return context


def _sample(games: tuple[GameView, ...]) -> dict[str, str] | None:
    """A rule that is there today, so that no request of the guide goes stale."""
    for game in games:
        for document in game.documents:
            rules = all_rules(document.current) if document.current else ()
            rule = next((one for one in rules if not one.is_heading and one.depth > 1), None)
            if rule is not None and document.current is not None:
                label = document.current.label
                return {"game": game.slug, "document": document.slug, "number": rule.number, "version": label}
    return None
