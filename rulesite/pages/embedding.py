"""How other sites show our rules: the script, its options, and what it does on this very page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules_data.core.games import GAMES
from rules_data.queries import EditionView, GameView, find_rules, games, titles

from .meta import page_meta
from .scope import today

# Attribute, value, what it does.
OPTIONS = (
    (
        "data-game",
        next(iter(GAMES)),
        gettext_lazy("The game your page is about. Without it, numbers several games use offer all of them."),
    ),
    ("data-edition", "v1.2", gettext_lazy("The version, or the date in 2026-01-31 form, your page was written for.")),
    ("data-within", "article", gettext_lazy("A CSS selector: only there. Without it, the whole page.")),
    ("data-skip", ".comments", gettext_lazy("A CSS selector of what to leave alone, besides links, fields and code.")),
    ("data-code", "", gettext_lazy("Link citations in code, too.")),
    ("data-watch", "", gettext_lazy("Watch for content added later.")),
)


def embed(request: HttpRequest) -> HttpResponse:
    """The embed script: what to paste, what it sends, and a demonstration."""
    meta = page_meta(
        request,
        _("Embed rules"),
        _("One small script turns rule citations on your pages into links with a preview. No cookies, no tracking."),
    )
    shown = {"meta": meta, "options": OPTIONS, "address": request.build_absolute_uri(static("rulesite/embed.js"))}
    shown["samples"] = [one for one in (_sample(game) for game in games(today())) if one]
    shown["site"] = request.build_absolute_uri("/").rstrip("/")
    return render(request, "pages/embed.html", shown)


# What a text about each game may say; the number is looked up, so that it is never one of yesterday.
SAMPLES = {
    "magic": ("triggered abilities", gettext_lazy("In Magic, triggered abilities are handled by CR %(number)s.")),
    "riftbound": ("triggered abilities", gettext_lazy("Riftbound rule %(number)s is about triggered abilities.")),
    "flesh-and-blood": ("trigger", gettext_lazy("Flesh and Blood has triggered effects in [%(number)s].")),
}


def _sample(game: GameView) -> dict[str, str] | None:
    """A sentence that cites a rule the game has today."""
    current = next((one.current for one in game.documents if one.current is not None), None)
    word, sentence = SAMPLES.get(game.slug, ("", gettext_lazy("%(game)s rule %(number)s is one of its rules.")))
    if current is None:
        return None
    called = titles(current)
    wanted = [one for one in called if word in called[one].lower()]
    wanted.sort(key=lambda one: (not called[one].lower().startswith(word), len(called[one])))
    number = next(filter(None, (_first_rule_below(current, one) for one in wanted)), "")
    return {"sentence": sentence % {"number": number, "game": game.name}} if number else None


def _first_rule_below(edition: EditionView, section: str) -> str:
    """The number of the first rule under a section; empty where the title is that of a rule with nothing under it."""
    below = (rule.number for rule in find_rules(edition, section, 12) if not rule.is_heading)
    return next((one for one in below if one != section), "")
