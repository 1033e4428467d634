"""The points that a game goes past, by name."""

from __future__ import annotations

from . import points, points_of_some, questions_on_effects, questions_on_triggers
from .rows import Point

_RAISED_BY_ALL = (*questions_on_triggers.QUESTIONS, *questions_on_effects.QUESTIONS, *points.POINTS)


def raised(*own: Point) -> dict[str, Point]:
    """The points that every game goes past, with a game's own in their place or beside them."""
    return {point.name: point for point in (*_RAISED_BY_ALL, *own)}


def raised_by_some(*own: Point) -> dict[str, Point]:
    """All of those, and the points that only games with stages and discrete effects go past."""
    return raised(*points_of_some.POINTS, *own)
