"""What templates say about a table with players at it."""

from __future__ import annotations

from django import template

from rulesite.pages.table import number_name

register = template.Library()


@register.filter
def counted(name: str, value: object) -> str:
    """What a player has so many of, in the singular for one."""
    return number_name(name, value)
