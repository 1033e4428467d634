"""What the pages of imported cards show."""

from __future__ import annotations

from collections.abc import Mapping

from django import template
from django.utils.safestring import SafeString

from rules_data.queries import FaceView, GameView
from rulesite.pages import printed_cards

register = template.Library()

# Shown beside the name, where cards have it.
_ABOVE = frozenset({"mana cost"})


@register.simple_tag
def card_lines(game: GameView, face: FaceView) -> list[SafeString]:
    """The lines of a face's text."""
    return printed_cards.card_lines(game.slug, face)


@register.filter
def fact(facts: Mapping[str, str], name: str) -> str:
    """One of a face's facts; nothing where it has none of that name."""
    return facts.get(name, "")


@register.simple_tag
def other_facts(face: FaceView) -> list[tuple[str, str]]:
    """The facts that are not shown beside the name."""
    return [(name, value) for name, value in face.facts.items() if name not in _ABOVE]
