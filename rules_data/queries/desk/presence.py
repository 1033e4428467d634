"""Who else is at a page of the desk."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from rules_data.models import Presence

# A page asks every 10 s: whoever missed three times has left.
LASTS = timedelta(seconds=35)


def others_at(place: str, who: str) -> tuple[str, ...]:
    """The names of those who are at a page beside `who`, in alphabetical order."""
    present = Presence.objects.filter(place=place, seen_at__gt=timezone.now() - LASTS).exclude(who=who)
    return tuple(present.order_by("who").values_list("who", flat=True)[:20])
