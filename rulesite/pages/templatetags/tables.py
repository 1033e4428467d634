"""What templates say about a table with players at it."""

from __future__ import annotations

from django import template

from rulesite.pages.table import number_name

register = template.Library()


@register.filter
def counted(name: str, value: object) -> str:
    """What a player has so many of, in the singular for one."""
    return number_name(name, value)


@register.filter
def line(text: str, number: int) -> str:
    """A line of a text, counted from 1, without what it is indented by; nothing where it has no such line."""
    lines = str(text or "").splitlines()
    return lines[number - 1].strip()[:200] if 0 < number <= len(lines) else ""
