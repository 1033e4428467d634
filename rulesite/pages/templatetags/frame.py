"""Tags of the frame around every page: its styles, its icons, the games to switch between."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rules_data.core.games import GAMES
from rules_data.queries import CatchingUp, GameView, catching_up, kept_games
from rulesite.pages.scope import today

# Of some kilobytes each: those of every game and section, and the search boxes of the last queries.
PARTS_KEPT = 256

register = template.Library()


@register.filter
def split(words: str) -> list[str]:
    """The words of a list written in a template."""
    return words.split()


@register.simple_tag
@cache
def style_path(name: str) -> str:
    """The address of one of the site's style sheets."""
    return static(f"rulesite/css/{name}.css")


@register.simple_tag
@lru_cache(maxsize=256)
def icon(name: str, css_class: str = "icon") -> SafeString:
    """One of the site's drawings, beside words that say the same."""
    address = static("rulesite/icons.svg")
    return format_html('<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>', css_class, address, name)


@register.simple_tag
def kept(template: str, **given: Hashable) -> SafeString:
    """A part of the frame, rendered once for what it is `given`: nothing else of the page is known in it."""
    return _rendered(template, get_language(), tuple(given.items()))


@lru_cache(maxsize=PARTS_KEPT)
def _rendered(template: str, language: str | None, given: tuple[tuple[str, Hashable], ...]) -> SafeString:
    return render_to_string(template, dict(given))


@register.filter
def all_games(_kept: str) -> tuple[GameView, ...]:
    """The games to switch between that are described here, as they were within the last minute."""
    return kept_games(today(), " ".join(GAMES))


@register.simple_tag
def under_way() -> CatchingUp | None:
    """What the site does behind its pages after a start; None when it is done."""
    return catching_up(settings.CATCHING_UP_FILE)


@register.filter
def choices(of: str) -> tuple[tuple[str, str], ...]:
    """What can be chosen for the display: the value kept on the device, and its name."""
    if of == "themes":
        return ("", _("System")), ("light", _("Light")), ("dark", _("Dark")), ("contrast", _("High contrast"))
    return ("", _("Normal")), ("large", _("Large")), ("larger", _("Larger"))
